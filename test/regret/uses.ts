/** Whether a policy leaves a rule alone because it is worth nothing, or because it misjudges it. */
import type { Player } from '../../src/rules/decision.ts';
import { inPoints, playedOut, type Trial } from './regret.ts';
import type { Sample, Sampled } from './sample.ts';

/** What making use of a rule comes to in a decision: by the option that is judged best of those that do. */
export interface Use {
  readonly rule: string;
  /** Whether the policy made use of it. */
  readonly taken: boolean;
  /** How much more or less it is judged to be worth than the best option that leaves the rule alone. */
  readonly promised: number;
  /** How much more or less it raises the chance to win. */
  readonly gain: number;
}

/** @param of a decision in which some options make use of the rule and some do not */
export function useOf(of: Sampled, rule: string, player: Player, trial: Trial): Use {
  const { answer, worth, uses } = of;
  const taken = uses[answer].includes(rule);
  const best = (using: boolean): number =>
    using === taken ? answer : bestOf(worth, (option) => uses[option].includes(rule) === using);
  const [using, without] = [best(true), best(false)];
  const [value, other] = playedOut(of, player, [using, without], trial).map(([a, b]) => a + b);
  return {
    rule,
    taken,
    promised: worth[using] - worth[without],
    gain: (value - other) / trial.playouts,
  };
}

/** The option of most worth of those asked for; of equals the first. */
function bestOf(worth: readonly number[], isMeant: (option: number) => boolean): number {
  let best = -1;
  worth.forEach((one, option) => {
    if (isMeant(option) && (best < 0 || one > worth[best])) best = option;
  });
  return best;
}

/** A gain in points of share, of so many decisions. */
interface Gain {
  readonly decisions: number;
  readonly mean: number;
  /** Half the width of its interval of 95 %. */
  readonly within: number;
}

/** What making use of a rule comes to. */
export interface UseRow {
  readonly rule: string;
  /** Decisions of a match and side in which it is open, and the share of them in which it is taken. */
  readonly often: number;
  readonly taken: number;
  /** Where it is taken, where it is left alone, and in the tenth of these that promised most; null for none. */
  readonly whereTaken: Gain | null;
  readonly whereLeft: Gain | null;
  readonly wherePromising: Gain | null;
}

/** Rules by how often they are open. */
export function usesAmong({ often, matches }: Sample, uses: readonly Use[]): UseRow[] {
  return [...Map.groupBy(uses, ({ rule }) => rule)]
    .map(([rule, own]): UseRow => {
      const left = own.filter(({ taken }) => !taken).sort((a, b) => b.promised - a.promised);
      return {
        rule,
        often: often.get(rule)! / matches / 2,
        taken: 1 - left.length / own.length,
        whereTaken: gainOf(own.filter(({ taken }) => taken)),
        whereLeft: gainOf(left),
        wherePromising: gainOf(left.slice(0, Math.ceil(left.length / 10))),
      };
    })
    .sort((a, b) => b.often - a.often);
}

function gainOf(uses: readonly Use[]): Gain | null {
  if (uses.length === 0) return null;
  return { decisions: uses.length, ...inPoints(uses.map(({ gain }) => gain)) };
}
