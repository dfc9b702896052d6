import { INCH, type Length } from '../../kernel/length.ts';
import { createModifiers } from '../../rules/modifiers.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { type Bands, bandOf, createBands } from './bands.ts';
import type { Gaps } from './gaps.ts';
import { expectedOf, type HarmTables } from './harm.ts';
import { HIDDEN_BY, isSeen, LOOKS } from './looks.ts';
import type { Side } from './modifiers.ts';
import type { ModelSpec } from './muster.ts';
import { canReach, edgesOf } from './reach.ts';
import { type Attack, isToldOfAttacks } from './timing.ts';
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

/** What prospects are worked out from. */
interface Compiled {
  readonly models: readonly ModelSpec[];
  readonly weapons: readonly Weapon[];
  readonly sides: readonly [Side, Side];
  readonly harm: HarmTables;
  readonly gaps: Gaps;
  /** By model: a number for all that counts here. */
  readonly kinds: readonly number[];
  /** By model: nobody further off can be moved to and fought; the square of how far middles are apart. */
  readonly strides: Float64Array;
}

/** A blow that takes a move first is as likely as this. */
const LUNGE = 0.5;

/** Where a prospect tells of an enemy in its bands, by the square of the distance, after a move (1) or without (0). */
export function prospectEntry({ bands }: Prospect, square: number, moved: 0 | 1, look: number): number {
  return (2 * bandOf(bands, square) + moved) * LOOKS + look;
}

export function createProspects(compiled: Compiled): Prospects {
  const { models, kinds } = compiled;
  const mostWounds = Math.max(...models.map(({ profile }) => profile.wounds));
  const count = Math.max(...kinds) + 1;
  const known: (Prospect | undefined)[] = new Array(count * count * (mostWounds + 1) * 2);

  return (attacker, target, wounds, shoots) => {
    const pair = kinds[attacker] * count + kinds[target];
    const key = (pair * (mostWounds + 1) + wounds) * 2 + (shoots ? 1 : 0);
    known[key] ??= prospectOf(compiled, attacker, target, wounds, shoots);
    return known[key];
  };
}

/** Tries every weapon in every situation that the rules tell apart. */
function prospectOf(
  compiled: Compiled,
  attacker: number,
  target: number,
  wounds: number,
  shoots: boolean,
): Prospect {
  const { models, weapons, sides, gaps, strides } = compiled;
  const { seat, ranged, melee } = models[attacker];
  const { settings } = sides[seat];
  const usable = [...(settings.shooting.on && shoots ? ranged : []), ...(settings.melee.on ? melee : [])];
  const outcome = outcomesOf(compiled, attacker, target, wounds);
  const edges = edgesAmong(
    usable.flatMap((weapon) => edgesOf(settings, weapons[weapon])),
    sides,
  );
  const looks = looksAt(sides[otherSeat(seat)]);
  const worth = new Float64Array(edges.length * 2 * LOOKS);
  const kill = new Float64Array(worth.length);
  edges.forEach((edge, band) => {
    // Anywhere between two edges is like anywhere else there.
    const gap = (edge + (band === 0 ? 0 : edges[band - 1])) / 2;
    for (const moved of [0, 1]) {
      for (const look of looks) {
        const at = (2 * band + moved) * LOOKS + look;
        for (const weapon of usable) {
          if (!canReach(settings, weapons[weapon], gap, isSeen(look))) continue;
          const found = outcome(weapon, gap, look, moved === 1);
          if (found.worth > worth[at]) [worth[at], kill[at]] = [found.worth, found.kill];
        }
      }
    }
  });
  const bands = createBands(edges.map(gaps.widest));
  const blows = settings.melee.on ? melee.map((weapon) => outcome(weapon, 0, 0, true).worth) : [];
  const danger = dangerOf(bands, worth, strides[attacker], LUNGE * Math.max(0, ...blows));
  return { bands, worth, kill, danger };
}

/** What attacks of one model on another come to: by weapon, distance, look and whether it has moved. */
function outcomesOf(
  { models, weapons, sides, harm }: Compiled,
  attacker: number,
  target: number,
  wounds: number,
) {
  const both = [sides[models[attacker].seat], sides[models[target].seat]] as const;
  const list = createModifiers();
  return (weapon: number, gap: Length, look: number, moved: boolean) => {
    const isShot = weapons[weapon].mode === 'ranged';
    const attack: Attack = {
      kind: isShot ? 'shooting' : 'melee',
      attacker: models[attacker],
      target: models[target],
      weapon: weapons[weapon],
      distance: gap / INCH,
      cover: isShot && isSeen(look) ? look : 0,
      moved,
    };
    return expectedOf(harm, both, { attack, weapon, target, wounds }, list);
  };
}

/** Distances between which nothing changes, the least first; users' rules are asked in each inch. */
function edgesAmong(edges: readonly Length[], sides: readonly [Side, Side]): Float64Array {
  const all = new Set(edges.filter((edge) => edge >= 0));
  if (sides.some(({ rules }) => isToldOfAttacks(rules)))
    for (let inch = INCH; inch < Math.max(...edges); inch += INCH) all.add(inch);
  return Float64Array.from(all).sort();
}

/** Looks that occur at models of a side: what their cover takes from a skill, and what hides them. */
function looksAt({ settings }: Side): readonly number[] {
  const { sparse, dense } = settings.shooting.cover;
  return [...new Set([0, sparse, dense, ...Object.values(HIDDEN_BY)])];
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
