import { describe, expect, it } from 'vitest';
import {
  darkPotential,
  defineDarkPotentialRule as defineRule,
  defineSim,
  passCounter,
  zoneControl,
} from '../../src/index.ts';

describe('a sim in TypeScript of a ruleset that comes with the bench', () => {
  it('knows the paths of Dark Potential and what they take', () => {
    const sim = defineSim({
      design: 'power',
      ruleset: darkPotential,
      rules: ['overwatch', 'overwatch.arc'],
      set: { overwatch: 'on', 'overwatch.arc.degrees': 90, 'overwatch.interrupt.shots': 'per-unit' },
    });
    expect(sim.ruleset).toBe(darkPotential);
    // @ts-expect-error overwach is no rule
    defineSim({ design: 'power', ruleset: darkPotential, rules: ['overwach'] });
    // @ts-expect-error the arc has degrees
    defineSim({ design: 'power', ruleset: darkPotential, set: { 'overwatch.arc.degree': 90 } });
    // @ts-expect-error twice is no reading
    defineSim({ design: 'power', ruleset: darkPotential, set: { 'overwatch.interrupt.shots': 'twice' } });
    // @ts-expect-error an arc is a number of degrees
    defineSim({ design: 'power', ruleset: darkPotential, set: { 'overwatch.arc.degrees': 'wide' } });
    // @ts-expect-error a heading is on or off
    defineSim({ design: 'power', ruleset: darkPotential, set: { overwatch: 'never' } });
  });

  it('knows those of Zone Control', () => {
    const set = { 'shooting.moved.points': 0, 'shooting.floor.sum': 'each' } as const;
    expect(defineSim({ design: 'power', ruleset: zoneControl, rules: ['rally'], set }).set).toEqual(set);
    // @ts-expect-error ralley is no rule
    defineSim({ design: 'power', ruleset: zoneControl, rules: ['ralley'] });
    // @ts-expect-error having moved takes points
    defineSim({ design: 'power', ruleset: zoneControl, set: { 'shooting.moved.point': 0 } });
    // @ts-expect-error neither is no reading
    defineSim({ design: 'power', ruleset: zoneControl, set: { 'shooting.floor.sum': 'neither' } });
  });

  it('knows those of Pass Counter', () => {
    const set = { 'reactivation.buy.cost': 3, 'reactivation.buy.last': 'no' } as const;
    expect(defineSim({ design: 'power', ruleset: passCounter, rules: ['aim'], set }).set).toEqual(set);
    // @ts-expect-error aims is no rule
    defineSim({ design: 'power', ruleset: passCounter, rules: ['aims'] });
    // @ts-expect-error buying has a cost
    defineSim({ design: 'power', ruleset: passCounter, set: { 'reactivation.buy.costs': 3 } });
    // @ts-expect-error seldom is no reading
    defineSim({ design: 'power', ruleset: passCounter, set: { 'reactivation.buy.last': 'seldom' } });
  });
});

describe('a house rule', () => {
  it('reads its own parameters and readings by name', () => {
    const luck = defineRule({
      id: 'good-luck',
      title: 'Good luck',
      governs: 'actor',
      kind: 'option',
      off: 'there is none',
      clauses: {
        charm: {
          id: 'OWN-01',
          basis: 'assumed',
          says: 'A charm helps.',
          off: 'it does not',
          params: { bonus: { says: 'How much.', default: 1, min: 0, max: 4, step: 1 } },
          questions: {
            when: { id: 'OWN-Q', asks: 'When?', stake: 'L', readings: { near: 'near', far: 'far' } },
          },
        },
      },
      timing: {
        toHit: ({ distance }, own) => (own.charm.when === 'near' && distance > 6 ? 0 : own.charm.bonus),
        // @ts-expect-error the charm has a bonus
        toWound: (_, own) => own.charm.bonis,
      },
    });
    const adds = { rules: [luck] };
    const set = { 'good-luck.charm.bonus': 2, 'overwatch.arc.degrees': 90 } as const;
    expect(defineSim({ design: 'power', ruleset: darkPotential, set, adds }).set).toEqual(set);
    // @ts-expect-error the charm has a bonus
    defineSim({ design: 'power', ruleset: darkPotential, set: { 'good-luck.charm.bonis': 2 }, adds });
  });
});
