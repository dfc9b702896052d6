import { describe, expect, it } from 'vitest';
import { fractionText } from '../../../src/kernel/fraction.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { resolveAttack } from '../../../src/rulesets/dark-potential/attack/attack.ts';
import { hitTarget, type Strike } from '../../../src/rulesets/dark-potential/match/strike.ts';
import { attack } from './ask.ts';
import { upTo } from './checks.ts';
import { stage, weapon } from './stage.ts';

const PISTOL = '--attacker soldier --weapon pistol --target soldier';
const RIFLE = '--attacker sniper --weapon sniper-rifle --target leader';
const ROCKET = '--attacker rocket --weapon rocket-launcher --target soldier';

/** Clause, attack, what is changed, and the number to hit before and after. */
const MODIFIERS: readonly (readonly [string, string, Variant, number, number])[] = [
  ['DP-ATTR-02', `${PISTOL} --distance 8`, { 'army.defense': 'off' }, 9, 11],
  ['DP-DIST-02', `${PISTOL} --distance 17`, { 'ranged-attack.bands': 'off' }, 7, 9],
  ['DP-DIST-02 points', `${PISTOL} --distance 17`, { 'ranged-attack.bands.points': 2 }, 7, 5],
  ['DP-Q-68', `${PISTOL} --distance 16`, { 'ranged-attack.bands.edge': 'farther' }, 8, 7],
  ['DP-COV-01', `${PISTOL} --distance 8 --cover heavy`, { 'cover.when': 'off' }, 6, 9],
  ['DP-COV-02', `${PISTOL} --distance 8 --cover heavy`, { 'cover.levels': 'off' }, 6, 9],
  ['DP-COV-02 light', `${PISTOL} --distance 8 --cover light`, { 'cover.levels.light': 4 }, 8, 5],
  ['DP-COV-03', `${PISTOL} --distance 8 --cover heavy --partial`, { 'cover.partial': 'off' }, 7, 6],
  [
    'DP-COV-03 reduction',
    `${PISTOL} --distance 8 --cover heavy --partial`,
    { 'cover.partial.reduction': 2 },
    7,
    8,
  ],
  ['DP-COV-03 least', `${PISTOL} --distance 8 --cover light --partial`, { 'cover.partial.least': 0 }, 8, 9],
  [
    'DP-Q-63',
    `${PISTOL} --distance 8 --cover heavy --partial`,
    { 'cover.partial.measured': 'centre-line' },
    7,
    9,
  ],
  ['DP-WPN-INACC', `${ROCKET} --distance 10`, { inaccurate: 'off' }, 8, 9],
  [
    'DP-SUP-07',
    `${PISTOL} --distance 8 --cover medium --suppressing`,
    { 'suppressing-fire.ignoresCover': 'off' },
    7,
    5,
  ],
  ['DP-SUP-08', `${PISTOL} --distance 8 --suppressing`, { 'suppressing-fire.penalty': 'off' }, 7, 9],
  ['DP-CC-02', '--attacker soldier --target leader', { 'close-combat.test': 'off' }, 7, 10],
  ['V-06', '--attacker soldier --target assassin', { 'close-combat.test.against': 'armour' }, 6, 8],
  [
    'DP-LEAVE-03',
    '--attacker soldier --target soldier --free-strike',
    { 'leaving-combat.bonus': 'off' },
    10,
    8,
  ],
  ['DP-CHG-02', '--attacker soldier --target soldier --charge', { 'charge.attack.bonus': 2 }, 8, 10],
  ['DP-MEAS-04', `${RIFLE} --distance 17`, { 'measurement.edges': 'off' }, 9, 9],
];

describe('to hit', () => {
  it.each(MODIFIERS)('%s: %s', (_clause, line, set, before, after) => {
    expect(attack(line).hit).toBe(fractionText(upTo(before)));
    expect(attack(line, set).hit).toBe(fractionText(upTo(after)));
  });

  it('DP-MEAS-04: distance is from edge to edge of the bases', () => {
    // Centres 8.9 inches apart leave 7.9 between the edges.
    const at = (set: Variant) =>
      hitTarget(stage('A soldier 0,0 | B soldier 0,8.9', { set }).scripted([]), SHOT);
    expect([at({}), at({ 'measurement.edges': 'off' })]).toEqual([9, 8]);
  });

  it('DP-MEAS-05: and slanted where heights differ', () => {
    // 7.9 along and 2 up make 8.15.
    const at = (set: Variant) =>
      hitTarget(stage('A soldier 0,0 | B soldier 0,8.9,2', { set }).scripted([]), SHOT);
    expect([at({}), at({ 'measurement.slant': 'off' })]).toEqual([8, 9]);
  });

  it('DP-RNG-01: a miss ends the attack', () => {
    const m = stage('A soldier 0,0 | B soldier 0,7').scripted([['hit', 10]]);
    resolveAttack(m, SHOT);
    m.dice.finish();
    expect(m.state.wounds[1]).toBe(1);
  });
});

const SHOT: Strike = { kind: 'ranged', attacker: 0, weapon: weapon('pistol'), target: 1, from: 0, at: 1 };
