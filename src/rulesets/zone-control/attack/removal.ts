import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { REMOVED } from '../battlefield/state.ts';
import { acted, count, isUp, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { CLAUSE } from '../rules/index.ts';
import { addShock } from './morale.ts';

/** Takes a model without wounds off the table (ZC-RES-02). */
export function removeCasualty(m: Match, model: Model): void {
  acted(m, CLAUSE.resolutionPhase.removal);
  tellOf(m, 'removed', model, 'is removed');
  remove(m, model);
}

/** A model driven over its own edge (ZC-A10). */
export function loseOverEdge(m: Match, model: Model): void {
  acted(m, CLAUSE.morale.edge);
  count(m, seatOf(m, model), 'lost:edge');
  tellOf(m, 'lost', model, 'runs off the board');
  remove(m, model);
}

/** Removes a model; friends nearby are shocked (ZC-A8). */
function remove(m: Match, model: Model): void {
  const at = m.state.point[model];
  m.state.whereabouts[model] = REMOVED;
  m.state.point[model] = NOWHERE;
  m.state.falling[model] = m.state.fleeing[model] = m.state.shock[model] = 0;
  const { loss } = settingsOf(m, model).shock;
  for (const friend of m.matchup.force[seatOf(m, model)]) {
    if (!isUp(m, friend) || m.battlefield.distance(at, m.state.point[friend]) > loss.inches * INCH) continue;
    addShock(m, friend, loss.points, CLAUSE.shock.loss);
  }
}
