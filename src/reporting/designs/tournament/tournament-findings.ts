import type { Meeting, TournamentResult } from '../../../experiments/designs/tournament/tournament.ts';
import type { Standing } from '../../../experiments/designs/tournament/tournament-standings.ts';
import { worthAt } from '../../../experiments/measure/fair-curve.ts';
import { LEAST_BLOCKS, type Share } from '../../../experiments/terms/verdict.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { tooFew } from '../../wording/too-few.ts';
import {
  counted,
  gainText,
  listed,
  percent,
  percentRange,
  percentWithRange,
  present,
  takenText,
} from '../../wording/wording.ts';

/** A contestant with how it stands. */
export interface Placed {
  /** Number in the result. */
  readonly number: number;
  readonly title: string;
  readonly standing: Standing | null;
}

/** Chances in a mix below this are left out of sentences. */
const SPEAKS = 0.01;
/** A mix whose chances are less sure than this is not settled. */
const SETTLED = 0.5;

/** The finding in one sentence. Contestants strongest first. */
export function tournamentTitle(
  { meetings, rounds, spec }: TournamentResult,
  placed: readonly Placed[],
): string {
  const [best, ...others] = placed;
  const only = others.length === 1 ? others[0].title : null;
  const against = `against ${only ?? 'the others'}`;
  if (!best.standing) return notSettled('too little was played for standings');
  if (rounds < LEAST_BLOCKS)
    return notSettled(`so far ${best.title} takes ${takenText(best.standing.share)} ${against}`);
  if (meetings.every(({ share, blocks }) => worthAt(share, blocks, spec.d) === 'fair'))
    return `Nobody takes more than ${percent(0.5 + spec.d)} of the points from anybody else`;
  if (meetings.every(({ found }) => !found))
    return notSettled(`who of ${counted(placed.length, 'contestant')} is better than whom`);
  const taken = takenText(best.standing.share);
  const over = placed.filter(({ number }) => meetings.some((own) => beats(own, number, best.number)));
  if (over.length > 0) {
    const titles = listed(over.map(({ title }) => title));
    return `${best.title} takes most, ${taken} ${against}, but ${titles} ${over.length === 1 ? 'beats' : 'beat'} it`;
  }
  const level = placed.filter(
    ({ number }) =>
      number === best.number || !meetings.some((meeting) => beats(meeting, best.number, number)),
  );
  if (level.length === 1)
    return only === null
      ? `${best.title} beats everybody: ${taken} ${against}`
      : `${best.title} beats ${only}: ${taken}`;
  return `${best.title} takes ${taken}. ${notSettled(`who of ${listed(level.map(({ title }) => title))} is best`)}`;
}

/** Whether in a meeting one was found to be better than the other. */
function beats({ first, second, share, found }: Meeting, one: number, other: number): boolean {
  if (!found) return false;
  return share.mean > 0.5
    ? first === one && second === other
    : share.mean < 0.5 && first === other && second === one;
}

/** Who beats whom, what nobody can exploit and what runs in circles, a sentence each. */
export function tournamentFindings(result: TournamentResult, placed: readonly Placed[]): string[] {
  const { standings, contestants, meetings } = result;
  const better = placed.flatMap(({ number, title }) => {
    const worse = meetings.flatMap((meeting) =>
      [meeting.first, meeting.second].flatMap((other) =>
        beats(meeting, number, other) ? [contestants[other].title] : [],
      ),
    );
    return worse.length === 0 ? [] : [`${title} beats ${listed(worse)}.`];
  });
  if (!standings) return better;
  const mix = placed.filter(({ standing }) => standing!.nash.mean >= SPEAKS);
  const { cyclic, firstTurn } = standings;
  return present([
    ...better,
    mixSentence(mix, result.rounds),
    placed.length > 2 && circleSentence(cyclic),
    firstTurn && `Between equals the first turn takes ${percentWithRange(firstTurn)}.`,
  ]);
}

function circleSentence(cyclic: Share): string {
  const share = `${percent(cyclic.mean)} of what sets contestants apart, noise taken off (${percentRange(cyclic)})`;
  return cyclic.low > 0
    ? `In circles runs ${share}; the rest is a ladder from strong to weak.`
    : `Nothing is shown to run in circles: a ladder from strong to weak leaves ${share}.`;
}

