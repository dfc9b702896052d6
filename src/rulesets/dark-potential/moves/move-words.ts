import type { Model, Point } from '../../../kernel/entities.ts';
import { pathData, placeAt, pointData } from '../../../kernel/field/place-words.ts';
import type { MoveKind, Movement, Passage } from '../battlefield/passage.ts';
import { type Match, tellAt, tellOf } from '../match/match.ts';

/** What a model does in a movement, as its events say. */
export const DOES: Readonly<Record<MoveKind, string>> = {
  move: 'moves',
  'second-move': 'moves again',
  charge: 'charges',
  forced: 'runs for cover',
  'combat-ready': 'charges',
};

/** A movement that goes nowhere, where it is all that the model does. */
export function tellStay(m: Match, { model, kind }: Movement): void {
  if (kind !== 'second-move' && kind !== 'forced') return;
  const would = kind === 'forced' ? 'would run for cover' : 'could move again';
  tellOf(m, kind, model, () => [
    `${would}, and stays`,
    pointData(m.battlefield.ground, m.state.point[model]),
  ]);
}

/** A model leaves combat and is struck before it goes. */
export function tellLeaving(m: Match, model: Model): void {
  tellAt(m, 'leave', model, 'leaves combat at', m.state.point[model]);
}

/**
 * A reaction stops a model: where it came from and how far it got, before the shot is told.
 *
 * @param isOver it has come to its end before anybody fires (DP-OW-03 off)
 */
export function tellStop(
  m: Match,
  { model, kind }: Movement,
  trail: readonly Point[],
  stops: number,
  isOver: boolean,
): void {
  const { ground } = m.battlefield;
  tellOf(m, 'stopped', model, () => {
    const at = placeAt(ground, trail[trail.length - 1]);
    const data = { kind, ...pathData(ground, trail) };
    if (isOver) return [`${stops > 0 ? 'goes on' : DOES[kind]} to ${at}`, data];
    if (stops > 0) return [`goes on and is stopped again at ${at}`, data];
    if (trail.length < 2) return [`${DOES[kind]} and is stopped as it sets off from ${at}`, data];
    return [`${DOES[kind]} from ${placeAt(ground, trail[0])} and is stopped at ${at}`, data];
  });
}

/** The end of a movement, with all of its path as data. */
export function tellArrival(m: Match, { model, kind, path }: Passage, stops: number): void {
  const does = stops > 0 ? 'ends its movement at' : `${DOES[kind]} to`;
  tellOf(m, 'move', model, () => [
    `${does} ${placeAt(m.battlefield.ground, m.state.point[model])}`,
    { kind, ...pathData(m.battlefield.ground, path) },
  ]);
}
