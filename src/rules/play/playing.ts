import type { Model, Point } from '../../kernel/entities.ts';
import { placeAt, pointData } from '../../kernel/field/place-words.ts';
import type { Ground } from '../../kernel/ground.ts';
import type { Luck, Roller } from '../../kernel/luck.ts';
import type { Player, Seat } from '../decision.ts';
import type { EventLog } from '../ruleset.ts';

/** What telling, counting and deciding need of a match, whatever else it is. */
export interface Playing {
  readonly state: {
    readonly luck: Luck;
    readonly counters: readonly [Int32Array, Int32Array];
    readonly acts: Int32Array;
  };
  readonly matchup: { readonly models: readonly { readonly roller: Roller; readonly name: string }[] };
  readonly players: readonly [Player, Player];
  readonly log?: EventLog | undefined;
}

/** Counts that a clause acted. */
export function acted(m: Playing, clause: number): void {
  m.state.acts[clause]++;
}

type Data = Readonly<Record<string, unknown>>;

/** What is told: in words, and as data. */
type Telling = readonly [text: string, data?: Data];

/** Tells what happened, where somebody listens. */
export function tell(m: Playing, kind: string, told: () => Telling): void {
  if (!m.log) return;
  const [text, data] = told();
  m.log({ kind, text, ...(data && { data }) });
}

export function nameOf(m: Pick<Playing, 'matchup'>, model: Model): string {
  return m.matchup.models[model].name;
}

/**
 * Tells what a model does, and which it is.
 *
 * @param does what follows its name, and what else is told as data; a function where it takes some finding out
 */
export function tellOf(
  m: Playing,
  kind: string,
  model: Model,
  does: string | (() => string | Telling),
): void {
  tell(m, kind, () => {
    const told = typeof does === 'string' ? does : does();
    const [text, more] = typeof told === 'string' ? [told] : told;
    return [`${nameOf(m, model)} ${text}.`, { model, ...more }];
  });
}

/** Tells what a model does at a point, as `is revealed at`. */
export function tellAt(
  m: Playing & { readonly battlefield: { readonly ground: Ground } },
  kind: string,
  model: Model,
  does: string,
  at: Point,
): void {
  const { ground } = m.battlefield;
  tellOf(m, kind, model, () => [`${does} ${placeAt(ground, at)}`, pointData(ground, at)]);
}

/** Tells what a side does, and which it is. */
export function tellSide(m: Playing, kind: string, seat: Seat, does: string, more: Data = {}): void {
  tell(m, kind, () => [`${'AB'[seat]} ${does}.`, { seat, ...more }]);
}

/** Counts of a ruleset by name: `count(m, seat, 'kills', 2)`. */
export function counting<C extends string>(numbers: Readonly<Record<C, number>>) {
  return function count(m: Playing, seat: Seat, counter: C, by = 1): void {
    m.state.counters[seat][numbers[counter]] += by;
  };
}
