import { expect, it } from 'vitest';
import { type Decision, TACTICS } from '../../../src/rules/decision.ts';
import { type Match, seatOf } from '../../../src/rulesets/zone-control/match/match.ts';
import { activate } from '../../../src/rulesets/zone-control/turn/activation.ts';
import { stage } from './stage.ts';

const HELD = 'A raider - | A raider - | A raider - | A scout - | A trooper 0,-10 | B trooper 0,10';

/** Half a dozen models of whom some wait to come, and what each of them was offered, which it does not take. */
function waiting() {
  const offered: number[][] = [];
  const m: Match = stage(HELD, { lattice: true }).scripted([], (decision: Decision) => {
    const into = new Float64Array(TACTICS.length);
    for (let option = 0; option < decision.count; option++) decision.weigh(option, into);
    if (decision.point === 'ZC-D-06') offered.push([decision.count, ...into]);
    return 0;
  });
  m.state.round = m.matchup.settings[0].rounds.length.rounds;
  const enemy = m.matchup.models.findIndex((_, model) => seatOf(m, model) === 1);
  return { m, offered, enemy };
}

it('is made once to models alike that come by deep strike, as long as nobody stirs', () => {
  const { m, offered } = waiting();
  activate(m, 0);
  const { places } = m.battlefield.offer;
  activate(m, 1);
  expect(m.battlefield.offer.places).toBe(places);
  expect(offered[1]).toEqual(offered[0]);
});

it('is another once an enemy has moved, acted or been hurt, and in another round', () => {
  const { m, enemy } = waiting();
  const changes = [
    () => (m.state.point[enemy] += 3),
    () => (m.state.wounds[enemy] = 0),
    () => (m.state.shots[enemy] = 0),
    () => (m.state.done[enemy] = 1),
    () => m.state.round--,
  ];
  activate(m, 0);
  for (const change of changes) {
    const { places } = m.battlefield.offer;
    change();
    m.state.done[1] = 0;
    activate(m, 1);
    expect(m.battlefield.offer.places).not.toBe(places);
  }
});

it('says of the second what it would say if it were the first', () => {
  const [one, two] = [waiting(), waiting()];
  activate(one.m, 0);
  one.m.state.point[one.enemy] += 3;
  two.m.state.point[two.enemy] += 3;
  activate(one.m, 1);
  activate(two.m, 1);
  expect(one.offered[1]).toEqual(two.offered[0]);
  expect(one.offered[1]).not.toEqual(one.offered[0]);
});
