/** What a mover fears of enemies at a place, and what it could do to them from there. */
import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { DANGER, TACTICS } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { waitingWorth } from '../../../src/rulesets/d20-skirmish/actions/waiting.ts';
import { SYSTEMS, type System } from '../../../src/rulesets/d20-skirmish/match/systems.ts';
import { judgedAt, shotAt } from '../../../src/rulesets/d20-skirmish/matchup/gunnery.ts';
import type { Attack } from '../../../src/rulesets/d20-skirmish/matchup/timing.ts';
import { blowBy, foesOf } from '../../../src/rulesets/d20-skirmish/places/foes.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { threatTo } from '../../../src/rulesets/d20-skirmish/places/promise.ts';
import { scout } from '../../../src/rulesets/d20-skirmish/places/scouting.ts';
import { type Staging, stage } from './stage.ts';

it('knows of powers where it looks for a place, as far as they reach', () => {
  const m = stage('A1 channeler 0,-15 | B1 horror 0,15').scripted([]);
  const { columns, ground, distance } = m.battlefield;
  const { look, rowOf } = scout(m, 0);
  const places = Array.from({ length: ground.count }, (_, at) => at).filter((at) => at % 7 === 0);
  look(places);
  const gap = (at: number) => distance(at, m.state.point[1]);
  const harms = (holds: (inches: number) => boolean) =>
    places.filter((at) => holds(gap(at) / 2540)).map((at) => columns.harm[rowOf(at)]);
  expect(harms((inches) => inches > 24.5)).toSatisfy((all: number[]) => all.every((harm) => harm === 0));
  expect(harms((inches) => inches > 12 && inches < 24)).toSatisfy((all: number[]) =>
    all.every((harm) => harm > 0),
  );
});

it('fears charges as far as the enemy gets as he is (DX-VEH-08, DX-VEH-09)', () => {
  const stride = (system?: System, hits = 1) => {
    const m = stage('A1 trooper 0,-9 | B1 walker 0,9').scripted([]);
    if (system) m.state.systems[SYSTEMS.length + SYSTEMS.indexOf(system)] = hits;
    return foesOf(m, 0)[0].stride;
  };
  expect(stride('engine')).toBe(stride() - 2 * INCH);
  expect([stride('engine', 9), stride('transmission', 3)]).toEqual([0, 0]);
  expect(stride('weapons')).toBe(stride());
});

it('hits on its weapons take off what a vehicle shoots, mover or enemy, and nothing off its blows (DX-VEH-07)', () => {
  const reckoned = (hits: number) => {
    const m = stage('A1 walker 0,-9 | B1 walker 0,9').scripted([]);
    for (const model of [0, 1]) m.state.systems[model * SYSTEMS.length + SYSTEMS.indexOf('weapons')] = hits;
    const [foe] = foesOf(m, 0);
    const into = new Float64Array(TACTICS.length);
    const plan = planOf(m, 0, 1);
    plan.weighStay(0, into, 0);
    const { ground, touch } = m.battlefield;
    const beside = Array.from({ length: ground.count }, (_, at) => at).find((at) => touch(at, foe.point))!;
    return { danger: into[DANGER], blows: plan.chargeTo(1, beside, 1), blow: blowBy(foe) };
  };
  const [whole, hit] = [reckoned(0), reckoned(1)];
  expect(hit.danger).toBeLessThan(whole.danger);
  expect(whole.blows).toBeGreaterThan(0);
  expect([hit.blows, hit.blow]).toEqual([whole.blows, whole.blow]);
});

it('whoever waits reckons with charges as far as they go, and with none where there are none (DX-CHG-ASM)', () => {
  const worth = (set: Readonly<Record<string, string | number>>) => {
    const m = stage('A1 berserk 0,0 | B1 berserk 0,10', { set }).scripted([]);
    return waitingWorth(m, 0, m.state.point[0]);
  };
  expect(worth({})).toBe(0);
  expect(worth({ 'charge.move.factor': 2 })).toBeGreaterThan(0);
  expect(worth({ 'charge.move.factor': 2, 'charge.move': 'off' })).toBe(0);
});

