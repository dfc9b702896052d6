import { examplesOf } from '../../../rules/assembly/examples.ts';

/** Lines to type, by command, as its help shows them. */
export const examples = examplesOf('squad-quality', {
  ablate: [
    ['--rules command-response', 'the game where every unit responds'],
    ['--rules recover-wounded,losing-heart --blocks 1000', 'two headings, more precisely'],
  ],
  attribute: [
    ['--to-set quality.test.reach=exceed --to-set opportunity-fire=off', 'the book and two changes to it'],
  ],
  claims: [
    ['', 'all of them'],
    ['--claims hesitation --blocks 1000', 'one, more precisely'],
  ],
  compare: [['@book squad-quality@strict', 'tests that are equal or that exceed']],
  fair: [
    [
      'opportunity-fire --parameter opportunity-fire.vehicles.margin --values 0,1,2,3',
      'how hard vehicles are to stop',
    ],
  ],
  odds: [
    ['--attacker line --target levy --distance 8 --cover partial', 'a squad at another in partial cover'],
    ['--attacker mob --target guard --still --marked', 'many at a few who are Under Fire'],
    [
      '--attacker tank-hunters --target carrier --facing side --distance 6 --still',
      'anti-tank weapons at the side of a vehicle',
    ],
    ['--attacker sniper --target line --distance 16 --cover partial', 'a sniper, who tests for a clear shot'],
    [
      '--attacker line --target sniper --concealed --officer inspiring',
      'a squad with an officer at a sniper who keeps still',
    ],
    [
      '--attacker line --partner machine-gun --target levy --distance 10',
      'a squad and its team that shoot together',
    ],
    ['--attacker jumpers --target line --assault', 'a close assault, with the Kill Table'],
    [
      '--attacker fire-team --partner fire-team --target mob --assault',
      'two fire teams that charge together',
    ],
    ['--attacker line --target carrier --assault', 'infantry that assaults a vehicle'],
    ['--attacker hackers --target skimmer --hack', 'a hack of a vehicle of high technology'],
    ['--psionic psionic --power harm', 'a psionic who invokes Harm'],
    ['--test officer --modifier -1 --again 1', 'a test with a die rolled again'],
    ['--quality conscript --set quality.test.reach=exceed', 'a test under another reading'],
  ],
  plan: [['rulebench plan power squad-quality --half-width 0.03', 'every heading a side can hold']],
  play: [
    ['--seed 7', 'one match on the first table'],
    ['--army regulars --opponent-army masses', 'few and good against many'],
    ['--table generated:3 --opponent random', 'against a player who picks at random'],
    ['--set recover-wounded=off', 'without a rule'],
  ],
  power: [
    ['', 'every heading a side can hold'],
    ['--rules opportunity-fire,characters --blocks 600', 'two of them, more precisely'],
  ],
  price: [
    ['', 'every unit in line squads'],
    ['--units guard --blocks 600', 'one, more precisely'],
  ],
  questions: [
    ['--stake H', 'the questions most likely to decide matches'],
    ['--rules opportunity-fire --blocks 600', 'those of a heading'],
  ],
  rules: [
    ['--rule psionics', 'one heading'],
    ['--questions', 'what the document leaves open'],
  ],
  screen: [
    ['', 'all numbers of the rules'],
    ['--rules shooting,under-fire --trajectories 20', 'those of two headings, more precisely'],
  ],
  sweep: [
    ['opportunity-fire.once.times --values 1,2,3', 'a number of a rule'],
    ['table.coverage --values 0.2,0.35,0.5', 'how much terrain there is'],
    ['army --values regulars,masses', 'what is fielded'],
  ],
  table: [['rulebench table sq-hamlet --svg --out table.svg', 'a drawing of a table']],
  tournament: [
    ['--policies veteran,aggressive,cautious', 'styles of play'],
    ['--armies regulars,masses,shock --policies veteran', 'armies by the equal-value method'],
  ],
  tune: [
    [
      '--target first-player-share=0.5 --parameters scenario.length.turns,scenario.setUp.depth',
      'a fair first turn, by the length of the game and where it begins',
    ],
  ],
  units: [
    ['', 'what armies are made of'],
    ['battle-tank', 'one unit, as a sim takes it'],
  ],
});
