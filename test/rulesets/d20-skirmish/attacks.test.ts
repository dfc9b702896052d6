import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { numberOf, strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { crowdLimit } from '../../../src/rulesets/d20-skirmish/match/engagement.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { PRONE } from '../../../src/rulesets/d20-skirmish/matchup/modifiers.ts';
import { bandOf } from '../../../src/rulesets/d20-skirmish/units/bands.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { counted, type Script, type Staging, stage } from './stage.ts';

/** What the first shot of the first model needs. */
function needs(position: string, staging: Staging = {}): number {
  const m = stage(position, staging).scripted([]);
  return numberOf(m, shotsOpen(m, 0)[0]).total;
}

/** What a blow of the first model at the second side's first needs. */
function blowNeeds(position: string, target: number, staging: Staging = {}, more = {}): number {
  const m = stage(position, staging).scripted([]);
  const blow = strikeOf('melee', 0, m.matchup.models[0].melee[0], target);
  return numberOf(m, { ...blow, ...more }).total;
}

describe('range bands', () => {
  it.each([
    [6, 0, 1],
    [12, 1, 2],
    [24, 2, 3],
    [36, 3, 4],
    [48, 4, 4],
    [48.1, 5, 5],
  ])(
    '%f inches belong to the nearer band, or by a reading to the farther (DX-AMB-25)',
    (inches, nearer, farther) => {
      expect(bandOf(inches * INCH, 'nearer')).toBe(nearer);
      expect(bandOf(inches * INCH, 'farther')).toBe(farther);
    },
  );

  it('give a weapon its modifier, or no shot at all (DX-RNG-01)', () => {
    expect(needs('A1 sniper 0,-15 | B1 trooper 0,0')).toBe(15);
    expect(needs('A1 sniper 0,-3 | B1 trooper 0,0')).toBe(9);
    const far = stage('A1 sergeant 0,-16 | B1 trooper 0,16').scripted([]);
    expect(shotsOpen(far, 0)).toEqual([]);
    const off = stage('A1 sergeant 0,-16 | B1 trooper 0,16', { set: { 'ranged.bands': 'off' } }).scripted([]);
    expect(shotsOpen(off, 0)).toHaveLength(1);
  });
});

describe('the number of a shot', () => {
  it('has what the target does about it (DX-RM-09, DX-RM-10, DX-RM-12)', () => {
    expect(needs('A1 trooper 0,0 | B1 trooper 0,9')).toBe(10);
    expect(needs('A1 trooper 0,0 | B1 trooper 0,9 mp')).toBe(8);
    expect(needs('A1 trooper 0,0 | B1 trooper 0,9 prone')).toBe(14);
    expect(needs('A1 trooper 0,0 | B1 horror 0,9')).toBe(11);
    expect(needs('A1 trooper 0,0 | B1 horror 0,9', { set: { 'ranged.size.columns': 'both' } })).toBe(12);
    expect(needs('A1 trooper 0,0 | B1 berserk 0,9')).toBe(10);
  });

  const hedge = buildPiece({ kind: 'hedge', at: [0, 7.4], turn: 0, length: 6 });
  const wall = buildPiece({ kind: 'wall', at: [0, 7.4], turn: 0, length: 6, height: 0.9 });

  it('takes soft cover off for growth that a target is in, and for what it touches if that is between (DX-COV-ASM)', () => {
    const wood = piece(box([-4, 1, 4, 6]), { area: true, difficult: true, height: 3, cover: 'light' });
    // At 0,1 the base is half in the wood, and its middle is not.
    const at = (target: string, firer: string) =>
      needs(`A1 trooper ${firer} | B1 trooper ${target}`, { pieces: [wood] });
    const open = at('0,-1', '0,-9');
    expect([at('0,1', '0,-7'), at('0,3', '0,-6')]).toEqual([open, open - 2]);
    expect([at('0,1', '0,10'), at('0,3', '0,12')]).toEqual([open - 2, open - 2]);
  });

  it('takes cover off, the worst of it or by a reading all (DX-RM-01 to DX-RM-03, DX-AMB-04)', () => {
    const behind = 'A1 trooper 0,0 | B1 trooper 0,8.5';
    expect(needs(behind, { pieces: [hedge] })).toBe(8);
    expect(needs(behind, { pieces: [wall] })).toBe(7);
    expect(needs(behind, { pieces: [hedge], set: { 'cover.lines.several': 'sum' } })).toBe(7);
    expect(needs(behind, { pieces: [wall], set: { 'cover.lines.several': 'sum' } })).toBe(6);
    expect(needs(behind, { pieces: [wall], set: { 'cover.near.penalty': 5 } })).toBe(5);
    expect(needs('A1 trooper 0,0 | B1 trooper 0,11', { pieces: [hedge] })).toBe(9);
    expect(needs('A1 trooper 0,0 | B1 trooper 0,13', { pieces: [hedge] })).toBe(10);
    expect(needs(behind, { pieces: [wall], setB: { cover: 'off' } })).toBe(10);
  });

  it('has +3 for aiming at the target, not at another (DX-RM-04)', () => {
    const m = stage('A1 trooper 0,0 | B1 trooper 0,9 | B1 trooper 4,9').scripted([]);
    m.state.aim[0] = 1;
    expect(shotsOpen(m, 0).map((shot) => numberOf(m, shot).total)).toEqual([13, 10]);
  });

  it('has -3 for a Panicked firer and -6 for a Broken one (DX-RM-06, DX-RM-07)', () => {
    const m = stage('A1 trooper 0,0 | A1 trooper 3,0 | B1 trooper 0,9').scripted([]);
    for (const [state, total] of [
      [1, 7],
      [2, 4],
    ] as const) {
      m.state.morale[0] = state;
      expect(numberOf(m, shotsOpen(m, 0)[0]).total).toBe(total);
    }
  });
});

describe('whom nobody shoots at', () => {
  it('somebody in close combat, nor from it (DX-ENG-ASM)', () => {
    const position = 'A1 trooper 0,0 | A1 trooper 6,0 | B1 trooper 0,1';
    const m = stage(position).scripted([]);
    expect([shotsOpen(m, 0), shotsOpen(m, 1)]).toEqual([[], []]);
    const off = stage(position, { set: { 'ranged.engaged': 'off' } }).scripted([]);
    expect([shotsOpen(off, 0).length, shotsOpen(off, 1).length]).toEqual([1, 1]);
  });

  it('somebody behind friends with too little of a gap (DX-SPC-02)', () => {
    const position = 'A1 trooper 0,-6 | A1 trooper 0.5,0 | A1 trooper -0.5,0 | B1 trooper 0,9';
    expect(shotsOpen(stage(position).scripted([]), 0)).toEqual([]);
    expect(shotsOpen(stage(position, { set: { 'spacing.fire': 'off' } }).scripted([]), 0)).toHaveLength(1);
  });

  it('a concealed model that nobody of the unit has spotted (DX-SPT-04, DX-SPT-07)', () => {
    const m = stage('A1 trooper 0,0 | A2 trooper 6,0 | B1 sniper 0,9 hidden').scripted([]);
    expect([shotsOpen(m, 0), shotsOpen(m, 1)]).toEqual([[], []]);
    m.state.spotted[0 * 3 + 2] = 1;
    expect([shotsOpen(m, 0).length, shotsOpen(m, 1).length]).toEqual([1, 0]);
  });

  it('somebody outside the arc of a model in MP (DX-MPP-01)', () => {
    const m = stage('A1 trooper 0,0 mp | B1 trooper 0,9 | B1 trooper 9,0').scripted([]);
    m.state.facing[0] = m.state.point[1];
    expect(shotsOpen(m, 0).map(({ target }) => target)).toEqual([1]);
  });
});

describe('the number of a blow', () => {
  const duel = 'A1 trooper 0,0 | B1 trooper 0,1';

  it('has what a charge, concealment and a secondary attack do (DX-CM-02, DX-CM-03, DX-CM-09)', () => {
    expect(blowNeeds(duel, 1)).toBe(9);
    expect(blowNeeds(duel, 1, {}, { charging: true })).toBe(10);
    expect(blowNeeds(duel, 1, {}, { ambush: true })).toBe(11);
    expect(blowNeeds(duel, 1, {}, { secondary: true })).toBe(5);
  });

  it('has +1 for each attacker beyond the first, three at most (DX-CM-01)', () => {
    expect(blowNeeds('A1 trooper 0,-1 | A1 trooper 1,0 | B1 trooper 0,0', 2)).toBe(10);
    const four = 'A1 trooper 0,-1 | A1 trooper 1,0 | A1 trooper -1,0 | A1 trooper 0,1 | B1 trooper 0,0';
    expect(blowNeeds(four, 4)).toBe(12);
    expect(blowNeeds(four, 4, { set: { 'close-combat.numbers': 'off' } })).toBe(9);
  });

  it('has nothing for friends in contact who cannot strike: prone, senseless or without a blade (DX-CM-01)', () => {
    const needsBeside = (how: (m: Match) => void, set = {}, friend = 'trooper') => {
      const m = stage(`A1 trooper -1,0 | A1 ${friend} 1,0 | B1 trooper 0,0`, {
        set,
        profiles: { gunner: { like: 'trooper', weapons: ['rifle'] } },
      }).scripted([]);
      how(m);
      return numberOf(m, strikeOf('melee', 0, m.matchup.models[0].melee[0], 2)).total;
    };
    const lies = ({ state }: Match) => state.posture.fill(PRONE, 1, 2);
    const both = needsBeside(() => {});
    expect(needsBeside(lies)).toBe(both - 1);
    expect(needsBeside(lies, { 'presence.down': 'off' })).toBe(both);
    expect(needsBeside(({ state }) => state.unconscious.fill(1, 1, 2))).toBe(both - 1);
    expect(needsBeside(() => {}, {}, 'gunner')).toBe(both - 1);
  });

  it('has what postures do (DX-CM-06, DX-CM-07)', () => {
    expect(blowNeeds('A1 trooper 0,0 mp | B1 trooper 0,1', 1)).toBe(7);
    expect(blowNeeds('A1 trooper 0,0 | B1 trooper 0,1 prone', 1)).toBe(13);
  });

  it('has no charge bonus across cover (DX-CM-10)', () => {
    const hedge = buildPiece({ kind: 'hedge', at: [0, 1], turn: 0, length: 6 });
    const across = 'A1 trooper 0,0 | B1 trooper 0,2';
    const m = stage(across, { pieces: [hedge] }).scripted([]);
    expect(m.battlefield.isAcross(m.state.point[0], m.state.point[1])).toBe(true);
    expect(blowNeeds(across, 1, { pieces: [hedge] }, { charging: true })).toBe(9);
    const off = { pieces: [hedge], set: { 'charge.across': 'off' } };
    expect(blowNeeds(across, 1, off, { charging: true })).toBe(10);
  });

  it('is barred to more attackers than SZ allows (DX-CM-11)', () => {
    const m = stage('A1 horror 0,0 | A1 trooper 4,0 | B1 trooper 0,5').scripted([]);
    expect([crowdLimit(m, 0, 2).most, crowdLimit(m, 1, 2).most]).toEqual([2, 4]);
  });
});

describe('criticals and fumbles', () => {
  function shoot(script: Script, set = {}) {
    const m = stage('A1 trooper 0,0 | B1 horror 0,9', { set }).scripted(script);
    attack(m, shotsOpen(m, 0)[0]);
    m.dice.finish();
    return m;
  }

  it('a 1 hits at +4 DM (DX-CRIT-01, DX-CRIT-02)', () => {
    // AR 23 less DM 10 and 4 is 9.
    expect(
      shoot([
        ['shot', 1],
        ['armour', 9],
      ]).state.wounds[1],
    ).toBe(3);
    expect(
      shoot([
        ['shot', 1],
        ['armour', 10],
      ]).state.wounds[1],
    ).toBe(2);
    expect(
      shoot(
        [
          ['shot', 1],
          ['armour', 13],
        ],
        { 'criticals.damage': 'off' },
      ).state.wounds[1],
    ).toBe(3);
  });

  it('a 20 misses and weighs on the next attack (DX-CRIT-05, DX-CRIT-06)', () => {
    const m = shoot([['shot', 20]]);
    expect([m.state.fumbled[0], counted(m, 0, 'fumbles')]).toEqual([1, 1]);
    expect(numberOf(m, shotsOpen(m, 0)[0]).total).toBe(7);
  });

  it('a 20 is told as a fumble where it is one', () => {
    const told = (set = {}) => {
      const scene = stage('A1 trooper 0,0 | B1 horror 0,9', { set });
      const m = scene.scripted([['shot', 20]]);
      attack(m, shotsOpen(m, 0)[0]);
      return scene.told.find(({ kind }) => kind === 'attack')!.text;
    };
    expect([told(), told({ 'criticals.fumble': 'off' })]).toEqual([
      expect.stringMatching(/a fumble\.$/),
      expect.stringMatching(/a miss\.$/),
    ]);
  });

  it('a 20 is no failure of a save (DX-CRIT-07)', () => {
    const tough = { 'saves.armour.shift': 6 };
    // AR 29 less DM 10 is 19: a 20 fails by itself, a 19 does not.
    expect(
      shoot(
        [
          ['shot', 5],
          ['armour', 19],
        ],
        tough,
      ).state.wounds[1],
    ).toBe(3);
    expect(
      shoot(
        [
          ['shot', 5],
          ['armour', 20],
        ],
        tough,
      ).state.wounds[1],
    ).toBe(2);
  });

  it('a burst is as many shots as the ROF (DX-ATK-02)', () => {
    const m = stage('A1 heavy 0,0 | B1 horror 0,9').scripted([
      ['shot', 15],
      ['shot', 16],
    ]);
    attack(m, shotsOpen(m, 0)[0]);
    m.dice.finish();
    const one = stage('A1 heavy 0,0 | B1 horror 0,9', { set: { 'ranged.rate': 'off' } }).scripted([
      ['shot', 15],
    ]);
    attack(one, shotsOpen(one, 0)[0]);
    one.dice.finish();
  });
});
