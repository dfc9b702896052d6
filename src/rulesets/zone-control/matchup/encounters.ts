import type { Model } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { ownHalfOf, theirHalfOf } from '../../../rules/survey/pair-key.ts';
import { DEEDS, type Deeds, EXPOSURE, LOSS, noDeeds, WORTH } from '../../../rules/survey/surveyed.ts';
import { HIDDEN, OPEN, takenBy, VIEWS } from '../sight/sightings.ts';
import type { Side } from './modifiers.ts';
import { type Compiled, type Prospect, prospectOf } from './prospects.ts';

/** What a mover and an enemy can do to each other. */
export interface Encounter {
  readonly threat: Deeds;
  /** The most that the mover may lose by it anywhere. */
  readonly worst: number;
  /** The mover's attacks without a move, and after one. */
  readonly still: Deeds;
  readonly moved: Deeds;
  /** How far off either can do anything to the other; the square of how far middles are apart. */
  readonly reach: number;
  /** The same of the mover's attacks. */
  readonly range: number;
}

/** Encounters and prospects of a matchup, each worked out when first asked for. */
export interface Encounters {
  /** A number for all that counts here of a model that has so many wounds, and perhaps shots, left. */
  formOf(model: Model, wounds: number, shoots: boolean): number;
  /** The best that a model of one form can do to one of another. */
  prospect(attacker: Model, target: Model): Prospect;
  /** Between a mover of one form and an enemy of another. */
  between(mover: Model, enemy: Model): Encounter;
}

/**
 * @param kinds by model: a number for all of it that does not change
 * @param strides by model: nobody further off can be moved to and fought; the square of how far middles are apart
 */
export function createEncounters(
  compiled: Compiled,
  kinds: readonly number[],
  strides: Float64Array,
): Encounters {
  const { models } = compiled;
  const width = Math.max(...models.map(({ profile }) => profile.wounds)) + 1;
  const modelOf = (form: number) => kinds.indexOf(Math.floor(form / (2 * width)));
  const woundsOf = (form: number) => Math.floor(form / 2) % width;
  const prospects: (Prospect | undefined)[][] = [];
  const encounters: (Encounter | undefined)[][] = [];

  function prospect(attacker: Model, target: Model): Prospect {
    prospects[attacker] ??= [];
    prospects[attacker][target] ??= prospectOf(
      compiled,
      modelOf(attacker),
      modelOf(target),
      woundsOf(target),
      (attacker & 1) === 1,
    );
    return prospects[attacker][target];
  }

  return {
    formOf: (model, wounds, shoots) => (kinds[model] * width + wounds) * 2 + (shoots ? 1 : 0),
    prospect,
    between(mover, enemy) {
      encounters[mover] ??= [];
      encounters[mover][enemy] ??= encounterOf(
        compiled,
        models[modelOf(mover)].seat,
        prospect(mover, enemy),
        prospect(enemy, mover),
        strides[modelOf(enemy)],
      );
      return encounters[mover][enemy];
    },
  };
}

function encounterOf(
  { bands: { squares }, sides }: Compiled,
  seat: Seat,
  own: Prospect,
  their: Prospect,
  stride: number,
): Encounter {
  const threat = noDeeds();
  let worst = 0;
  const reach = Math.max(own.end, their.end, stride);
  squares.forEach((square, band) => {
    const lunge = square <= stride ? their.lunge : 0;
    for (let view = HIDDEN; view < VIEWS; view++) {
      const at = DEEDS * theirHalfOf(band, view);
      threat[at + LOSS] = Math.max(their.still[DEEDS * ownHalfOf(band, view) + WORTH], lunge);
      worst = Math.max(worst, threat[at + LOSS]);
      threat[at + EXPOSURE] = square <= reach ? exposureOf(sides[seat], view) : 0;
    }
  });
  return { threat, worst, still: own.still, moved: own.moved, reach, range: own.end };
}

/** How little a look at somebody leaves him of shelter. */
function exposureOf({ settings }: Side, seen: number): number {
  return seen < OPEN ? 0 : 1 - Math.min(1, takenBy(settings, seen) / 4);
}
