import type { AttributeResult, StoppedWith } from '../../../experiments/designs/attribute/attribute.ts';
import type { AttributionRow } from '../../../experiments/designs/attribute/attribution.ts';
import { MOST_EXACT } from '../../../experiments/designs/attribute/coalitions.ts';
import { type Effect, isSure } from '../../../experiments/measure/effect-tally.ts';
import { LEAST_BLOCKS } from '../../../experiments/terms/verdict.ts';
import { roundedParts } from '../../document/rounded-parts.ts';
import { TOGETHER } from '../../wording/metric-groups.ts';
import {
  amountWithRange,
  differenceRange,
  inPoints,
  metricTitle,
  theMetric,
} from '../../wording/metric-wording.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { censoring, isCensored, type StoppedSide, stoppedNotes } from '../../wording/stopped-wording.ts';
import { tooFew } from '../../wording/too-few.ts';
import { reconstructions, rulesNames, stepText } from '../../wording/version-wording.ts';
import { decimalsFor, listed, pointsText, present, sentence, signed } from '../../wording/wording.ts';

/** The finding in one sentence. */
export function attributeTitle(result: AttributeResult): string {
  const { rows, told, spec } = result;
  const { from, to } = rulesNames(result);
  const [first] = rows;
  const amounts = amountsOf(first);
  const sure = first.values
    .flatMap((value, i) =>
      told[0].values[i] ? [{ value, path: spec.asks.changes[i].path, text: amounts.values[i] }] : [],
    )
    .sort((a, b) => Math.abs(b.value.effect.mean) - Math.abs(a.value.effect.mean));
  if (sure.length === 0) {
    return first.values.every((value) => isNothing(result, first, value))
      ? `No single change from "${from.short}" to "${to.short}" moves ${theFigure(first)} by more than ${pointsText(spec.d)}`
      : notSettled(`which change from "${from.short}" to "${to.short}" is responsible`);
  }
  const [{ text, path, value }] = sure;
  return `${path} is responsible for ${text} (${amountRange(first, value)}) of ${wholeText(first, amounts)} in ${theFigure(first)}`;
}

/** What else was found, a sentence each. */
export function attributeFindings({ rows, told, spec, stopped }: AttributeResult): string[] {
  return rows.flatMap((row, r) => {
    const amounts = amountsOf(row);
    const sure = row.values.flatMap((value, i) =>
      told[r].values[i]
        ? [`${spec.asks.changes[i].path} ${inPoints(row, amounts.values[i])} (${amountRange(row, value)})`]
        : [],
    );
    if (sure.length === 0 && !told[r].whole) return [];
    const shared = sure.length === 0 ? 'which change is responsible is not settled' : sure.join('; ');
    const capped = row.unit === 'rounds' && stopped ? cappedWords(row, stopped) : '';
    const approximate = row.unit === 'share' ? '' : ', approximately';
    return [`Of ${wholeText(row, amounts)} in ${theFigure(row)}${approximate}${capped}: ${shared}.`];
  });
}

/** Whether a change is known to move a share by no more than counts. */
export function isNothing(
  { spec }: AttributeResult,
  { unit }: AttributionRow,
  { effect, blocks }: Effect,
): boolean {
  return unit === 'share' && blocks >= LEAST_BLOCKS && -spec.d <= effect.low && effect.high <= spec.d;
}

/** What is to be said of all that changes do to rounds where many matches were stopped. */
function cappedWords({ whole }: AttributionRow, { none, all, most }: StoppedWith): string {
  const isBound = censoring(whole.effect.mean, { first: all, second: none }) === 'bound';
  if (isBound) return ', counted up to the cap and so a lower bound';
  return isCensored(most) ? ' and counted up to the cap' : '';
}

/** How many matches were stopped without the changes, with all, and with those that leave most unresolved. */
function stoppedSides(result: AttributeResult): StoppedSide[] {
  const { stopped, exact } = result;
  if (stopped === null) return [];
  const { from, to } = rulesNames(result);
  const { none, all, most } = stopped;
  const others = `with ${exact ? 'those changes that leave' : 'as many changes as leave'} most unresolved`;
  return [
    { side: `under "${from.short}"`, share: none },
    { side: `under "${to.short}"`, share: all },
    ...(most > Math.max(none, all) ? [{ side: others, share: most }] : []),
  ];
}

