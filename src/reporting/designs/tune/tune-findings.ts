import type { TuneResult } from '../../../experiments/designs/tune/tune.ts';
import { changesText, type Finalist } from '../../../experiments/designs/tune/tune-points.ts';
import {
  againstBook,
  bestOf,
  isWithin,
  meetsAll,
  winnerOf,
} from '../../../experiments/designs/tune/tune-winner.ts';
import { LEAST_BLOCKS } from '../../../experiments/terms/verdict.ts';
import { metricTitle } from '../../wording/metric-wording.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { type StoppedSide, stoppedNotes } from '../../wording/stopped-wording.ts';
import { tooFew } from '../../wording/too-few.ts';
import { counted, pointsText, present, thousands } from '../../wording/wording.ts';
import { isBound, levelWithInterval, targetText } from './tune-wording.ts';

/** The finding in one sentence. */
export function tuneTitle({ spec, tried, finalists }: TuneResult): string {
  const [book, ...others] = finalists;
  if (!book || book.blocks === 0) return notSettled('the search did not come to its end');
  if (meetsAll(book)) return 'The book already meets every target';
  if (isWithin(spec.asks.targets, book)) {
    return notSettled('the book lies within every tolerance, but not beyond doubt');
  }
  if (others.length === 0) return nothingBetter(Math.min(book.blocks, tried[0].blocks));
  const winner = winnerOf(spec.asks.targets, finalists);
  if (winner === 0) {
    const isWorse = others.every((one) => againstBook(one, book) === 'worse');
    return isWorse
      ? 'What the search found does worse than the book on fresh luck'
      : notSettled('whether what the search found does better than the book');
  }
  return winnerTitle(finalists[winner], book);
}

/** @param blocks that the book had in the search or on fresh luck, whichever are fewer */
function nothingBetter(blocks: number): string {
  return blocks < LEAST_BLOCKS
    ? notSettled('whether anything tried does better than the book')
    : 'Nothing tried did better than the book in the search';
}

function winnerTitle(best: Finalist, book: Finalist): string {
  const words = changesText(best.changes);
  const sure = againstBook(best, book) === 'better';
  if (meetsAll(best)) {
    return `${words} meets every target${sure ? '' : `. ${notSettled('whether it does better than the book')}`}`;
  }
  return sure
    ? `${words} comes nearer to the targets than the book`
    : notSettled(`whether ${words} comes nearer to the targets than the book`);
}

/** How each finalist does on each target, a sentence each. */
export function tuneFindings({ spec, finalists, units }: TuneResult): string[] {
  return finalists
    .filter(({ blocks }) => blocks > 0)
    .map((finalist) => {
      const parts = spec.asks.targets.map((target, i) => {
        const [unit, { stopped }] = [units[i], finalist];
        const capped = isBound(target, unit, stopped) ? ' with rounds counted up to the cap' : '';
        const figure = levelWithInterval(finalist.levels[i], target, unit, finalist);
        return `${targetText(target, unit)}: ${figure}, ${finalist.met[i]}${capped}`;
      });
      return `With ${changesText(finalist.changes)}, on fresh luck: ${parts.join('; ')}.`;
    });
}

/** What a reader must know, a sentence each. */
export function tuneNotes({ spec, tried, finalists, units }: TuneResult): string[] {
  const tolerances = spec.asks.targets.map(
    ({ metric, tolerance }, i) => `${metricTitle({ metric })} ${apart(tolerance, units[i])}`,
  );
  return present([
    ...tooFew(finalists.map(({ blocks }) => blocks)),
    `Tolerances: ${tolerances.join(', ')}; "met" means that the whole interval lies within.`,
    ...(units.includes('rounds') ? stoppedNotes(stoppedSides(finalists)) : []),
    ...openNotes(spec.asks.targets, finalists, units),
    ...simplerNotes(spec.asks.targets, finalists),
    ...sameNotes(tried),
    tried.length > 0 &&
      `${tried.length === 1 ? '1 point was' : `${tried.length} points were`} tried, ${passedBy(spec.asks.parameters.length)} may have been passed by.`,
  ]);
}

function passedBy(parameters: number): string {
  return parameters === 1
    ? 'one step at a time; a better one that lies beyond worse ones'
    : 'one step along one number at a time; a better one that needs two changes at once';
}

/** How far intervals of targets that are neither met nor missed reach, and what narrower ones take. */
function openNotes(
  targets: TuneResult['spec']['asks']['targets'],
  finalists: TuneResult['finalists'],
  units: TuneResult['units'],
): string[] {
  if (!finalists.some(({ met }) => met.includes('undecided'))) return [];
  const wide = targets.flatMap(({ metric, tolerance }, i) => {
    const open = finalists.filter(({ met }) => met[i] === 'undecided');
    const reach = Math.max(0, ...open.map(({ levels }) => halfWidth(levels[i])));
    if (reach <= tolerance) return [];
    const blocks = Math.max(LEAST_BLOCKS, open[0].blocks * (reach / tolerance) ** 2);
    const [own, wanted] = [apart(reach, units[i]), apart(tolerance, units[i])];
    return [
      `Intervals of ${metricTitle({ metric })} reach up to ${own} either way: ${wanted} would take some ${thousands(Number(blocks.toPrecision(2)))} blocks on fresh luck.`,
    ];
  });
  return ['Some targets are neither met nor missed beyond doubt; more blocks would tell.', ...wide];
}

function halfWidth(level: Finalist['levels'][number]): number {
  return level === null ? 0 : (level.high - level.low) / 2;
}

/** A distance between figures: `2.0 points`, `0.3`. */
function apart(distance: number, unit: TuneResult['units'][number]): string {
  return unit === 'share' ? pointsText(distance) : String(Number(distance.toPrecision(3)));
}

/** Why a change is spoken for that another one is nearer than. */
function simplerNotes(
  targets: TuneResult['spec']['asks']['targets'],
  finalists: TuneResult['finalists'],
): string[] {
  if (finalists.length === 0) return [];
  const [winner, best] = [winnerOf(targets, finalists), bestOf(finalists)];
  if (winner === 0 || winner === best) return [];
  const { changes, loss } = finalists[best];
  return [
    `${changesText(changes)} is off by less (${loss.toFixed(1)}, not ${finalists[winner].loss.toFixed(1)}), but not shown to do better, and changes more numbers.`,
  ];
}

/** Points that were no new ones after all. */
function sameNotes(tried: TuneResult['tried']): string[] {
  const same = tried.filter(({ like }) => like !== null).length;
  if (same === 0) return [];
  return [
    `${counted(same, 'point')} played every match like another point: what sets ${same === 1 ? 'it' : 'them'} apart did nothing on these tables. Only the one nearest to the book is spoken of.`,
  ];
}

function stoppedSides(finalists: readonly Finalist[]): StoppedSide[] {
  return finalists.flatMap(({ changes, stopped }) =>
    stopped === null ? [] : [{ side: `with ${changesText(changes)}`, share: stopped }],
  );
}
