import type { Model } from '../../../kernel/entities.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import type { Settings } from '../rules/index.ts';
import { mayRecover, recovered } from './fate.ts';
import type { ModelSpec } from './muster.ts';
import { type Die, facesOf } from './pool.ts';

/** What policies read while they compare attacks: exact chances worked out when the rules are compiled. */
export interface HarmTables {
  /** Expected worth a model loses by so many hits its armour did not stop. */
  loss(model: Model, wounds: number, down: number, unsaved: number): number;
  /** Expected worth it loses by some attack dice, each of which gets through with the same chance. */
  expected(model: Model, wounds: number, down: number, dice: number, through: number): number;
}

/** More dice than this count as this many. */
const MOST_DICE = 16;
/** What a wound that does not remove a model, and lying on the ground, count of its worth. */
const WOUND_SHARE = 0.7;
const DOWN_SHARE = 0.3;

export function createHarm(
  models: readonly ModelSpec[],
  worth: Float64Array,
  settings: readonly [Settings, Settings],
  dice: readonly [Die, Die],
): HarmTables {
  const mostWounds = Math.max(...models.map(({ profile }) => profile.wounds));
  const width = MOST_DICE + 1;
  const rowOf = (model: Model, wounds: number, down: number) =>
    ((model * (mostWounds + 1) + wounds) * 2 + down) * width;
  const losses = new Float64Array(rowOf(models.length, 0, 0));
  models.forEach((spec, model) => {
    const { seat, profile } = spec;
    const each = settings[otherSeat(seat)].attacks.woundEach.wounds;
    for (let wounds = 1; wounds <= profile.wounds; wounds++) {
      for (const down of [0, 1]) {
        const row = rowOf(model, wounds, down);
        for (let unsaved = 1; unsaved <= MOST_DICE; unsaved++) {
          const lost = unsaved * each;
          const share = lossShare(spec, settings[seat], dice[seat], wounds, down === 1, lost);
          losses[row + unsaved] = worth[model] * share;
        }
      }
    }
  });
  return {
    loss: (model, wounds, down, unsaved) => losses[rowOf(model, wounds, down) + Math.min(unsaved, MOST_DICE)],
    expected(model, wounds, down, count, through) {
      const row = rowOf(model, wounds, down);
      const n = Math.min(count, MOST_DICE);
      if (through >= 1) return losses[row + n];
      const odds = through / (1 - through);
      let chance = 1;
      for (let i = 0; i < n; i++) chance *= 1 - through;
      let sum = 0;
      for (let unsaved = 1; unsaved <= n; unsaved++) {
        chance *= ((n - unsaved + 1) / unsaved) * odds;
        sum += chance * losses[row + unsaved];
      }
      return sum;
    },
  };
}

/** Share of its worth that a model loses by wounds. */
function lossShare(
  { profile }: ModelSpec,
  own: Settings,
  die: Die,
  wounds: number,
  down: boolean,
  lost: number,
): number {
  if (lost < wounds) return (WOUND_SHARE * lost) / profile.wounds;
  if (!mayRecover(own, down)) return 1;
  const stays = facesOf(die, profile.recovery - own.recovery.target.shift) / die.sides;
  const left = recovered(own, { wounds, down, whole: profile.wounds });
  const hurt = (WOUND_SHARE * Math.max(0, wounds - left.wounds)) / profile.wounds;
  return 1 - stays + stays * (hurt + (left.down && !down ? DOWN_SHARE : 0));
}
