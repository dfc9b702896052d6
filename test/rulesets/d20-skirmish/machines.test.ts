import { expect, it } from 'vitest';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { playMatch } from '../../../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../../src/match/spec.ts';
import { DANGER, type Decision, TACTICS } from '../../../src/rules/decision.ts';
import type { Clause } from '../../../src/rules/rule.ts';
import { getsOut } from '../../../src/rulesets/d20-skirmish/actions/boarding.ts';
import { destroy } from '../../../src/rulesets/d20-skirmish/attack/wreckage.ts';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { BROKEN } from '../../../src/rulesets/d20-skirmish/matchup/modifiers.ts';
import { CLAUSE } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { MOST_ACTIONS } from '../../../src/rulesets/d20-skirmish/rules/limits.ts';
import { endsSoundly } from '../../conformance/laws.ts';
import { playersOf } from '../../conformance/play-on.ts';
import { knownArenas } from '../../known-arenas.ts';
import { alike, rolls } from '../scene.ts';
import { choosing, type Script, type Staging, stage } from './stage.ts';

const arenas = knownArenas(d20Skirmish);
const { scenarios = {} } = d20Skirmish;

function specOf(scenario: string, seed: string, policies: MatchSpec['policies']): MatchSpec {
  const { army, set, tables } = scenarios[scenario];
  const designed = tables!.designed as readonly string[];
  return {
    ruleset: d20Skirmish.id,
    table: { name: designed[seed.length % designed.length] },
    variants: [set, set],
    armies: [army!, army!],
    policies,
    seed,
    pitch: DEFAULT_PITCH,
  };
}

it.each(Object.keys(scenarios))('the scenario %s stays sound and comes to an end', (scenario) => {
  for (const seed of ['1']) endsSoundly(arenas, specOf(scenario, seed, ['random', 'veteran']));
});

/** Headings of machines, and what of them takes luck to wait for: the other tests stage it. */
const HEADINGS = ['locomotion', 'vehicles', 'system-failures', 'transports', 'wrecks', 'works'];
const STAGED = [
  ...['01', '06', '09', '10', '11', '12'].map((number) => `DX-VEH-${number}`),
  ...['DX-TRN-01', 'DX-WRK-02', 'DX-WRK-03', 'DX-BRK-05'],
  'DX-MOV-04',
  'DX-ALT-REACH',
];

it('every clause of machines acts in matches of their scenarios', () => {
  const clauses = d20Skirmish.rules.flatMap(({ id, clauses }) =>
    Object.values<Clause>(clauses).map((clause) => ({ ...clause, heading: id })),
  );
  const silent = new Set(
    clauses.flatMap(({ id, heading, structural, uncounted }, i) =>
      HEADINGS.includes(heading) && !structural && !uncounted && !STAGED.includes(id) ? [i] : [],
    ),
  );
  const names = Object.keys(scenarios);
  for (let n = 0; n < 90 && silent.size > 0; n++) {
    const policy = n % 2 === 0 ? 'veteran' : 'random';
    const spec = specOf(names[n % names.length], `${n}`, [policy, policy]);
    playMatch(arenas, spec, playersOf(spec)).acts.forEach((times, i) => {
      if (times > 0) silent.delete(i);
    });
  }
  expect([...silent].map((i) => clauses[i].id)).toEqual([]);
});

it('lets nobody get out into contact with an enemy, which is for charges, or takes room beside him (DX-CHG-ASM, DX-CM-11)', () => {
  const placesWith = (set: NonNullable<Staging['set']>, more = '') => {
    const scene = stage(`A1 carrier 0,0 | A2 trooper 0,9 ${more}| B1 trooper 0,2`, { set });
    scene.start.aboard[1] = 0;
    scene.start.point[1] = -1;
    let places = 0;
    const counts = choosing({
      'DX-D-10': ({ count }) => {
        places = count - 1;
        return 0;
      },
    });
    const m = scene.scripted([], [counts, counts]);
    getsOut(m, effortOf(1, 3));
    expect(m.state.acts[CLAUSE.closeCombat.crowd]).toBe(more === '' ? 0 : 1);
    return places;
  };
  const apart = placesWith({});
  expect(apart).toBeGreaterThan(0);
  const crowd = { 'charge.move': 'off', 'close-combat.crowd.base': 1 } as const;
  expect(placesWith({ 'charge.move': 'off' })).toBeGreaterThan(apart);
  expect(placesWith(crowd)).toBeGreaterThan(apart);
  expect(placesWith(crowd, '| A3 trooper 0,3 ')).toBe(apart);
});

