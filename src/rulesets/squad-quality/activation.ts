import { assault } from './assault.ts';
import { ease } from './markers.ts';
import { acted, choose, count, isOnTable, type Match, seatOf, settingsOf, tellOf } from './match.ts';
import { moveTo } from './moves.ts';
import { holdsFirm } from './nerve.ts';
import { COUNTED, type Option, optionsOf, weighOptions } from './options.ts';
import { CLAUSE } from './rules/index.ts';
import { UNMARKED } from './state.ts';
import { fire } from './targets.ts';

/** Activates a unit: it checks its resolve, then has one action (SQ-CORE-TURN, SQ-CORE-ACT). */
export function activate(m: Match, unit: number): void {
  const seat = seatOf(m, unit);
  m.state.done[unit] = 1;
  m.state.moved[unit] = m.state.fired[unit] = 0;
  count(m, seat, 'activations');
  tellOf(m, 'activation', unit, 'is activated');
  if (!holdsFirm(m, unit)) {
    count(m, seat, 'action:none');
    return;
  }
  m.state.bunched[unit] = 0;
  takeAction(m, unit);
  fade(m, unit);
}

/** One action as its side chooses (SQ-D-03). */
function takeAction(m: Match, unit: number): void {
  const seat = seatOf(m, unit);
  const options = optionsOf(m, unit);
  if (options.some(({ action }) => action === 'assault')) count(m, seat, 'legal:assault');
  const weigh = (weighings: Float64Array) => weighOptions(m, unit, options, weighings);
  const uses = (option: number) => (options[option].action === 'assault' ? ['close-assault'] : []);
  const option = options[choose(m, seat, 'SQ-D-03', unit, options.length, weigh, uses)];
  count(m, seat, COUNTED[option.action]);
  carryOut(m, unit, option);
}

function carryOut(m: Match, unit: number, { action, at, target }: Option): void {
  switch (action) {
    case 'engage':
      acted(m, CLAUSE.actions.engage);
      moveTo(m, unit, at, 'moves');
      fire(m, unit, false);
      return;
    case 'assault':
      acted(m, CLAUSE.actions.engage);
      moveTo(m, unit, at, 'charges');
      assault(m, unit, target);
      return;
    case 'open-fire':
      fire(m, unit, true);
      return;
    case 'move-out':
      acted(m, CLAUSE.actions.moveOut);
      moveTo(m, unit, at, 'rushes');
      return;
    case 'regroup':
      acted(m, CLAUSE.actions.regroup);
      ease(m, unit, UNMARKED);
  }
}

/** A marker goes down a step once its unit has acted (SQ-CORE-UF-fades). */
function fade(m: Match, unit: number): void {
  const { underFire } = settingsOf(m, unit);
  if (!isOnTable(m, unit) || m.state.marker[unit] === UNMARKED || !underFire.fades.on) return;
  acted(m, CLAUSE.underFire.fades);
  ease(m, unit);
}
