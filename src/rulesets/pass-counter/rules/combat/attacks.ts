import { defineRule } from '../../../../rules/rule.ts';

/** The five steps of every attack. */
export const attacks = defineRule({
  id: 'attacks',
  title: 'Attack sequence',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    action: {
      id: 'PC-ACT-03',
      says: 'Attack, a short action, is a single melee or ranged attack.',
      structural: 'nobody could win without it',
    },
    targets: {
      id: 'PC-ATK-01',
      says: 'First the attacker chooses targets and splits the dice.',
      structural: 'an attack needs a target; splitting has clauses of its own',
    },
    hit: {
      id: 'PC-ATK-02',
      says: 'Second, the attacker makes the hit roll.',
      structural: 'an attack has to be rolled',
    },
    hitTarget: {
      id: 'PC-HIT-ASM',
      basis: 'assumed',
      says: 'Each die hits that, with the hit modifiers, comes to RA or MA.',
      structural: 'the sheet prints no target number, and a roll needs one',
      params: { shift: { says: 'Added to every die.', default: 0, min: -2, max: 2, step: 1 } },
    },
    armour: {
      id: 'PC-ATK-03',
      says: 'Third, the target makes an armour roll for each hit.',
      off: 'every hit wounds',
      governs: 'target',
      kind: 'protection',
    },
    armourTarget: {
      id: 'PC-ARM-ASM',
      basis: 'assumed',
      says: 'Each hit is stopped by a die that, with cover and less AP, comes to AR.',
      structural: 'the sheet prints no target number, and a roll needs one',
      about: 'armour',
      governs: 'target',
      params: { shift: { says: 'Added to every die.', default: 0, min: -2, max: 2, step: 1 } },
    },
    wounds: {
      id: 'PC-ATK-04',
      says: 'Fourth, the target takes wounds.',
      structural: 'attacks have to hurt',
    },
    woundEach: {
      id: 'PC-A3',
      basis: 'assumed',
      says: 'Every hit not stopped is one wound.',
      structural: 'a hit has to be worth something',
      params: { wounds: { says: 'Wounds per hit.', default: 1, min: 1, max: 3, step: 1 } },
    },
    dice: {
      id: 'PC-A1',
      basis: 'assumed',
      says: 'Every die is a d6, and an attack has as many as its weapon.',
      structural: 'the sheet names no other die than the D6',
      params: { sides: { says: 'Sides of the dice.', default: 6, min: 4, max: 10, step: 1 } },
    },
    natural: {
      id: 'PC-A2',
      basis: 'assumed',
      says: 'The lowest and the highest face are not special.',
      structural: 'a die has to be read one way or another',
      questions: {
        special: {
          id: 'PC-A2-SPECIAL',
          asks: 'Does the highest face always succeed, and the lowest always fail?',
          stake: 'M',
          readings: {
            neither: 'no face is special',
            both: 'both are',
            highest: 'the highest always succeeds',
            lowest: 'the lowest always fails',
          },
        },
      },
    },
    profiles: {
      id: 'PC-A10',
      basis: 'assumed',
      says: 'Profiles, weapons, their ranges, dice and AP, and points are made up to scale.',
      structural: 'the sheet prints none, and models need some',
      governs: 'owner',
    },
  },
});