it('fears for whoever stays aboard only where a lost transport harms passengers (DX-TRN-01)', () => {
  const danger = (set: NonNullable<Staging['set']>) => {
    const scene = stage('A1 carrier 0,0 | A2 trooper 0,9 | B1 trooper 0,15', { set });
    scene.start.aboard[1] = 0;
    scene.start.point[1] = -1;
    const into = new Float64Array(TACTICS.length);
    const looks = choosing({
      'DX-D-10': ({ weigh }) => {
        weigh(0, into);
        return 0;
      },
    });
    getsOut(scene.scripted([], [looks, looks]), effortOf(1, 3));
    return into[DANGER];
  };
  expect(danger({})).toBeGreaterThan(0);
  expect(danger({ 'transports.destroyed': 'off' })).toBe(0);
});

it('has the chart say all that becomes of passengers, from however high they come (DX-TRN-ALOFT)', () => {
  const position = 'A1 lifter 0,0 | A2 trooper 0,9 | B1 trooper 0,15';
  const m = stage(position, { profiles: { lifter: { like: 'gunship', seats: 5 } } }).scripted([
    ['passenger', 6],
    ['wreck', 1],
  ]);
  m.state.aboard[1] = 0;
  m.state.point[1] = -1;
  m.state.altitude[0] = 2;
  destroy(m, 0);
  m.dice.finish();
  expect(m.state.wounds[1]).toBe(1);
});

it('nobody gets out into deep water (DX-MOV-06, DX-BRD-ASM)', () => {
  const pool = buildPiece({ kind: 'crater', at: [0, 3.2], turn: 0, size: [9, 6] });
  const wet = (craters: string) => {
    let found = 0;
    const set = { 'locomotion.water.craters': craters };
    const scene = stage('A1 carrier 0,0 | A2 trooper 9,9 | B1 trooper 0,15', { pieces: [pool], set });
    scene.start.aboard[1] = 0;
    scene.start.point[1] = -1;
    for (let option = 1; option <= 4; option++) {
      const places = { 'DX-D-10': ({ count }: Decision) => Math.min(option, count - 1) };
      const m = scene.scripted([], choosing(places));
      getsOut(m, effortOf(1, 3));
      if (m.battlefield.isPool(m.state.point[1])) found++;
    }
    return found > 0;
  };
  expect([wet('flooded'), wet('deep')]).toEqual([true, false]);
});

it('a Broken passenger tests its nerve to get out, as often as it has actions (DX-MOR-10)', () => {
  const getsOutBy = (script: Script, set = {}, morale = BROKEN) => {
    const m = stage('A1 carrier 0,0 | A2 trooper 9,9 | A2 trooper 9,8 | B1 trooper 0,15', { set }).scripted(
      script,
      choosing({ 'DX-D-10': 1 }),
    );
    m.state.aboard[1] = 0;
    m.state.point[1] = -1;
    m.state.morale[1] = morale;
    const effort = effortOf(1, 3);
    const isOut = getsOut(m, effort);
    m.dice.finish();
    return [isOut, effort.left];
  };
  expect(getsOutBy([], {}, 0)).toEqual([true, 2]);
  expect(getsOutBy(rolls('leadership', 19, 2))).toEqual([true, 1]);
  expect(getsOutBy(rolls('leadership', 19, 19, 19))).toEqual([false, 0]);
  expect(getsOutBy([], { 'broken.acts': 'off' })).toEqual([true, 2]);
  // Where that costs nothing, as often as anybody acts at all.
  const free = { 'transports.board.cost': 0 };
  expect(getsOutBy(alike(MOST_ACTIONS, 'leadership', 19), free)).toEqual([false, 3]);
});
