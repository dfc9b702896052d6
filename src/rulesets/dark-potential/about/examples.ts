import type { Ruleset } from '../../../rules/ruleset.ts';

/** Lines to type, by command, as its help shows them. */
export const examples: NonNullable<Ruleset['examples']> = {
  ablate: [
    ['rulebench ablate dark-potential --rules overwatch', 'the game without Overwatch'],
    [
      'rulebench ablate dark-potential --rules overwatch.arc,leadership --blocks 2000',
      'a clause and a heading',
    ],
  ],
  attribute: [
    ['rulebench attribute dark-potential@0.0.1 dark-potential@0.0.2', 'two published versions'],
    [
      'rulebench attribute dark-potential --to-set overwatch.arc.degrees=90 --to-set stealth=off',
      'the book and two changes to it',
    ],
  ],
  claims: [
    ['rulebench claims dark-potential', 'all of them'],
    ['rulebench claims dark-potential --claims sparse-shooting --blocks 2000', 'one, more precisely'],
  ],
  compare: [
    ['rulebench compare dark-potential@0.0.1 dark-potential@0.0.2', 'two published versions'],
    ['rulebench compare dark-potential --to-set overwatch.arc.degrees=90', 'the book and a change to it'],
  ],
  fair: [
    ['rulebench fair dark-potential overwatch', 'what Overwatch should cost'],
    [
      'rulebench fair dark-potential overwatch --parameter overwatch.arc.degrees --values 60,90,120,180',
      'how wide its arc may be',
    ],
  ],
  odds: [
    [
      'rulebench odds dark-potential --attacker soldier --weapon pistol --target soldier --distance 9 --cover medium',
      'one shot',
    ],
    [
      'rulebench odds dark-potential --attacker soldier --weapon pistol --target soldier --distance 9 --set rolls.test.sides=8',
      'the same shot under a changed rule',
    ],
  ],
  plan: [['rulebench plan power dark-potential --half-width 0.02', 'every heading a side can hold']],
  play: [
    ['rulebench play dark-potential --seed 7', 'one match on the first table'],
    [
      'rulebench play dark-potential --table generated:3 --opponent random',
      'against a player who picks at random',
    ],
    ['rulebench play dark-potential --set overwatch=off', 'without a rule'],
    ["rulebench play dark-potential --army 'soldier*4+leader'", 'with an army made up on the spot'],
  ],
  power: [
    ['rulebench power dark-potential', 'every heading a side can hold'],
    ['rulebench power dark-potential --rules overwatch,stealth --blocks 2000', 'two of them, more precisely'],
    ['rulebench power dark-potential --set overwatch.arc.degrees=90', 'under a changed rule'],
    ['rulebench power dark-potential --audit', 'do the verdicts depend on who plays?'],
  ],
  price: [
    ['rulebench price dark-potential', 'every unit in soldiers'],
    [
      'rulebench price dark-potential --units sniper --yardstick soldier --blocks 2000',
      'one, more precisely',
    ],
  ],
  questions: [
    ['rulebench questions dark-potential --stake H', 'the questions most likely to decide matches'],
    ['rulebench questions dark-potential --rules overwatch,stealth --blocks 600', 'those of two headings'],
  ],
  rules: [
    ['rulebench rules dark-potential --rule overwatch', 'one heading'],
    ['rulebench rules dark-potential --questions', 'what the document leaves open'],
  ],
  screen: [
    ['rulebench screen dark-potential', 'all numbers of the rules'],
    [
      'rulebench screen dark-potential --rules overwatch,leadership --trajectories 20',
      'those of two headings, more precisely',
    ],
  ],
  sweep: [
    ['rulebench sweep dark-potential overwatch.arc.degrees --values 45,90,135,180', 'a number of a rule'],
    ['rulebench sweep dark-potential table.coverage --values 0.1,0.3,0.5', 'how much terrain there is'],
    ['rulebench sweep dark-potential army --values suggested,larger', 'what is fielded'],
  ],
  table: [['rulebench table ruined-quarter', 'what a table measures']],
  tournament: [
    ['rulebench tournament dark-potential --policies veteran,aggressive,cautious', 'styles of play'],
    [
      "rulebench tournament dark-potential --armies 'suggested,soldier*6' --policies veteran,cautious",
      'armies, each with two styles',
    ],
    [
      'rulebench tournament dark-potential --policies veteran,strategist --playouts 12 --blocks 20 --tables 0',
      'how far the veteran is from somebody who looks ahead; some minutes',
    ],
  ],
  tune: [
    [
      'rulebench tune dark-potential --target first-player-share=0.5 --target rounds=6:0.5 --parameters overwatch.cost.points,overwatch.arc.degrees',
      'a fair first turn and six rounds, by the price and the arc of Overwatch',
    ],
  ],
};
