import type { FixedQuestion } from '../../../rules/ruleset.ts';

/** Open questions of small weight that every variant answers alike. The others are readings of clauses. */
export const fixedQuestions: readonly FixedQuestion[] = [
  {
    id: 'DP-Q-09',
    asks: 'Which edges may the first player choose?',
    answer: 'None: each side has one of the two that face each other along the depth of the table.',
    reason: 'Tables are built to be fair between these two edges, and each match is played from both.',
  },
  {
    id: 'DP-Q-14',
    asks: 'When is it checked whether a side is wiped out?',
    answer: 'When each attack is fully resolved.',
    reason: 'At the end of the turn it would matter only to a winner who then destroys his own last models.',
  },
  {
    id: 'DP-Q-16',
    asks: 'Has the second squad of the larger game a launcher?',
    answer: 'No, clubs only.',
    reason: 'It is there for close combat.',
  },
  {
    id: 'DP-Q-17',
    asks: "What is the Strength of 7 in the Assassin's profile for?",
    answer: 'Nothing.',
    reason: 'The fist has a Strength of its own, and no rule reads that of a model.',
  },
  {
    id: 'DP-Q-18',
    asks: 'May a model without a Ranged skill go on Overwatch or fire a weapon it picked up?',
    answer: 'No.',
    reason: 'It has no skill to test, so it could not make the attack that Overwatch postpones.',
  },
  {
    id: 'DP-Q-19',
    asks: 'Must identical armies name the same leader and weapon bearer?',
    answer: 'No, each player chooses.',
    reason: 'Any model of a squad can lead it.',
  },
  {
    id: 'DP-Q-25',
    asks: 'When is a new squad leader named?',
    answer: 'After the attack and what is picked up, before Leadership tests.',
    reason: 'It happens when the leader dies, and damage of an attack is settled first.',
  },
  {
    id: 'DP-Q-31',
    asks: 'Does the limit on moving a roll hold for a player or for each model that pays?',
    answer: 'For a player; command-points.limit.use has the other reading.',
    reason: 'It is set for a test, whoever pays.',
  },
  {
    id: 'DP-Q-33',
    asks: "How many points may be spent at a time, and does passing end one's say?",
    answer: 'One; a player who passed may come back until both pass in a row.',
    reason: 'In the example a player passes and spends after the answer.',
  },
  {
    id: 'DP-Q-34',
    asks: 'Who is the attacker and who the defender of a roll that is no attack?',
    answer:
      'Whoever rolls is the attacker and whoever the roll affects the defender; with nobody affected the roller decides alone.',
    reason: 'These are the parts they play in the order of spending.',
  },
  {
    id: 'DP-Q-41',
    asks: 'What are the special orders a squad receives from a Commander?',
    answer: 'There are none beyond the use of his Command Points.',
    reason: 'The document names them and does not define them.',
  },
  {
    id: 'DP-Q-45',
    asks: "Is a member's command range checked once or throughout a manoeuvre?",
    answer: 'Once, when it is declared.',
    reason: 'It is declared for the members in range.',
  },
  {
    id: 'DP-Q-46',
    asks: 'Must every unit be activated?',
    answer: 'No, and none twice in a turn.',
    reason: 'Standing still and doing nothing is allowed, so a duty would change next to nothing.',
  },
  {
    id: 'DP-Q-48',
    asks: 'May models leave the table?',
    answer: 'No.',
    reason: 'Nothing says what would become of them.',
  },
  {
    id: 'DP-Q-53',
    asks: 'Does a model that moves round an enemy, or past it, leave combat?',
    answer: 'Not while contact lasts; it does where contact ends, also contact made on the way.',
    reason: 'Leaving is moving out of contact, whenever that was made.',
  },
  {
    id: 'DP-Q-55',
    asks: 'Along which line is a way through difficult terrain measured?',
    answer: 'Along the way of the centre of the base.',
    reason: 'It is one line, and the example is of one dimension.',
  },
  {
    id: 'DP-Q-56',
    asks: 'Is a piece of exactly an inch linear, and may a model stand on a linear obstacle?',
    answer: 'It is not, and a model may not.',
    reason: 'The document says less than an inch; nothing lets a model stay on top.',
  },
  {
    id: 'DP-Q-74',
    asks: 'How are directions of deviation numbered, and what of templates off the table or on other levels?',
    answer:
      'From the arrow clockwise by sixths; off the table they have no effect; otherwise they lie on the surface at that point.',
    reason: 'The drawing is missing, and the numbering does not change the odds.',
  },
  {
    id: 'DP-Q-79',
    asks: 'What becomes of wounds beyond those a model has?',
    answer: 'They are lost.',
    reason: 'Nothing passes them on.',
  },
  {
    id: 'DP-Q-82',
    asks: 'What is a special weapon, and can it be taken over again?',
    answer: 'Any weapon that not all of the squad have; yes, and distances are from where the bearer fell.',
    reason: 'That is what sets such a weapon apart, and each death is a new occasion.',
  },
  {
    id: 'DP-Q-102',
    asks: 'Do the usual rules hold for a charge by Combat Ready?',
    answer: 'Yes: difficult terrain, free strikes, Leadership; reactions of its own side do not.',
    reason: 'It is a charge, and no exception is made.',
  },
  {
    id: 'DP-Q-110',
    asks: 'Where does a template lie once it has shrunk?',
    answer: 'Around the same centre; who is within it is judged anew.',
    reason: 'Nothing moves it.',
  },
  {
    id: 'DP-Q-121',
    asks: 'May the owner of a stealth base that is found out remove the real one?',
    answer: 'He may, and loses the model; scripted armies never do.',
    reason: 'The model is destroyed at the next reveal and can do nothing before.',
  },
  {
    id: 'DP-Q-123',
    asks: "Are passive checks compulsory, and when does the activating model's own reveal happen?",
    answer: 'They are, after that reveal.',
    reason: 'They are automatic, and the steps are in that order.',
  },
  {
    id: 'DP-Q-124',
    asks: "Does being found in the enemy's turn cost a hidden model anything in its next?",
    answer: 'No, it stands where its base stood and acts as usual.',
    reason: 'Nothing takes its activation.',
  },
  {
    id: 'DP-Q-137',
    asks: 'Does a hidden model test Leadership for a death it can see?',
    answer: 'No.',
    reason: 'It is not on the table as a model.',
  },
  {
    id: 'DP-Q-138',
    asks: 'What does a suppressed model do that cannot reach cover?',
    answer: 'It goes as far as it can along the cheapest way to it, and stays where it is if there is none.',
    reason: 'It must go towards cover.',
  },
  {
    id: 'DP-Q-139',
    asks: 'What if a suppressed model fails again?',
    answer: 'Nothing more; one activation lifts it all.',
    reason: 'A model is only ever suppressed for one activation.',
  },
  {
    id: 'DP-Q-142',
    asks: 'What movement does it take to fight across a linear obstacle?',
    answer: 'Enough to stand against it on the near side; the obstacle itself costs nothing.',
    reason: 'It is not crossed.',
  },
];
