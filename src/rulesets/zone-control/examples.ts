import type { Ruleset } from '../../rules/ruleset.ts';

/** Lines to type, by command, as its help shows them. */
export const examples: NonNullable<Ruleset['examples']> = {
  ablate: [
    ['rulebench ablate zone-control --rules enclosure', 'the game without surrounded zones'],
    [
      'rulebench ablate zone-control --rules victory.zones,objectives --blocks 1000',
      'is holding ground worth more than killing?',
    ],
  ],
  attribute: [
    [
      'rulebench attribute zone-control --to-set rounds.length.rounds=10 --to-set objectives=off',
      'the book and two changes to it',
    ],
  ],
  claims: [
    ['rulebench claims zone-control', 'all of them'],
    ['rulebench claims zone-control --claims zones-matter --blocks 1000', 'one, more precisely'],
  ],
  compare: [
    ['rulebench compare zone-control@short zone-control@long', 'five rounds and ten'],
    [
      'rulebench compare zone-control --to-set enclosure.surrounded.extent=flood',
      'the book and another reading of it',
    ],
  ],
  fair: [
    [
      'rulebench fair zone-control reserves --parameter reserves.deepStrike.clearance --values 0,6,12,18',
      'how near an enemy models may strike',
    ],
  ],
  odds: [
    [
      'rulebench odds zone-control --attacker gunner --target leader --distance 20 --cover sparse',
      'a volley at long range',
    ],
    [
      'rulebench odds zone-control --attacker raider --weapon blade --target bulwark --wounds 1',
      'melee with somebody who is worn down',
    ],
    [
      'rulebench odds zone-control --morale trooper --shock 2 --set rally.check.shock=counts',
      'morale under another reading',
    ],
  ],
  plan: [['rulebench plan power zone-control --half-width 0.03', 'every heading a side can hold']],
  play: [
    ['rulebench play zone-control --seed 7', 'one match on the first board'],
    [
      'rulebench play zone-control --table 36x36-crossroads --army strike --opponent-army line',
      'two armies on a larger board',
    ],
    [
      'rulebench play zone-control --table generated:3 --opponent random',
      'against a player who picks at random',
    ],
    ['rulebench play zone-control --set enclosure=off', 'without a rule'],
  ],
  power: [
    ['rulebench power zone-control', 'every heading a side can hold'],
    ['rulebench power zone-control --rules reserves,leaders --blocks 600', 'two of them, more precisely'],
    ['rulebench power zone-control --set rounds.length.rounds=10', 'in the long game'],
  ],
  price: [
    ['rulebench price zone-control', 'every unit in troopers'],
    ['rulebench price zone-control --units bulwark --blocks 600', 'one, more precisely'],
  ],
  questions: [
    ['rulebench questions zone-control --stake H', 'the questions most likely to decide matches'],
    ['rulebench questions zone-control --rules enclosure,victory --blocks 600', 'those of two headings'],
  ],
  rules: [
    ['rulebench rules zone-control --rule enclosure', 'one heading'],
    ['rulebench rules zone-control --questions', 'what the document leaves open'],
  ],
  screen: [
    ['rulebench screen zone-control', 'all numbers of the rules'],
    [
      'rulebench screen zone-control --rules morale,shock --trajectories 20',
      'those of two headings, more precisely',
    ],
  ],
  sweep: [
    ['rulebench sweep zone-control objectives.value.value --values 1,2,3,4', 'a number of a rule'],
    ['rulebench sweep zone-control table.coverage --values 0.2,0.35,0.5', 'how much terrain there is'],
    ['rulebench sweep zone-control army --values line,strike', 'what is fielded'],
  ],
  table: [['rulebench table 36x36-crossroads --svg --out table.svg', 'a drawing of a board']],
  tournament: [
    ['rulebench tournament zone-control --policies veteran,aggressive,cautious', 'styles of play'],
    [
      "rulebench tournament zone-control --armies 'line,strike,trooper*12' --policies veteran,cautious",
      'armies, each with two styles',
    ],
  ],
  tune: [
    [
      'rulebench tune zone-control --target first-player-share=0.5 --parameters rounds.length.rounds,boards.setUp.depth',
      'a fair first turn, by the length of the game and where it begins',
    ],
  ],
};
