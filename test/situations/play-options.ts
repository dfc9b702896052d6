import { seedWords } from '../../src/kernel/luck.ts';
import { VETERAN } from '../../src/policies/judgements.ts';
import { appraisal } from '../../src/policies/persona.ts';
import type { Player } from '../../src/rules/decision.ts';
import { chanceToWin, playOut } from '../../src/rules/play/fork.ts';
import { gradeOf, optionsOf } from './judge.ts';
import type { Grade } from './situation.ts';
import { atDecision, type Called, type Staged } from './staged.ts';

/** What an option came to. */
export interface Played {
  readonly called: Called;
  readonly grade: Grade;
  /** Chance to win by the lead at the end, over all playouts, and its standard error. */
  readonly chance: number;
  readonly error: number;
  /** How far it is ahead of the first option in the same playouts, and the standard error of that. */
  readonly ahead: number;
  readonly within: number;
}

/** How options are played out: each so often, to the end of so many rounds after that of the decision. */
export interface Playouts {
  readonly playouts: number;
  readonly rounds: number;
}

/** Options of each grade that are played out, those that a veteran likes most. */
const EACH = 3;

/** Plays options of a situation out with shared luck, a veteran's first choice first, both sides played by one player. */
export function playOptions(stage: () => Staged, player: Player, { playouts, rounds }: Playouts): Played[] {
  const staged = stage();
  const options = optionsOf(staged);
  const appraise = appraisal(VETERAN);
  return atDecision(staged, ({ decision }, fork) => {
    const worth = options.map((_, option) => appraise(decision, option));
    const liked = [...options.keys()].sort((a, b) => worth[b] - worth[a]);
    const count = new Map<Grade, number>();
    const chosen = liked.filter((option) => {
      const grade = gradeOf(staged.situation, options[option]);
      count.set(grade, (count.get(grade) ?? 0) + 1);
      return count.get(grade)! <= EACH;
    });
    const { game, seat, foresight } = stage();
    const chances = chosen.map((option) =>
      Array.from({ length: playouts }, (_, nth) => {
        const words = seedWords(`${staged.situation.title}/${nth}`);
        const end = playOut(game, fork, [player, player], { option, words, rounds });
        return chanceToWin(game, end, seat, foresight.slope);
      }),
    );
    return chosen.map((option, i) => {
      const plain = meanOf(chances[i]);
      const gain = meanOf(chances[i].map((chance, nth) => chance - chances[0][nth]));
      return {
        called: options[option],
        grade: gradeOf(staged.situation, options[option]),
        chance: plain.mean,
        error: plain.error,
        ahead: gain.mean,
        within: gain.error,
      };
    });
  });
}

function meanOf(numbers: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (numbers.length - 1) / numbers.length) };
}
