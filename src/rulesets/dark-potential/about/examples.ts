import { examplesOf } from '../../../rules/assembly/examples.ts';

/** Lines to type, by command, as its help shows them. */
export const examples = examplesOf('dark-potential', {
  ablate: [
    ['--rules overwatch', 'the game without Overwatch'],
    ['--rules overwatch.arc,leadership --blocks 2000', 'a clause and a heading'],
  ],
  attribute: [
    ['@0.0.1 dark-potential@0.0.2', 'two published versions'],
    ['--to-set overwatch.arc.degrees=90 --to-set stealth=off', 'the book and two changes to it'],
  ],
  claims: [
    ['', 'all of them'],
    ['--claims sparse-shooting --blocks 2000', 'one, more precisely'],
  ],
  compare: [
    ['@0.0.1 dark-potential@0.0.2', 'two published versions'],
    ['--to-set overwatch.arc.degrees=90', 'the book and a change to it'],
  ],
  fair: [
    ['overwatch', 'what Overwatch should cost'],
    ['overwatch --parameter overwatch.arc.degrees --values 60,90,120,180', 'how wide its arc may be'],
  ],
  odds: [
    ['--attacker soldier --weapon pistol --target soldier --distance 9 --cover medium', 'one shot'],
    [
      '--attacker soldier --weapon pistol --target soldier --distance 9 --set rolls.test.sides=8',
      'the same shot under a changed rule',
    ],
  ],
  plan: [['rulebench plan power dark-potential --half-width 0.02', 'every heading a side can hold']],
  play: [
    ['--seed 7', 'one match on the first table'],
    ['--table generated:3 --opponent random', 'against a player who picks at random'],
    ['--set overwatch=off', 'without a rule'],
    ["--army 'soldier*4+leader'", 'with an army made up on the spot'],
  ],
  power: [
    ['', 'every heading a side can hold'],
    ['--rules overwatch,stealth --blocks 2000', 'two of them, more precisely'],
    ['--set overwatch.arc.degrees=90', 'under a changed rule'],
    ['--audit', 'do the verdicts depend on who plays?'],
  ],
  price: [
    ['', 'every unit in soldiers'],
    ['--units sniper --yardstick soldier --blocks 2000', 'one, more precisely'],
  ],
  questions: [
    ['--stake H', 'the questions most likely to decide matches'],
    ['--rules overwatch,stealth --blocks 600', 'those of two headings'],
  ],
  rules: [
    ['--rule overwatch', 'one heading'],
    ['--questions', 'what the document leaves open'],
  ],
  screen: [
    ['', 'all numbers of the rules'],
    ['--rules overwatch,leadership --trajectories 20', 'those of two headings, more precisely'],
  ],
  sweep: [
    ['overwatch.arc.degrees --values 45,90,135,180', 'a number of a rule'],
    ['table.coverage --values 0.1,0.3,0.5', 'how much terrain there is'],
    ['army --values suggested,larger', 'what is fielded'],
  ],
  table: [['rulebench table ruined-quarter', 'what a table measures']],
  tournament: [
    ['--policies veteran,aggressive,cautious', 'styles of play'],
    ["--armies 'suggested,soldier*6' --policies veteran,cautious", 'armies, each with two styles'],
    [
      '--policies veteran,strategist --playouts 12 --blocks 20 --tables 0',
      'how far the veteran is from somebody who looks ahead; some minutes',
    ],
  ],
  tune: [
    [
      '--target first-player-share=0.5 --target rounds=6:0.5 --parameters overwatch.cost.points,overwatch.arc.degrees',
      'a fair first turn and six rounds, by the price and the arc of Overwatch',
    ],
  ],
  units: [
    ['', 'what armies are made of'],
    ['sniper', 'one unit, as a sim takes it'],
  ],
});