/** What a reader of the findings must know, a sentence each. */
export function attributeNotes(result: AttributeResult): string[] {
  const { rows, spec, exact, told } = result;
  const { asks } = spec;
  const hints = asks.changes.filter((_, i) => isSure(rows[0].values[i]) && !told[0].values[i]);
  const together = strongest(rows[0]);
  return present([
    ...sumSentences(rows),
    asks.apart !== null && `How a side with the changes fares against one without is left out. ${asks.apart}`,
    together !== null &&
      `${listed(together.pair.map((i) => asks.changes[i].path))} do ${amountWithRange({ ...rows[0], difference: together.effect })} together beyond what each does on its own.`,
    ...(exact
      ? []
      : [
          `There are more than ${MOST_EXACT} changes, too many to play all combinations: each block made them in an order of its own, drawn from the seed. The standard errors and the intervals cover that.`,
          `What pairs of changes do together beyond apart is not shown, since that takes all combinations. ${fewer(asks)}`,
        ]),
    hints.length > 0 &&
      `With so many changes tested at once, treat these as hints only: ${listed(hints.map(({ path }) => path))}.`,
    rows.length > 1 && `${sentence(TOGETHER)}.`,
    ...tooFew([rows[0].blocks]),
    ...(rows.some(({ unit }) => unit === 'rounds') ? stoppedNotes(stoppedSides(result)) : []),
    ...reconstructions(result),
  ]);
}

/** Results have their figures rounded to so much. */
const ROUNDED = 1e-6;

/** Whether the values of a figure come to what was measured of all changes together, as their definition has it. */
function sumHolds({ values, whole }: AttributionRow): boolean {
  const sum = values.reduce((total, { effect }) => total + effect.mean, 0);
  return Math.abs(sum - whole.effect.mean) <= (values.length + 1) * ROUNDED;
}

/** The sum of the values beside what all changes do, measured without them. */
function sumSentences(rows: readonly AttributionRow[]): string[] {
  if (rows[0].blocks === 0) return [];
  const both = (row: AttributionRow) => {
    const { sum, whole } = amountsOf(row);
    return `the values come to ${inPoints(row, sum)}, and all changes against none were measured as ${inPoints(row, whole)}`;
  };
  const failed = rows.filter((row) => !sumHolds(row));
  return present([
    ...failed.map((row) => `The sum FAILS for ${theFigure(row)}: ${both(row)}.`),
    sumHolds(rows[0]) &&
      `The values of a figure sum to what all changes do together: for ${theFigure(rows[0])} ${both(rows[0])}.`,
  ]);
}

/** How to come to few enough changes for pairs. */
function fewer({ by }: AttributeResult['spec']['asks']): string {
  const most = `at most ${MOST_EXACT} changes`;
  return by === 'heading'
    ? `Compare versions with ${most}.`
    : `Take all settings of a heading as one change ("by: heading" in a sim, "--by heading"), or compare versions with ${most}.`;
}

/** Changes in words: each setting with what it was. */
export function changeTexts({ spec }: AttributeResult): string[] {
  return spec.asks.changes.map(({ steps }) => steps.map(stepText).join(', '));
}

/** The pair that surely does most beyond what each does on its own, all pairs judged together; null where none does. */
function strongest({ interactions, blocks }: AttributionRow) {
  const sure = (interactions ?? []).filter(({ effect, found }) => found && isSure({ effect, blocks }));
  const [first] = sure.sort((a, b) => Math.abs(b.effect.mean) - Math.abs(a.effect.mean));
  return first ?? null;
}

/** A change by number and path: `2 overwatch.arc.degrees`. */
export function nameOf({ spec }: AttributeResult, change: number): string {
  return `${change + 1} ${spec.asks.changes[change].path}`;
}

/** `share` is that of a side; the rest are figures of the game. */
export function figureName(row: Pick<AttributionRow, 'metric'>): string {
  return row.metric === 'share' ? SHARE : metricTitle(row);
}

/** The same in a sentence. */
function theFigure(row: Pick<AttributionRow, 'metric'>): string {
  return row.metric === 'share' ? `the ${SHARE}` : theMetric(row);
}

const SHARE = 'share of the side that has them';

/** What changes add and what that comes to, as they are written: rounded so that the column adds up to its sum. */
interface Amounts {
  readonly values: readonly string[];
  readonly sum: string;
  /** What all changes do together, measured by itself. */
  readonly whole: string;
}

/** `+2.1` for shares in points, other figures with the decimals that the sharpest of their intervals deserves. */
export function amountsOf({ unit, values, whole }: AttributionRow): Amounts {
  const scale = unit === 'share' ? 100 : 1;
  const widths = [whole, ...values].map(({ effect }) => effect.high - effect.low);
  const decimals = unit === 'share' ? 1 : decimalsFor(Math.min(...widths));
  const means = values.map(({ effect }) => scale * effect.mean);
  const printed = roundedParts(means, decimals);
  return {
    values: printed.parts.map((part) => signed(part, decimals)),
    sum: signed(printed.whole, decimals),
    whole: signed(scale * whole.effect.mean, decimals),
  };
}

/** What all changes do to a figure, in a sentence. */
function wholeText(row: AttributionRow, { whole }: Amounts): string {
  return `${inPoints(row, whole)} (${amountRange(row, row.whole)})`;
}

/** An effect's interval. */
export function amountRange(
  row: Pick<AttributionRow, 'metric' | 'unit'>,
  { effect }: Pick<Effect, 'effect'>,
): string {
  return differenceRange({ ...row, difference: effect });
}
