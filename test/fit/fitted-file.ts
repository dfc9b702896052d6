import type { Judgement } from '../../src/policies/persona.ts';
import { counted } from '../../src/reporting/wording/wording.ts';
import { TACTICS } from '../../src/rules/decision.ts';
import type { Mean } from './climb.ts';
import type { Parameter } from './weighed-points.ts';

/** Where fitted weights come from. */
export interface Provenance {
  /** The command that fits them again. */
  readonly command: string;
  readonly rounds: number;
  readonly blocks: number;
  /** Share of the points that they take from the weights they were fitted from, on tables and luck of their own. */
  readonly proof: Mean & { readonly blocks: number };
}

/** What the ids of decision points begin with, by which a file of fitted weights goes. */
export function prefixOf([{ point }]: readonly Parameter[]): string {
  return point.split('-')[0].toLowerCase();
}

/** The file of fitted weights of a ruleset, as it stands in `src/policies/fitted/`. */
export function fittedFile(
  { at }: Judgement,
  parameters: readonly Parameter[],
  { command, rounds, blocks, proof }: Provenance,
): string {
  const points = [...new Set(parameters.map(({ point }) => point))];
  const rows = points.map((point) => {
    const weights = TACTICS.filter((tactic) => at[point][tactic] !== undefined).map(
      (tactic) => `${tactic}: ${Number(at[point][tactic]?.toPrecision(3))}`,
    );
    return `  '${point}': { ${weights.join(', ')} },`;
  });
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    "import type { Weights } from '../persona.ts';",
    '',
    '/**',
    ` * By \`${command}\`: ${counted(rounds, 'round')} of ${counted(blocks, 'block')}.`,
    ` * They take ${percent(proof.share)} (within ${percent(1.96 * proof.error)}, ${counted(proof.blocks, 'block')} on tables and luck that nothing was fitted on) off the weights that`,
    ' * they were fitted from.',
    ' */',
    `export const ${prefixOf(parameters)}: Readonly<Record<string, Weights>> = {`,
    ...rows,
    '};',
    '',
  ].join('\n');
}