it('whoever waits reckons with a countercharge only where one may be made (DX-WAI-02)', () => {
  const worth = (set: Variant) => {
    const m = stage('A1 berserk 0,0 | B1 berserk 0,5', { set }).scripted([]);
    return waitingWorth(m, 0, m.state.point[0]);
  };
  expect(worth({})).toBeGreaterThan(0);
  expect(worth({ 'wait.reactions': 'off' })).toBe(0);
});

describe('close combat keeps from shots those of whom the rules of the firer say so (DX-ENG-ASM)', () => {
  const OFF = { 'ranged.engaged': 'off' };
  const dangerAt = (position: string, staging: Staging) => {
    const m = stage(position, staging).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 0).weighStay(0, into, 0);
    return into[DANGER];
  };

  it('whoever is in contact fears whoever may shoot at him all the same', () => {
    const position = 'A1 trooper 0,0 | B1 berserk 0,1 | B2 trooper 6,9';
    const usual = dangerAt(position, {});
    expect(dangerAt(position, { set: OFF, setB: { 'ranged.engaged': 'on' } })).toBe(usual);
    expect(dangerAt(position, { setB: OFF })).toBeGreaterThan(usual);
  });

  it('an enemy in contact shoots, and is shot at, by the rules of either', () => {
    const foe = (staging: Staging) => {
      const position = 'A1 trooper 0,-9 | A1 trooper 0,8 | B1 trooper 0,9';
      const { shielded, bound } = foesOf(stage(position, staging).scripted([]), 0)[0];
      return [shielded, bound];
    };
    expect(foe({})).toEqual([true, true]);
    expect(foe({ setB: OFF })).toEqual([true, false]);
    expect(foe({ set: OFF, setB: { 'ranged.engaged': 'on' } })).toEqual([false, true]);
  });
});

it('an unconscious enemy is feared as likely as it comes round (DX-BKL-01)', () => {
  const readiness = (unconscious: number) => {
    const m = stage('A1 trooper 0,-6 | B1 channeler 0,6').scripted([]);
    m.state.unconscious[1] = unconscious;
    return foesOf(m, 0)[0].readiness;
  };
  // LD 13, less 4.
  expect([readiness(0), readiness(1)]).toEqual([1, 9 / 20]);
});

it('enemies on Wait are feared as likely as they react in time, or act later (DX-WAI-LD)', () => {
  const readiness = (set: Variant, round = 1) => {
    const m = stage('A1 trooper 0,-6 | B1 trooper 0,6 wait', { set }).scripted([]);
    m.state.activated[1] = 1;
    m.state.round = round;
    return foesOf(m, 0)[0].readiness;
  };
  // LD 11 is in time in 11 of 20, and who has acted counts 0.6 but in the last turn.
  expect(readiness({})).toBeCloseTo(11 / 20 + (9 / 20) * 0.6, 12);
  expect(readiness({}, 6)).toBeCloseTo(11 / 20, 12);
  expect(readiness({ 'wait.test.bonus': 5 }, 6)).toBeCloseTo(16 / 20, 12);
  expect(readiness({ 'wait.test': 'off' }, 6)).toBe(1);
});

it('enemies on Wait are feared for one action out of turn and for those of a later turn, users’ rules included (DX-WAI-01)', () => {
  const feared = (how: string, round: number, house?: Staging['house']) => {
    const m = stage(`A1 trooper 0,-6 | B1 trooper 0,6${how}`, house ? { house } : {}).scripted([]);
    m.state.activated[1] = 1;
    m.state.round = round;
    const [{ answers, readiness }] = foesOf(m, 0);
    const { gunnery } = m.matchup;
    const reaction = shotAt(gunnery.reactions(1, 0, 1), 1, 1, 0);
    return {
      fear: readiness * judgedAt(answers, 1, 0),
      reaction,
      judged: judgedAt(gunnery.judged(1, 0, 1), 1, 0),
    };
  };
  const evaded = { toEvade: ({ kind }: Attack) => (kind === 'reaction' ? 5 : 0) };
  const reactions = [undefined, evaded].map((house) => {
    const { fear, reaction, judged } = feared(' wait', 1, house);
    expect(fear).toBeCloseTo((11 / 20) * reaction + 0.6 * judged, 12);
    expect(feared(' wait', 6, house).fear).toBeCloseTo((11 / 20) * reaction, 12);
    expect(feared('', 1, house).fear).toBeCloseTo(0.6 * judged, 12);
    return reaction;
  });
  expect(reactions[1]).toBeLessThan(reactions[0]);
  expect(reactions[1]).toBeGreaterThan(0);
});

