import { defineRule } from '../../../../rules/rule.ts';

/** When squads lose heart, and how leaders give it back. */
export const morale = defineRule({
  id: 'morale',
  title: 'Morale',
  governs: 'owner',
  kind: 'burden',
  off: 'nobody tests his morale, whatever happens',
  clauses: {
    half: {
      id: 'DX-MOR-01',
      says: 'A squad tests its morale when half of it or more is eliminated.',
      off: 'losses frighten nobody',
      params: { share: { says: 'Share of the squad.', default: 0.5, min: 0.1, max: 1 } },
    },
    later: {
      id: 'DX-MOR-02',
      says: 'It tests again after each later loss.',
      off: 'it tests once',
    },
    asked: {
      id: 'DX-MOR-04',
      says: 'It tests when another ability or power says so.',
      off: 'no power asks for a test',
      questions: {
        by: {
          id: 'DX-MOR-ASKED',
          asks: 'Which abilities and powers ask for a morale test?',
          stake: 'M',
          readings: { none: 'none, the sheet names none', powers: 'every power that wounds' },
        },
      },
    },
    test: {
      id: 'DX-MOR-ASM',
      basis: 'assumed',
      says: 'A morale test is one LD test of the squad, by its leader or else by the highest LD it has left; whoever belongs to no squad takes none.',
      structural: 'the sheet does not say who tests',
      params: { bonus: { says: 'Added to LD.', default: 0, min: -5, max: 5, step: 1 } },
    },
    ladder: {
      id: 'DX-MOR-05',
      says: 'A squad that fails is Panicked, and Broken when it fails again.',
      off: 'it is Panicked and nothing worse',
    },
    cause: {
      id: 'DX-CAU-ASM',
      basis: 'assumed',
      says: 'What frightens a squad is the enemy who last wounded one of it, and nobody else once it is Broken; where there is none, or he is gone, it is the enemy nearest to whoever flees first. Directly away is any way that gains half its length on him at least; who finds none stays.',
      structural: 'the sheet does not say how its cause is remembered',
    },
  },
});

/** What Panicked models suffer. */
export const panicked = defineRule({
  id: 'panicked',
  title: 'Panicked',
  governs: 'owner',
  kind: 'burden',
  off: 'being Panicked does nothing',
  clauses: {
    penalty: {
      id: 'DX-MOR-06',
      says: 'A Panicked model in sight of an enemy has -3 to RC, CC and LD.',
      off: 'it has no penalty',
      params: { modifier: { says: 'Taken off RC, CC and LD.', default: 3, min: 0, max: 10, step: 1 } },
      offSets: { modifier: 0 },
    },
    shots: {
      id: 'DX-RM-06',
      says: 'Among the ranged modifiers: -3 for a Panicked firer in sight of an enemy.',
      structural: 'it repeats what being Panicked does; panicked.penalty can be off',
      about: 'penalty',
    },
    acts: {
      id: 'DX-MOR-08',
      says: 'A Panicked model takes an LD test to go nearer to what frightens it, and wastes the action when it fails; it may not charge, aim, go on Wait or assume MP.',
      off: 'it does as it likes',
    },
  },
});

/** What Broken models suffer. */
export const broken = defineRule({
  id: 'broken',
  title: 'Broken',
  governs: 'owner',
  kind: 'burden',
  off: 'being Broken does nothing',
  clauses: {
    penalty: {
      id: 'DX-MOR-07',
      says: 'A Broken model in sight of an enemy has -6 to RC, CC and LD.',
      off: 'it has no penalty',
      params: { modifier: { says: 'Taken off RC, CC and LD.', default: 6, min: 0, max: 15, step: 1 } },
      offSets: { modifier: 0 },
    },
    shots: {
      id: 'DX-RM-07',
      says: 'Among the ranged modifiers: -6 for a Broken firer in sight of an enemy.',
      structural: 'it repeats what being Broken does; broken.penalty can be off',
      about: 'penalty',
    },
    blows: {
      id: 'DX-CM-04',
      says: 'Among the close combat modifiers: -3 for a Panicked attacker in sight of an enemy, -6 for a Broken one.',
      structural: 'it repeats what both states do; panicked.penalty and broken.penalty can be off',
    },
    acts: {
      id: 'DX-MOR-10',
      says: 'A Broken model goes away from what broke it with one action; any other action takes an LD test, and it goes on fleeing when it fails. It never goes nearer, and may not charge, aim, go on Wait or assume MP.',
      off: 'it does as it likes',
    },
  },
});

/** Leaders and their squads. */
export const rally = defineRule({
  id: 'rally',
  title: 'Rally',
  governs: 'actor',
  kind: 'option',
  off: 'nobody rallies',
  clauses: {
    action: {
      id: 'DX-RAL-01',
      says: 'For an action a leader makes an LD test to rally a squad, from Broken to Panicked or from Panicked to order.',
      off: 'nobody rallies',
    },
    attempts: {
      id: 'DX-MOR-09',
      says: 'A second attempt to rally has -3, a third -6.',
      off: 'later attempts are like the first',
      kind: 'burden',
      params: {
        second: { says: 'Taken off a second attempt.', default: 3, min: 0, max: 10, step: 1 },
        third: { says: 'Taken off a third attempt and later ones.', default: 6, min: 0, max: 15, step: 1 },
      },
      questions: {
        sum: {
          id: 'DX-AMB-12',
          asks: 'Does the -6 of a third attempt come on top of the -3?',
          stake: 'L',
          readings: { total: 'no, it is all that is taken off', added: 'yes, so that it is -9' },
        },
        own: {
          id: 'DX-AMB-11',
          asks: 'Does being Panicked or Broken lower the LD of the rally too?',
          stake: 'M',
          readings: { counts: 'yes, the sheet lists it among the modifiers to rally', spared: 'no' },
        },
      },
      offSets: { second: 0, third: 0 },
    },
    borrowed: {
      id: 'DX-MOR-12',
      says: 'A squad leader within the command distance of a friend with a higher LD may use that LD to rally.',
      off: 'a leader uses its own LD',
    },
  },
});
