import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { type Decision, OBJECTIVE, type Player } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { ACTION, REMOVED } from '../../../src/rulesets/zone-control/battlefield/state.ts';
import { countUpset, leadOf, outcomeOf } from '../../../src/rulesets/zone-control/match/score.ts';
import { removalWorth, zoneSwingOf } from '../../../src/rulesets/zone-control/places/survey.ts';
import { CLAUSE } from '../../../src/rulesets/zone-control/rules/index.ts';
import { activate } from '../../../src/rulesets/zone-control/turn/activation.ts';
import { endRound } from '../../../src/rulesets/zone-control/turn/resolution.ts';
import { play } from './playing.ts';
import { stage } from './stage.ts';

function weighed(decision: Decision, option: number): Float64Array {
  const into = new Float64Array(WIDTH);
  decision.weigh(option, into);
  return into;
}

describe('ZC-ZON-02 and ZC-A15: who wins', () => {
  /** An end with some zones and objectives counted and some models removed. */
  function end(
    zones: readonly [number, number],
    objectives: readonly [number, number],
    removed: readonly number[] = [],
    set: Variant = {},
  ) {
    const m = stage('A trooper 0,0 | A leader 3,0 | B trooper 0,10 | B leader 3,10', { set }).scripted([]);
    m.state.zones.splice(0, 2, ...zones);
    m.state.objectives.splice(0, 2, ...objectives);
    for (const model of removed) m.state.whereabouts[model] = REMOVED;
    return outcomeOf(m);
  }

  it('is the side with more zones', () => {
    expect(end([3, 2], [0, 2], [0, 1])).toBe('won');
    expect(end([1, 2], [1, 0], [2, 3])).toBe('lost');
  });

  it('is on equal counts the one with more objectives, then the one that removed more', () => {
    expect(end([2, 2], [1, 0], [0])).toBe('won');
    expect(end([2, 2], [1, 1], [0, 3])).toBe('won');
    expect(end([2, 2], [1, 1], [1, 2])).toBe('lost');
    expect(end([2, 2], [1, 1])).toBe('draw');
    expect(end([2, 2], [1, 0], [2], { 'victory.ties': 'off' })).toBe('draw');
  });

  it('is nobody where both removed models of as many points, whatever models those were', () => {
    const A = ['scout', 'raider', 'leader', 'scout', 'raider', 'scout'];
    const B = ['gunner', 'bulwark', 'raider', 'raider'];
    const force = (seat: string, models: readonly string[], depth: number) =>
      models.map((id, i) => `${seat} ${id} ${2 * i},${depth}`);
    const m = stage([...force('A', A, 0), ...force('B', B, 10)].join(' | ')).scripted([]);
    m.state.whereabouts.fill(REMOVED);
    expect(outcomeOf(m)).toBe('draw');
  });

  it('is the one that removed more when zones do not count', () => {
    expect(end([0, 4], [0, 2], [2], { 'victory.zones': 'off' })).toBe('won');
    expect(end([4, 0], [0, 2], [], { 'victory.zones': 'off' })).toBe('draw');
  });
});

describe('the end of a match', () => {
  /** What is told of an end with nobody in a zone but whoever stands there. */
  const told = (position: string, removed: readonly number[], set: Variant = {}) => {
    const staged = stage(position, { set });
    const m = staged.scripted([]);
    m.state.round = 5;
    for (const model of removed) {
      m.state.whereabouts[model] = REMOVED;
      m.state.point[model] = NOWHERE;
    }
    endRound(m, false);
    return staged.told.at(-1)!.text;
  };
  const TWO_EACH = 'A trooper -6,-6 | A leader 6,-7 | B trooper 6,6 | B leader -6,7';

  it('is told by all that decided it (ZC-ZON-02, ZC-A15)', () => {
    expect(told('A trooper -6,-6 | B trooper 6,6', [0])).toBe('Zones: 0 for A, 1 for B.');
    expect(told(TWO_EACH, [0, 2])).toBe(
      'Zones: 2 for A, 2 for B. Objectives: 1 for A, 1 for B. Points of enemies removed: 10 for A, 10 for B.',
    );
    expect(told(TWO_EACH, [0, 2], { 'victory.ties': 'off' })).toBe('Zones: 2 for A, 2 for B.');
    expect(told(TWO_EACH, [1, 2], { 'victory.zones': 'off' })).toBe(
      'Points of enemies removed: 10 for A, 25 for B.',
    );
  });
});

