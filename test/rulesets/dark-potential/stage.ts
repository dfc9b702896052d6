import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { INCH, inches, type Length } from '../../../src/kernel/length.ts';
import type { SightRecord } from '../../../src/kernel/sight/sight-record.ts';
import type { TableSpec } from '../../../src/kernel/terrain.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Decision, Player } from '../../../src/rules/decision.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { bareField, OPEN_VIEW } from '../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import { openBattlefield } from '../../../src/rulesets/dark-potential/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import { compileMatchup } from '../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import { ROLLS, type RollName } from '../../../src/rulesets/dark-potential/rolls/rolls.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../src/rulesets/dark-potential/units/unit-data.ts';
import type { ArmySpec } from '../../../src/rulesets/dark-potential/units/units.ts';
import { fieldOf, first, nearestTo, type Scene, sceneOf } from '../scene.ts';

export type Script = readonly (readonly [RollName, number])[];

export type Stage = Scene<Match, RollName>;

export interface Staging {
  readonly set?: Variant;
  /** What seat B has besides. */
  readonly theirs?: Variant;
  readonly view?: (from: number, at: number) => SightRecord;
  /** A table to stand and move on, on its points nearest to the text's; without one nobody can move. */
  readonly table?: TableSpec;
  /** Between its standing points. */
  readonly pitch?: Length;
}

/** Never spends, never reacts: the first option is always to do without. */
export { first as passive };

/**
 * A position in words: `A soldier 0,0 | B leader 0,9 | B soldier 1,9 + soldier 2,9`. Each entry is a unit of a seat,
 * `+` joins a squad, numbers are centres of bases in inches. Models and standing points are numbered in the order of
 * the text, which names all of seat A first. Nobody holds Command Points.
 */
export function stage(
  position: string,
  { set = {}, theirs = {}, view = () => OPEN_VIEW, table, pitch = DEFAULT_PITCH }: Staging = {},
): Stage {
  const entries = position.split('|').map((text) => text.trim());
  const armies = { A: armyOf('A', entries), B: armyOf('B', entries) };
  const compiled = (own: Variant) =>
    compileSettings<Settings>(rules, { 'army.mirror': 'off', ...set, ...own });
  const settings = [compiled({}), compiled(theirs)] as const;
  const matchup = compileMatchup({ ...unitData, armies }, rules, settings, ['A', 'B']);
  const spots = entries.flatMap((text) =>
    modelsOf(text).map(({ at: [x, y, z = 0] }) => ({ x: inches(x), y: inches(y), z: inches(z) })),
  );
  const field = table ? fieldOf(compileGround(table, pitch)) : bareField(spots, view);
  const battlefield = openBattlefield(matchup, field);
  const start = createState(matchup, [1, 2], clauseCount(rules));
  start.round = 1;
  start.points.fill(0);
  start.point.set(spots.map(({ x, y }, i) => (table ? nearestTo(field.ground, [x / INCH, y / INCH]) : i)));
  return sceneOf(matchup, battlefield, start, ROLLS);
}

interface Placed {
  readonly id: string;
  readonly at: readonly number[];
}

/** `B soldier 1,9 + soldier 2,9` without its seat. */
function modelsOf(entry: string): Placed[] {
  return entry
    .slice(1)
    .split('+')
    .map((text) => {
      const [id, at] = text.trim().split(' ');
      return { id, at: at.split(',').map(Number) };
    });
}

function armyOf(seat: string, entries: readonly string[]): ArmySpec {
  const units = entries
    .filter((text) => text.startsWith(`${seat} `))
    .map((text) => {
      const ids = modelsOf(text).map(({ id }) => id);
      return unitData.profiles[ids[0]].squad
        ? { title: 'Squad', squad: ids, commandPoints: 1 }
        : { unit: ids[0] };
    });
  return { id: seat, title: `Army ${seat}`, units };
}

/** A player of each seat who follow one script of decisions between them: point, seat and option taken, -1 for the last. */
export function scriptedPlayers(script: readonly (readonly [point: string, seat: 0 | 1, option: number])[]): {
  readonly players: readonly [Player, Player];
  readonly finish: () => void;
} {
  let next = 0;
  const player: Player = ({ point, seat, count }: Decision) => {
    const entry = script[next++];
    if (!entry) throw new Error(`An unscripted ${point} was put to seat ${seat}.`);
    const [expected, side, option] = entry;
    if (expected !== point || side !== seat || option >= count)
      throw new Error(`Decision ${next} is ${point} of seat ${seat} with ${count} options, not ${entry}.`);
    return option < 0 ? count + option : option;
  };
  const finish = () => {
    if (next < script.length) throw new Error(`${script.length - next} decisions were never put.`);
  };
  return { players: [player, player], finish };
}

/** A weapon of the appendix as the book numbers it. */
export function weapon(id: string): number {
  return Object.keys(unitData.weapons).indexOf(id);
}

/** Terrain of a class that hides the target, at least half of it or less. */
export function behind(cover: 1 | 2 | 3, hidden: 1 | 2 = 2): SightRecord {
  const piece = {
    piece: 0,
    cover,
    hidden,
    touched: false,
    untouched: { cover, hidden },
    targetInside: false,
    viewerInside: false,
  };
  return { seen: true, shown: 4, hidden, centreClear: hidden === 1, pieces: [piece] };
}
