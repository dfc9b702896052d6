import type { AttributionRow } from '../experiments/attribution.ts';
import type { AttributeResult } from '../experiments/designs/attribute.ts';
import { type Effect, isSure } from '../experiments/effect-tally.ts';
import { differenceRange, differenceText, metricTitle } from './metric-wording.ts';
import { tooFew } from './too-few.ts';
import { reconstructions, rulesNames, stepText } from './version-wording.ts';
import { listed } from './wording.ts';

/** The finding in one sentence. */
export function attributeTitle(result: AttributeResult): string {
  const { rows, found, spec } = result;
  const { from, to } = rulesNames(result);
  const [first] = rows;
  const sure = first.values
    .map((value, i) => ({ value, change: spec.asks.changes[i], found: found[i] }))
    .filter(({ value, found: isFound }) => isFound && isSure(value))
    .sort((a, b) => Math.abs(b.value.effect.mean) - Math.abs(a.value.effect.mean));
  if (sure.length === 0) {
    return `No single change from "${from.short}" to "${to.short}" is shown to be responsible`;
  }
  const [{ value, change }] = sure;
  return `${change.path} is responsible for ${amount(first, value).replace(' points', '')} of ${amount(first, first.whole)} in the ${figureName(first)}`;
}

/** What else was found, a sentence each. */
export function attributeFindings({ rows, spec }: AttributeResult): string[] {
  return rows.flatMap((row) => {
    const sure = row.values.flatMap((value, i) =>
      isSure(value) ? [`${spec.asks.changes[i].path} ${amount(row, value)}`] : [],
    );
    if (sure.length === 0 && !isSure(row.whole)) return [];
    const shared = sure.length === 0 ? 'no single change is shown to be responsible' : sure.join('; ');
    return [`Of ${amount(row, row.whole)} in the ${figureName(row)}: ${shared}.`];
  });
}

/** What a reader of the findings must know, a sentence each. */
export function attributeNotes(result: AttributeResult): string[] {
  const { rows, spec, exact, found } = result;
  const { asks } = spec;
  const hints = asks.changes.filter((_, i) => isSure(rows[0].values[i]) && !found[i]);
  const together = strongest(rows[0]);
  return [
    `The values of a figure sum to what all changes do together; "together" is their sum, and it was measured as ${amount(rows[0], rows[0].whole)} for the ${figureName(rows[0])}.`,
    ...(asks.apart === null
      ? []
      : [`How a side with the changes fares against one without is left out: ${asks.apart}`]),
    ...(together === null
      ? []
      : [
          `${listed(together.pair.map((i) => asks.changes[i].path))} do ${amount(rows[0], together)} together beyond what each does on its own.`,
        ]),
    ...(exact
      ? []
      : [
          'There are too many changes to play all combinations: each block made them in an order of its own, drawn from the seed. The intervals cover that.',
        ]),
    ...(hints.length > 0
      ? [
          `With so many changes tested at once, treat these as hints only: ${listed(hints.map(({ path }) => path))}.`,
        ]
      : []),
    ...tooFew(rows[0].blocks),
    ...reconstructions(result),
  ];
}

/** Changes in words: each setting with what it was. */
export function changeTexts({ spec }: AttributeResult): string[] {
  return spec.asks.changes.map(({ steps }) => steps.map(stepText).join(', '));
}

/** The pair that surely does most beyond what each does on its own; null where none does. */
function strongest({ interactions, blocks }: AttributionRow) {
  const sure = (interactions ?? []).filter(({ effect }) => isSure({ effect, blocks }));
  const [first] = sure.sort((a, b) => Math.abs(b.effect.mean) - Math.abs(a.effect.mean));
  return first ?? null;
}

/** `share` is that of a side; the rest are figures of the game. */
export function figureName(row: Pick<AttributionRow, 'metric'>): string {
  return row.metric === 'share' ? 'share of the side that has them' : metricTitle(row);
}

/** An effect as it is written: `+2.1 points`. */
export function amount(
  row: Pick<AttributionRow, 'metric' | 'unit'>,
  { effect }: Pick<Effect, 'effect'>,
): string {
  const text = differenceText({ ...row, difference: effect }, effect.mean);
  return row.unit === 'share' ? `${text} points` : text;
}

/** An effect's interval. */
export function amountRange(
  row: Pick<AttributionRow, 'metric' | 'unit'>,
  { effect }: Pick<Effect, 'effect'>,
): string {
  return differenceRange({ ...row, difference: effect });
}
