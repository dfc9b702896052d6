import type { Chances } from '../../src/kernel/chances.ts';
import { copyData } from '../../src/kernel/copy-data.ts';
import type { Dice } from '../../src/kernel/dice.ts';
import { enumerateRolls } from '../../src/kernel/enumerate.ts';
import type { Ground } from '../../src/kernel/ground.ts';
import { createGuide } from '../../src/kernel/guides/guide.ts';
import { INCH } from '../../src/kernel/length.ts';
import { createWays } from '../../src/kernel/movement/create-ways.ts';
import { createSight } from '../../src/kernel/sight/sight.ts';
import { type Decision, labelsOf, type Player } from '../../src/rules/decision.ts';
import type { MatchOf } from '../../src/rules/play/match-of.ts';
import type { Field, MatchEvent } from '../../src/rules/ruleset.ts';
import { type ScriptedDice, scriptedDice } from '../kernel/scripted-dice.ts';

/** Who decides: one for both seats, or one for each. */
type Players = Player | readonly [Player, Player];

/** A position that can be played on from, again and again; `M` is a match, `R` a roll by name. */
export interface Scene<M extends { readonly state: unknown }, R extends string> {
  /** The position with dice that follow a script; `finish` complains of rolls nobody asked for. */
  readonly scripted: (
    script: readonly (readonly [R, number])[],
    players?: Players,
  ) => M & { dice: ScriptedDice };
  /** Exact distribution of what some code makes of the position. */
  readonly distribution: <T extends string | number>(act: (m: M) => T, players?: Players) => Chances<T>;
  /** What was told since the scene was set, in order. */
  readonly told: readonly MatchEvent[];
  /** The position itself, to be arranged further. */
  readonly start: M['state'];
}

/** The option of a decision that is called so, or whose name is of that form; -1 where there is none. */
export function optionCalled(decision: Decision, name: string | RegExp): number {
  return labelsOf(decision).findIndex((label) =>
    typeof name === 'string' ? label === name : name.test(label),
  );
}

/** Takes options by decision point: the one that is called so or of such a name, the first where there is none. */
export function choosing(
  choices: Readonly<Record<string, string | RegExp | ((decision: Decision) => number)>>,
): Player {
  return (decision) => {
    const choice = choices[decision.point];
    if (choice === undefined) return 0;
    return typeof choice === 'function' ? choice(decision) : Math.max(0, optionCalled(decision, choice));
  };
}

/** Rolls of one name, as a script has them. */
export function rolls<R extends string>(name: R, ...faces: readonly number[]): (readonly [R, number])[] {
  return faces.map((face) => [name, face] as const);
}

/** So many rolls of a name that all come to the same. */
export function alike<R extends string>(count: number, name: R, face: number): (readonly [R, number])[] {
  return rolls(name, ...new Array<number>(count).fill(face));
}

/** Takes the last option. */
export function last({ count }: Decision): number {
  return count - 1;
}

/** Always takes the first option. */
export const first: Player = () => 0;

export function sceneOf<B, T, S, R extends string>(
  matchup: B,
  battlefield: T,
  start: S,
  rolls: readonly R[],
): Scene<MatchOf<B, T, S>, R> {
  const told: MatchEvent[] = [];
  const match = <D extends Dice>(dice: D, players: Players): MatchOf<B, T, S> & { dice: D } => ({
    matchup,
    battlefield,
    state: copyData(start),
    players: typeof players === 'function' ? [players, players] : players,
    dice,
    log: (event) => told.push(event),
  });
  return {
    scripted: (script, players = first) => match(scriptedDice(rolls, script), players),
    distribution: (act, players = first) => enumerateRolls((dice) => act(match(dice, players))),
    told,
    start,
  };
}

/** The standing point nearest to a spot, in inches from the centre of the table. */
export function nearestTo({ x, y, count }: Ground, [px, py]: readonly number[]): number {
  let best = 0;
  const apart = (i: number) => Math.hypot(x[i] - px * INCH, y[i] - py * INCH);
  for (let i = 1; i < count; i++) if (apart(i) < apart(best)) best = i;
  return best;
}

/** Where a model stands, in inches from the centre of the table, to a tenth. */
export function spotOf(
  { battlefield: { ground }, state: { point } }: Standing,
  model: number,
): readonly [number, number] {
  const tenths = (length: number) => Math.round((10 * length) / INCH) / 10;
  const at = point[model];
  return [tenths(ground.x[at]), tenths(ground.y[at])];
}

interface Standing {
  readonly battlefield: { readonly ground: Ground };
  readonly state: { readonly point: ArrayLike<number> };
}

export function fieldOf(ground: Ground): Field {
  return {
    ground,
    sight: createSight(ground),
    ways: (costs) => createWays(ground, costs),
    guide: (costs) => createGuide(ground, createWays(ground, costs)),
    common: (_, make) => make(),
  };
}
