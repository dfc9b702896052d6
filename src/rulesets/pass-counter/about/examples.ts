import { examplesOf } from '../../../rules/assembly/examples.ts';

/** Lines to type, by command, as its help shows them. */
export const examples = examplesOf('pass-counter', {
  ablate: [
    ['--rules follow-up', 'the game without Follow Up'],
    ['--rules knocked-down.standUp,broken --blocks 1000', 'a clause and a heading'],
  ],
  attribute: [
    ['--to-set reactivation.buy.cost=3 --to-set follow-up.buy.once=round', 'the sheet and two changes to it'],
  ],
  claims: [
    ['', 'all of them'],
    ['--claims passing-evens --blocks 1000', 'one, more precisely'],
  ],
  compare: [['--to-set reactivation.buy.cost=3', 'the sheet and a dearer Re-Activation']],
  fair: [
    ['reactivation', 'what Re-Activation should cost'],
    [
      'passing --parameter passing.counters.each --values 0,1,2,3',
      'how many counters a model fewer should bring',
    ],
  ],
  odds: [
    ['--attacker gunner --target trooper --distance 18 --cover', 'a burst at long range'],
    ['--attacker bruiser --target leader --charge --focus ap', 'a charge with the free Focus bonus'],
    ['--seize 2 --against 1', 'who goes first'],
    ['--nerve trooper', 'whether a trooper of a broken team stays'],
  ],
  plan: [['rulebench plan power pass-counter --half-width 0.03', 'every heading a side can hold']],
  play: [
    ['--seed 7', 'one match on the first table'],
    ['--army heavies --opponent-army numbers', 'a few, who have counters to pass with, against more'],
    ['--table generated:3 --opponent random', 'against a player who picks at random'],
    ['--set passing=off', 'without a rule'],
  ],
  power: [
    ['', 'every heading a side can hold'],
    ['--rules reactivation,extra-action --blocks 600', 'two of them, more precisely'],
    ['--set reactivation.buy.cost=3', 'under a changed rule'],
  ],
  price: [
    ['', 'every unit in troopers'],
    ['--units gunner --blocks 600', 'one, more precisely'],
  ],
  questions: [
    ['--stake H', 'the questions most likely to decide matches'],
    ['--rules follow-up,reactivation --blocks 600', 'those of two headings'],
  ],
  rules: [
    ['--rule reactivation', 'one heading'],
    ['--questions', 'what the sheet leaves open'],
  ],
  screen: [
    ['', 'all numbers of the rules'],
    ['--rules command-points,recovery --trajectories 20', 'those of two headings, more precisely'],
  ],
  sweep: [
    ['reactivation.buy.cost --values 1,2,3,4', 'a number of a rule'],
    ['table.coverage --values 0.1,0.3,0.5', 'how much terrain there is'],
    ['army --values patrol,warband', 'what is fielded'],
  ],
  table: [['rulebench table pc-farmstead --svg --out table.svg', 'a drawing of a table']],
  tournament: [
    ['--policies veteran,aggressive,cautious', 'styles of play'],
    ['--armies numbers,heavies --policies veteran,cautious', 'many against few, each with two styles'],
  ],
  tune: [
    [
      '--target first-player-share=0.5 --parameters command-points.income.base,sequence.setUp.depth',
      'a fair first turn, by the points there are and where the game begins',
    ],
  ],
  units: [
    ['', 'what armies are made of'],
    ['marksman', 'one unit, as a sim takes it'],
  ],
});
