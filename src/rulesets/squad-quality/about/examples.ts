import type { Ruleset } from '../../../rules/ruleset.ts';

/** Lines to type, by command, as its help shows them. */
export const examples: NonNullable<Ruleset['examples']> = {
  ablate: [
    ['rulebench ablate squad-quality --rules command-response', 'the game where every unit responds'],
    [
      'rulebench ablate squad-quality --rules recover-wounded,losing-heart --blocks 1000',
      'two headings, more precisely',
    ],
  ],
  attribute: [
    [
      'rulebench attribute squad-quality --to-set quality.test.reach=exceed --to-set opportunity-fire=off',
      'the book and two changes to it',
    ],
  ],
  claims: [
    ['rulebench claims squad-quality', 'all of them'],
    ['rulebench claims squad-quality --claims hesitation --blocks 1000', 'one, more precisely'],
  ],
  compare: [
    ['rulebench compare squad-quality@book squad-quality@strict', 'tests that are equal or that exceed'],
  ],
  fair: [
    [
      'rulebench fair squad-quality opportunity-fire --parameter opportunity-fire.vehicles.margin --values 0,1,2,3',
      'how hard vehicles are to stop',
    ],
  ],
  odds: [
    [
      'rulebench odds squad-quality --attacker line --target levy --distance 8 --cover partial',
      'a squad at another in partial cover',
    ],
    [
      'rulebench odds squad-quality --attacker mob --target guard --still --marked',
      'many at a few who are Under Fire',
    ],
    [
      'rulebench odds squad-quality --attacker tank-hunters --target carrier --facing side --distance 6 --still',
      'anti-tank weapons at the side of a vehicle',
    ],
    [
      'rulebench odds squad-quality --attacker sniper --target line --distance 16 --cover partial',
      'a sniper, who tests for a clear shot',
    ],
    [
      'rulebench odds squad-quality --attacker line --target sniper --concealed --officer inspiring',
      'a squad with an officer at a sniper who keeps still',
    ],
    ['rulebench odds squad-quality --test officer --modifier -1 --again 1', 'a test with a die rolled again'],
    [
      'rulebench odds squad-quality --quality conscript --set quality.test.reach=exceed',
      'a test under another reading',
    ],
  ],
  plan: [['rulebench plan power squad-quality --half-width 0.03', 'every heading a side can hold']],
  play: [
    ['rulebench play squad-quality --seed 7', 'one match on the first table'],
    ['rulebench play squad-quality --army regulars --opponent-army masses', 'few and good against many'],
    [
      'rulebench play squad-quality --table generated:3 --opponent random',
      'against a player who picks at random',
    ],
    ['rulebench play squad-quality --set recover-wounded=off', 'without a rule'],
  ],
  power: [
    ['rulebench power squad-quality', 'every heading a side can hold'],
    [
      'rulebench power squad-quality --rules opportunity-fire,characters --blocks 600',
      'two of them, more precisely',
    ],
  ],
  price: [
    ['rulebench price squad-quality', 'every unit in line squads'],
    ['rulebench price squad-quality --units guard --blocks 600', 'one, more precisely'],
  ],
  questions: [
    ['rulebench questions squad-quality --stake H', 'the questions most likely to decide matches'],
    ['rulebench questions squad-quality --rules opportunity-fire --blocks 600', 'those of a heading'],
  ],
  rules: [
    ['rulebench rules squad-quality --rule psionics', 'one heading'],
    ['rulebench rules squad-quality --questions', 'what the document leaves open'],
  ],
  screen: [
    ['rulebench screen squad-quality', 'all numbers of the rules'],
    [
      'rulebench screen squad-quality --rules shooting,under-fire --trajectories 20',
      'those of two headings, more precisely',
    ],
  ],
  sweep: [
    ['rulebench sweep squad-quality opportunity-fire.once.times --values 1,2,3', 'a number of a rule'],
    ['rulebench sweep squad-quality table.coverage --values 0.2,0.35,0.5', 'how much terrain there is'],
    ['rulebench sweep squad-quality army --values regulars,masses', 'what is fielded'],
  ],
  table: [['rulebench table sq-hamlet --svg --out table.svg', 'a drawing of a table']],
  tournament: [
    ['rulebench tournament squad-quality --policies veteran,aggressive,cautious', 'styles of play'],
    [
      'rulebench tournament squad-quality --armies regulars,masses,shock --policies veteran',
      'armies by the equal-value method',
    ],
  ],
  tune: [
    [
      'rulebench tune squad-quality --target first-player-share=0.5 --parameters scenario.length.turns,scenario.setUp.depth',
      'a fair first turn, by the length of the game and where it begins',
    ],
  ],
};
