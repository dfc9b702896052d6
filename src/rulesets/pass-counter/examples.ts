import type { Ruleset } from '../../rules/ruleset.ts';

/** Lines to type, by command, as its help shows them. */
export const examples: NonNullable<Ruleset['examples']> = {
  ablate: [
    ['rulebench ablate pass-counter --rules follow-up', 'the game without Follow Up'],
    [
      'rulebench ablate pass-counter --rules knocked-down.standUp,broken --blocks 1000',
      'a clause and a heading',
    ],
  ],
  attribute: [
    [
      'rulebench attribute pass-counter --to-set reactivation.buy.cost=3 --to-set follow-up.buy.once=round',
      'the sheet and two changes to it',
    ],
  ],
  claims: [
    ['rulebench claims pass-counter', 'all of them'],
    ['rulebench claims pass-counter --claims passing-evens --blocks 1000', 'one, more precisely'],
  ],
  compare: [
    [
      'rulebench compare pass-counter --to-set reactivation.buy.cost=3',
      'the sheet and a dearer Re-Activation',
    ],
  ],
  fair: [
    ['rulebench fair pass-counter reactivation', 'what Re-Activation should cost'],
    [
      'rulebench fair pass-counter passing --parameter passing.counters.each --values 0,1,2,3',
      'how many counters a model fewer should bring',
    ],
  ],
  odds: [
    [
      'rulebench odds pass-counter --attacker gunner --target trooper --distance 18 --cover',
      'a burst at long range',
    ],
    [
      'rulebench odds pass-counter --attacker bruiser --target leader --charge --focus ap',
      'a charge with the free Focus bonus',
    ],
    ['rulebench odds pass-counter --seize 2 --against 1', 'who goes first'],
    ['rulebench odds pass-counter --nerve trooper', 'whether a trooper of a broken team stays'],
  ],
  plan: [['rulebench plan power pass-counter --half-width 0.03', 'every heading a side can hold']],
  play: [
    ['rulebench play pass-counter --seed 7', 'one match on the first table'],
    [
      'rulebench play pass-counter --army heavies --opponent-army numbers',
      'a few, who have counters to pass with, against more',
    ],
    [
      'rulebench play pass-counter --table generated:3 --opponent random',
      'against a player who picks at random',
    ],
    ['rulebench play pass-counter --set passing=off', 'without a rule'],
  ],
  power: [
    ['rulebench power pass-counter', 'every heading a side can hold'],
    [
      'rulebench power pass-counter --rules reactivation,extra-action --blocks 600',
      'two of them, more precisely',
    ],
    ['rulebench power pass-counter --set reactivation.buy.cost=3', 'under a changed rule'],
  ],
  price: [
    ['rulebench price pass-counter', 'every unit in troopers'],
    ['rulebench price pass-counter --units gunner --blocks 600', 'one, more precisely'],
  ],
  questions: [
    ['rulebench questions pass-counter --stake H', 'the questions most likely to decide matches'],
    ['rulebench questions pass-counter --rules follow-up,reactivation --blocks 600', 'those of two headings'],
  ],
  rules: [
    ['rulebench rules pass-counter --rule reactivation', 'one heading'],
    ['rulebench rules pass-counter --questions', 'what the sheet leaves open'],
  ],
  screen: [
    ['rulebench screen pass-counter', 'all numbers of the rules'],
    [
      'rulebench screen pass-counter --rules command-points,recovery --trajectories 20',
      'those of two headings, more precisely',
    ],
  ],
  sweep: [
    ['rulebench sweep pass-counter reactivation.buy.cost --values 1,2,3,4', 'a number of a rule'],
    ['rulebench sweep pass-counter table.coverage --values 0.1,0.3,0.5', 'how much terrain there is'],
    ['rulebench sweep pass-counter army --values patrol,warband', 'what is fielded'],
  ],
  table: [['rulebench table pc-farmstead --svg --out table.svg', 'a drawing of a table']],
  tournament: [
    ['rulebench tournament pass-counter --policies veteran,aggressive,cautious', 'styles of play'],
    [
      'rulebench tournament pass-counter --armies numbers,heavies --policies veteran,cautious',
      'many against few, each with two styles',
    ],
  ],
  tune: [
    [
      'rulebench tune pass-counter --target first-player-share=0.5 --parameters command-points.income.base,sequence.setUp.depth',
      'a fair first turn, by the points there are and where the game begins',
    ],
  ],
};