it('ties are broken by a clause that acts where they decide, and nowhere else (ZC-A15)', () => {
  const acts = (zones: readonly [number, number], set: Variant = {}) => {
    const m = stage('A trooper 0,0 | A leader 3,0 | B trooper 0,10', { set }).scripted([]);
    m.state.zones.splice(0, 2, ...zones);
    m.state.whereabouts[2] = REMOVED;
    countUpset(m);
    return m.state.acts[CLAUSE.victory.ties];
  };
  expect([acts([1, 1]), acts([2, 1]), acts([1, 1], { 'victory.ties': 'off' })]).toEqual([1, 0, 0]);
  expect(acts([0, 0], { 'victory.zones': 'off' })).toBe(0);
});

describe('the lead', () => {
  it('is the share of worth left, wounds counted', () => {
    const m = stage('A trooper 0,0 | A bulwark 3,0 | B bulwark 0,10').scripted([]);
    expect(leadOf(m)).toBe(0);
    m.state.wounds[1] = 2;
    expect(leadOf(m)).toBeCloseTo(3.5 / 6 - 1, 12);
  });
});

describe('ZC-AMB-18: zones counted before the last resolution phase', () => {
  it('count casualties that are still standing', () => {
    const end = (when: string, match: number) =>
      play(
        { 'victory.zones.when': when },
        { seed: `when ${match}`, policies: ['veteran', 'veteran'] },
      ).events.at(-1)!.text;
    const differs = (match: number) => end('before', match) !== end('after', match);
    expect(Array.from({ length: 40 }, (_, match) => match).some(differs)).toBe(true);
  });
});

describe('what armies make of the last round', () => {
  /** Whether the fall of an enemy who contests a zone is worth anything for it, and where a model without wounds goes. */
  function lastRound(set: Variant, round = 5) {
    let best = '';
    const player: Player = (decision) => {
      if (decision.point !== 'ZC-D-04') return 0;
      const value = (option: number) => weighed(decision, option)[OBJECTIVE];
      const options = Array.from({ length: decision.count }, (_, option) => option);
      best = options.every((option) => value(option) === value(0)) ? 'wherever' : 'for the zone';
      return 0;
    };
    const position = 'A trooper -1,-1 | A trooper 9,9 | B trooper 6,6';
    const staged = stage(position, { set: { shooting: 'off', melee: 'off', ...set }, lattice: true });
    staged.start.round = round;
    staged.start.phase = ACTION;
    staged.start.wounds[0] = 0;
    const m = staged.scripted([], player);
    const kill = removalWorth(m, zoneSwingOf(m, 1), 1, 2);
    activate(m, 0);
    return [kill > 0, best];
  }

  it.each<[string, boolean, string, Variant, number]>([
    ['after casualties are removed', true, 'wherever', {}, 5],
    ['before that', false, 'for the zone', { 'victory.zones.when': 'before' }, 5],
    ['before that, a round earlier', true, 'wherever', { 'victory.zones.when': 'before' }, 4],
  ])('zones counted %s', (_, kills, goes, set, round) => {
    expect(lastRound(set, round)).toEqual([kills, goes]);
  });
});

describe('a game of no set length', () => {
  /** Zones of the side that was wiped out and of the other, in matches that ended with that. */
  const zonesAtEnd = (when: string) =>
    Array.from({ length: 6 }, (_, match) => {
      const set = { 'rounds.length': 'off', 'victory.zones.when': when };
      const { events, record } = play(set, { seed: `long ${match}`, policies: ['veteran', 'veteran'] });
      const [, a, b] = events
        .at(-1)!
        .text.match(/(\d+) for A, (\d+) for B/)!
        .map(Number);
      const lost = record.survivors.findIndex(({ models }) => models === 0);
      return record.rounds === 20 || lost < 0 ? [] : [lost === 0 ? [a, b] : [b, a]];
    }).flat();

  it('has its zones counted after its last casualties are removed', () => {
    const ends = zonesAtEnd('after');
    expect(ends.length).toBeGreaterThan(2);
    for (const [lost, other] of ends) expect([lost, other > 0]).toEqual([0, true]);
  });

  it('has them counted before, if they are to be', () => {
    const ends = zonesAtEnd('before');
    expect(ends.some(([lost]) => lost > 0)).toBe(true);
    expect(ends.some(([, other]) => other > 0)).toBe(true);
  });
});
