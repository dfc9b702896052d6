import { describe, expect, it } from 'vitest';
import { createInline } from '../../../src/execution/threads/inline.ts';
import { power } from '../../../src/experiments/designs/power/power.ts';
import type { PowerAsks } from '../../../src/experiments/designs/power/power-holdings.ts';
import { normalise } from '../../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../../src/experiments/sim/sim-schema.ts';
import type { Experiment } from '../../../src/experiments/terms/spec.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { playMatch } from '../../../src/match/play.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { activeRules, addUp, unplannedBy } from '../../../src/rules/play/active-rules.ts';
import type { MatchEvent } from '../../../src/rules/ruleset.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import { MAY_LACK } from '../../../src/rulesets/dark-potential/matchup/timing.ts';
import { passCounter } from '../../../src/rulesets/pass-counter/index.ts';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';

type Moments = Record<string, unknown>;

const rule = (timing: Moments) => ({
  id: 'own-aim',
  title: 'Own Aim',
  governs: 'actor' as const,
  kind: 'option' as const,
  off: 'nobody aims',
  clauses: {
    aim: {
      id: 'OWN-01',
      basis: 'assumed' as const,
      says: 'It aims.',
      off: 'nobody aims',
      params: { bonus: { says: 'Added.', default: 2, min: 0, max: 20, step: 1 } },
      offSets: { bonus: 0 },
    },
  },
  timing,
});

const ANSWERS = { toHit: 'whole number', move: 'number' } as const;
type Two = { toHit(about: object): number; move(about: object): number };

/** What a rule adds at a moment. */
function added(timing: Moments, moment: keyof Two, about: object = { distance: 3 }): number {
  const rules = activeRules<Two>(
    [rule(timing)],
    { ownAim: { on: true, aim: { on: true, bonus: 2 } } },
    ANSWERS,
  );
  return addUp(rules as never, moment as never, [about] as never);
}

describe("what a user's rule answers", () => {
  it('is added up, whole or not as the moment has it', () => {
    expect(added({ toHit: (_: object, own: { aim: { bonus: number } }) => own.aim.bonus }, 'toHit')).toBe(2);
    expect(added({ move: () => 0.5 }, 'move')).toBe(0.5);
  });

  it.each([
    [() => Number.NaN, 'NaN'],
    [() => Infinity, 'Infinity'],
    [() => 0.5, '0.5'],
    [() => '2', '"2"'],
    [() => undefined, 'undefined'],
    [() => 5000, '5000'],
    [() => 1n, '1n'],
  ])('is refused where it is no answer: %o', (act, shown) => {
    expect(() => added({ toHit: act }, 'toHit')).toThrow(
      `The rule "own-aim" answers ${shown} at the moment "toHit"; it takes a whole number between -1000 and 1000, 0 for nothing.`,
    );
  });

  it('says what keeps a number of its own whole', () => {
    const remedy = 'A number of its clauses that it answers with stays whole by "step: 1".';
    expect(() => added({ toHit: () => 0.6 }, 'toHit')).toThrow(`0 for nothing. ${remedy}`);
    expect(() => added({ toHit: () => 5000 }, 'toHit')).toThrow(/0 for nothing\.$/);
  });

  it('is refused where a field of what is in a field is misspelt', () => {
    const about = { weapon: { title: 'Pistol' }, attacker: { profile: { id: 'soldier', wounds: [1, 2] } } };
    const reads = (read: (told: typeof about & Record<string, never>) => unknown) =>
      added({ toHit: (told: never) => (read(told) ? 1 : 0) }, 'toHit', about);
    expect(reads(({ weapon }) => weapon.title === 'Pistol')).toBe(1);
    expect(reads(({ attacker }) => attacker.profile.wounds.includes(2))).toBe(1);
    expect(() => reads(({ weapon }) => (weapon as never as { titel: string }).titel === 'Pistol')).toThrow(
      'There is no field "titel" in "weapon" of what "own-aim" is told at "toHit"; the nearest is "title".',
    );
    expect(() => reads(({ attacker }) => (attacker.profile as never as { unit: string }).unit)).toThrow(
      'in "profile" of "attacker" of what "own-aim" is told at "toHit"',
    );
  });

  it('may ask for what only some things have', () => {
    const own = { ownAim: { on: true, aim: { on: true, bonus: 2 } } };
    const asks = rule({ toHit: ({ weapon }: { weapon: { aoe?: number } }) => weapon.aoe ?? 7 });
    const moments = activeRules<Two>([asks], own, ANSWERS, MAY_LACK);
    expect(addUp(moments as never, 'toHit' as never, [{ weapon: { aoe: 4 } }] as never)).toBe(4);
    expect(addUp(moments as never, 'toHit' as never, [{ weapon: {} }] as never)).toBe(7);
  });

  it('is refused where a field is misspelt, of the attack or of its own settings', () => {
    expect(() => added({ toHit: (about: { distnace: number }) => about.distnace }, 'toHit')).toThrow(
      'There is no field "distnace" in what "own-aim" is told at "toHit"; the nearest is "distance".',
    );
    expect(() =>
      added({ toHit: (_: object, own: { aim: { bonsu: number } }) => own.aim.bonsu }, 'toHit'),
    ).toThrow('There is no field "bonsu" in the settings of "own-aim.aim"; the nearest is "bonus".');
  });

  it('is refused where it writes to what it is told, at whatever depth', () => {
    const about = { weapon: { range: 24 }, wounds: [1, 2] };
    const writes = (write: (told: Record<string, never> & typeof about) => void) =>
      added(
        {
          toHit: (told: never) => {
            write(told);
            return 0;
          },
        },
        'toHit',
        about,
      );
    const refused = (field: string, whole = '') =>
      `A rule writes "${field}" of ${whole}what "own-aim" is told at "toHit"; it may only read.`;
    expect(() => writes((told) => Object.assign(told, { moved: true }))).toThrow(refused('moved'));
    expect(() => writes(({ weapon }) => Object.assign(weapon, { range: 1 }))).toThrow(
      refused('range', '"weapon" of '),
    );
    expect(() => writes(({ weapon }) => Reflect.deleteProperty(weapon, 'range'))).toThrow('writes "range"');
    expect(() => writes(({ wounds }) => wounds.push(3))).toThrow(refused('2', '"wounds" of '));
    expect(about).toEqual({ weapon: { range: 24 }, wounds: [1, 2] });
  });

  it('says which rule it was that throws, and when', () => {
    const throws = () => {
      throw new Error('boom');
    };
    expect(() => added({ toHit: throws }, 'toHit')).toThrow(
      'the rule "own-aim" throws at the moment "toHit": boom',
    );
  });

  it('is refused where the moment is misspelt, or no function', () => {
    expect(() => added({ toHitt: () => 1 }, 'toHit')).toThrow(
      'There is no moment "toHitt" in the timing of the rule "own-aim"; the nearest is "toHit".',
    );
    expect(() => added({ toHit: '2' }, 'toHit')).toThrow(
      'The rule "own-aim" has "2" at the moment "toHit"; it takes a function that gives a number.',
    );
  });
});

