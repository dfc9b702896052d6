import type { Ruleset } from '../../../rules/ruleset.ts';

/** Lines to type, by command, as its help shows them. */
export const examples: NonNullable<Ruleset['examples']> = {
  ablate: [['rulebench ablate d20-skirmish --rules wait', 'the game without Wait']],
  compare: [['rulebench compare d20-skirmish --to-set aim.bonus.modifier=5', 'the sheet and a better Aim']],
  fair: [
    [
      'rulebench fair d20-skirmish aim --parameter aim.bonus.modifier --values 0,3,6',
      'what Aim should add to be worth its action',
    ],
  ],
  odds: [
    [
      'rulebench odds d20-skirmish --attacker trooper --target trooper --distance 18 --cover hard',
      'a shot at hard cover',
    ],
    [
      'rulebench odds d20-skirmish --attacker trooper --target trooper --aimed --attacks 2',
      'two aimed shots',
    ],
    ['rulebench odds d20-skirmish --attacker berserk --target trooper --charge', 'a charge'],
    [
      'rulebench odds d20-skirmish --leadership trooper --state panicked --rally --attempt 2',
      'a second attempt to rally',
    ],
    ['rulebench odds d20-skirmish --break-away trooper --from berserk', 'getting out of close combat'],
    [
      'rulebench odds d20-skirmish --break-away trooper --from berserk --state broken',
      'the same for one who is Broken',
    ],
    ['rulebench odds d20-skirmish --spot trooper --distance 30 --attempt 2', 'spotting a hidden sniper'],
    [
      'rulebench odds d20-skirmish --attacker hunter --target tank --distance 20 --rear',
      'a missile at the rear of a tank',
    ],
    ['rulebench odds d20-skirmish --armour-roll car --weapon cannon', 'what a hit does to a vehicle'],
    ['rulebench odds d20-skirmish --power channeler --target trooper --concentrated', 'a power'],
  ],
  play: [
    ['rulebench play d20-skirmish --seed 7', 'one match on the first table'],
    ['rulebench play d20-skirmish --army rifles --opponent-army shock', 'two armies of 280 points'],
    ['rulebench play d20-skirmish --army cult --opponent-army machines', 'a summoned horror against drones'],
    ['rulebench play d20-skirmish --scenario armour', 'tanks, carriers and infantry'],
    ['rulebench play d20-skirmish --set wait=off', 'without a rule'],
  ],
  power: [
    ['rulebench power d20-skirmish --rules aim,wait', 'two headings, one side with them and one without'],
  ],
  questions: [['rulebench questions d20-skirmish --stake H', 'the questions most likely to decide matches']],
  rules: [['rulebench rules d20-skirmish --rule wait', 'one heading']],
  sweep: [['rulebench sweep d20-skirmish aim.bonus.modifier --values 0,3,6', 'a number of a rule']],
  table: [['rulebench table dx-outpost --svg --out table.svg', 'a drawing of a table']],
  tournament: [
    [
      'rulebench tournament d20-skirmish --armies rifles,shock --policies veteran,cautious',
      'armies and styles',
    ],
  ],
};
