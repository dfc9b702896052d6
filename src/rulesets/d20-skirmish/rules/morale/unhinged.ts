import { defineRule } from '../../../../rules/rule.ts';

/** What becomes of Broken models that fail again. */
export const unhinged = defineRule({
  id: 'unhinged',
  title: 'Unhinged',
  governs: 'owner',
  kind: 'burden',
  off: 'a Broken squad that fails again stays Broken',
  clauses: {
    chart: {
      id: 'DX-UNH-01',
      says: 'Unhinged: on 1 to 11 half MV besides being Broken, on 12 to 17 one action other than a move and all rolls at -8, on 18 and 19 an attack at whoever is nearest in a random direction and all rolls at -6, on 20 removed. All rolls are attacks, LD tests, saves, powers and breaking away, in sight of an enemy or not.',
      off: 'a Broken squad that fails again stays Broken',
      params: {
        fear: { says: 'Share of MV that crippling fear leaves.', default: 0.5, min: 0.1, max: 1 },
        regression: { says: 'Taken off all rolls by regression.', default: 8, min: 0, max: 15, step: 1 },
        derangement: { says: 'Taken off all rolls by derangement.', default: 6, min: 0, max: 15, step: 1 },
      },
    },
    trigger: {
      id: 'DX-UNH-ASM',
      basis: 'assumed',
      says: 'When a Broken squad fails a morale test each of its models rolls on the chart; rallying ends all of it.',
      structural: 'the sheet does not say when the chart is rolled on',
      about: 'chart',
    },
    shots: {
      id: 'DX-RM-08',
      says: 'Among the ranged modifiers: whoever is Unhinged shoots by the chart.',
      structural: 'it repeats what the chart says; unhinged.chart can be off',
      about: 'chart',
    },
    blows: {
      id: 'DX-CM-05',
      says: 'Among the close combat modifiers: whoever is Unhinged strikes by the chart.',
      structural: 'it repeats what the chart says; unhinged.chart can be off',
      about: 'chart',
    },
  },
});

/** Models that are terrible to be near. */
export const dire = defineRule({
  id: 'dire',
  title: 'Dire',
  governs: 'owner',
  kind: 'option',
  off: 'Dire models frighten nobody',
  clauses: {
    wounds: {
      id: 'DX-MOR-03',
      says: 'A squad tests its morale when a Dire model wounds one of it within its area of effect.',
      off: 'wounds by a Dire model are like any others',
    },
    area: {
      id: 'DX-DIR-ASM',
      basis: 'assumed',
      says: 'The area of effect of a Dire model is 6 inches around it.',
      structural: 'the sheet does not say how far it reaches',
      params: { inches: { says: 'Inches of the area.', default: 6, min: 0, max: 24 } },
    },
    presence: {
      id: 'DX-MOR-11',
      says: 'LD is lower by 1 for each level of a Dire enemy in whose area a model is.',
      off: 'being near a Dire model does not lower LD',
      params: { each: { says: 'Taken off LD for each level.', default: 1, min: 0, max: 4, step: 1 } },
      offSets: { each: 0 },
    },
  },
});

/** Machines that lose their bearings. */
export const amok = defineRule({
  id: 'amok',
  title: 'Amok',
  governs: 'owner',
  kind: 'burden',
  off: 'machines panic like everybody',
  clauses: {
    table: {
      id: 'DX-AMK-01',
      says: 'Amok: on 1 to 6 an action of the next activation is lost, on 7 to 12 two are, on 13 to 18 each attack on enemies takes an LD test and a 20 turns it on the nearest friend, on 19 and 20 two actions are lost and the squad has to find a new leader.',
      off: 'machines panic like everybody',
      params: {
        overflow: { says: 'Actions lost by a buffer overflow.', default: 1, min: 0, max: 3, step: 1 },
        reboot: { says: 'Actions lost by a reboot.', default: 2, min: 0, max: 3, step: 1 },
      },
    },
    trigger: {
      id: 'DX-AMK-ASM',
      basis: 'assumed',
      says: 'A squad that fails a morale test by a model with an A.I., its leader or else who tests for it, rolls on the table instead of being Panicked; people whom it leads suffer the result as well.',
      structural: 'the sheet does not say when the table is rolled on',
      about: 'table',
    },
    critical: {
      id: 'DX-AMK-CRIT',
      says: 'A 20 of the LD test of a recognition fault is an attack on the nearest friend.',
      off: 'it only wastes the action',
      about: 'table',
      questions: {
        passes: {
          id: 'DX-AMB-22',
          asks: 'Does a 20 count where the LD test passes all the same?',
          stake: 'L',
          readings: {
            counts: 'yes, a 20 is a critical failure',
            passed: 'no, only a failed test turns on friends',
          },
        },
      },
    },
  },
});

/** Summoned creatures that break loose. */
export const rampage = defineRule({
  id: 'rampage',
  title: 'Rampage',
  governs: 'owner',
  kind: 'burden',
  off: 'summoned creatures always obey',
  clauses: {
    table: {
      id: 'DX-RMP-01',
      says: 'Rampage: on 1 the creature attacks at +3 and has -3 AR until it rolls again, on 2 to 10 it attacks the closest enemy, on 11 to 15 it has -3 RC and CC until it is dominated, on 16 to 19 it loses an action and attacks with one at most, on 20 it attacks its summoner.',
      off: 'summoned creatures always obey',
      params: {
        modifier: { says: 'Added to or taken off RC, CC and AR.', default: 3, min: 0, max: 10, step: 1 },
      },
    },
    control: {
      id: 'DX-RMP-ASM',
      basis: 'assumed',
      says: 'When a summoned creature is activated its summoner dominates it by an LD test; where that fails, or there is no summoner left, it rolls on the table.',
      structural: 'the sheet does not say when a creature breaks loose',
      about: 'table',
      params: { bonus: { says: 'Added to the LD of the summoner.', default: 0, min: -5, max: 8, step: 1 } },
    },
  },
});
