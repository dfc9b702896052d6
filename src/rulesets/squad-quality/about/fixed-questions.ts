import type { FixedQuestion } from '../../../rules/ruleset.ts';

/** Open questions that every variant answers alike. The others are readings of clauses. */
export const fixedQuestions: readonly FixedQuestion[] = [
  {
    id: 'SQ-AMB-04',
    asks: 'May a unit that does not respond shoot as usual while it is Under Fire?',
    answer: 'Yes, with what being Under Fire takes from its Fire Effect.',
    reason: 'It shoots as usual, and that is the usual of a unit Under Fire.',
  },
  {
    id: 'SQ-AMB-09',
    asks: 'How can drop troops land on buildings when they aim six inches from difficult ground?',
    answer: 'By scattering there.',
    reason: 'Only the point they aim at has to be clear.',
  },
  {
    id: 'SQ-AMB-17',
    asks: 'Does the die of powered armour replace the quality test of landing?',
    answer: 'Yes.',
    reason: 'The rule says when such a figure is wounded at all.',
  },
  {
    id: 'SQ-AMB-18',
    asks: 'Whose quality decides whether a character gets out of a wreck?',
    answer: 'The quality of the character.',
    reason: 'It is the character who makes the check.',
  },
  {
    id: 'SQ-AMB-20',
    asks: 'How can a unit have fired that recovers wounded?',
    answer: 'Shooting is the second of its command actions.',
    reason: 'Those who are on no aid team are free to shoot.',
  },
  {
    id: 'SQ-AMB-22',
    asks: 'Is it the rating or the modifier of a character that is added to rolls?',
    answer: 'Either: they are the same.',
    reason: 'The table has the same numbers in both columns.',
  },
  {
    id: 'SQ-Q-12',
    asks: 'May a psionic who does not respond invoke a power?',
    answer: 'No.',
    reason: 'What is left to a unit is listed: to shoot, to recover wounded, to call for artillery.',
  },
  {
    id: 'SQ-Q-14',
    asks: 'Does a level of resolve that wounded left behind cost count towards giving up, once an army has lost heart?',
    answer: 'Yes, whichever is lost first.',
    reason: 'A unit that is Reluctant and has to lose another level is eliminated, whatever takes it.',
  },
  {
    id: 'SQ-Q-15',
    asks: 'May a unit that takes its wounded along shoot or fight?',
    answer:
      'Yes where it engages, with what the wounded take from it; whoever rushes with them does nothing else.',
    reason:
      'While less than half are wounded it acts as usual, and what that costs its shooting and moving is printed.',
  },
  {
    id: 'SQ-Q-16',
    asks: 'What does the blast of a weapon do beside what its Fire Effect hits, shot at a target in sight?',
    answer: 'Nothing: it hits as other weapons do (SQ-CORE-AOE).',
    reason:
      'Blast weapons are spoken of where batteries fire at a spot; the sheets print Fire Effect and an anti-tank rating for direct shots of them as for all others.',
  },
  {
    id: 'SQ-Q-17',
    asks: 'Do opportunity fire and mines meet drop troops as they land?',
    answer: 'No; whoever comes on from an edge meets both.',
    reason:
      'A drop is no move, of which opportunity fire interrupts one and mines halt one, and whoever has dropped may not move; who comes on from reserve moves.',
  },
  {
    id: 'SQ-Q-19',
    asks: 'Where does a unit in reserve come on that passes three dice and finds no place far enough from enemies and objectives?',
    answer: 'Where two passes would let it.',
    reason: 'Three passes give it more edges to choose from; none says that it comes later than with fewer.',
  },
  {
    id: 'SQ-Q-20',
    asks: 'Does a unit fire in passing that may do no other action in the turn: after a leap, or with most of it wounded?',
    answer: 'Yes.',
    reason:
      'Any unit may, even one that has acted, and it counts as no activation. Who calls for a strike may not: no other activity is left to him.',
  },
  {
    id: 'SQ-Q-21',
    asks: 'Does Fire Priority bind whoever fires in passing?',
    answer: 'No: he fires at the unit whose move he interrupts, whoever else is nearer.',
    reason: 'Fire Priority is about whom to choose, and there is one move to interrupt.',
  },
  {
    id: 'SQ-Q-22',
    asks: 'May a unit that is repulsed still shoot or invoke a power in that activation?',
    answer:
      'Yes, from where it ends up; only a close assault and smoke that was to be laid there come to nothing.',
    reason: 'What is left of its movement is what being repulsed takes.',
  },
  {
    id: 'SQ-Q-23',
    asks: 'Whom does a shot hit where some of a unit lie wounded?',
    answer:
      'Those who are fit, as long as there are any; mines and blasts hit each figure once, those who are fit first.',
    reason: 'The rule says what another wound does, and not who has it.',
  },
  {
    id: 'SQ-Q-24',
    asks: 'Does a unit that mines have hit go on?',
    answer: 'Yes, if it is left.',
    reason: 'It halts for a time, and nothing ends its move.',
  },
  {
    id: 'SQ-Q-25',
    asks: 'Do non-combatants rush away that are Under Fire, or that see no enemy?',
    answer: 'No: they stay where they are.',
    reason:
      'Nobody rushes Under Fire (SQ-CORE-UF-slow), and what they rush away from is enemies that they see.',
  },
  {
    id: 'SQ-Q-26',
    asks: 'Does a marker fade with the activation in which its unit got it: by mines, or in a close assault that it started and lost?',
    answer: 'Yes; only those of drop troops and of units that flee stay.',
    reason: 'It goes down once its unit has acted (SQ-CORE-UF-fades), whenever it came.',
  },
];