it('Broken enemies who do not flee are feared and waited for (DX-MOR-10)', () => {
  const found = (set: Variant) => {
    const m = stage('A1 trooper 0,-6 | B1 trooper 0,6 | B1 trooper 2,6', { set }).scripted([]);
    m.state.morale[1] = 2;
    const [foe] = foesOf(m, 0);
    return [foe.readiness, waitingWorth(m, 0, m.state.point[0]) > 0];
  };
  expect(found({})).toEqual([0.25, false]);
  expect(found({ 'broken.acts': 'off' })).toEqual([1, true]);
});

it('squads are threatened, and Wait is worth, what postures and hits on weapons leave of shots (DX-VEH-07)', () => {
  const found = (how: string, hits: number) => {
    const m = stage(`A1 trooper 0,0${how} | B1 walker 0,9`).scripted([]);
    m.state.systems[SYSTEMS.length + SYSTEMS.indexOf('weapons')] = hits;
    return { threat: threatTo(m, 0), wait: waitingWorth(m, 1, m.state.point[1]) };
  };
  const [whole, hit] = [0, 1].map((hits) => found('', hits));
  expect(hit.threat).toBeLessThan(whole.threat);
  expect(hit.wait).toBeLessThan(whole.wait);
  expect(found(' mp', 0).threat).toBeLessThan(whole.threat);
  expect(found(' prone', 0).threat).toBeGreaterThan(whole.threat);
});

it('whoever is hurt is judged by the AR that it has left, mover or enemy (DX-VEH-11)', () => {
  const { loss } = stage('A1 walker 0,-9').matchup.settings[0].systemFailures.structure;
  const armour = stage('A1 walker 0,-9').matchup.models[0].profile.armour - 2 * loss;
  const judged = (kind: string, hits: number) => {
    const profiles = { worn: { like: 'walker', armour } };
    const m = stage(`A1 ${kind} 0,-9 | B1 ${kind} 0,9`, { profiles }).scripted([]);
    for (const model of [0, 1]) m.state.systems[model * SYSTEMS.length + SYSTEMS.indexOf('structure')] = hits;
    const [{ shots, answers, blows, countercharges }] = foesOf(m, 0);
    const worth = m.matchup.worth[0];
    return [...shots, ...answers, ...blows, ...countercharges].map((harm) => harm / worth);
  };
  const [hit, worn, whole] = [judged('walker', 2), judged('worn', 0), judged('walker', 0)];
  hit.forEach((harm, i) => {
    expect(harm).toBeCloseTo(worn[i], 12);
  });
  expect(hit).not.toEqual(whole);
});

it('a machine with a recognition fault is feared as likely as it knows its enemies, in reactions whole (DX-AMK-01)', () => {
  const found = (confused: number, how = '', acted = 0) => {
    const set = { 'wait.test': 'off' };
    const m = stage(`A1 trooper 0,-6 | B1 drone 0,6${how}`, { set }).scripted([]);
    m.state.confused[1] = confused;
    m.state.activated[1] = acted;
    return { readiness: foesOf(m, 0)[0].readiness, threat: threatTo(m, 0) };
  };
  const [clear, hazy] = [0, 1].map((confused) => found(confused));
  // LD 10.
  expect([clear.readiness, hazy.readiness]).toEqual([1, 10 / 20]);
  expect(hazy.threat).toBeCloseTo((10 / 20) * clear.threat, 12);
  expect(clear.threat).toBeGreaterThan(0);
  expect([0, 1].map((acted) => found(1, ' wait', acted).readiness)).toEqual([1, 1]);
});
