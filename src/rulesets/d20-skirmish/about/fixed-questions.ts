import type { FixedQuestion } from '../../../rules/ruleset.ts';

/** Open questions that every variant answers alike. The others are readings of clauses. */
export const fixedQuestions: readonly FixedQuestion[] = [
  {
    id: 'DX-AMB-05',
    asks: 'Does a 1 hit a target that is out of sight or that may not be fired at?',
    answer: 'No.',
    reason: 'Without a legal target there is no roll.',
  },
  {
    id: 'DX-AMB-07',
    asks: 'Does a 20 hit where RC and modifiers come to 20 or more?',
    answer: 'No.',
    reason: 'The sheet calls it an automatic failure; criticals.failure off compares it like any roll.',
  },
  {
    id: 'DX-AMB-08',
    asks: 'Does a template that deviates have the DM of a 1?',
    answer: 'No.',
    reason: 'A 1 hits, so that the template does not deviate.',
  },
  {
    id: 'DX-AMB-13',
    asks: 'Does a third attempt to spot have +3 or +5?',
    answer: 'It has +3.',
    reason: 'The sheet gives +2 and then 1 more; spotting.bonus.third changes it.',
  },
  {
    id: 'DX-AMB-14',
    asks: 'What does a fall of between two and three times the SZ multiply by?',
    answer: 'By two.',
    reason: 'Each whole multiple counts, as in the example of the sheet.',
  },
  {
    id: 'DX-AMB-18',
    asks: 'MP is printed at -2 in two places: does it count twice?',
    answer: 'No.',
    reason: 'It is one modifier told twice.',
  },
  {
    id: 'DX-AMB-19',
    asks: 'Does a prone model have half its CC and its attackers +4 as well?',
    answer: 'Yes.',
    reason: 'The one is what it rolls and the other what is rolled at it; each can be off.',
  },
  {
    id: 'DX-AMB-20',
    asks: 'How many may attack a model that is much smaller than its attackers?',
    answer: 'One at least.',
    reason: 'Otherwise large models could attack nobody.',
  },
  {
    id: 'DX-AMB-23',
    asks: 'The bans on Broken models read "while Panicked": when do they hold?',
    answer: 'While they are Broken.',
    reason: 'The words are a slip of the pen from the paragraph above.',
  },
  {
    id: 'DX-AMB-26',
    asks: 'Does a 1 hit beyond the reach of a weapon or a model that is not spotted?',
    answer: 'No.',
    reason: 'Neither may be fired at.',
  },
  {
    id: 'DX-AMB-24',
    asks: 'Is a passenger with one wound killed by a result of two?',
    answer: 'Yes.',
    reason: 'It has no wounds left.',
  },
  {
    id: 'DX-TRN-ALOFT',
    asks: 'Does a passenger fall who leaves a flyer that is above the ground, or goes down with it?',
    answer: 'No.',
    reason:
      'The chart says all that becomes of passengers of a destroyed transport, some of them unharmed, and nothing says how high up anybody gets out.',
  },
  {
    id: 'DX-BRK-SENSELESS',
    asks: 'Does an unconscious opponent hold whoever breaks away from him?',
    answer: 'No, though that takes an action.',
    reason: 'Whoever is unconscious does nothing but try to wake up.',
  },
  {
    id: 'DX-TER-MARKS',
    asks: 'The chart of terrain marks wire and dragon’s teeth with stars, and sandbags and teeth with "impenetrability": what for?',
    answer: 'Nothing that could be carried out.',
    reason: 'The sheet has no note to the marks and names impenetrability nowhere else.',
  },
  {
    id: 'DX-SPT-CLIMB',
    asks: 'When is a model climbing, so that it may not spot?',
    answer: 'In no action in which it could.',
    reason: 'A climb is part of a move, which ends on a surface, and no action is both a move and a Spot.',
  },
  {
    id: 'DX-CMD-OUT',
    asks: 'What becomes of a model out of command, of which the Amok table speaks “as per the rule”?',
    answer: 'It goes there in a squad that reboots; elsewhere nothing.',
    reason: 'The sheet has the rule nowhere else, and the distances serve orders and rallies.',
  },
  {
    id: 'DX-RMP-WHO',
    asks: 'Does an unconscious summoner dominate its creature?',
    answer: 'No, but it is still there to be attacked.',
    reason: 'Whoever is unconscious does nothing but try to wake up.',
  },
  {
    id: 'DX-UNH-WIDE',
    asks: 'How far off a direction may whoever is nearest in it be, when a deranged model strikes?',
    answer: 'By 45 degrees to either side.',
    reason: 'It is the arc of fire that the sheet gives to MP.',
  },
];
