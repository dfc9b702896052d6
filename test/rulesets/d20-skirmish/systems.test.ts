import { describe, expect, it } from 'vitest';
import { fraction, fractionText, minus, ONE, times } from '../../../src/kernel/fraction.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { takeAction } from '../../../src/rulesets/d20-skirmish/actions/actions.ts';
import { armourAndDamageOf, numberOf, strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import { explodesOn } from '../../../src/rulesets/d20-skirmish/attack/wreckage.ts';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { woundsOn } from '../../../src/rulesets/d20-skirmish/match/passengers.ts';
import {
  actionsLost,
  failSystems,
  failureBy,
  mendSystems,
  obeysOn,
  SYSTEMS,
  type System,
} from '../../../src/rulesets/d20-skirmish/match/systems.ts';
import { protects } from '../../../src/rulesets/d20-skirmish/matchup/wounding.ts';
import { tryToBreakAway } from '../../../src/rulesets/d20-skirmish/moves/break-away.ts';
import { chargeAt } from '../../../src/rulesets/d20-skirmish/moves/charge.ts';
import { exactSave, exactTest } from '../../../src/rulesets/d20-skirmish/odds/odds-dice.ts';
import { plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { rules, type Settings } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { canMove, turnOf } from '../../../src/rulesets/d20-skirmish/ways/driving.ts';
import { speedOf } from '../../../src/rulesets/d20-skirmish/ways/going.ts';
import { checksIn } from '../exact-checks.ts';
import { optionCalled } from '../scene.ts';
import exact from './exact.json' with { type: 'json' };
import { choosing, type Stage, type Staging, stage } from './stage.ts';

const under = (set: Variant = {}) => compileSettings<Settings>(rules, set);
const sheet = under();
const FACES = Array.from({ length: 20 }, (_, i) => i + 1);

const share = (holds: (face: number) => boolean) => fraction(FACES.filter(holds).length, 20);

/** So many faces of the die, as the checks write it. */
function shareText(faces: number): string {
  return faces === 0 ? '0' : fractionText(fraction(faces, 20));
}

const check = checksIn(exact);

/** A tank of seat B at the centre with hits on a system, and whoever is given before it. */
function damaged(system: System, hits: number, position: string, staging: Staging = {}): Stage {
  const scene = stage(position, staging);
  const tank = scene.start.point.length - 1;
  scene.start.systems[tank * SYSTEMS.length + SYSTEMS.indexOf(system)] = hits;
  return scene;
}

describe('the chart of system failures', () => {
  it.each([
    ['DX-P-VEH-need7', 7],
    ['DX-P-VEH-need0', 0],
  ])('comes to %s', (id, need) => {
    const results = FACES.map((face) =>
      protects(sheet, face, need) ? 'none' : failureBy(sheet, face - need),
    );
    const names = {
      none: 'none',
      cosmetic: 'cosmetic',
      cascade: 'cascading',
      structure: 'structural',
      chain: 'chain',
    };
    const found = Object.fromEntries(
      ['none', 'cosmetic', ...SYSTEMS, 'chain'].map((name) => [
        (names as Record<string, string>)[name] ?? name,
        shareText(results.filter((one) => one === name).length),
      ]),
    );
    expect(found).toEqual(check(id));
  });

  it('is what the odds desk answers with', () => {
    const { data } = d20Skirmish.odds!.answer({ 'armour-roll': 'car', weapon: 'autocannon' }, [{}, {}]);
    expect(data).toMatchObject({
      need: 7,
      none: '7/20',
      cosmetic: '1/20',
      transmission: '3/20',
      cascade: '0/1',
    });
    expect(() => d20Skirmish.odds!.answer({ 'armour-roll': 'trooper', weapon: 'rifle' }, [{}, {}])).toThrow(
      'no vehicle',
    );
    const rear = d20Skirmish.odds!.answer({ 'armour-roll': 'car', weapon: 'cannon', rear: true }, [{}, {}]);
    expect(rear.data['need']).toBe(-1);
  });

  it('ends with a chain reaction, by a reading at exactly 20 (DX-AMB-15)', () => {
    expect(failureBy(sheet, 24)).toBe('chain');
    const strict = under({ 'system-failures.chart.beyond': 'structural' });
    expect([20, 24].map((by) => failureBy(strict, by))).toEqual(['chain', 'structure']);
  });

  it('is a wound each, but for what is cosmetic (DX-AMB-27)', () => {
    const lost = (by: number, set: Variant = {}) =>
      failSystems(stage('A1 tank 0,0', { set }).scripted([]), 0, by);
    expect([1, 2, 19].map((by) => lost(by))).toEqual([0, 1, 1]);
    expect(lost(1, { 'system-failures.wound.cosmetic': 'wound' })).toBe(1);
  });

  it('goes on after a chain reaction until something else comes up (DX-VEH-12, DX-AMB-17)', () => {
    const scene = stage('A1 tank 0,0');
    const m = scene.scripted([
      ['system', 20],
      ['system', 3],
    ]);
    expect(failSystems(m, 0, 20)).toBe(3);
    expect(m.state.systems[SYSTEMS.indexOf('steering')]).toBe(1);
    m.dice.finish();
    // What is rolled after it may be cosmetic: the other wound is that of the reaction itself.
    const scratched = scene.scripted([['system', 1]]);
    expect(failSystems(scratched, 0, 20)).toBe(2);
    scratched.dice.finish();
    const margin = stage('A1 tank 0,0', { set: { 'system-failures.chain.again': 'margin' } }).scripted([]);
    expect(failSystems(margin, 0, 20)).toBe(4);
    const off = stage('A1 tank 0,0', { set: { 'system-failures.chain': 'off' } }).scripted([]);
    expect(failSystems(off, 0, 20)).toBe(1);
  });
});

describe('damage', () => {
  it('keeps a vehicle from turning and from moving by its rolls (DX-VEH-06, DX-VEH-09, DX-AMB-16)', () => {
    expect(fractionText(share((face) => !obeysOn(sheet, 'steering', 2, face)))).toBe(check('DX-P-STEER2'));
    expect(fractionText(share((face) => obeysOn(sheet, 'transmission', 1, face)))).toBe('1/2');
    expect(fractionText(share((face) => obeysOn(sheet, 'transmission', 3, face)))).toBe('0/1');
    const straight = under({ 'system-failures.steering.again': 'straight' });
    expect(fractionText(share((face) => obeysOn(straight, 'steering', 2, face)))).toBe('3/4');
    expect(canMove(damaged('transmission', 2, 'A1 tank 0,0').scripted([]), 0)).toBe(true);
    expect(canMove(damaged('transmission', 3, 'A1 tank 0,0').scripted([]), 0)).toBe(false);
  });

  it('keeps it straight for the move it rolled for, and for good after a third hit (DX-VEH-06)', () => {
    const stays = choosing({ 'DX-D-03': (decision) => optionCalled(decision, 'move') });
    const m = damaged('steering', 1, 'A1 tank 0,0').scripted([['steering', 20]], stays);
    const whole = turnOf(m, 0);
    takeAction(m, effortOf(0, 3), plansOf(m, 0));
    m.dice.finish();
    expect(turnOf(m, 0)).toBe(whole);
    expect(turnOf(damaged('steering', 3, 'A1 tank 0,0').scripted([]), 0)).toBe(0);
  });

  it('lets it charge straight ahead alone where its steering fails (DX-VEH-06)', () => {
    const charges = (at: string) => {
      const scene = damaged('steering', 1, `A1 trooper ${at} | B1 walker 0,0`);
      scene.start.heading[1] = 0;
      const m = scene.scripted([
        ['steering', 20],
        ['blow', 19],
        ['blow', 19],
      ]);
      const from = m.state.point[1];
      chargeAt(m, 1, 0);
      return m.state.point[1] !== from;
    };
    expect(['0,4', '4,0', '0,-4', '-4,0'].filter(charges)).toHaveLength(1);
  });

  it('slows it, down to nothing (DX-VEH-08)', () => {
    const speed = (hits: number) => speedOf(damaged('engine', hits, 'A1 tank 0,0').scripted([]), 0);
    expect([0, 1, 2, 5].map(speed)).toEqual([6, 4, 2, 0]);
  });

  it('takes actions, a roll for each hit (DX-VEH-10)', () => {
    const m = damaged('cascade', 3, 'A1 tank 0,0').scripted([
      ['cascade', 11],
      ['cascade', 10],
      ['cascade', 20],
    ]);
    expect(actionsLost(m, 0)).toBe(2);
    m.dice.finish();
  });

  it('takes 5 off AR for each structural hit (DX-VEH-11)', () => {
    const armour = (hits: number) => {
      const m = damaged('structure', hits, 'A1 hunter 0,-9 | B1 tank 0,0').scripted([]);
      return armourAndDamageOf(m, strikeOf('ranged', 0, m.matchup.models[0].ranged[0], 1)).armour;
    };
    expect([0, 1, 2].map(armour)).toEqual([26, 21, 16]);
  });

  it('takes 3 off shots, and leaves none where RC comes to 0 (DX-VEH-07)', () => {
    const shots = (hits: number, set: Variant = {}, how = '') => {
      const scene = damaged('weapons', hits, `A1 trooper 0,30 ${how} | B1 tank 0,0`, { set, size: 70 });
      scene.start.moved[1] = 1;
      const m = scene.scripted([]);
      return shotsOpen(m, 1).map((strike) => numberOf(m, strike).total);
    };
    // The tank is larger by 2, and long range takes 1 off its machine gun.
    expect(shots(0)).toEqual([10, 9]);
    expect(shots(1)).toEqual(shots(0).map((need) => need - 3));
    expect(shots(2)).toEqual(shots(1));
    expect(shots(2, { 'system-failures.weapons.again': 'each' })).toEqual(shots(0).map((need) => need - 6));
    expect(shots(1, { 'system-failures.weapons.penalty': 9 })).toEqual([1]);
    expect(shots(1, { 'system-failures.weapons.penalty': 10 })).toEqual([]);
    // Where nothing is taken off, RC may come to 0 all the same.
    const poor = {
      'ranged.attack.shift': -5,
      'ranged.size.modifier': 4,
      'system-failures.weapons.penalty': 0,
    };
    expect([0, 1].map((hits) => shots(hits, poor, 'mp'))).toEqual([[0, -1], []]);
    expect(shots(1, poor)).toEqual([2, 1]);
  });

  it('lasts, or is mended at the end of the turn (DX-VEH-02)', () => {
    const left = (set: Variant) => {
      const m = damaged('engine', 2, 'A1 tank 0,0', { set }).scripted([]);
      mendSystems(m);
      return m.state.systems[SYSTEMS.indexOf('engine')];
    };
    expect(left({})).toBe(2);
    expect(left({ 'system-failures.lasts': 'off' })).toBe(0);
  });
});

describe('a vehicle', () => {
  it('is weaker behind against weapons with an AV rating (DX-VEH-01)', () => {
    const damage = (unit: string, heading: number, set: Variant = {}) => {
      const scene = stage(`A1 ${unit} 0,-9 | B1 tank 0,0`, { set });
      scene.start.heading[1] = heading;
      const m = scene.scripted([]);
      return armourAndDamageOf(m, strikeOf('ranged', 0, m.matchup.models[0].ranged[0], 1)).damage;
    };
    // It faces the hunter, turns its side to him, and its rear.
    expect([16, 8, 0].map((heading) => damage('hunter', heading))).toEqual([15, 15, 18]);
    expect(damage('trooper', 0)).toBe(10);
    expect(damage('hunter', 0, { 'vehicles.rear': 'off' })).toBe(15);
    expect(damage('hunter', 6, { 'vehicles.arc.degrees': 180 })).toBe(18);
  });

  it('shoots better standing still, and so do gunners (DX-RM-11)', () => {
    const need = (unit: string, moved: number, set: Variant = {}) => {
      const scene = stage(`A1 ${unit} 0,0 | B1 trooper 0,9`, { set });
      scene.start.moved[0] = moved;
      const m = scene.scripted([]);
      return numberOf(m, shotsOpen(m, 0)[0]).total;
    };
    expect(need('gunner', 0) - need('gunner', 1)).toBe(3);
    expect(need('car', 0) - need('car', 1)).toBe(3);
    expect(need('trooper', 0) - need('trooper', 1)).toBe(0);
    expect(need('car', 0, { 'vehicles.steady': 'off' })).toBe(need('car', 1));
  });

  it('breaks away without a test (DX-BRK-05)', () => {
    const m = stage('A1 tank 0,0 | B1 berserk 0,1').scripted([]);
    expect(tryToBreakAway(m, 0)).toBe(true);
  });
});

describe('what becomes of a destroyed vehicle', () => {
  it('is that it explodes on 16 and more, and who stands near may avoid that (DX-WRK-02, DX-WRK-03)', () => {
    const explodes = share((face) => explodesOn(sheet, face));
    expect(fractionText(explodes)).toBe(check('DX-P-WRECK-boom'));
    const caught = minus(ONE, exactTest(sheet, 11 + sheet.wrecks.avoid.hard));
    const wounded = minus(ONE, exactSave(sheet, 20 - sheet.wrecks.explosion.dm));
    expect(fractionText(times(times(explodes, caught), wounded))).toBe(check('DX-P-WRECK-hardcover'));
  });

  it('leaves few of its passengers (DX-TRN-01)', () => {
    expect(fractionText(share((face) => woundsOn(sheet, face) < 1))).toBe(check('DX-P-TRANSPORT-W1'));
    expect([6, 7, 11, 12, 15].map((face) => woundsOn(sheet, face))).toEqual([0, 1, 1, 2, 2]);
    expect(woundsOn(sheet, 16)).toBeGreaterThan(10);
    expect(woundsOn(under({ 'transports.destroyed': 'off' }), 20)).toBe(0);
  });
});
