import { defineRule } from '../src/rules/rule.ts';

/**
 * A duel small enough to know by heart: two fighters with four lives hit on 5+ in turn for at most eight rounds.
 * It has one heading of each kind, and one that does nothing.
 */
export const toyRules = [
  defineRule({
    id: 'sword',
    title: 'Sword',
    governs: 'actor',
    kind: 'option',
    off: 'nobody has a sword',
    clauses: {
      cut: {
        id: 'TOY-01',
        basis: 'text',
        says: 'A sword adds to the roll to hit.',
        off: 'it adds nothing',
        params: { bonus: { says: 'added to the roll', default: 2, min: 0, max: 3, step: 1 } },
        offSets: { bonus: 0 },
      },
    },
  }),
  defineRule({
    id: 'shield',
    title: 'Shield',
    governs: 'target',
    kind: 'protection',
    off: 'nobody has a shield',
    clauses: {
      block: {
        id: 'TOY-02',
        basis: 'inferred',
        says: 'A shield stops a hit on a 6.',
        off: 'it stops nothing',
        questions: {
          when: {
            id: 'TQ-01',
            asks: 'In which rounds?',
            stake: 'H',
            readings: { always: 'in every round', opening: 'in the first round only' },
          },
        },
      },
      dusk: {
        id: 'TOY-03',
        basis: 'assumed',
        says: 'The duel ends after eight rounds.',
        governs: 'table',
        kind: 'structure',
        off: 'it ends after twelve',
      },
    },
  }),
  defineRule({
    id: 'curse',
    title: 'Curse',
    governs: 'owner',
    kind: 'burden',
    off: 'nobody is cursed',
    clauses: {
      bleed: { id: 'TOY-04', basis: 'text', says: 'On a 6 a round costs a life.', off: 'it costs nothing' },
    },
  }),
  defineRule({
    id: 'banner',
    title: 'Banner',
    governs: 'owner',
    kind: 'option',
    off: 'there is none',
    clauses: { wave: { id: 'TOY-05', basis: 'text', says: 'A banner waves.', off: 'it hangs' } },
  }),
  defineRule({
    id: 'weather',
    title: 'Weather',
    governs: 'table',
    kind: 'structure',
    off: 'the sun shines',
    clauses: {
      storm: {
        id: 'TOY-06',
        basis: 'text',
        says: 'A storm takes 1 from all rolls.',
        off: 'it takes nothing',
      },
      sky: { id: 'TOY-07', basis: 'text', says: 'There is a sky.', structural: 'every duel has one' },
    },
  }),
] as const;
