import { describe, expect, it } from 'vitest';
import { demolitions } from '../../../src/rulesets/d20-skirmish/actions/demolition.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { destroy } from '../../../src/rulesets/d20-skirmish/attack/wreckage.ts';
import { spot } from '../../../src/rulesets/d20-skirmish/match/concealment.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { remove } from '../../../src/rulesets/d20-skirmish/match/removal.ts';
import { raise } from '../../../src/rulesets/d20-skirmish/match/works.ts';
import { rollAmok } from '../../../src/rulesets/d20-skirmish/morale/amok.ts';
import { settleMorale } from '../../../src/rulesets/d20-skirmish/morale/morale.ts';
import { tryToBreakAway } from '../../../src/rulesets/d20-skirmish/moves/break-away.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { activateSquad } from '../../../src/rulesets/d20-skirmish/turn/activation.ts';
import { advanceMatch } from '../../../src/rulesets/d20-skirmish/turn/turns.ts';
import { nearestTo, type Script, stage } from './stage.ts';

/** The sentences about what some code does to a position with these rolls. */
function told(position: string, script: Script, act: (m: Match) => void): string[] {
  const scene = stage(position);
  const m = scene.scripted(script);
  act(m);
  m.dice.finish();
  return scene.told.map(({ text }) => text);
}

describe('a told match has the numbers of', () => {
  it('tests of morale and of LD', () => {
    const sentences = told('A1 trooper 0,0 | A1 trooper 3,0 | B1 trooper 0,9', [['leadership', 12]], (m) => {
      remove(m, 1);
      settleMorale(m);
    });
    expect(sentences.slice(1)).toEqual([
      'A A1 tests its morale.',
      'A Trooper 1 tests LD: 12 against 11, failed.',
      'A A1 is Panicked.',
    ]);
  });

  it('how far shots go, and not of blows', () => {
    const [shot] = told('A1 trooper 0,0 | B1 trooper 0,9', [['shot', 20]], (m) =>
      attack(m, strikeOf('ranged', 0, m.matchup.models[0].ranged[0], 1)),
    );
    expect(shot).toMatch(/^A Trooper shoots at B Trooper with Rifle \(ranged, \d\.\d inches\): 20 against /);
    const [blow] = told('A1 trooper 0,0 | B1 trooper 0,1', [['blow', 20]], (m) =>
      attack(m, strikeOf('melee', 0, m.matchup.models[0].melee[0], 1)),
    );
    expect(blow).toMatch(/ \(melee\): 20 against /);
  });

  it('what decides after the last turn (DX-END-ASM)', () => {
    const sentences = told('A1 trooper 0,0 | A1 trooper 3,0 | B1 trooper 0,9', [], (m) => {
      remove(m, 1);
      Object.assign(m.state, { round: 6, begun: true });
      m.state.activated.fill(1);
      advanceMatch(m);
    });
    expect(sentences.at(-1)).toBe('A removed or broke 0 points of enemies, B 20.');
  });

  it('what becomes of a wreck', () => {
    const fates = [15, 16].map((face) =>
      told('A1 walker 0,0 | A1 trooper 9,0 | B1 trooper 0,9', [['wreck', face]], (m) => destroy(m, 0)).at(-1),
    );
    expect(fates).toEqual(['Its wreck stays where it is: 15.', 'Its wreck explodes: 16.']);
  });

  it('attempts to spot', () => {
    const sentences = told('A1 trooper 0,0 | B1 sniper 0,9 marker', [['spot', 11]], (m) =>
      spot(m, 0, { model: 1, at: m.state.markers[3] }),
    );
    expect(sentences[0]).toBe('A Trooper tests LD to spot: 11 against 11, passed.');
  });

  it('breaking away', () => {
    const script: Script = [
      ['break-away', 13],
      ['break-away', 8],
    ];
    expect(told('A1 trooper 0,0 | B1 berserk 0,1', script, (m) => tryToBreakAway(m, 0))).toEqual([
      'A Trooper rolls 13 and adds 12: 25.',
      'B Berserk rolls 8 and adds 17: 25.',
      'A Trooper stays locked.',
    ]);
  });

  it('the charts, and says what they come to', () => {
    const loose = 'A1 horror 0,0 | A2 channeler -9,-9 | B1 trooper 0,15';
    const rampage = (face: number) =>
      told(
        loose,
        [
          ['leadership', 14],
          ['rampage', face],
        ],
        (m) => activateSquad(m, 0),
      );
    expect(rampage(11)).toContain('A Horror breaks loose and is wracked by agony: 11.');
    expect(rampage(16)).toContain('A Horror breaks loose and is blinded by suffering: 16.');
    expect(told('A1 drone 0,0 | B1 trooper 0,9', [['amok', 8]], (m) => rollAmok(m, 0))).toEqual([
      'A A1 has a reboot: 8.',
    ]);
  });

  it('the deviation of a template', () => {
    const script: Script = [
      ['shot', 19],
      ['deviation', 1],
      ['distance', 5],
    ];
    const sentences = told('A1 grenadier 0,-9 | B1 trooper 0,0', script, (m) =>
      attack(m, strikeOf('ranged', 0, m.matchup.models[0].ranged[0], 1)),
    );
    // Two inches farther along the line of fire, on a table of 37 inches.
    expect(sentences[1]).toMatch(/^It deviates by 2 inches to 18\.\d,20\.\d\.$/);
  });

  it('what terrain withstands', () => {
    const script: Script = [
      ['shot', 10],
      ['armour', 9],
    ];
    const sentences = told('A1 hunter 0,0 | B1 trooper 0,9 | B2 tank 9,9', script, (m) => {
      raise(m, 0, nearestTo(m.battlefield.ground, [0, 8]));
      demolitions(m, 0, planOf(m, 0, 3))[0].act();
    });
    expect(sentences[1]).toBe('The wreck of B Tank holds: 9 against 9.');
  });
});
