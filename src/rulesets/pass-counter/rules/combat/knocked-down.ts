import { defineRule } from '../../../../rules/rule.ts';

/** What lying on the ground means. */
export const knockedDown = defineRule({
  id: 'knocked-down',
  title: 'Knocked down',
  governs: 'owner',
  kind: 'burden',
  off: 'a model that recovers stays on its feet',
  clauses: {
    attack: {
      id: 'PC-KD-01',
      says: 'A knocked-down model cannot attack, not even to retaliate or at somebody who leaves.',
      off: 'it can attack',
    },
    first: {
      id: 'PC-KD-02',
      says: 'It must choose Stand Up as its first action.',
      structural: 'it repeats what Stand Up says; knocked-down.standUp can be off',
    },
    standUp: {
      id: 'PC-ACT-09',
      says: 'Stand Up, a short action, comes before any other of a knocked-down model.',
      off: 'it stands up by itself, and only when it is activated',
    },
    armour: {
      id: 'PC-KD-03',
      says: 'Attacks on it have +1 AP.',
      off: 'only the lists of modifiers give AP against it',
      params: { ap: { says: 'Added to AP.', default: 1, min: 0, max: 3, step: 1 } },
      questions: {
        printed: {
          id: 'PC-AMB-21',
          asks: 'The bonuses are printed under the modifiers and under Knocked Down: do they add up?',
          stake: 'H',
          readings: { once: 'no, it is one rule told twice', twice: 'yes' },
        },
      },
      offSets: { ap: 0 },
    },
    hit: {
      id: 'PC-KD-04',
      says: 'Melee attacks on it have +1 to hit.',
      off: 'only the list of melee modifiers gives a bonus to hit it',
      params: { hit: { says: 'Added to hit.', default: 1, min: 0, max: 3, step: 1 } },
      offSets: { hit: 0 },
    },
    shot: {
      id: 'PC-RNG-09',
      says: 'Among the ranged modifiers: +1 AP against a knocked-down target.',
      off: 'only the list under Knocked Down counts for shots',
      params: { ap: { says: 'Added to AP.', default: 1, min: 0, max: 3, step: 1 } },
      offSets: { ap: 0 },
    },
    blow: {
      id: 'PC-MEL-06',
      says: 'Among the melee modifiers: +1 to hit and +1 AP against a knocked-down target.',
      off: 'only the list under Knocked Down counts for blows',
      params: {
        hit: { says: 'Added to hit.', default: 1, min: 0, max: 3, step: 1 },
        ap: { says: 'Added to AP.', default: 1, min: 0, max: 3, step: 1 },
      },
      offSets: { hit: 0, ap: 0 },
    },
    recovery: {
      id: 'PC-KD-05',
      says: 'At 0 wounds it is removed at once, without a recovery roll.',
      off: 'it makes recovery rolls like others',
    },
    height: {
      id: 'PC-KD-06',
      says: 'For lines of sight it is half as high.',
      off: 'it is as high as ever',
      kind: 'protection',
      params: { share: { says: 'Share of its height.', default: 0.5, min: 0.25, max: 1, step: 0.25 } },
      offSets: { share: 1 },
    },
  },
});
