import { describe, expect, it } from 'vitest';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import { typeIn } from '../../cli/type-in.ts';
import { ask, attack } from './ask.ts';

const type = (line: string) => typeIn([darkPotential], `odds dark-potential ${line}`);
const SHOT = '--attacker soldier --weapon pistol --target soldier --distance 9 --cover medium';

describe('rulebench odds dark-potential', () => {
  it('gives the chances of a shot as fractions, hit, wound, kill and wounds first', async () => {
    const { code, out } = await type(`${SHOT} --json`);
    expect(code).toBe(0);
    expect(Object.entries(JSON.parse(out)).slice(0, 4)).toEqual([
      ['hit', '5/12'],
      ['wound', '7/12'],
      ['kill', '35/144'],
      ['wounds', { 0: '109/144', 1: '35/144' }],
    ]);
  });

  it('and in words, with what must be rolled', async () => {
    const { out } = await type(SHOT);
    expect(out.split('\n').slice(0, 4)).toEqual([
      'Soldier with Pistol at Soldier 9 inches away in medium cover',
      '  Hit                   6 or less on 2d6  41.7 %  5/12',
      '  Wound, after a hit    7 or less on 2d6  58.3 %  7/12',
      '  Kill                                    24.3 %  35/144',
    ]);
  });

  it('says or more where high is good', async () => {
    const { out } = await type(`${SHOT} --set rolls.test.direction=at-least`);
    expect(out).toContain('Hit                   6 or more on 2d6  72.2 %  13/18');
  });

  it('tells where a rocket goes', async () => {
    const { out } = await type('--attacker rocket --weapon rocket-launcher --target soldier --distance 16');
    expect(out).toContain('A miss goes in direction 6');
    expect(out).toMatch(/A miss goes 12 inches \(2d6\) +2\.8 % {2}1\/36/);
  });

  it('tells the tests', async () => {
    expect((await type('--test leadership --model leader')).out).toBe(
      'Leadership test of Leader\n  Pass  9 or less on 2d6  83.3 %  5/6\n  Fail                    16.7 %  1/6\n',
    );
    expect((await type('--test perception --model sniper --distance 1 --active')).out).toContain(
      'Active Perception of Sniper, base 1 inch away in the open',
    );
    expect((await type('--test leadership --target soldier --modifier -1 --json')).out).toContain('13/18');
  });

  it('takes the first weapon that the distance and the occasion allow', () => {
    expect(attack('--attacker soldier --target soldier --distance 8')).toEqual(
      attack('--attacker soldier --weapon pistol --target soldier --distance 8'),
    );
    expect(attack('--attacker sniper --target soldier')).toEqual(
      attack('--attacker sniper --weapon light-club --target soldier'),
    );
    expect(attack('--attacker sniper --target soldier --distance 20 --suppressing')).toEqual(
      attack('--attacker sniper --weapon sniper-rifle --target soldier --distance 20 --suppressing'),
    );
  });

  it('starts from the wounds that are left', () => {
    expect(attack('--attacker soldier --target leader --distance 8 --wounds-left 1').wounds).toEqual({
      0: '125/216',
      1: '91/216',
    });
  });

  it('gives each side the rules of its own', async () => {
    // Only the target's cover clause protects it; only the attacker's bands hold it back.
    const hit = async (option: string) => JSON.parse((await type(`${SHOT} ${option} --json`)).out).hit;
    expect(await hit('--set-b cover=off')).toBe('13/18');
    expect(await hit('--set-a cover=off')).toBe('5/12');
    expect(await hit('--set-a ranged-attack.bands=off')).toBe('7/12');
    expect(await hit('--set-b ranged-attack.bands=off')).toBe('5/12');
  });

  it('plays the 0.0.1 reading of wounds', () => {
    const { patch } = darkPotential.versions['0.0.1'] ?? Object.values(darkPotential.versions)[0];
    expect(patch['wounding.several.margin']).toBe('attack');
    expect(attack('--attacker soldier --target leader --distance 8', patch).wounds[5]).toBe('7/72');
  });

  it('weighs a wound that no hit can lead to', () => {
    // 11 - 2 - 7 - 3 is out of reach of 2d6; a hit would still wound on 7.
    const { hit, wound, kill } = attack('--attacker soldier --target soldier --distance 64 --cover heavy');
    expect([hit, wound, kill]).toEqual(['0/1', '7/12', '0/1']);
  });

  it('knows who pays for whom', () => {
    const shot = '--attacker soldier --target soldier --distance 9 --defender-cp 1';
    const kill = (set = {}) => attack(shot, set).kill;
    expect(kill({ 'command-points': 'off' })).toBe(
      attack('--attacker soldier --target soldier --distance 9').kill,
    );
    // In the enemy's turn by the other reading of DP-Q-37 the target may not spend; on its own move it may.
    const own = { 'command-points.own.turns': 'own' };
    expect(kill(own)).toBe(kill({ 'command-points': 'off' }));
    const struck = '--attacker soldier --target soldier --free-strike --defender-cp 1';
    expect(attack(struck, own).kill).toBe(attack(struck).kill);
  });

  it('lets a hidden model spend on checks of its bases', () => {
    const found = ask('--test perception --attacker soldier --distance 6 --defender-cp 1').found;
    // On a 6 or less: a point shifts a 6, or has anything else that succeeds rolled again.
    expect(found).toBe('25/216');
  });
});

describe('bad questions', () => {
  const complaints: readonly (readonly [string, string])[] = [
    [
      '--attacker soldir --target soldier',
      'There is no unit "soldir" in Dark Potential; the nearest is "soldier".',
    ],
    ['--target soldier', 'Name a unit with --attacker, as in --attacker soldier.'],
    [`${SHOT} --test morale`, 'There is no test "morale" in "rulebench odds"; the nearest is "leadership".'],
    [
      '--attacker soldier --weapon rifle --target soldier --distance 3',
      'The Soldier has no weapon "rifle"; the nearest is "club".',
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
      '--distance takes a number from 0 to 120, not "far".',
    ],
    [
      '--attacker soldier --target soldier --distance 130',
      '--distance takes a number from 0 to 120, not 130; the nearest is 120.',
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
    [
      '--attacker soldier --target soldier --free-strike --set leaving-combat=off',
      'Under these rules there are no free strikes.',
    ],
  ];

  it.each(complaints)('%s', async (line, complaint) => {
    const { code, out, err } = await type(line);
    expect([code, out, err.trim()]).toEqual([2, '', complaint]);
  });
});
