import { describe, expect, it } from 'vitest';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import { typeIn } from '../../cli/type-in.ts';

const SHOT = '--attacker soldier --weapon pistol --target soldier --distance 9 --cover medium';

describe('bad questions', () => {
  const complaints: readonly (readonly [string, string])[] = [
    [
      '--attacker soldir --target soldier',
      'There is no unit "soldir" in Dark Potential; the nearest is "soldier".',
    ],
    [
      '--attacker soldier --weapon pistol --target soldier --distance 0x10',
      '--distance takes a number from 0 to 135, not "0x10".',
    ],
    [
      'leadership',
      '"rulebench odds" has no place for "leadership"; it goes behind its option, as in --test leadership.',
    ],
    ['--target soldier', 'Name a unit with --attacker, as in --attacker soldier.'],
    [
      `${SHOT} --test morale`,
      'There is no test "morale" in "rulebench odds"; there are "leadership", "perception".',
    ],
    [
      '--attacker soldier --weapon rifle --target soldier --distance 3',
      'The Soldier has no weapon "rifle"; there are "club", "pistol".',
    ],
    [
      '--attacker soldier --weapon pistol --target soldier --free-strike',
      'A free strike takes a close combat weapon, which "pistol" is not; the nearest is "club".',
    ],
    [
      '--attacker soldier --weapon club --target soldier --suppressing --distance 3',
      'Suppressing Fire takes a ranged weapon, which "club" is not; the nearest is "pistol".',
    ],
    [
      '--attacker assassin --target soldier --suppressing',
      'Suppressing Fire takes a ranged weapon; the Assassin has none.',
    ],
    [
      '--attacker soldier --target soldier --charge --free-strike',
      'An attack is one thing: give --free-strike or --charge, not both.',
    ],
    [
      '--attacker rocket --weapon rocket-launcher --target soldier --distance 9 --suppressing',
      'Under these rules a weapon with a template takes no part in Suppressing Fire.',
    ],
    [
      '--test leadership --model soldier --set leadership.hit=off --set leadership.witness=off',
      'Under these rules nobody tests Leadership.',
    ],
    [
      '--attacker soldier --weapon club --target soldier --set rolls.test.impossible=illegal --set units.soldier.closeCombat=3',
      'Under these rules an attack that no roll can make a hit is not allowed.',
    ],
    [
      '--attacker soldier --weapon pistol --target soldier',
      'How far is the target? Give --distance, as in --distance 8.',
    ],
    [
      '--attacker soldier --weapon club --target soldier --distance 3',
      'A Club strikes in contact; leave out --distance.',
    ],
    [
      '--attacker soldier --weapon club --target soldier --cover light',
      'A Club strikes in contact; leave out --cover.',
    ],
    [
      '--attacker soldier --target soldier --distance 3 --cover heavi',
      'There is no cover "heavi" in Dark Potential; the nearest is "heavy".',
    ],
    [
      '--attacker soldier --target soldier --distance 3 --partial',
      '--partial says that cover hides less than half; give --cover too.',
    ],
    [
      '--attacker soldier --target soldier --distance far',
      '--distance takes a number from 0 to 135, not "far".',
    ],
    [
      '--attacker soldier --target soldier --distance 140',
      '--distance takes a number from 0 to 135, not 140; the nearest is 135.',
    ],
    [
      '--attacker soldier --target leader --distance 3 --wounds-left 6',
      '--wounds-left takes a whole number from 1 to 5, not 6; the nearest is 5.',
    ],
    [
      '--attacker soldier --target leader --distance 3 --attacker-cp 1.5',
      '--attacker-cp takes a whole number from 0 to 9, not 1.5; the nearest is 2.',
    ],
    [
      `${SHOT} --commander-cp 2`,
      '--commander-cp are the points of a Commander near the target; give --commander too.',
    ],
    [`${SHOT} --active`, '--active has no part in an attack; leave it out.'],
    [
      '--test leadership --target soldier --distance 3',
      '--distance has no part in a Leadership test; leave it out.',
    ],
    [
      '--test leadership --target soldier --model soldier',
      '--model and --target name the same unit here; give one of them.',
    ],
    ['--test perception --attacker soldier', 'How far is the base? Give --distance, as in --distance 6.'],
    [
      '--test perception --attacker soldier --target leader --distance 3',
      'The Leader never hides; the nearest is "assassin".',
    ],
    [
      '--test perception --attacker soldier --distance 3 --set stealth=off',
      'Under these rules nobody hides under stealth bases.',
    ],
    [
      '--test perception --attacker soldier --distance 3 --active --set perception.occasions.active=0',
      'Under these rules nobody looks as an action; leave out --active.',
    ],
    [
      '--test perception --attacker soldier --distance 3 --set perception.passive=off --set perception.occasions.overwatch=0',
      'Under these rules nobody looks but as an action; give --active.',
    ],
    [
      '--attacker soldier --target soldier --distance 9 --suppressing --set ranged-attack=off',
      'Under these rules nobody shoots.',
    ],
    ...['--charge', '--free-strike'].map(
      (more) =>
        [
          `--attacker soldier --target soldier ${more} --set close-combat=off`,
          'Under these rules nobody strikes in contact.',
        ] as const,
    ),
    [`${SHOT} --set ranged-attack=off`, 'Under these rules nobody shoots.'],
    [
      '--attacker soldier --target sniper --distance 8 --set units.sniper=off',
      'Under these rules there is no Sniper.',
    ],
    [
      `${SHOT} --set units.soldier=off`,
      'Under these rules nobody of the army "soldier and soldier" is left; leave a unit of it on.',
    ],
    [
      '--attacker soldier --target soldier --distance 25 --set ranged-attack.reach=off',
      'Under these rules a Pistol reaches 24 inches and no further.',
    ],
    [
      '--attacker soldier --target soldier --distance 70 --set rolls.test.impossible=illegal',
      'Under these rules an attack that no roll can make a hit is not allowed.',
    ],
    ...['', '--suppressing', '--set ranged-attack.bands=off'].map(
      (more) =>
        [
          `--attacker soldier --weapon pistol --target soldier --distance 0 ${more}`,
          'Under these rules nobody shoots at a model in contact; let it stand off, as in --distance 1, or give a weapon to strike with.',
        ] as const,
    ),
    [
      '--attacker soldier --target soldier --free-strike --set leaving-combat=off',
      'Under these rules there are no free strikes.',
    ],
  ];

  it.each(complaints)('%s', async (line, complaint) => {
    const { code, out, err } = await typeIn([darkPotential], `odds dark-potential ${line}`);
    expect([code, out, err.trim()]).toEqual([2, '', complaint]);
  });
});
