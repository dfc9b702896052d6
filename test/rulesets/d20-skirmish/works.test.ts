import { describe, expect, it } from 'vitest';
import { NOBODY, NOWHERE } from '../../../src/kernel/entities.ts';
import { HARM } from '../../../src/rules/decision.ts';
import { damageTo, demolitions } from '../../../src/rulesets/d20-skirmish/actions/demolition.ts';
import { marksFor } from '../../../src/rulesets/d20-skirmish/actions/marks.ts';
import { numberOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { rollAttack } from '../../../src/rulesets/d20-skirmish/attack/resolve.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import { destroy } from '../../../src/rulesets/d20-skirmish/attack/wreckage.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { SYSTEMS } from '../../../src/rulesets/d20-skirmish/match/systems.ts';
import { raise } from '../../../src/rulesets/d20-skirmish/match/works.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { CLAUSE } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { openRazed } from '../../../src/rulesets/d20-skirmish/turn/game.ts';
import { unitData } from '../../../src/rulesets/d20-skirmish/units/unit-data.ts';
import { MATERIALS } from '../../../src/rulesets/d20-skirmish/units/works-chart.ts';
import { crossingsOf, enemiesInTheWay } from '../../../src/rulesets/d20-skirmish/ways/reach.ts';
import { box, piece, solid, wall } from '../../kernel/bare-table.ts';
import { counted, nearestTo, type Script, type Staging, stage } from './stage.ts';

/** A firer, somebody whom he shoots at, and a wreck of the target's side between them, in contact with the target. */
function behindWreck(script: Script = [], staging: Staging = {}) {
  const m = stage('A1 hunter 0,0 | B1 trooper 0,9 | B2 tank 9,9', staging).scripted(script);
  raise(m, 0, nearestTo(m.battlefield.ground, [0, 8]));
  return m;
}

it('the chart has the AR and WD of the sheet (DX-TER-01)', () => {
  expect(MATERIALS.map(({ armour, wounds }) => `${armour}/${wounds}`).join(' ')).toBe(
    '12/2 16/3 18/3 20/4 22/5 24/6 26/7 25/2 24/3 25/4 26/8',
  );
});

it('some weapons do more to some materials (DX-TYP-ASM)', () => {
  const { matchup } = stage('A1 hunter 0,0').scripted([]);
  const { missile, rifle } = unitData.weapons;
  const [straw, , , , , metal] = MATERIALS;
  expect([straw, metal].map((one) => damageTo(matchup.settings[0], missile, one))).toEqual([19, 15]);
  expect(damageTo(matchup.settings[0], rifle, straw)).toBe(10);
});

describe('a section', () => {
  it('is hard cover for who touches it, and in the way (DX-WKS-ASM, DX-WRK-ASM)', () => {
    const open = stage('A1 hunter 0,0 | B1 trooper 0,9 | B2 tank 9,9').scripted([]);
    const need = (m: typeof open) => numberOf(m, shotsOpen(m, 0).find(({ target }) => target === 1)!).total;
    expect(need(open) - need(behindWreck())).toBe(3);
    const m = behindWreck();
    expect(enemiesInTheWay(m, 0)).toContain(m.state.works[0]);
  });

  it('is counted as what it is where it shelters somebody: put up, or left by a vehicle', () => {
    const counts = (vehicle: number) => {
      const wreck = behindWreck([['shot', 20]]);
      const works = [{ ...wreck.matchup.works[0], vehicle }];
      const m = { ...wreck, matchup: { ...wreck.matchup, works } };
      rollAttack(m, shotsOpen(m, 0).find(({ target }) => target === 1)!);
      return [m.state.acts[CLAUSE.works.sections], m.state.acts[CLAUSE.wrecks.cover]];
    };
    expect([counts(NOBODY), counts(2)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('is shot at with RC and saves by AR less DM, a wound at a time', () => {
    const m = behindWreck([
      ['shot', 10],
      ['armour', 10],
      ['shot', 11],
      ['shot', 1],
      ['armour', 9],
    ]);
    for (let i = 0; i < 3; i++) demolitions(m, 0, planOf(m, 0, 3))[0].act();
    // Metal has 24/6: the missile leaves 9 or less to save, and 5 after a 1.
    expect(m.state.solidity[0]).toBe(4);
    m.dice.finish();
  });

  it('is worth an attack where it shelters somebody and does not take for ever', () => {
    const worthOf = (firer: string, left: number, at = [0, 8], staging: Staging = {}) => {
      const m = stage(`A1 ${firer} 0,0 | B1 trooper 0,9 | B2 tank 9,9`, staging).scripted([]);
      raise(m, 0, nearestTo(m.battlefield.ground, at));
      m.state.solidity[0] = left;
      const [action] = demolitions(m, 0, planOf(m, 0, 3));
      const [still, into] = [new Float64Array(16), new Float64Array(16)];
      planOf(m, 0, 3).weighStay(0, still, 0);
      action.weigh(into);
      return into[HARM] - still[HARM];
    };
    // A rifle takes 13 attacks for the last two wounds of metal, a missile seven.
    expect(worthOf('trooper', 2)).toBe(0);
    expect(worthOf('hunter', 2)).toBeGreaterThan(0);
    expect(worthOf('hunter', 3)).toBe(0);
    // Behind him it shelters him from nothing.
    expect(worthOf('hunter', 2, [0, 10])).toBe(0);
    // Nor is it cover where his side has none.
    const bare = [
      { setB: { 'cover.hard': 'off' } },
      { setB: { cover: 'off' } },
      { set: { 'cover.hard.penalty': 0 } },
    ];
    expect(bare.map((staging) => worthOf('hunter', 2, [0, 8], staging as Staging))).toEqual([0, 0, 0]);
    const own = { set: { cover: 'off' }, setB: { cover: 'on' } } as const;
    expect(worthOf('hunter', 2, [0, 8], own)).toBeGreaterThan(0);
  });

  it('is shot at with all that the sheet adds to a shot or takes from it (DX-RM-05, DX-RM-11, DX-VEH-07)', () => {
    const scene = stage('A1 tank 0,0 | B1 trooper 0,9 | B2 tank 9,9', {
      set: { 'system-failures.weapons.again': 'each' },
    });
    /** RC that a shot at the wreck needs; null where none is offered. */
    const need = (change: (m: Match) => void): number | null => {
      const m = scene.scripted([['shot', 19]]);
      raise(m, 1, nearestTo(m.battlefield.ground, [0, 8]));
      change(m);
      const [action] = demolitions(m, 0, planOf(m, 0, 3));
      if (!action) return null;
      action.act();
      return Number(/19 against (-?\d+)/.exec(scene.told.at(-1)?.text ?? '')?.[1]);
    };
    const weaponsHit = (hits: number) => (m: Match) => {
      m.state.systems[SYSTEMS.indexOf('weapons')] = hits;
    };
    const still = need(() => {})!;
    const onTheMove = (m: Match) => {
      m.state.moved[0] = 1;
    };
    expect(need(onTheMove)).toBe(still - 3);
    expect(need(weaponsHit(1))).toBe(still - 3);
    expect(need(weaponsHit(2))).toBe(still - 6);
    expect(need(weaponsHit(9))).toBeNull();
    const smoke = (m: Match) => {
      m.state.smokeLevel[0] = 2;
      m.state.smokeRadius[0] = 2540;
      m.state.smokeUntil[0] = 9;
      m.state.smokeY[0] = 4 * 2540;
    };
    expect(need(smoke)).toBe(still - 2);
  });

  it('frightens nobody: Panicked models shoot at it worse in sight of an enemy only (DX-RM-06)', () => {
    const need = (enemy: string) => {
      const scene = stage(`A1 hunter 0,0 | A1 hunter 3,0 | B1 ${enemy} | B2 tank 15,15`);
      const m = scene.scripted([['shot', 19]]);
      raise(m, 0, nearestTo(m.battlefield.ground, [0, 8]));
      m.state.morale[0] = 1;
      m.state.point[3] = NOWHERE;
      demolitions(m, 0, planOf(m, 0, 3))[0].act();
      return Number(/19 against (-?\d+)/.exec(scene.told.at(-1)?.text ?? '')?.[1]);
    };
    expect(need('trooper 0,12 marker') - need('trooper 0,12')).toBe(3);
  });

  it('is gone without wounds left, and never destroyed with the heading off', () => {
    const m = behindWreck([
      ['shot', 1],
      ['armour', 20],
    ]);
    m.state.solidity[0] = 1;
    demolitions(m, 0, planOf(m, 0, 3))[0].act();
    expect(m.state.works[0]).toBe(-1);
    expect(counted(m, 0, 'demolished')).toBe(1);
    const off = behindWreck([], { set: { works: 'off' } });
    expect(demolitions(off, 0, planOf(off, 0, 3))).toEqual([]);
  });
});

describe('a destroyed vehicle', () => {
  const around = 'A1 carrier 0,0 | A2 trooper 0,1 | A2 sergeant 0,-12 | B1 trooper 12,12';

  it('stays as a wreck (DX-WRK-01)', () => {
    const scene = stage(around);
    const m = scene.scripted([['wreck', 15]]);
    destroy(m, 0);
    expect(m.state.works[0]).toBe(scene.start.point[0]);
    const off = stage(around, { set: { 'wrecks.terrain': 'off' } }).scripted([['wreck', 15]]);
    destroy(off, 0);
    expect(off.state.works[0]).toBe(-1);
  });

  it('or explodes, for whoever is within an inch of it (DX-WRK-02)', () => {
    const m = stage(around).scripted([
      ['wreck', 16],
      ['armour', 12],
    ]);
    destroy(m, 0);
    expect([m.state.wounds[1], m.state.wounds[2]]).toEqual([0, 1]);
    expect(m.state.works[0]).toBe(-1);
    m.dice.finish();
  });

  it('spares whom hard cover hides from it altogether as it does whom it hides in part (DX-WRK-03)', () => {
    const avoided = (face: number, width: number) => {
      const pieces = [wall(box([-width, 0.6, width, 1.4]))];
      const beside = 'A1 tank 0,0 | A2 trooper 9,-9 | B1 trooper 0,2';
      const m = stage(beside, { pieces }).scripted([
        ['wreck', 16],
        ['leadership', face],
        ...(face > 15 ? [['armour', 12] as const] : []),
      ]);
      destroy(m, 0);
      m.dice.finish();
      return m.state.wounds[2] === 1;
    };
    // LD 11 and 4 for hard cover; the narrow wall hides the trooper in part.
    for (const width of [0.1, 6]) expect([avoided(15, width), avoided(16, width)]).toEqual([true, false]);
  });

  it('lets passengers out first, those who live (DX-TRN-01)', () => {
    const scene = stage('A1 carrier 0,0 | A2 trooper 0,9 | A2 commander 0,10 | B1 trooper 12,12');
    for (const one of [1, 2]) {
      scene.start.aboard[one] = 0;
      scene.start.point[one] = -1;
    }
    const m = scene.scripted([
      ['passenger', 7],
      ['passenger', 11],
      ['wreck', 1],
    ]);
    destroy(m, 0);
    expect([m.state.wounds[1], m.state.wounds[2]]).toEqual([0, 1]);
    expect(m.state.point[2]).toBeGreaterThanOrEqual(0);
    expect(m.battlefield.overlap(m.state.point[2], m.state.works[0])).toBe(false);
    m.dice.finish();
  });
});

describe('a wall of the table', () => {
  const low = box([-2, 8, 2, 8.5]);
  const pieces = [
    piece(low, {
      name: 'wall',
      kind: 'linear',
      height: 0.9,
      solids: [{ ...solid(low, 0.9), cover: 'medium' }],
    }),
  ];
  const walled = 'A1 hunter 0,0 | B1 trooper 0,9.2 | B2 trooper 0,14';
  const scene = (set: Staging['set'] = {}) => stage(walled, { pieces, set });
  const needOf = (m: Match) => numberOf(m, shotsOpen(m, 0).find(({ target }) => target === 1)!).total;

  it('is attacked where it shelters an enemy, and saves as stone (DX-TER-TABLE-ASM)', () => {
    const m = scene().scripted([
      ['shot', 10],
      // Stone has AR 22, and a missile of DM 15 does 4 more to it.
      ['armour', 4],
      ['shot', 9],
      ['armour', 3],
    ]);
    for (let i = 0; i < 2; i++) demolitions(m, 0, planOf(m, 0, 3))[0].act();
    expect([m.state.battered[0], m.state.razed]).toEqual([1, 0]);
    m.dice.finish();
  });

  it('shelters nobody who has no cover by it (DX-RM-03)', () => {
    const sheltered = (set: Staging['set']) =>
      marksFor(scene(set).scripted([]), 0).map((mark) => mark.sheltered);
    expect([sheltered({}), sheltered({ cover: 'off' })]).toEqual([[1], [0]]);
  });

  it('shelters nobody once it is destroyed, from the next activation on', () => {
    const { start, field, scripted, matchup } = scene();
    start.battered[0] = 4;
    const m = scripted([
      ['shot', 1],
      ['armour', 20],
    ]);
    demolitions(m, 0, planOf(m, 0, 3))[0].act();
    expect([m.state.razed, counted(m, 0, 'demolished')]).toEqual([1, 1]);
    expect(demolitions(m, 0, planOf(m, 0, 3))).toEqual([]);
    const after = { ...m, battlefield: openRazed(matchup, field, m.state.razed) };
    expect(needOf(after) - needOf(m)).toBe(3);
    expect(crossingsOf(after, 1, 3)).toHaveLength(1);
    expect(crossingsOf(m, 1, 3)).toHaveLength(2);
  });

  it('stands where terrain of the table does', () => {
    const m = scene({ 'works.table': 'off' }).scripted([]);
    expect(demolitions(m, 0, planOf(m, 0, 3))).toEqual([]);
  });
});
