import { examplesOf } from '../../../rules/assembly/examples.ts';

/** Lines to type, by command, as its help shows them. */
export const examples = examplesOf('d20-skirmish', {
  ablate: [['--rules wait', 'the game without Wait']],
  compare: [['--to-set aim.bonus.modifier=5', 'the sheet and a better Aim']],
  fair: [['aim --parameter aim.bonus.modifier --values 0,3,6', 'what Aim should add to be worth its action']],
  odds: [
    ['--attacker trooper --target trooper --distance 18 --cover hard', 'a shot at hard cover'],
    ['--attacker trooper --target trooper --aimed --attacks 2', 'two aimed shots'],
    ['--attacker berserk --target trooper --charge', 'a charge'],
    ['--leadership trooper --state panicked --rally --attempt 2', 'a second attempt to rally'],
    ['--break-away trooper --from berserk', 'getting out of close combat'],
    ['--break-away trooper --from berserk --state broken', 'the same for one who is Broken'],
    ['--spot trooper --distance 30 --attempt 2', 'spotting a hidden sniper'],
    ['--attacker hunter --target tank --distance 20 --rear', 'a missile at the rear of a tank'],
    ['--armour-roll car --weapon cannon', 'what a hit does to a vehicle'],
    ['--power channeler --target trooper --concentrated', 'a power'],
  ],
  play: [
    ['--seed 7', 'one match on the first table'],
    ['--army rifles --opponent-army shock', 'two armies of 280 points'],
    ['--army cult --opponent-army machines', 'a summoned horror against drones'],
    ['--scenario armour', 'tanks, carriers and infantry'],
    ['--set wait=off', 'without a rule'],
  ],
  power: [['--rules aim,wait', 'two headings, one side with them and one without']],
  questions: [['--stake H', 'the questions most likely to decide matches']],
  rules: [['--rule wait', 'one heading']],
  sweep: [['aim.bonus.modifier --values 0,3,6', 'a number of a rule']],
  table: [['rulebench table dx-outpost --svg --out table.svg', 'a drawing of a table']],
  tournament: [['--armies rifles,shock --policies veteran,cautious', 'armies and styles']],
  units: [
    ['', 'what armies are made of'],
    ['commander', 'one unit, as a sim takes it'],
  ],
});
