import type { ScreenResult } from '../../../experiments/designs/screen/screen.ts';
import {
  directionOf,
  type ScreenEffect,
  type ScreenRow,
} from '../../../experiments/designs/screen/screen-row.ts';
import { differenceText, metricTitle, theMetric } from '../../wording/metric-wording.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { censoring, type StoppedSide, stoppedNotes } from '../../wording/stopped-wording.ts';
import { counted, listed, present, sentence } from '../../wording/wording.ts';

/** Rows by how much they do to a metric. */
export function ranked(rows: readonly ScreenRow[], m: number): ScreenRow[] {
  const key = ({ effects }: ScreenRow, of: 'strength' | 'muStar') => effects[m]?.[of] ?? 0;
  return [...rows].sort(
    (a, b) => key(b, 'strength') - key(a, 'strength') || key(b, 'muStar') - key(a, 'muStar'),
  );
}

function clearOf(rows: readonly ScreenRow[], m: number): ScreenRow[] {
  return rows.filter(({ effects }) => effects[m]?.isClear);
}

/** What stands out in what it does to the primary metric, in one sentence. Rows in the order of it. */
export function screenTitle(result: ScreenResult, rows: readonly ScreenRow[]): string {
  if (rows[0].effects.length === 0)
    return notSettled('the run was stopped before two walks were finished', 'more walks');
  const primary = theMetric({ metric: result.primary });
  const clear = clearOf(rows, 0).slice(0, 3);
  const numbers = rows.length === 1 ? rows[0].path : `any of ${counted(rows.length, 'number')}`;
  return clear.length === 0
    ? notSettled(`what ${numbers} does to ${primary} may be luck`, 'more walks')
    : `What moves ${primary} most: ${listed(clear.map(({ path }) => path))}`;
}

/** What stands out in what it does to a metric, in one sentence. */
export function screenFinding(rows: readonly ScreenRow[], m: number): string {
  const clear = clearOf(ranked(rows, m), m).slice(0, 5);
  const { unit } = rows[0].effects[m];
  const metric = sentence(metricTitle(rows[0].effects[m]));
  if (clear.length === 0)
    return `${metric}: not settled, since what ${rows.length === 1 ? 'the' : 'every'} number does may be luck.`;
  const told = clear.map(
    (row) =>
      `${row.path} (${sizeText(row.effects[m])}, size ${sizeRange(row.effects[m])}${CENSORED[censoringOf(row, m)]})`,
  );
  return `${metric}: ${listed(told)} ${clear.length === 1 ? 'stands' : 'stand'} out from luck${unit === 'share' ? ', in points' : ''}.`;
}

/** What stopped matches leave of an effect; what goes either way goes up to the cap at best. */
export function censoringOf({ effects, stopped }: ScreenRow, m: number): ReturnType<typeof censoring> {
  const { unit } = effects[m];
  return unit !== 'rounds' || stopped === null ? 'none' : censoring(directionOf(effects[m]), stopped);
}

const CENSORED = { none: '', bound: ', a lower bound', capped: ', counted up to the cap' };

/** All matches, and the end of a number at which most were stopped. */
function stoppedSides({ rows, stopped }: ScreenResult): StoppedSide[] {
  if (stopped === null) return [];
  const ends = rows.flatMap(({ path, low, high, stopped: own }) =>
    own === null
      ? []
      : [
          { side: `with ${path}=${high}`, share: own.first },
          { side: `with ${path}=${low}`, share: own.second },
        ],
  );
  const most = ends.reduce((worst, end) => (end.share > worst.share ? end : worst));
  return [{ side: 'of all walks', share: stopped }, ...(most.share > stopped ? [most] : [])];
}

/** What a reader of the findings must know, a sentence each. */
export function screenNotes(result: ScreenResult, rows: readonly ScreenRow[]): string[] {
  const { spec, redrawn, clash, trajectories } = result;
  const { leftOut } = spec.asks;
  const reasons = [...new Set(leftOut.map(({ why }) => why))];
  const idle = rows.filter(
    ({ effects }) => effects.length > 0 && effects.every(({ muStar }) => muStar === 0),
  );
  return present([
    ...(rows[0].effects.length > 0 ? rankingNotes(rows.length, trajectories) : [nothingYet(result)]),
    idle.length > 0 &&
      `In ${counted(trajectories * spec.blocks.initial, 'block')} nothing at all changed with ${listed(idle.map(({ path }) => path))}; rare effects hide in so few.`,
    ...(rows.some(({ effects }) => effects.some(({ unit }) => unit === 'rounds'))
      ? stoppedNotes(stoppedSides(result))
      : []),
    ...reasons.map(
      (why) =>
        `Left out, ${listed(leftOut.filter((one) => one.why === why).map(({ path }) => path))}: ${why}`,
    ),
    redrawn > 0 &&
      `${counted(redrawn, 'walk')} had to be drawn anew because numbers could not be played together: ${clash}`,
  ]);
}

/** Why a screening that was stopped early says nothing of any number. */
function nothingYet({ trajectories, spec }: ScreenResult): string {
  const finished = trajectories === 0 ? 'None' : 'One';
  return `${finished} of ${counted(spec.asks.trajectories, 'walk')} was finished. It takes two to tell an effect from luck, so nothing is known of any number yet.`;
}

function rankingNotes(numbers: number, walks: number): string[] {
  return present([
    numbers > 1 &&
      `Of ${numbers} numbers some will look clear by luck: take the ranking as a hint where to look.`,
    walks < 10 && 'With fewer than some ten walks the intervals are rough.',
  ]);
}

/** The size of an effect, with a sign where it goes one way nearly always. */
export function sizeText(effect: ScreenEffect): string {
  const sign = directionOf(effect);
  const text = plainText(effect, effect.muStar);
  return sign > 0 ? `+${text}` : sign < 0 ? `-${text}` : text;
}

/** The interval of the size of an effect. */
export function sizeRange(effect: ScreenEffect): string {
  return `${plainText(effect, effect.low)} to ${plainText(effect, effect.high)}`;
}

/** A figure of an effect without a sign. */
export function plainText(effect: ScreenEffect, value: number): string {
  const { low, high, muStar } = effect;
  return differenceText({ ...effect, difference: { mean: muStar, low, high } }, value).replace('+', '');
}
