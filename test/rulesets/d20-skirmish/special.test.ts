import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import type { Decision } from '../../../src/rules/decision.ts';
import { compileSettings } from '../../../src/rules/variant.ts';
import { backlash } from '../../../src/rulesets/d20-skirmish/actions/backlash.ts';
import { numberOf, strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { fallDamage } from '../../../src/rulesets/d20-skirmish/attack/falling.ts';
import { saveAgainst } from '../../../src/rulesets/d20-skirmish/attack/resolve.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import { offerDive } from '../../../src/rulesets/d20-skirmish/attack/templates.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { destroy } from '../../../src/rulesets/d20-skirmish/attack/wreckage.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { type Match, seatOf } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { smokeBetween } from '../../../src/rulesets/d20-skirmish/match/smoke-screens.ts';
import { ROLLS } from '../../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import { rules, type Settings } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { activateSquad } from '../../../src/rulesets/d20-skirmish/turn/activation.ts';
import { alike } from '../scene.ts';
import { choosing, counted, type Script, stage } from './stage.ts';

const sheet = compileSettings<Settings>(rules, {});

/** Channels, concentrates, and then does nothing: of what uses powers the first is a power, the last concentrating. */
function channeling(...what: readonly ('power' | 'concentrate')[]) {
  let next = 0;
  return ({ point, count, uses }: Decision) => {
    if (point !== 'DX-D-03' || next === what.length) return 0;
    const options = Array.from({ length: count }, (_, i) => i).filter((i) => uses!(i).includes('powers'));
    return what[next++] === 'power' ? options[0] : options.at(-1)!;
  };
}

describe('template weapons', () => {
  const close = 'A1 grenadier 0,-9 | B1 trooper 0,0 | B2 trooper 1,0 | B3 trooper 6,0';

  function fire(script: Script, set = {}) {
    const m = stage(close, { set }).scripted(script);
    attack(m, shotsOpen(m, 0).find(({ target }) => target === 1)!);
    m.dice.finish();
    return [...m.state.wounds].slice(1);
  }

  it('strike everybody under the template (DX-TPL-ASM)', () => {
    expect(
      fire([
        ['shot', 10],
        ['armour', 6],
        ['armour', 6],
      ]),
    ).toEqual([0, 0, 1]);
    expect(
      fire(
        [
          ['shot', 10],
          ['armour', 6],
        ],
        { templates: 'off' },
      ),
    ).toEqual([0, 1, 1]);
  });

  it('add the DM of a 1 against all of them (DX-CRIT-03)', () => {
    expect(
      fire([
        ['shot', 1],
        ['armour', 2],
        ['armour', 2],
      ]),
    ).toEqual([0, 0, 1]);
    expect(
      fire(
        [
          ['shot', 1],
          ['armour', 2],
          ['armour', 2],
        ],
        { 'templates.critical': 'off' },
      ),
    ).toEqual([0, 1, 1]);
  });

  it('deviate when they miss: a quarter of a d20 in inches, in one of twenty directions (DX-DEV-ASM)', () => {
    // The sixth direction is a quarter turn to the right of the line of fire; 20 is 5 inches.
    expect(
      fire([
        ['shot', 15],
        ['deviation', 6],
        ['distance', 20],
        ['armour', 6],
      ]),
    ).toEqual([1, 1, 0]);
    expect(fire([['shot', 15]], { 'templates.deviation': 'off' })).toEqual([1, 1, 1]);
  });

  it('may be dived from by a target on Wait (DX-DIV-01, DX-DIV-02)', () => {
    for (const [option, posture] of [
      [1, 0],
      [2, 2],
    ] as const) {
      const scene = stage('A1 grenadier 0,-9 | B1 trooper 0,0 wait');
      const script: Script = [
        ['leadership', 5],
        ['shot', 10 + (posture === 2 ? 4 : 0)],
      ];
      const m = scene.scripted(script, choosing({ 'DX-D-05': option }));
      attack(m, shotsOpen(m, 0)[0]);
      m.dice.finish();
      expect([m.state.posture[1], m.state.wounds[1], m.state.waiting[1]]).toEqual([posture, 1, 0]);
    }
  });

  it('is dived from by the LD test of any reaction from Wait (DX-WAI-LD)', () => {
    const dives = (bonus: number) => {
      const scene = stage('A1 grenadier 0,-9 | B1 trooper 0,0 wait', { set: { 'wait.test.bonus': bonus } });
      const m = scene.scripted([['leadership', 12]], choosing({ 'DX-D-05': 1 }));
      offerDive(m, shotsOpen(m, 0)[0]);
      return counted(m, 1, 'dives');
    };
    expect([dives(0), dives(1)]).toEqual([0, 1]);
  });

  it('is no more dived from by whoever is locked in close combat than an explosion is (DX-CC-ASM, DX-WRK-03)', () => {
    const dives = (position: string, act: (m: Match) => void, set = {}) => {
      const scene = stage(position, { set: { 'ranged.engaged': 'off', ...set } });
      const m = scene.scripted([], choosing({ 'DX-D-05': 1 }));
      m.dice.roll = (roll) => (ROLLS[roll] === 'wreck' ? 20 : 2);
      act(m);
      return counted(m, seatOf(m, m.matchup.models.length - 1), 'dives');
    };
    const grenade = (m: Match) => offerDive(m, shotsOpen(m, 0)[0]);
    const blast = (m: Match) => destroy(m, 0);
    for (const [at, act] of [
      ['A1 grenadier 0,-9', grenade],
      ['A1 walker 0,-1', blast],
    ] as const) {
      const isFree = `${at} | A2 trooper 9,9 | B1 trooper 0,0 wait`;
      const isLocked = `${at} | A2 trooper 1,0 | B1 trooper 0,0 wait`;
      expect([dives(isFree, act), dives(isLocked, act)]).toEqual([1, 0]);
      expect(dives(isLocked, act, { 'break-away': 'off' })).toBe(1);
    }
  });
});

describe('channeling', () => {
  const duel = 'A1 channeler 0,0 | B1 trooper 0,9';

  it('takes PW less magnitude, and +2 for concentrating on the action before (DX-CHN-ASM, DX-CON-01)', () => {
    const plain = stage(duel).scripted(
      [
        ['power', 11],
        ['power', 10],
        ['armour', 9],
      ],
      channeling('power', 'power'),
    );
    activateSquad(plain, 0);
    plain.dice.finish();
    expect(plain.state.wounds[1]).toBe(0);
    const focused = stage(duel).scripted(
      [
        ['power', 12],
        ['armour', 9],
      ],
      channeling('concentrate', 'power'),
    );
    activateSquad(focused, 0);
    focused.dice.finish();
    expect(focused.state.wounds[1]).toBe(0);
  });

  it.each([
    [10, 'scrambled', 2],
    [18, 'unconscious', 0],
  ] as const)('brings backlash on a 20: %i (DX-BKL-01)', (face, column, powersLeft) => {
    const misses = alike(powersLeft, 'power', 19);
    const script: Script = [['power', 20], ['backlash', face], ...misses];
    const m = stage(duel).scripted(script, channeling('power', 'power', 'power'));
    activateSquad(m, 0);
    m.dice.finish();
    expect(m.state[column][0]).toBe(1);
  });

  it('storms by the magnitude of the power, more of it from a scrambled mind (DX-BKL-01)', () => {
    const woundsAfter = (scrambled: number) => {
      const m = stage(duel).scripted([
        ['backlash', 20],
        ['leadership', 10],
      ]);
      m.state.scrambled[0] = scrambled;
      backlash(m, effortOf(0, 3), strikeOf('power', 0, m.matchup.models[0].powers[0], 1));
      m.dice.finish();
      return m.state.wounds[0];
    };
    // LD 13 less 2: 10 passes; less another 3 it does not.
    expect([woundsAfter(0), woundsAfter(1)]).toEqual([2, 1]);
  });
});

describe('falls', () => {
  it('of 5 inches have DM 18 for SZ 2: the example of the sheet (DX-FAL-01, DX-FAL-03)', () => {
    expect(fallDamage(sheet, 2, 5 * INCH)).toBe(18);
    expect([1, 2, 3, 4, 6].map((inches) => fallDamage(sheet, 2, inches * INCH))).toEqual([6, 6, 7, 16, 30]);
  });
});

describe('smoke', () => {
  it('takes its level off shots through it, the highest once or by a reading all (DX-RM-05, DX-AMB-10)', () => {
    for (const [set, level] of [
      [{}, 2],
      [{ 'smoke.penalty.counts': 'sum' }, 3],
    ] as const) {
      const m = stage('A1 trooper 0,0 | B1 trooper 0,9', { set }).scripted([]);
      const cloud = [4 * INCH, 6 * INCH];
      cloud.forEach((y, slot) => {
        m.state.smokeY[slot] = y;
        m.state.smokeRadius[slot] = INCH;
        m.state.smokeLevel[slot] = slot + 1;
        m.state.smokeUntil[slot] = 2;
      });
      expect(smokeBetween(m, m.state.point[0], m.state.point[1])).toBe(level);
      expect(numberOf(m, shotsOpen(m, 0)[0]).total).toBe(10 - level);
      m.state.round = 3;
      expect(smokeBetween(m, m.state.point[0], m.state.point[1])).toBe(0);
    }
  });
});

it('a hit is saved at AR less DM, and more by a 1 (DX-AR-ASM)', () => {
  const m = stage('A1 trooper 0,0 | B1 trooper 0,9').scripted([['armour', 6]]);
  saveAgainst(m, shotsOpen(m, 0)[0], 4);
  expect(m.state.wounds[1]).toBe(1);
});