function mixSentence(mix: readonly Placed[], rounds: number): string {
  const words = mix.map(({ title, standing }) => `${title} ${percentWithRange(standing!.nash)}`);
  const settled = rounds >= LEAST_BLOCKS && mix.every(({ standing }) => isKnown(standing!.nash, mix.length));
  if (!settled) return `The mix that nobody can exploit is not settled yet: ${listed(words)}.`;
  return mix.length === 1
    ? `Nobody gains by answering ${mix[0].title} with anything else.`
    : `The mix that nobody can exploit: ${listed(words)}.`;
}

/** Whether a chance in a mix is known well enough to speak of: of one alone that nobody else belongs beside it. */
function isKnown({ low, high }: Share, contestants: number): boolean {
  return contestants === 1 ? low > 1 - SPEAKS : high - low < SETTLED;
}

/** What a reader must know, a sentence each. */
export function tournamentNotes(result: TournamentResult, placed: readonly Placed[]): string[] {
  const close = result.meetings.filter(({ found }) => !found).length;
  const free = result.spec.asks.armies.length > 1;
  return present([
    ...tooFew([result.rounds]),
    close > 0 &&
      `${close} of ${counted(result.meetings.length, 'pair')} ${close === 1 ? 'is' : 'are'} not settled; more blocks would tell.`,
    ...eloNotes(result, placed),
    ...gainNote(result),
    ...fewTables(result),
    free && placed.length > 0 && 'Armies need not be of equal size: a larger one should win.',
    'Shares in the unbeaten mix jump where contestants are nearly equal; compare shares first.',
  ]);
}

/** Why there is no logistic Elo, or none with an interval. */
function eloNotes({ standings }: TournamentResult, placed: readonly Placed[]): string[] {
  if (!standings) return [];
  if (!standings.connected) return [nobodyText(placed)];
  const [beyond, measured] = [true, false].map((isBeyond) =>
    placed.filter(({ standing }) => (standing!.elo.mean === null) === isBeyond),
  );
  return present([
    beyond.length > 0 && beyondText(beyond),
    measured.some(({ standing }) => standing!.elo.low === null) &&
      'So few points lead from some contestants to others that chance alone could have left none: logistic Elo has no interval.',
  ]);
}

/** Why nobody has a logistic Elo. */
function nobodyText(placed: readonly Placed[]): string {
  const apart = [
    ...extremes(placed, 1).map((title) => `${title} took every point`),
    ...extremes(placed, 0).map((title) => `${title} took none`),
  ];
  return apart.length === 0
    ? 'No chain of points leads from everybody to everybody, so groups lie beyond what logistic Elo can measure.'
    : `${listed(apart)}: how far that is from the rest lies beyond what these blocks show, so nobody has a logistic Elo.`;
}

/** Why some have none. */
function beyondText(beyond: readonly Placed[]): string {
  const [are, them] = beyond.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${listed(beyond.map(({ title }) => title))} ${are} farther from the others than these blocks can measure, so the others have their logistic Elo without ${them}.`;
}

function extremes(placed: readonly Placed[], share: number): string[] {
  return placed.flatMap(({ title, standing }) => (standing!.share.mean === share ? [title] : []));
}

/** Fewer clusters than a bootstrap wants. */
const FEW_TABLES = 20;

function fewTables({ playedTables, standings }: TournamentResult): string[] {
  const tables = playedTables.length;
  if (!standings || tables === 1 || tables >= FEW_TABLES) return [];
  return [
    `The intervals of logistic Elo, of the unbeaten mix and of who takes over come from ${tables} tables drawn again and again: fewer than ${FEW_TABLES} make them too narrow where tables differ.`,
  ];
}

/** Pairs told one by one at most. */
const PAIRS_TOLD = 6;

/** What common luck saves each pair. */
function gainNote({ contestants, meetings }: TournamentResult): string[] {
  const gains = meetings.flatMap(({ first, second, gain }) =>
    gain === null ? [] : [{ pair: `${contestants[first].title} against ${contestants[second].title}`, gain }],
  );
  if (gains.length === 0) return [];
  const [least, most] = [Math.min, Math.max].map((end) => gainText(end(...gains.map(({ gain }) => gain))));
  const told =
    gains.length <= PAIRS_TOLD
      ? gains.map(({ pair, gain }) => `${gainText(gain)} for ${pair}`).join(', ')
      : `${least} to ${most}, for each pair on the page`;
  return [`Without shared luck within a block it would take so many times as many blocks: ${told}.`];
}
