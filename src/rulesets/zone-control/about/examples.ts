import { examplesOf } from '../../../rules/assembly/examples.ts';

/** Lines to type, by command, as its help shows them. */
export const examples = examplesOf('zone-control', {
  ablate: [
    ['--rules enclosure', 'the game without surrounded zones'],
    ['--rules victory.zones,objectives --blocks 1000', 'is holding ground worth more than killing?'],
  ],
  attribute: [['--to-set rounds.length.rounds=10 --to-set objectives=off', 'the book and two changes to it']],
  claims: [
    ['', 'all of them'],
    ['--claims zones-matter --blocks 1000', 'one, more precisely'],
  ],
  compare: [
    ['@short zone-control@long', 'five rounds and ten'],
    ['--to-set enclosure.surrounded.extent=flood', 'the book and another reading of it'],
  ],
  fair: [
    [
      'reserves --parameter reserves.deepStrike.clearance --values 0,6,12,18',
      'how near an enemy models may strike',
    ],
  ],
  odds: [
    ['--attacker gunner --target leader --distance 20 --cover sparse', 'a volley at long range'],
    ['--attacker raider --weapon blade --target bulwark --wounds 1', 'melee with somebody who is worn down'],
    ['--morale trooper --shock 2 --set rally.check.shock=counts', 'morale under another reading'],
  ],
  plan: [['rulebench plan power zone-control --half-width 0.03', 'every heading a side can hold']],
  play: [
    ['--seed 7', 'one match on the first board'],
    ['--table 36x36-crossroads --army strike --opponent-army line', 'two armies on a larger board'],
    ['--table generated:3 --opponent random', 'against a player who picks at random'],
    ['--set enclosure=off', 'without a rule'],
  ],
  power: [
    ['', 'every heading a side can hold'],
    ['--rules reserves,leaders --blocks 600', 'two of them, more precisely'],
    ['--set rounds.length.rounds=10', 'in the long game'],
  ],
  price: [
    ['', 'every unit in troopers'],
    ['--units bulwark --blocks 600', 'one, more precisely'],
  ],
  questions: [
    ['--stake H', 'the questions most likely to decide matches'],
    ['--rules enclosure,victory --blocks 600', 'those of two headings'],
  ],
  rules: [
    ['--rule enclosure', 'one heading'],
    ['--questions', 'what the document leaves open'],
  ],
  screen: [
    ['', 'all numbers of the rules'],
    ['--rules morale,shock --trajectories 20', 'those of two headings, more precisely'],
  ],
  sweep: [
    ['objectives.value.value --values 1,2,3,4', 'a number of a rule'],
    ['table.coverage --values 0.2,0.35,0.5', 'how much terrain there is'],
    ['army --values line,strike', 'what is fielded'],
  ],
  table: [['rulebench table 36x36-crossroads --svg --out table.svg', 'a drawing of a board']],
  tournament: [
    ['--policies veteran,aggressive,cautious', 'styles of play'],
    ["--armies 'line,strike,trooper*12' --policies veteran,cautious", 'armies, each with two styles'],
  ],
  tune: [
    [
      '--target first-player-share=0.5 --parameters rounds.length.rounds,boards.setUp.depth',
      'a fair first turn, by the length of the game and where it begins',
    ],
  ],
  units: [
    ['', 'what armies are made of'],
    ['bulwark', 'one unit, as a sim takes it'],
  ],
});
