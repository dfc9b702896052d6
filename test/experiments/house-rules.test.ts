import { describe, expect, it } from 'vitest';
import { readSim } from '../../src/experiments/sim/read-sim.ts';
import { InputError } from '../../src/rules/nearest.ts';
import { toy } from '../toy-ruleset.ts';

const param = { says: 'Added to the roll.', default: 1, min: 0, max: 3, step: 1 };
const question = { id: 'OWN-Q', asks: 'When?', stake: 'H', readings: { now: 'at once', later: 'in time' } };
const clause = {
  id: 'OWN-01',
  basis: 'text',
  says: 'It glows.',
  off: 'it does not',
  params: { bonus: param },
  questions: { when: question },
  offSets: { bonus: 0, when: 'later' },
};
const rule = {
  id: 'lantern-light',
  title: 'Lantern',
  governs: 'actor',
  kind: 'option',
  off: 'there is none',
  clauses: { glow: clause },
  timing: { toHit: () => 1 },
};

const simWith = (own: unknown) => ({ design: 'power', ruleset: toy, adds: { rules: [own] } });
const read = (own: unknown) => readSim(simWith(own), 'own.ts').adds?.rules;
const withClause = (more: object) => ({ ...rule, clauses: { glow: { ...clause, ...more } } });

describe('the rules of a sim', () => {
  it('are taken as they stand', () => {
    expect(read(rule)?.[0]).toBe(rule);
    const without = withClause({ offSets: { bonus: 1000 } });
    expect(read(without)?.[0]).toBe(without);
  });

  const glow = '"adds.rules.0.clauses.glow';
  it.each([
    [
      { ...rule, kind: 'opt' },
      'There is no choice "opt" in "adds.rules.0.kind" of own.ts; the nearest is "option".',
    ],
    [
      { ...rule, governs: undefined },
      'own.ts lacks "adds.rules.0.governs", which takes one of actor, target, owner, table.',
    ],
    [{ ...rule, off: undefined }, 'own.ts lacks "adds.rules.0.off", which takes a word.'],
    [{ ...rule, tming: {} }, 'There is no key "tming" in "adds.rules.0" of own.ts; the nearest is "timing".'],
    [
      { ...rule, id: 'Lantern light' },
      '"adds.rules.0.id" of own.ts takes small letters and digits, words parted by hyphens, as in steady-aim, not "Lantern light".',
    ],
    [{ ...rule, clauses: {} }, '"adds.rules.0.clauses" of own.ts takes a clause at least, not {}.'],
    [
      { ...rule, clauses: { 'a.b': clause } },
      '"adds.rules.0.clauses.a.b" of own.ts takes names of letters, digits and hyphens, but not "on".',
    ],
    [
      { ...rule, clauses: { on: clause } },
      '"adds.rules.0.clauses.on" of own.ts takes names of letters, digits and hyphens, but not "on".',
    ],
    [
      withClause({ basis: 'asumed' }),
      `There is no choice "asumed" in ${glow}.basis" of own.ts; the nearest is "assumed".`,
    ],
    [
      withClause({ says: undefined, sayss: 'It glows.' }),
      `There is no key "sayss" in ${glow}" of own.ts; the nearest is "says".`,
    ],
    [
      withClause({ params: { bonus: { ...param, default: 9 } } }),
      `${glow}.params.bonus.default" of own.ts takes a number from 0 to 3 in steps of 1, not 9.`,
    ],
    [
      withClause({ params: { bonus: { ...param, default: '1' } } }),
      `${glow}.params.bonus.default" of own.ts takes a number, not "1".`,
    ],
    [
      withClause({ questions: { when: { ...question, readings: {} } } }),
      `${glow}.questions.when.readings" of own.ts takes a reading at least, the one in force first, not {}.`,
    ],
    [
      withClause({ offSets: { bonis: 0 } }),
      `There is no key "bonis" in ${glow}.offSets" of own.ts; the nearest is "bonus".`,
    ],
    [
      withClause({ params: { bonus: { ...param, step: 0 } } }),
      `${glow}.params.bonus.step" of own.ts takes more than 0, not 0.`,
    ],
    [
      withClause({ params: { bonus: { ...param, min: 4 } } }),
      `${glow}.params.bonus.max" of own.ts takes at least 4, which is the least, not 3.`,
    ],
    [
      withClause({ params: { bonus: { ...param, max: 3.5 } } }),
      `${glow}.params.bonus.max" of own.ts takes 0 and whole steps of 1 more, not 3.5.`,
    ],
    [
      withClause({ params: { bonus: { ...param, default: 1.5 } } }),
      `${glow}.params.bonus.default" of own.ts takes a number from 0 to 3 in steps of 1, not 1.5.`,
    ],
    [
      withClause({ offSets: { bonus: 'none' } }),
      `${glow}.offSets.bonus" of own.ts takes a number, not "none".`,
    ],
    [
      withClause({ offSets: { when: 'latter' } }),
      `${glow}.offSets.when" of own.ts takes one of now, later, not "latter".`,
    ],
    [
      withClause({ params: { on: param } }),
      `${glow}.params.on" of own.ts takes names of letters, digits and hyphens, but not "on".`,
    ],
    [
      withClause({ params: { bonus: param, when: param } }),
      `${glow}.questions.when" of own.ts takes another name than the number beside it.`,
    ],
    [
      withClause({ about: 'flame' }),
      `${glow}.about" of own.ts takes the key of another clause of the heading, and this is the only one, not "flame".`,
    ],
    [
      { ...rule, clauses: { glow: { ...clause, about: 'glow' }, heat: { ...clause, id: 'OWN-02' } } },
      `${glow}.about" of own.ts takes the key of another clause of the heading, which are heat, not "glow".`,
    ],
    [
      withClause({ off: undefined }),
      `${glow}" of own.ts takes either "off", what the game does without it, or "structural", why it cannot be off.`,
    ],
  ])('have the shape of a rule, else: %#', (own, sentence) => {
    expect(() => read(own)).toThrow(new InputError(sentence));
  });
});
