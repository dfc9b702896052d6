import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { HARM } from '../../../src/rules/decision.ts';
import { channelings } from '../../../src/rulesets/d20-skirmish/actions/channeling.ts';
import { chargeActions } from '../../../src/rulesets/d20-skirmish/actions/charging.ts';
import { moves } from '../../../src/rulesets/d20-skirmish/actions/journeys.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { rollAttack } from '../../../src/rulesets/d20-skirmish/attack/resolve.ts';
import { isInCommand } from '../../../src/rulesets/d20-skirmish/match/commanding.ts';
import { canSpot } from '../../../src/rulesets/d20-skirmish/match/concealment.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { crowdLimit, mayJoin } from '../../../src/rulesets/d20-skirmish/match/engagement.ts';
import { settleMorale } from '../../../src/rulesets/d20-skirmish/morale/morale.ts';
import { chargeAt, chargeEnds } from '../../../src/rulesets/d20-skirmish/moves/charge.ts';
import { makeMove } from '../../../src/rulesets/d20-skirmish/moves/moves.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { CLAUSE } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { endsOf, moveOf, reachOf } from '../../../src/rulesets/d20-skirmish/ways/reach.ts';
import { rolls } from '../scene.ts';
import { choosing, counted, nearestTo, spotOf, stage } from './stage.ts';

const always = () => true;

describe('a doorway', () => {
  const narrow = (position: string, set = {}) => {
    const m = stage(position, { set }).scripted([]);
    return crowdLimit({ ...m, battlefield: { ...m.battlefield, isNarrow: always } }, 0, 1).most;
  };

  it('lets two of equal SZ attack, more that are smaller and fewer that are larger (DX-CM-13)', () => {
    expect(narrow('A1 trooper 0,0 | B1 trooper 0,3')).toBe(2);
    expect(narrow('A1 berserk 0,0 | B1 trooper 0,3')).toBe(1);
    expect(narrow('A1 trooper 0,0 | B1 berserk 0,3')).toBe(3);
    expect(narrow('A1 trooper 0,0 | B1 berserk 0,3', { 'close-combat.doorway': 'off' })).toBe(5);
  });

  it('keeps a third out where two of equal SZ fight already, and the wall beside it where it does not', () => {
    const keepsOut = (set = {}) => {
      const position = 'A1 trooper 0,1 | A1 trooper 0,-1 | A1 trooper 6,0 | B1 trooper 0,0';
      const staged = stage(position, { set }).scripted([]);
      const m = { ...staged, battlefield: { ...staged.battlefield, isNarrow: always, isWalled: always } };
      const { doorway, wall } = CLAUSE.closeCombat;
      return [mayJoin(m, 2, 3), m.state.acts[doorway], m.state.acts[wall]];
    };
    expect(keepsOut()).toEqual([false, 1, 0]);
    expect(keepsOut({ 'close-combat.doorway': 'off' })).toEqual([false, 0, 1]);
    expect(keepsOut({ 'close-combat.doorway.attackers': 3 })).toEqual([false, 0, 1]);
  });
});

it('no more come into contact by moves, where there are no charges, than may attack, which counts (DX-CM-11)', () => {
  const joins = (attackers: string, set = {}) => {
    const position = `A1 berserk 0,0 | ${attackers} | B1 trooper 0,3`;
    const m = stage(position, { set: { charge: 'off', ...set } }).scripted([]);
    const last = m.matchup.models.length - 1;
    const { places } = endsOf(m, 0, reachOf(m, 0, 'plain', moveOf(m, 0), []));
    moves(m, effortOf(0, 3), planOf(m, 0, 3))[0].act();
    const acts = m.state.acts[CLAUSE.closeCombat.crowd];
    return [places.some((at) => m.battlefield.touch(at, m.state.point[last])), acts];
  };
  const two = 'A1 berserk 1,3 | A1 berserk -1,3';
  const three = `${two} | A1 berserk 0,4`;
  expect([joins(two), joins(three)]).toEqual([
    [true, 0],
    [false, 1],
  ]);
  expect(joins(three, { 'close-combat.crowd': 'off' })).toEqual([true, 0]);
});

describe('command', () => {
  const reaches = (position: string) => isInCommand(stage(position).scripted([]), 0, 1);

  it('reaches as far as the rank, and a sniper farther off (DX-CMD-01)', () => {
    expect(reaches('A1 sergeant 0,0 | A2 trooper 0,6.9')).toBe(true);
    expect(reaches('A1 sergeant 0,0 | A2 trooper 0,8')).toBe(false);
    expect(reaches('A1 sergeant 0,0 | A2 sniper 0,10.8')).toBe(true);
    expect(reaches('A1 sergeant 0,0 | A2 sniper 0,12')).toBe(false);
    expect(reaches('A1 trooper 0,0 | A2 sniper 0,2')).toBe(false);
  });

  it('of a flyer reaches whoever is on the ground, one altitude below it', () => {
    expect(reaches('A1 gunship 0,0 | A2 trooper 0,6.9')).toBe(true);
    expect(reaches('A1 gunship 0,0 | A2 trooper 0,8')).toBe(false);
  });
});

it('nobody spots near a Dire enemy (DX-SPT-06)', () => {
  const can = (far: number) => canSpot(stage(`A1 trooper 0,0 | B1 horror 0,${far}`).scripted([]), 0);
  expect([can(4), can(9)]).toEqual([false, true]);
});

