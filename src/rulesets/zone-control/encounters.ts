import type { Seat } from '../../rules/decision.ts';
import type { Side } from './modifiers.ts';
import { type Attacks, type Compiled, type Prospect, prospectOf } from './prospects.ts';
import { HIDDEN, keyOf, keyOfOwn, takenBy, VIEWS } from './sightings.ts';

/** What a mover and an enemy can do to each other, by the key of a sighting. */
export interface Encounter {
  /**
   * FACTS numbers for each key: the expected worth that the mover loses there, how little the enemy's look leaves it of
   * shelter, and the worth removed and the chance to kill of its own best attack after a move.
   */
  readonly facts: Float64Array;
  /** Added to a key: the same with the best attack without a move. */
  readonly unmoved: number;
  /** The key of who is out of reach. */
  readonly beyond: number;
  /** How far off either can do anything to the other; the square of how far middles are apart. */
  readonly reach: number;
}

export const FACTS = 4;
export const LOSS = 0;
export const EXPOSURE = 1;
export const WORTH = 2;
export const KILL = 3;

/** Encounters and prospects of a matchup, each worked out when first asked for. */
export interface Encounters {
  /** A number for all that counts here of a model that has so many wounds, and perhaps shots, left. */
  formOf(model: number, wounds: number, shoots: boolean): number;
  /** The best that a model of one form can do to one of another. */
  prospect(attacker: number, target: number): Prospect;
  /** Between a mover of one form and an enemy of another. */
  between(mover: number, enemy: number): Encounter;
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

  function prospect(attacker: number, target: number): Prospect {
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
  const beyond = keyOf(squares.length, 0, 0);
  const unmoved = keyOf(squares.length + 1, 0, 0);
  const facts = new Float64Array(FACTS * 2 * unmoved);
  const reach = Math.max(own.end, their.end, stride);
  const note = (key: number, loss: number, exposure: number, { worth, kill }: Attacks) => {
    const at = FACTS * key;
    facts[at + LOSS] = loss;
    facts[at + EXPOSURE] = exposure;
    facts[at + WORTH] = worth[keyOfOwn(key % unmoved)];
    facts[at + KILL] = kill[keyOfOwn(key % unmoved)];
  };
  squares.forEach((square, band) => {
    const lunge = square <= stride ? their.lunge : 0;
    for (let seen = HIDDEN; seen < VIEWS; seen++) {
      const loss = Math.max(their.still.worth[band * VIEWS + seen], lunge);
      const exposure = square <= reach ? exposureOf(sides[seat], seen) : 0;
      for (let view = HIDDEN; view < VIEWS; view++) {
        const key = keyOf(band, view, seen);
        note(key, loss, exposure, own.moved);
        note(unmoved + key, loss, exposure, own.still);
      }
    }
  });
  return { facts, unmoved, beyond, reach };
}

/** How little a look at somebody leaves him of shelter. */
function exposureOf({ settings }: Side, seen: number): number {
  return seen === HIDDEN ? 0 : 1 - Math.min(1, takenBy(settings, seen) / 4);
}
