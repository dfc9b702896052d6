import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { inches } from '../../../../src/kernel/length.ts';
import type { Decision } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { type MoveKind, nothingDrawn } from '../../../../src/rulesets/dark-potential/battlefield/passage.ts';
import { ON_OVERWATCH, type State } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { moveBase } from '../../../../src/rulesets/dark-potential/moves/base-watch.ts';
import { makeMove } from '../../../../src/rulesets/dark-potential/moves/moves.ts';
import { type Script, type Staging, stage, weapon } from '../stage.ts';

export const [WALKER, WATCHER] = [0, 4];

/** A Soldier's way over places of mates who are no more. */
export const WAY = 'A soldier 0,0 + soldier 0,2 + soldier 0,4 + soldier 0,6';

export interface Walk {
  readonly set?: Variant;
  readonly watcher?: string;
  readonly kind?: MoveKind;
  readonly shielded?: boolean;
  /** The walker was found under a base here, in the middle of its movement. */
  readonly found?: boolean;
  readonly view?: Staging['view'];
  /** Which option the watcher takes each time it is asked; the last again and again. */
  readonly takes?: readonly number[];
  readonly rolls?: Script;
  /** A template on its start is used there. */
  readonly fires?: boolean;
  /** Its way, and the one by which it would go on once it has been stopped. */
  readonly goes?: readonly number[];
  readonly onwards?: readonly number[];
  readonly arrange?: (start: State) => void;
}

/** Walks past a watcher; gives where it was shot at, how many options each question had, where it ended and who held it up. */
export function walk({ set = {}, watcher = '6,3', kind = 'move', shielded = false, ...rest }: Walk = {}) {
  const { view, takes = [0], rolls = [], arrange = () => {}, found = false, fires = false } = rest;
  const { goes = [0, 1, 2, 3], onwards = [] } = rest;
  const position = stage(`${WAY} | B leader ${watcher}`, {
    set: { 'overwatch.arc': 'off', leadership: 'off', ...set },
    ...(view && { view }),
  });
  const { start } = position;
  start.point.fill(NOWHERE, 1, WATCHER);
  start.wounds.fill(0, 1, WATCHER);
  start.reaction[WATCHER] = ON_OVERWATCH;
  start.named[WATCHER] = weapon('laser-pistol');
  arrange(start);
  const options: number[] = [];
  const m = position.scripted(rolls, ({ count, point }: Decision) => {
    if (point === 'DP-D-34' && fires) return 1;
    if (point !== 'DP-D-30' && point !== 'DP-D-31') return 0;
    const taken = takes[Math.min(options.length, takes.length - 1)];
    options.push(count);
    return taken < 0 ? count + taken : taken;
  });
  const ways = { ...m.battlefield.ways[0], cost: () => inches(2) };
  const open = { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] as const } };
  const plan = (_: number, again: boolean) => (again ? onwards : goes);
  const drawn = found ? { drawn: nothingDrawn(), underway: true } : {};
  const { stop } = makeMove(open, { model: WALKER, kind, allowance: inches(8), shielded, plan, ...drawn });
  m.dice.finish();
  const shots = position.told.filter((event) => event.kind === 'attack').map(({ data }) => data!.at);
  const halts = position.told.filter((event) => event.kind === 'stopped').map(({ text }) => text);
  return { options, shots, end: m.state.point[WALKER], stop, halts, m };
}

export const MISS: Script = [['hit', 12]];

/** A position without some of its models. */
export function without(position: ReturnType<typeof stage>, ...models: number[]) {
  for (const model of models) {
    position.start.point[model] = NOWHERE;
    position.start.wounds[model] = 0;
  }
  return position;
}

/** A match whose ground costs nothing to go over. */
export function onLevelGround<M extends Match>(m: M): M {
  const ways = { ...m.battlefield.ways[0], cost: () => 0 };
  return { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] as const } };
}

/** Moves the first base of a hidden model along a way, in its Move. */
export function moveFirstBase(m: Match, model: number, path: readonly number[]) {
  moveBase(m, { model, slot: 0, path, kind: 'move', allowance: inches(8), shielded: false, acts: true });
}
