import { type Bands, bandOf, createBands } from './bands.ts';
import type { Gaps } from './gaps.ts';
import { type HarmTables, TAKEN } from './harm.ts';
import { LOOKS } from './looks.ts';
import type { ModelSpec } from './muster.ts';
import type { Settings } from './rules/index.ts';
import { edgesOf, type Reach, reachOf, type Threat, takenAt, threatsOf } from './threats.ts';
import type { Weapon } from './units.ts';

/** The best a model can do to an enemy, by how far off that one is, what is seen of it, and whether the model moved. */
export interface Prospect {
  readonly bands: Bands;
  /**
   * Expected worth removed, and chance to kill: LOOKS entries for each band, twice as many since those after a move
   * follow those without.
   */
  readonly worth: Float64Array;
  readonly kill: Float64Array;
  readonly danger: Danger;
}

/** What the enemy has to fear in the model's next turn, by how far off it is and what is seen of it. */
export interface Danger {
  readonly bands: Bands;
  /** Expected worth removed, LOOKS entries for each band. */
  readonly worth: Float64Array;
}

/** Prospects of a matchup, each worked out when first asked for. */
export type Prospects = (attacker: number, target: number, wounds: number, shoots: boolean) => Prospect;

/** A blow that takes a move first is as likely as this. */
const LUNGE = 0.5;

/** Where a prospect tells of an enemy in its bands, by the square of the distance, after a move (1) or without (0). */
export function prospectEntry({ bands }: Prospect, square: number, moved: 0 | 1, look: number): number {
  return (2 * bandOf(bands, square) + moved) * LOOKS + look;
}

/**
 * @param kinds by model: a number for all that counts here
 * @param strides by model: nobody further off can be moved to and fought; the square of how far middles are apart
 */
export function createProspects(
  models: readonly ModelSpec[],
  kinds: readonly number[],
  strides: Float64Array,
  weapons: readonly Weapon[],
  settings: readonly [Settings, Settings],
  harm: HarmTables,
  gaps: Gaps,
): Prospects {
  const mostWounds = Math.max(...models.map(({ profile }) => profile.wounds));
  const count = Math.max(...kinds) + 1;
  const known: (Prospect | undefined)[] = new Array(count * count * (mostWounds + 1) * 2);

  return (attacker, target, wounds, shoots) => {
    const pair = kinds[attacker] * count + kinds[target];
    const key = (pair * (mostWounds + 1) + wounds) * 2 + (shoots ? 1 : 0);
    known[key] ??= workOut(attacker, target, wounds, shoots);
    return known[key];
  };

  function workOut(attacker: number, target: number, wounds: number, shoots: boolean): Prospect {
    const own = settings[models[attacker].seat];
    const threats = threatsOf(models[attacker], weapons, own, harm, shoots);
    return prospectOf(threats, reachOf(own), strides[attacker], harm, gaps, target, wounds);
  }
}

function prospectOf(
  threats: readonly Threat[],
  reach: Reach,
  stride: number,
  harm: HarmTables,
  gaps: Gaps,
  target: number,
  wounds: number,
): Prospect {
  const edges = edgesOf(threats, reach);
  const worth = new Float64Array(edges.length * 2 * LOOKS);
  const kill = new Float64Array(worth.length);
  const entryOf = ({ weapon, faces }: Threat, taken: number) =>
    harm.entry(weapon, target, wounds) + faces[Math.min(taken, TAKEN - 1)];
  let at = 0;
  for (const gap of edges) {
    for (const hasMoved of [false, true]) {
      for (let look = 0; look < LOOKS; look++, at++) {
        for (const threat of threats) {
          const taken = takenAt(threat, reach, gap, look, hasMoved);
          if (taken === undefined) continue;
          const entry = entryOf(threat, taken);
          if (harm.worth[entry] > worth[at]) [worth[at], kill[at]] = [harm.worth[entry], harm.kill[entry]];
        }
      }
    }
  }
  const blows = threats.filter(({ melee }) => melee).map((threat) => harm.worth[entryOf(threat, 0)]);
  const bands = createBands(edges.map(gaps.widest));
  return {
    bands,
    worth,
    kill,
    danger: dangerOf(bands, worth, stride, LUNGE * Math.max(0, ...blows)),
  };
}

/** The worse of an attack without a move and of a blow in melee after one. */
function dangerOf(still: Bands, harm: Float64Array, stride: number, lunge: number): Danger {
  const squares = Float64Array.from(new Set([...still.squares, stride])).sort();
  const worth = new Float64Array(squares.length * LOOKS);
  squares.forEach((square, band) => {
    const blow = square <= stride ? lunge : 0;
    const from = square <= still.end ? 2 * bandOf(still, square) * LOOKS : -1;
    for (let look = 0; look < LOOKS; look++)
      worth[band * LOOKS + look] = Math.max(from < 0 ? 0 : harm[from + look], blow);
  });
  return { bands: createBands(squares), worth };
}
