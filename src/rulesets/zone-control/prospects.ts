import { CONTACT_GAP } from '../../kernel/base.ts';
import { INCH, type Length } from '../../kernel/length.ts';
import type { Gaps } from './gaps.ts';
import { type HarmTables, TAKEN } from './harm.ts';
import { isSeen } from './looks.ts';
import type { ModelSpec } from './muster.ts';
import type { Settings } from './rules/index.ts';
import type { Weapon } from './units.ts';

/** The best a model can do to an enemy, by how far off that one is, what is seen of it, and whether the model moved. */
export interface Prospect {
  /**
   * Squares of the distances between middles beyond which something else holds, the least first; beyond the last there
   * is nothing to be done.
   */
  readonly squares: Float64Array;
  /**
   * Expected worth removed, and chance to kill: LOOKS entries for each band between such distances, twice as many since
   * those after a move follow those without.
   */
  readonly worth: Float64Array;
  readonly kill: Float64Array;
  /** The greatest of `worth`. */
  readonly most: number;
  /** Expected worth removed by the best blow in melee, whatever the distance. */
  readonly blow: number;
}

/** Prospects of a matchup, each worked out when first asked for. */
export type Prospects = (attacker: number, target: number, wounds: number, shoots: boolean) => Prospect;

/** Looks that are told apart: by what they take from a skill, and those that do not show the target. */
export const LOOKS = TAKEN + 1;
const UNSEEN = TAKEN;
/** By look as sightlines have them. */
export const LOOK = Uint8Array.from({ length: 256 }, (_, look) =>
  isSeen(look) ? Math.min(look, TAKEN - 1) : UNSEEN,
);

/** The square of the greatest distance at which anything can be done; -1 for none. */
export function rangeOf({ squares }: Prospect): number {
  return squares.length === 0 ? -1 : squares[squares.length - 1];
}

/** Where a prospect tells of an enemy that far off, by the square of the distance, after a move (1) or without (0). */
export function prospectEntry({ squares }: Prospect, square: number, moved: 0 | 1, look: number): number {
  let band = 0;
  while (band < squares.length && square > squares[band]) band++;
  return (2 * band + moved) * LOOKS + LOOK[look];
}

export function createProspects(
  models: readonly ModelSpec[],
  weapons: readonly Weapon[],
  settings: readonly [Settings, Settings],
  harm: HarmTables,
  gaps: Gaps,
): Prospects {
  const kinds = kindsOf(models);
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
    return prospectOf(threats, reachOf(own), harm, gaps, target, wounds);
  }
}

/** By model: a number for its side and profile, which are all that counts here. */
function kindsOf(models: readonly ModelSpec[]): number[] {
  const kinds: ModelSpec[] = [];
  return models.map((model) => {
    const known = kinds.findIndex(({ seat, profile }) => seat === model.seat && profile === model.profile);
    return known >= 0 ? known : kinds.push(model) - 1;
  });
}

/** A way to attack: what may take from it, and how many faces of the die hit by how much is taken. */
interface Threat {
  readonly weapon: number;
  readonly melee: boolean;
  readonly range: Length;
  /** Distance from which it is hampered, by so much; and by so much after moving. */
  readonly farFrom: Length;
  readonly far: number;
  readonly moved: number;
  readonly faces: Int32Array;
}

/** Least distance of shooting, reach of melee, and whether melee goes on unseen. */
interface Reach {
  readonly least: Length;
  readonly melee: Length;
  readonly blind: boolean;
}

function threatsOf(
  { ranged, melee, profile, seat }: ModelSpec,
  weapons: readonly Weapon[],
  own: Settings,
  harm: HarmTables,
  shoots: boolean,
): Threat[] {
  const { moved, far } = own.shooting;
  const threat = (weapon: number, skill: number): Threat => {
    const { range, heavy, mode } = weapons[weapon];
    return {
      weapon,
      melee: mode === 'melee',
      range: range * INCH,
      farFrom: range * INCH * far.share,
      far: far.points,
      moved: heavy ? moved.heavy : moved.points,
      faces: harm.facesBySkill(seat, skill),
    };
  };
  return [
    ...(own.shooting.on && shoots ? ranged.map((weapon) => threat(weapon, profile.ballistic)) : []),
    ...(own.melee.on ? melee.map((weapon) => threat(weapon, profile.melee)) : []),
  ];
}

/** How far a model strikes in melee, from base to base. */
export function meleeReach({ melee }: Settings): Length {
  return melee.target.on ? melee.target.inches * INCH : CONTACT_GAP;
}

function reachOf(own: Settings): Reach {
  const { target } = own.shooting;
  return {
    least: target.on ? target.inches * INCH : -1,
    melee: meleeReach(own),
    blind: own.melee.target.seen === 'no',
  };
}

function prospectOf(
  threats: readonly Threat[],
  reach: Reach,
  harm: HarmTables,
  gaps: Gaps,
  target: number,
  wounds: number,
): Prospect {
  const edges = edgesOf(threats, reach);
  const worth = new Float64Array((edges.length + 1) * 2 * LOOKS);
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
  return {
    squares: edges.map(gaps.widest),
    worth,
    kill,
    most: Math.max(...worth),
    blow: Math.max(0, ...blows),
  };
}

/** Distances at which a weapon begins or ceases to serve, or is hampered. */
function edgesOf(threats: readonly Threat[], { least, melee }: Reach): Float64Array {
  const edges = threats.flatMap((threat) => (threat.melee ? [melee] : [least, threat.farFrom, threat.range]));
  return Float64Array.from(new Set(edges)).sort();
}

/** What is taken from the skill of an attack, undefined where it cannot be made. */
function takenAt(
  { melee, range, farFrom, far, moved }: Threat,
  reach: Reach,
  gap: Length,
  look: number,
  hasMoved: boolean,
): number | undefined {
  if (melee) return gap > reach.melee || (look === UNSEEN && !reach.blind) ? undefined : 0;
  if (look === UNSEEN || gap > range || gap <= reach.least) return undefined;
  return look + (hasMoved ? moved : 0) + (gap > farFrom ? far : 0);
}
