import type { PowerResult } from '../../../experiments/designs/power/power.ts';
import type { Confirmation } from '../../../experiments/designs/power/power-confirmation.ts';
import type { Interaction } from '../../../experiments/designs/power/power-interactions.ts';
import { familyText } from '../../../experiments/result/method.ts';
import type { ReportTable } from '../../document/report.ts';
import { gainColumn, HINT } from '../../sections/legend.ts';
import { auditFindings } from '../../wording/audit-wording.ts';
import { amountWithRange, differenceCells } from '../../wording/metric-wording.ts';
import { named } from '../../wording/not-settled.ts';
import { gainText, intervalTitle, listed, percentWithRange, thousands } from '../../wording/wording.ts';

/** What playing the strongest in pairs and headline effects again has shown, a sentence each. */
export function togetherFindings(result: PowerResult): string[] {
  const { interactions, confirmations } = result;
  return [...pairSentences(interactions), ...againSentences(confirmations), ...auditFindings(result)];
}

function pairSentences(interactions: readonly Interaction[]): string[] {
  const found = interactions.filter(({ found }) => found);
  const told = (word: Interaction['word'], says: string) => {
    const pairs = found.filter((pair) => pair.word === word);
    if (pairs.length === 0) return [];
    const names = pairs.map((pair) => `${pair.titles.join(' with ')} ${amountWithRange(beyondBoth(pair))}`);
    return [`${says}: ${listed(names)}.`];
  };
  return [
    ...told('substitutes', 'These stand in for each other and are worth less together than apart'),
    ...told('complements', 'These are worth more together than apart'),
    ...openPairs(interactions),
  ];
}

/** Whether two rules stand in for each other, or go together, by their own interval alone. */
function isHint({ found, word }: Interaction): boolean {
  return !found && (word === 'substitutes' || word === 'complements');
}

/** Pairs of which neither is known, nor that there is nothing between them. */
function openPairs(interactions: readonly Interaction[]): string[] {
  const open = interactions.filter((pair) => pair.word === 'undecided' || isHint(pair));
  if (open.length === 0) return [];
  const pairs = named(
    open.map(({ titles }) => titles.join(' with ')),
    'pair',
  );
  return [
    `Not settled whether ${pairs} ${open.length === 1 ? 'is' : 'are'} worth more or less together than apart.`,
  ];
}

/** What became of headline effects on fresh luck, a sentence each. */
export function againSentences(confirmations: readonly Confirmation[]): string[] {
  const told = (side: Confirmation['side'], one: string, many: string) => {
    const those = confirmations.filter((own) => own.side === side);
    if (those.length === 0) return [];
    const names = those.map(({ title, share }) => `${title} ${percentWithRange(share)}`);
    return [`Played again with fresh luck, ${those.length === 1 ? one : many}: ${listed(names)}.`];
  };
  const [same, other] = ['same', 'OTHER'].map((which) => `on the ${which} side of one half`);
  const open = `not told from one half by as many blocks${confirmations.length === 1 ? '' : ', judged together'}`;
  return [
    ...told('same', `this lies ${same}`, `these lie ${same}`),
    ...told('other', `this lies ${other}`, `these lie ${other}`),
    ...told('undecided', `this is ${open}`, `these are ${open}`),
  ];
}

/** How what was played again is judged, and by which luck pairs were played; nothing where nothing was. */
export function againMethod({ confirmations, interactions, spec }: PowerResult): string[] {
  const judged = `What was played again with fresh luck is judged together: ${familyText(confirmations, spec.alpha)}`;
  const paired = 'Pairs, and the rules of each by themselves, are played on luck that picked none of them.';
  return [...(confirmations.length > 0 ? [judged] : []), ...(interactions.length > 0 ? [paired] : [])];
}

/** The strongest rules two by two. */
export function interactionTable({ interactions, spec }: PowerResult): ReportTable {
  return {
    columns: [
      { title: 'both against neither' },
      {
        title: 'beyond the sum, points',
        right: true,
        says: 'what both are worth together beyond what each is worth by itself',
      },
      { title: intervalTitle(spec.alpha), right: true },
      { title: 'together', ...(interactions.some(isHint) && { says: HINT }) },
      gainColumn('no two matches behind a pair shared their luck'),
      { title: 'blocks', right: true },
    ],
    rows: interactions.map((pair) => [
      pair.titles.join(' with '),
      ...differenceCells(beyondBoth(pair)),
      isHint(pair) ? `${pair.word}?` : pair.word,
      gainText(pair.gain),
      thousands(pair.blocks),
    ]),
  };
}

/** What pairs do beyond the sum, for tables like those played. */
export function interactionMoves({ interactions }: PowerResult) {
  return interactions.map(({ titles, acrossTables }) => ({
    metric: 'share',
    unit: 'share' as const,
    acrossTables,
    names: [titles.join(' with ')],
  }));
}

function beyondBoth({ effect }: Interaction) {
  return { metric: 'share', unit: 'share', difference: effect } as const;
}