const SOME = [
  ['dark-potential', darkPotential, 'toHit'],
  ['zone-control', zoneControl, 'toHit'],
  ['pass-counter', passCounter, 'toHit'],
] as const;

it.each(SOME)('a bad answer ends a run of %s in one sentence', async (_, ruleset, moment) => {
  const experiment = normalise({
    design: 'power',
    ruleset,
    rules: ['own-aim'],
    blocks: 2,
    adds: { rules: [rule({ [moment]: () => Number.NaN })] },
  } as unknown as Sim) as Experiment<PowerAsks>;
  await expect(power.run(experiment, createInline(experiment))).rejects.toThrow(
    `The rule "own-aim" answers NaN at the moment "${moment}"`,
  );
});

/** A match between a side that has a rule and one that has not. */
function matchWith(timing: Moments, seed: string, policy = 'veteran') {
  const extended = darkPotential.extend!({ rules: [rule(timing)] } as never);
  const events: MatchEvent[] = [];
  const spec = {
    ruleset: extended.id,
    table: { name: 'eight-features' },
    variants: [{}, { 'own-aim': 'off' }] as const,
    armies: [extended.defaultArmy, extended.defaultArmy] as const,
    policies: [policy, policy] as const,
    seed,
    pitch: DEFAULT_PITCH,
  };
  const players = [createPlayer(policy), createPlayer(policy)] as const;
  const record = playMatch(createArenas(extended), spec, players, (event) => events.push(event));
  return { record, events };
}

describe('a rule of Dark Potential that acts at moments', () => {
  const STANDING = {
    toHit: ({ kind, distance }: { kind: string; distance: number }) =>
      kind === 'ranged' && distance > 12 ? 1 : 0,
  };

  it('counts each roll whose number it changes, as the told match shows them', () => {
    const { record, events } = matchWith(STANDING, 'counted');
    const changed = events.filter(({ kind, data }) => {
      if (kind !== 'attack') return false;
      const {
        attacker,
        kind: how,
        inches,
      } = data as { attacker: number; kind: string; inches: { from: number[]; at: number[] } };
      const [from, at] = [inches.from, inches.at];
      const apart = Math.hypot(...from.map((value, i) => value - at[i])) - 25 / 25.4;
      return how === 'ranged' && apart > 12 && isOfTested(attacker, events);
    });
    expect(changed.length).toBeGreaterThan(3);
    expect(record.acts.at(-1)).toBe(changed.length);
  });

  it('is planned for: at absurd numbers its side exploits it', async () => {
    const share = async (bonus: number) => {
      const experiment = normalise({
        design: 'power',
        ruleset: darkPotential,
        rules: ['own-aim'],
        tables: { designed: ['eight-features', 'broken-street'], generated: 0 },
        set: { 'own-aim.aim.bonus': bonus },
        army: 'leader+soldier*2+rocket+sniper',
        blocks: { initial: 24, reserve: 0 },
        interactions: 0,
        confirm: false,
        price: false,
        adds: { rules: [rule({ toBeHit: (_: object, own: { aim: { bonus: number } }) => -own.aim.bonus })] },
      } as unknown as Sim) as Experiment<PowerAsks>;
      const { rows } = await power.run(experiment, createInline(experiment));
      return { share: rows[0].share.mean, acts: rows[0].actsPerMatch!.mean };
    };
    const [little, much] = [await share(1), await share(12)];
    expect(much.share).toBeGreaterThan(0.85);
    // Nobody shoots at whom he cannot hit: the tables tell that it is of no use.
    expect(much.acts).toBeLessThan(little.acts / 4);
  });

  it('says what of it armies do not plan for', () => {
    const { assumptions } = darkPotential.extend!({ rules: [rule({ regenerate: () => 1 })] } as never);
    expect(assumptions.at(-1)).toBe(
      'Armies do not plan for "Own Aim" (regenerate): they spend points as if none came beyond those of the book.',
    );
    expect(unplannedBy([rule({ toHit: () => 1 })] as never, { regenerate: 'x' })).toEqual([]);
  });
});

/** Whether a model is of seat 0, which has the rule. */
function isOfTested(model: number, events: readonly MatchEvent[]): boolean {
  const deployed = events.find(({ kind, data }) => kind === 'deploy' && data?.model === model);
  return (
    (deployed?.data as { seat?: number } | undefined)?.seat === 0 || deployed?.text.startsWith('A') === true
  );
}
