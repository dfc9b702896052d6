import type { Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { noteChanges } from '../../../rules/play/active-rules.ts';
import { type Drawn, type Movement, nothingDrawn, type Passage } from '../battlefield/passage.ts';
import { acted, isOnTable, type Match, seatOf } from '../match/match.ts';
import { loseReaction } from '../match/reactions.ts';
import { CLAUSE } from '../rules/index.ts';
import { countGround } from './crossed-ground.ts';
import { freeStrikes } from './free-strikes.ts';
import { tellArrival, tellStay } from './move-words.ts';
import { endShots, firesOnTheWay, overwatchOn } from './overwatch.ts';
import { type Going, goOn, type Stop, touchEnemies } from './under-way.ts';

/**
 * A movement made: the points passed, in order, what it left over where a second one may use that, and the last shot on
 * Overwatch that stopped it.
 */
export interface Made {
  readonly trail: readonly Point[];
  readonly left: Length;
  readonly stop: Stop | null;
}

/** Makes a movement with everything that meets it (DP-OW-03..05, DP-LEAVE-01..03). */
export function makeMove(m: Match, movement: Movement): Made {
  const { model, allowance } = movement;
  const going: Going = {
    drawn: movement.drawn ?? nothingDrawn(),
    trail: [m.state.point[model]],
    path: movement.plan(allowance, false),
    left: allowance,
    stop: null,
    stops: 0,
    met: 1,
  };
  const { drawn, trail } = going;
  if (going.path.length < 2) {
    tellStay(m, movement);
    if (movement.underway && movement.drawn) endHere(m, movement, movement.drawn);
    return going;
  }
  setOff(m, movement);
  // Whoever goes no further after a stop can still be shot where it stands, by others (DP-Q-93).
  while ((going.path.length > 1 || going.stops > 0) && goOn(m, movement, going));
  freeStrikes(m, model, [...drawn.owed]);
  if (isOnTable(m, model) && !m.state.over) {
    touchEnemies(m, movement, trail, going.met);
    const { fired } = drawn;
    arrive(m, movement, { model, kind: movement.kind, path: trail, underway: true, fired }, going.stops);
  }
  return going;
}

/** Whoever was found under a base and goes no further has moved as far as this (DP-LEAVE-02, DP-TM-04, DP-OW-03 off). */
function endHere(m: Match, { model, kind, shielded }: Movement, { owed, fired }: Drawn): void {
  freeStrikes(m, model, [...owed]);
  const isThere = () => isOnTable(m, model) && !m.state.over;
  if (!isThere()) return;
  const here: Passage = { model, kind, path: [m.state.point[model]], underway: true, fired };
  if (shielded) return endShots(m, here);
  if (firesOnTheWay(m, model)) return;
  for (let shot = overwatchOn(m, here); shot; shot = isThere() ? overwatchOn(m, here) : null) shot.act();
}

function setOff(m: Match, { model, kind }: Movement): void {
  acted(m, CLAUSE.movement.allowance);
  noteChanges(m, m.matchup.active[seatOf(m, model)], 'move', [m.matchup.models[model]]);
  if (kind === 'combat-ready') {
    m.state.shifted[model] = 1;
    return;
  }
  m.state.moved[model] = 1;
  if (m.state.fresh[model] === 0) loseReaction(m, model, 'moved');
}

/** The movement is over; watchers take their end shots. */
function arrive(m: Match, { shielded }: Movement, passage: Passage, stops: number): void {
  countGround(m, passage.path);
  tellArrival(m, passage, stops);
  if (shielded) endShots(m, passage);
}
