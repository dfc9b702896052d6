import type { Model, Weapon } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { createModifiers } from '../../../rules/play/modifiers.ts';
import type { Bands } from '../../../rules/survey/bands.ts';
import { ownHalfOf } from '../../../rules/survey/pair-key.ts';
import { DEEDS, type Deeds, noDeeds, WORTH } from '../../../rules/survey/surveyed.ts';
import { HIDDEN, OPEN, takenBy, VIEWS } from '../sight/sightings.ts';
import type { WeaponSpec } from '../units/units.ts';
import { mayAct } from './acting.ts';
import type { Gaps } from './gaps.ts';
import { expectedOf, type HarmTables } from './harm.ts';
import type { Side } from './modifiers.ts';
import type { ModelSpec } from './muster.ts';
import { canReach, edgesOf } from './reach.ts';
import type { Attack } from './timing.ts';

/** The best a model can do to an enemy, by how far off that one is and how it sees him. */
export interface Prospect {
  /** Nobody further off can be attacked; the square of how far middles are apart, -1 for nobody at all. */
  readonly end: number;
  /** Without a move before it, and after one. */
  readonly still: Deeds;
  readonly moved: Deeds;
  /** Expected worth removed by a blow after a move, as likely as that is. */
  readonly lunge: number;
}

/** What prospects are worked out from. */
export interface Compiled {
  readonly models: readonly ModelSpec[];
  readonly weapons: readonly WeaponSpec[];
  readonly sides: readonly [Side, Side];
  readonly harm: HarmTables;
  readonly gaps: Gaps;
  /** Of distance: within each the same can be done. */
  readonly bands: Bands;
}

/** A blow that takes a move first is as likely as this. */
const LUNGE = 0.5;

/** Tries every weapon in every situation that the rules tell apart; `shoots` is whether there are any shots left. */
export function prospectOf(
  compiled: Compiled,
  attacker: Model,
  target: Model,
  wounds: number,
  shoots: boolean,
): Prospect {
  const { models, weapons, sides, gaps, bands } = compiled;
  const { seat, ranged, melee } = models[attacker];
  const { settings } = sides[seat];
  const blows = settings.melee.on ? melee : [];
  const usable = [...(settings.shooting.on && shoots ? ranged : []), ...blows];
  const outcome = outcomesOf(compiled, attacker, target, wounds);
  const best = (hasMoved: boolean): Deeds => {
    const attacks = noDeeds();
    if (!mayAct(settings, hasMoved)) return attacks;
    for (let band = 0; band < bands.squares.length; band++) {
      const gap = middleOf(bands, gaps, band);
      for (let view = HIDDEN; view < VIEWS; view++) {
        const at = DEEDS * ownHalfOf(band, view);
        for (const weapon of usable) {
          if (!canReach(settings, weapons[weapon], gap, view >= OPEN)) continue;
          const { worth, kill } = outcome(weapon, gap, view, hasMoved);
          if (worth > attacks[at + WORTH]) attacks.set([worth, kill], at);
        }
      }
    }
    return attacks;
  };
  const edges = usable.flatMap((weapon) => edgesOf(settings, weapons[weapon]));
  const lunges = mayAct(settings, true) ? blows : [];
  return {
    end: gaps.widest(Math.max(-1, ...edges)),
    still: best(false),
    moved: best(true),
    lunge: LUNGE * Math.max(0, ...lunges.map((weapon) => outcome(weapon, 0, HIDDEN, true).worth)),
  };
}

/** What attacks of one model on another come to: by weapon, distance, view and whether it has moved. */
function outcomesOf(
  { models, weapons, sides, harm }: Compiled,
  attacker: Model,
  target: Model,
  wounds: number,
) {
  const both = [sides[models[attacker].seat], sides[models[target].seat]] as const;
  const list = createModifiers();
  return (weapon: Weapon, gap: Length, view: number, moved: boolean) => {
    const isShot = weapons[weapon].mode === 'ranged';
    const attack: Attack = {
      kind: isShot ? 'shooting' : 'melee',
      attacker: models[attacker],
      target: models[target],
      weapon: weapons[weapon],
      distance: gap / INCH,
      cover: isShot ? takenBy(both[1].settings, view) : 0,
      moved,
    };
    return expectedOf(harm, both, { attack, weapon, target, wounds }, list);
  };
}

/** A distance inside a band: anywhere in it is like anywhere else there. */
function middleOf({ squares }: Bands, gaps: Gaps, band: number): Length {
  return (gaps.of(squares[band]) + (band === 0 ? 0 : gaps.of(squares[band - 1]))) / 2;
}
