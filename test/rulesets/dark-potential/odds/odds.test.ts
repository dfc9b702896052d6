import { describe, expect, it } from 'vitest';
import { darkPotential, defineRule } from '../../../../src/rulesets/dark-potential/index.ts';
import { typeIn } from '../../../cli/type-in.ts';
import { ask, attack } from '../ask.ts';

const type = (line: string) => typeIn([darkPotential], `odds dark-potential ${line}`);
const SHOT = '--attacker soldier --weapon pistol --target soldier --distance 9 --cover medium';

describe('rulebench odds dark-potential', () => {
  it('gives the chances of a shot as fractions, hit, wound, kill and wounds first', async () => {
    const { code, out } = await type(`${SHOT} --json`);
    expect(code).toBe(0);
    expect(Object.entries(JSON.parse(out))).toEqual([
      ['hit', '5/12'],
      ['wound', '7/12'],
      ['kill', '35/144'],
      ['wounds', { 0: '109/144', 1: '35/144' }],
      ['suppressed', '175/1728'],
    ]);
  });

  it('says nothing of suppression where a hit cannot suppress its target', async () => {
    for (const off of ['leadership', 'leadership.hit', 'leadership.suppressed']) {
      expect((await type(`${SHOT} --set-b ${off}=off`)).out, off).not.toContain('suppressed');
      const { out } = await type(`${SHOT} --set-b ${off}=off --json`);
      expect(Object.keys(JSON.parse(out)), off).toEqual(['hit', 'wound', 'kill', 'wounds']);
    }
    expect((await type(`${SHOT} --set-a leadership=off --json`)).out).toContain('175/1728');
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

  it('DP-RNG-03, DP-Q-59, DP-Q-60: shoots in contact only where the rules let it', async () => {
    const touching = '--attacker soldier --weapon pistol --target soldier --distance 0';
    for (const set of ['ranged-attack.combat=off', 'ranged-attack.combat.engaged=with-others']) {
      expect((await type(`${touching} --set ${set}`)).out, set).toContain('83.3 %  5/6');
    }
    const others = '--set ranged-attack.combat.engaged=with-others';
    const mayNot = `${others} --set ranged-attack.combat.shooter=may-not`;
    expect((await type(`${touching} ${mayNot}`)).code).toBe(2);
    expect((await type(`${touching.replace('distance 0', 'distance 1')} ${mayNot}`)).code).toBe(0);
    expect((await type(`${touching} --set-a ranged-attack.combat=off`)).code).toBe(2);
    expect((await type(`${touching} --set-b ranged-attack.combat=off`)).code).toBe(0);
  });

  it('says or more where high is good', async () => {
    const { out } = await type(`${SHOT} --set rolls.test.direction=at-least`);
    expect(out).toContain('Hit                   6 or more on 2d6  72.2 %  13/18');
  });

  it('says of a number that no roll is it', async () => {
    const { out } = await type('--attacker soldier --target soldier --distance 99');
    expect(out).toContain('Hit                   -3 or less on 2d6, which no roll is    0.0 %  0/1');
    expect(out).toContain('Wound, after a hit    7 or less on 2d6                      58.3 %  7/12');
  });

  it('says no number to wound where nothing is rolled for it (DP-WND-01)', async () => {
    const line = async (set: string) =>
      (await type(`${SHOT} ${set}`)).out.split('\n').find((row) => row.includes('Wound'));
    expect(await line('')).toContain(' or less on 2d6 ');
    expect(await line('--set wounding.test=off')).toMatch(/^ +Wound, after a hit +100\.0 % +1\/1$/);
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

  it('names in the title what the figures rest on', async () => {
    const titleOf = async (line: string) => (await type(line)).out.split('\n  ')[0].replaceAll('\n', ' ');
    expect(await titleOf(`${SHOT} --commander --commander-cp 2 --attacker-cp 1`)).toMatch(
      /; spent as well as can be: 1 Command Point of the attacker, 2 Command Points of a Commander near the target$/,
    );
    expect(await titleOf('--test leadership --model soldier --modifier=-1 --commander')).toBe(
      'Leadership test of Soldier, modified by -1; a Commander is near whoever tests',
    );
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

  it('takes a weapon by what its bearer calls it', async () => {
    const club = await type('--attacker sniper --weapon club --target soldier');
    expect(club.out).toMatch(/^Sniper with Club at Soldier in contact\n/);
    expect(attack('--attacker sniper --weapon club --target soldier')).toEqual(
      attack('--attacker sniper --weapon light-club --target soldier'),
    );
    // A Strength of 9 against an Armour of 3, where a Soldier's own club has 10.
    expect(attack('--attacker sniper --weapon club --target soldier').wound).toBe('5/12');
    expect(attack('--attacker soldier --weapon club --target soldier').wound).toBe('7/12');
    const wrong = await type('--attacker sniper --weapon clb --target soldier');
    expect(wrong.err).toBe('The Sniper has no weapon "clb"; the nearest is "club".\n');
    const unfit = await type('--attacker sniper --weapon pistol --target soldier --free-strike');
    expect(unfit.err).toBe(
      'A free strike takes a close combat weapon, which "pistol" is not; the nearest is "club".\n',
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

  it('tells dice apart where whoever rolls again picks some of them (DP-Q-05)', () => {
    const set = { 'command-points.reroll.replaces': 'chosen-dice' };
    expect(attack(SHOT, set)).toEqual(attack(SHOT));
    const passes = (line: string) => ask(`--test leadership --target soldier ${line}`, set).pass;
    expect(passes('')).toBe('5/12');
    // On a 6 or less: a point shifts a 7, or has all dice over 3 of anything higher rolled again.
    const faces = [1, 2, 3, 4, 5, 6];
    const pairs = faces.flatMap((one) => faces.map((other) => [one, other]));
    const ends = pairs.flatMap((pair) =>
      pairs.map((again) => {
        const [one, other] = pair.map((face, i) => (face > 3 ? again[i] : face));
        return pair[0] + pair[1] <= 7 || one + other <= 6;
      }),
    );
    const [over, under] = passes('--defender-cp 1').split('/').map(Number);
    expect(over / under).toBeCloseTo(ends.filter(Boolean).length / ends.length, 12);
  });

  it('lets a hidden model spend on checks of its bases', () => {
    const found = ask('--test perception --attacker soldier --distance 6 --defender-cp 1').found;
    // On a 6 or less: a point shifts a 6, or has anything else that succeeds rolled again.
    expect(found).toBe('25/216');
  });
});

describe("a user's own units and rules", () => {
  const steady = defineRule({
    id: 'steady',
    title: 'Steady',
    governs: 'actor',
    kind: 'option',
    off: 'nobody aims',
    clauses: {
      aim: { id: 'HOUSE-01', basis: 'assumed', says: 'Adds to every shot.', off: 'it adds nothing' },
    },
    timing: { toHit: ({ kind }) => (kind === 'ranged' ? 1 : 0) },
  });
  const archer = {
    ...{ id: 'archer', movement: 6, defense: 2, armour: 3, leadership: 6, wounds: 1, commandPoints: 1 },
    ...{ ranged: 10, closeCombat: null, perception: 7, weapons: ['bow'] },
  };
  const bow = { id: 'bow', kind: 'ranged', range: 12, strength: 9 };
  const extended = darkPotential.extend({
    rules: [steady],
    data: { weapons: [bow], units: [archer] },
  });
  const hit = (set: Record<string, string> = {}) =>
    extended.odds!.answer({ attacker: 'archer', target: 'soldier', distance: '12' }, [set, set]).data.hit;

  it('are asked like those of the book', () => {
    // 10 - 2 + 1.
    expect([hit(), hit({ steady: 'off' })]).toEqual(['5/6', '13/18']);
  });
});
