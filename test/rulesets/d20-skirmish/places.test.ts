import { expect, it } from 'vitest';
import { inches } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { DANGER, HARM, PROMISE, TACTICS, TEMPO } from '../../../src/rules/decision.ts';
import { asIf } from '../../../src/rules/play/as-if.ts';
import { takeAction } from '../../../src/rulesets/d20-skirmish/actions/actions.ts';
import { postures } from '../../../src/rulesets/d20-skirmish/actions/postures.ts';
import { numberOf, type Strike, secondaryOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { bestBlow, expectedHarm } from '../../../src/rulesets/d20-skirmish/attack/expected.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { judgedAt } from '../../../src/rulesets/d20-skirmish/matchup/gunnery.ts';
import { chanceToWound } from '../../../src/rulesets/d20-skirmish/matchup/wounding.ts';
import { planOf, plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { scout } from '../../../src/rulesets/d20-skirmish/places/scouting.ts';
import { nearestTo, stage } from './stage.ts';

const pieces = [
  buildPiece({ kind: 'barrels', at: [0, 6], length: 5, turn: 0 }),
  buildPiece({ kind: 'hedge', at: [-6, 8], length: 5, turn: 0 }),
  buildPiece({ kind: 'barrels', at: [2, -7], length: 6, turn: 0 }),
  buildPiece({ kind: 'wood', at: [9, 2], size: [5, 5], turn: 0, height: 3, dense: false }),
];

const FAR = inches(17);

/** What two attacks come to by the shot that does most. */
function bestShot(m: Match, model: number): number {
  return Math.max(0, ...shotsOpen(m, model).map((strike) => expectedHarm(m, strike, 2)));
}

/** Places so far from the enemy that nobody has a charge in prospect. */
function placesFar(m: Match, from: number): number[] {
  const { ground, distance } = m.battlefield;
  return Array.from({ length: ground.count }, (_, at) => at).filter(
    (at) => at % 3 === 0 && ground.z[at] === 0 && distance(at, from) > FAR,
  );
}

/** Chance that a blow without another after it takes a wound. */
function chanceOfOne(m: Match, strike: Strike): number {
  const target = m.matchup.models[strike.target].profile;
  const need = numberOf(m, strike).total;
  const [own, theirs] = m.matchup.settings;
  const { damage } = m.matchup.weapons[strike.weapon];
  return chanceToWound(own, theirs, { need, armour: target.armour, damage, isShot: false });
}

it.each([
  ['in the open', 'A1 trooper 0,-12 | B1 trooper 4,11'],
  ['behind barrels', 'A1 trooper 0,-12 | B1 trooper 0,7'],
  ['in MP behind a hedge', 'A1 heavy 0,-12 | B1 sniper -6,9 mp'],
  ['prone', 'A1 sniper 0,-12 | B1 commander 2,10 prone'],
])('finds of shots at an enemy %s, and by it, what they come to', (_, position) => {
  const m = stage(position, { pieces }).scripted([]);
  const { columns } = m.battlefield;
  const places = placesFar(m, m.state.point[1]);
  const { look, rowOf, foes } = scout(m, 0);
  look(places);
  const [{ readiness }] = foes();
  const found = places.map((at) => [columns.harm[rowOf(at)], columns.danger[rowOf(at)]]);
  const isProne = m.state.posture[1] === 2;
  let seen = 0;
  places.forEach((at, i) => {
    m.state.point[0] = at;
    // Prospects do not count that somebody is yet to act.
    m.state.activated.fill(1);
    const [harm, danger] = [bestShot(m, 0), bestShot(m, 1)];
    expect(found[i][0]).toBeCloseTo(harm, 10);
    if (!isProne) expect(found[i][1]).toBeCloseTo(readiness * danger, 10);
    if (harm > 0) seen++;
  });
  expect(seen).toBeGreaterThan(20);
});

it('keeps of a place what friends in the line of fire leave of it, and all of it for another time', () => {
  const m = stage('A1 trooper 0,-12 | A2 trooper 0,-6 | A2 trooper 3,-4 | B1 trooper 0,9').scripted([]);
  const { columns } = m.battlefield;
  const places = placesFar(m, m.state.point[3]);
  const { look, rowOf, clear } = scout(m, 0);
  look(places);
  const promised = places.map((at) => columns.harm[rowOf(at)]);
  const barred = places.map((at) => clear(at));
  const found = places.map((at) => [columns.harm[rowOf(at)], columns.later[rowOf(at)]]);
  m.state.activated.fill(1);
  places.forEach((at, i) => {
    m.state.point[0] = at;
    expect(found[i][0]).toBeCloseTo(bestShot(m, 0), 10);
    if (barred[i]) expect(found[i]).toEqual([0, promised[i]]);
    expect(clear(at)).toBe(false);
  });
  expect(barred.filter(Boolean).length).toBeGreaterThan(3);
  expect(barred.filter((one) => !one).length).toBeGreaterThan(20);
});

it('keeps powers of a place where friends in the line of fire bar guns', () => {
  const profiles = { mage: { like: 'trooper', weapons: ['rifle', 'bolt', 'bayonet'], power: 8 } } as const;
  const position = 'A1 mage 0,-12 | A2 trooper 0,-6 | A2 trooper 3,-4 | B1 trooper 0,9';
  const m = stage(position, { profiles }).scripted([]);
  const { columns } = m.battlefield;
  const places = placesFar(m, m.state.point[3]);
  const { look, rowOf, clear } = scout(m, 0);
  look(places);
  const promised = places.map((at) => columns.harm[rowOf(at)]);
  const barred = places.map((at) => clear(at));
  const kept = places.map((at) => columns.harm[rowOf(at)]);
  const bolt = judgedAt(m.matchup.gunnery.powers(0, 3, 1), 1, 0);
  expect(bolt).toBeGreaterThan(0);
  barred.forEach((isBarred, i) => {
    if (!isBarred) return;
    expect([0, bolt]).toContain(kept[i]);
    expect(kept[i]).toBeLessThan(promised[i]);
  });
  expect(kept.filter((harm, i) => barred[i] && harm === bolt).length).toBeGreaterThan(3);
});

it('takes nobody out for a shot that a friend stands in the way of', () => {
  const hulk = buildPiece({ kind: 'hulk', at: [0, 0], size: [8, 8], turn: 0, height: 5 });
  const friends = 'A2 conscript 4,-3 | A2 conscript 5,-3 | A2 conscript 6,-3';
  const position = `A1 sniper 0,-9 | ${friends} | B1 trooper 8,14`;
  const scene = stage(position, { pieces: [hulk] });
  const m = scene.scripted([], createPlayer('veteran'));
  takeAction(m, effortOf(0, 2), plansOf(m, 0));
  const [move] = scene.told.filter(({ kind }) => kind === 'move');
  expect(move === undefined || bestShot(m, 0) > 0).toBe(true);
});

it('takes whoever shoots for a move away behind a corner, however far the way round it is', () => {
  const hulk = buildPiece({ kind: 'hulk', at: [0, 0], size: [12, 4], turn: 0, height: 5 });
  const progress = (unit: string, x: number, y: number) => {
    const m = stage(`A1 ${unit} 4,-5 | B1 trooper 0,5`, { pieces: [hulk] }).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 1).weighAt(nearestTo(m.battlefield.ground, [x, y]), 0, into);
    return into[TEMPO];
  };
  const inSight = progress('trooper', 11, 2);
  expect(inSight).toBeGreaterThan(0);
  // Nothing out of sight is nearer to where he shoots from; who has no gun comes nearer by every step.
  expect(progress('trooper', 4, -3)).toBe(0);
  expect(progress('berserk', 4, -3)).toBeGreaterThan(0);
  // With nobody ahead in the first of six turns a whole move counts half as much again.
  expect(inSight).toBeCloseTo(1 + 3 / 6, 12);
});

it('leaves things as they are where it asks as if they were not and gets no answer', () => {
  const column = Int16Array.of(1, 2, 3);
  const asked = () =>
    asIf(column, [0, 2], 9, () => {
      throw new Error(column.join());
    });
  expect(asked).toThrow('9,2,9');
  expect(column).toEqual(Int16Array.of(1, 2, 3));
});

it('reckons with a fumble in the next attack alone (DX-CRIT-05)', () => {
  const after = (fumbled: number) => {
    const m = stage('A1 trooper 0,-9 | B1 trooper 0,6').scripted([]);
    m.state.fumbled[0] = fumbled;
    const [shot] = shotsOpen(m, 0);
    return [1, 2, 3].map((attacks) => expectedHarm(m, shot, attacks));
  };
  const [usual, fumbled] = [after(0), after(1)];
  // Of a trooper with one wound two shots of one chance take what one takes, as often as either wounds.
  const often = 2 - usual[1] / usual[0];
  const worth = usual[0] / often;
  const mean = (fumbled[0] / worth + often) / 2;
  expect(fumbled[0]).toBeLessThan(0.7 * usual[0]);
  expect(fumbled[1]).toBeCloseTo(worth * (1 - (1 - mean) ** 2), 9);
  expect(fumbled[2]).toBeLessThan(usual[2]);
});

it('reckons so with a template as well, and with whom it catches when it misses', () => {
  const after = (fumbled: number, set = {}) => {
    const m = stage('A1 grenadier 0,-9 | B1 trooper 0,6 | B1 trooper 6,6', { set }).scripted([]);
    m.state.fumbled[0] = fumbled;
    const shot = shotsOpen(m, 0).find(({ target }) => target === 1)!;
    return [1, 2, 3].map((attacks) => expectedHarm(m, shot, attacks));
  };
  const [usual, fumbled] = [after(0), after(1)];
  expect(fumbled[0]).toBeLessThan(usual[0]);
  // The shots after the first come to what they do without a fumble, as far as there is somebody left.
  for (const i of [1, 2]) {
    expect(usual[i] - fumbled[i]).toBeGreaterThan(0);
    expect(usual[i] - fumbled[i]).toBeLessThan(usual[0] - fumbled[0]);
  }
  const free = after(1, { 'criticals.fumble.penalty': 0 });
  free.forEach((harm, i) => {
    expect(harm).toBeCloseTo(usual[i], 12);
  });
});

it('sees nothing in MP for a fighter in close combat, who is not shot at', () => {
  const m = stage('A1 berserk 0,0 | B1 trooper 0,1 | B2 sniper 9,15').scripted([]);
  const weighed = (weigh: (into: Float64Array) => void) => {
    const into = new Float64Array(TACTICS.length);
    weigh(into);
    return into;
  };
  const stay = weighed((into) => planOf(m, 0, 3).weighStay(0, into, 0));
  const crouch = postures(m, effortOf(0, 3), planOf(m, 0, 3)).find((one) =>
    one.label().startsWith('minimize'),
  )!;
  const low = weighed(crouch.weigh);
  expect(low[HARM]).toBe(stay[HARM]);
  expect(low[DANGER]).toBeGreaterThanOrEqual(stay[DANGER]);
});

it('reckons with the secondary blow that follows one (DX-CM-09)', () => {
  const duel = stage('A1 berserk 0,0 | B1 trooper 0,1').scripted([]);
  const strike = bestBlow(duel, 'melee', 0, 1)!;
  const alone = { ...strike, secondary: true };
  const chances = [chanceOfOne(duel, strike), chanceOfOne(duel, secondaryOf(duel, strike)!)];
  expect(chances[1]).toBeLessThan(chances[0]);
  expect(secondaryOf(duel, alone)).toBeUndefined();
  const worth = expectedHarm(duel, strike, 40);
  const mean = (chances[0] + chances[1]) / 2;
  expect(expectedHarm(duel, strike)).toBeCloseTo(worth * (1 - (1 - mean) ** 2), 6);

  const off = stage('A1 berserk 0,0 | B1 trooper 0,1', { set: { 'close-combat.secondary': 'off' } });
  expect(expectedHarm(off.scripted([]), strike)).toBeCloseTo(worth * chances[0], 6);
});

it('likes to have friends beside it, three at most', () => {
  const friends = 'A1 trooper 1,-12 | A1 trooper -1,-12 | A1 trooper 0,-13 | A1 trooper 2,-12';
  const promiseWith = (beside: number) => {
    const shown = friends.split(' | ').slice(0, beside);
    const m = stage(
      ['A1 trooper 0,-12', ...shown, 'A1 trooper 12,-12', 'B1 trooper 0,12'].join(' | '),
    ).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 0).weighStay(0, into, 0);
    return into[PROMISE];
  };
  const [none, one, two, three, four] = [0, 1, 2, 3, 4].map(promiseWith);
  expect(none).toBe(0);
  expect(one).toBeGreaterThan(0);
  expect([two, three]).toEqual([2 * one, 3 * one]);
  expect(four).toBe(three);
});