describe('a wound by a power', () => {
  const struck = (set: Readonly<Record<string, string>>, leadership: readonly number[]) => {
    const m = stage('A1 channeler 0,0 | B1 commander 0,9 | B1 trooper 3,9', { set }).scripted([
      ['shot', 2],
      ['armour', 20],
      ...rolls('leadership', ...leadership),
    ]);
    rollAttack(m, strikeOf('power', 0, m.matchup.models[0].powers[0], 1));
    settleMorale(m);
    m.dice.finish();
    return [m.state.wounds[1], m.state.morale[1]];
  };

  it('asks for a morale test where powers do (DX-MOR-04)', () => {
    expect(struck({}, [])).toEqual([1, 0]);
    expect(struck({ 'morale.asked.by': 'powers' }, [16])).toEqual([1, 1]);
    expect(struck({ 'morale.asked.by': 'powers' }, [15])).toEqual([1, 0]);
  });
});

describe('withdrawing from Wait', () => {
  /** Moves into sight of somebody on Wait, who takes the last of his reactions. */
  function cross(passed: boolean) {
    const m = stage('A1 trooper -4,0 | B1 trooper 0,9 wait').scripted(
      [['leadership', passed ? 11 : 12]],
      choosing({ 'DX-D-05': -1 }),
    );
    makeMove(m, 0, nearestTo(m.battlefield.ground, [-1, 0]), 4 * INCH, 'plain');
    m.dice.finish();
    return m;
  }

  it('gets a model out of the way of any move, up to its MV (DX-WAI-02)', () => {
    const m = cross(true);
    expect(spotOf(m, 1)[1]).toBeGreaterThan(12.5);
    expect(spotOf(m, 1)[1]).toBeLessThan(14.1);
    expect([m.state.waiting[1], counted(m, 1, 'reactions')]).toEqual([0, 1]);
  });

  it('comes too late after an LD test that fails', () => {
    const m = cross(false);
    expect(spotOf(m, 1)[1]).toBeLessThan(9.5);
    expect(counted(m, 1, 'reactions:wasted')).toBe(1);
  });
});

it('nobody charges lying down, nor crawling farther than half of MV (DX-CM-07, DX-CRW-01)', () => {
  const charges = (how: string, far: number) => {
    const m = stage(`A1 berserk 0,0 ${how} | B1 trooper 0,${far}`).scripted([]);
    return chargeActions(m, 0, planOf(m, 0, 3), 'plain', 1).length;
  };
  expect([charges('', 5), charges('mp', 5), charges('mp', 4)]).toEqual([1, 0, 1]);
  expect([charges('prone', 4), charges('', 4)]).toEqual([0, 1]);
});

describe('a charge out of concealment', () => {
  /** CC 13 and +1 for the charge: 14, and 16 where it is the first attack from concealment. */
  function charge(hidden: string, face: number) {
    const m = stage(`A1 stalker 0,0 ${hidden} | B1 trooper 0,5`).scripted([
      ['blow', face],
      ['armour', 1],
    ]);
    const [action] = chargeActions(m, 0, planOf(m, 0, 3), 'plain', 1);
    action.act();
    m.dice.finish();
  }

  it('is the first attack from it (DX-CM-03)', () => {
    charge('hidden', 16);
    expect(() => charge('hidden', 17)).toThrow();
    charge('', 14);
    expect(() => charge('', 16)).toThrow();
  });

  it('is so at whoever withdraws and is reached all the same', () => {
    const profiles = { laggard: { like: 'trooper', move: 1 } };
    const m = stage('A1 stalker 0,0 hidden | B1 laggard 0,4 wait', { profiles }).scripted(
      [
        ['leadership', 1],
        ['blow', 16],
        ['armour', 1],
      ],
      choosing({ 'DX-D-05': 1 }),
    );
    expect(chargeAt(m, 0, 1)).toBe(true);
    m.dice.finish();
  });
});

it('whoever is in close combat channels nothing, unless he may shoot as well (DX-ENG-ASM)', () => {
  const channels = (set = {}) => {
    const m = stage('A1 channeler 0,0 | B1 trooper 0,1', { set }).scripted([]);
    return channelings(m, effortOf(0, 1), planOf(m, 0, 1)).length;
  };
  expect([channels(), channels({ 'ranged.engaged': 'off' })]).toEqual([0, 1]);
});

it('concentrating is weighed with the powers that follow it (DX-CON-01)', () => {
  const m = stage('A1 channeler 0,0 | B1 trooper 0,9').scripted([]);
  const harmOf = (name: string, left: number, focused = false) => {
    const into = new Float64Array(16);
    const effort = { ...effortOf(0, left), focused };
    const action = channelings(m, effort, planOf(m, 0, left)).find((one) => one.name === name)!;
    action.weigh(into);
    return into[HARM];
  };
  const still = new Float64Array(16);
  planOf(m, 0, 3).weighStay(0, still, 0);
  // PW 12 less 2: 10 of 20 hit, 12 of 20 after concentrating, and what follows is as usual.
  const once = (harmOf('channel', 1) - still[HARM]) / 10;
  expect(harmOf('concentrate', 3) - still[HARM]).toBeCloseTo(22 * once, 9);
  expect(harmOf('channel', 2, true) - still[HARM]).toBeCloseTo(22 * once, 9);
});

it('no charge ends beside somebody else whom as many attack as may (DX-CM-11)', () => {
  const ends = (attackers: string, set = {}) => {
    const m = stage(`A1 trooper 4,0 | ${attackers}B1 trooper 0,0 | B1 trooper 1,1`, { set }).scripted([]);
    const [target, other] = [m.matchup.models.length - 2, m.matchup.models.length - 1];
    // The nearest place beside the one is beside both.
    const between = chargeEnds(m, 0, 'plain')(target)!;
    return m.battlefield.touch(between.point, m.state.point[other]);
  };
  const one = { 'close-combat.crowd.base': 1 } as const;
  expect(ends('', one)).toBe(true);
  expect(ends('A2 trooper 1,2 | ', one)).toBe(false);
  expect(ends('A2 trooper 1,2 | ')).toBe(true);
});
