import { describe, expect, it } from 'vitest';
import { fractionText } from '../../../src/kernel/fraction.ts';
import { HARM } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { aimAt, placeShot, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { assault } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import {
  assaultBunker,
  bestHarm,
  destroyBunker,
  shootAtBunker,
} from '../../../src/rulesets/squad-quality/attack/bunkers.ts';
import { fireCombined } from '../../../src/rulesets/squad-quality/attack/fire-together.ts';
import { expectedHarm } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import { GONE, PINNED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { DESTROYED } from '../../../src/rulesets/squad-quality/matchup/fortification-kinds.ts';
import { alike, last, rolls } from '../scene.ts';
import { dugIn, settle } from './fortified.ts';
import type { Script } from './stage.ts';

describe('a bunker', () => {
  it('is shot at like a vehicle, in the open, and falls to any hit that penetrates (SQ-FORT-06 to SQ-FORT-08)', () => {
    // A rocket: one die of 6, 1 of the launcher, 1 of Regulars, 2 at base range: 10, three hits of 5 against 7.
    const m = settle(
      dugIn('lightBunkers', 'A rocket-team 0,-3 | B line 0,3').scripted(
        [
          ['fire', 6],
          ['penetration', 2],
          ['armour', 3],
          ['penetration', 5],
          ['armour', 3],
          ...rolls('passenger', 2, 3, 4, 5, 6),
          ...rolls('leader', 5, 4, 3, 2),
        ],
        last,
      ),
    );
    const aim = aimAt(m, 0, 1);
    placeShot(m, aim, m.state.point[0], m.state.point[1], UNMOVED, []);
    expect(shootAtBunker(m, aim, 0)).toBe(true);
    expect([m.state.ruin[1], m.state.figures[1], m.state.hurt[1], m.state.marker[1]]).toEqual([
      DESTROYED,
      3,
      2,
      PINNED,
    ]);
    m.dice.finish();
  });

  it('is shot at alike whoever is in it, and whatever has become of them (SQ-FORT-07)', () => {
    const effect = (inside: string, marker = 0) => {
      const scene = dugIn('heavyBunkers', `A machine-gun 0,-3 | B ${inside} 0,3`);
      const m = settle(
        scene.scripted(
          [
            ['fire', 1],
            ...Array(9)
              .fill([
                ['penetration', 1],
                ['armour', 6],
              ])
              .flat(),
          ],
          last,
        ),
      );
      m.state.marker[1] = m.state.bunched[1] = marker;
      const aim = aimAt(m, 0, 1);
      placeShot(m, aim, m.state.point[0], m.state.point[1], UNMOVED, []);
      shootAtBunker(m, aim, 0);
      return scene.told.find(({ kind }) => kind === 'shot')!.data!['effect'];
    };
    const plain = effect('line');
    expect([effect('mob'), effect('sniper'), effect('civilians'), effect('line', 1)]).toEqual(
      Array(4).fill(plain),
    );
  });

  it('counts for those who could shoot together, and would shoot at it apart (SQ-HW-08)', () => {
    const apart = (set: Variant) => {
      const harms: number[] = [];
      const position = 'A levy 0,-6 | A rocket-team + | B armoured 0,3';
      const m = settle(
        dugIn('lightBunkers', position, set).scripted([], (decision) => {
          const into = new Float64Array(8);
          decision.weigh(0, into);
          harms.push(into[HARM]);
          throw new Error(decision.point);
        }),
      );
      expect(() => fireCombined(m, 0, 1, UNMOVED)).toThrow('SQ-D-06');
      return harms[0];
    };
    expect(apart({})).toBeGreaterThan(apart({ 'fortifications.structure': 'off' }));
  });

  it('is worth to attack what its end takes of those in it (SQ-FORT-09)', () => {
    const harm = (set: Variant) => {
      const m = settle(dugIn('lightBunkers', 'A rocket-team 0,-3 | B line 0,3', set).scripted([]));
      const aim = aimAt(m, 0, 1);
      placeShot(m, aim, m.state.point[0], m.state.point[1], UNMOVED, []);
      return bestHarm(m, aim) - expectedHarm(m, aim);
    };
    const usual = harm({});
    expect(usual).toBeGreaterThan(0);
    expect(harm({ 'fortifications.inside.killed': 3 })).toBeGreaterThan(usual);
    expect(harm({ 'recover-wounded': 'off' })).toBeGreaterThan(0);
    expect(harm({ 'fortifications.inside': 'off' })).toBe(0);
  });

  it('is not attacked where the clause is off, and no trench ever', () => {
    for (const [kind, set] of [
      ['lightBunkers', { 'fortifications.structure': 'off' }],
      ['trenches', {}],
    ] as const) {
      const m = settle(dugIn(kind, 'A rocket-team 0,-3 | B line 0,3', set).scripted([], last));
      expect(assaultBunker(m, [0], 1, 0)).toBe(false);
    }
  });

  it('is stormed with charges (SQ-FORT-07)', () => {
    const script: Script = [
      ['kill', 4],
      ['kill', 3],
      ['kill', 1],
      ['kill', 1],
      ['kill', 2],
      ['penetration', 6],
      ['armour', 1],
    ];
    const m = settle(
      dugIn('lightBunkers', undefined, { 'fortifications.inside': 'off' }).scripted(script, last),
    );
    expect(assaultBunker(m, [0], 1, 0)).toBe(true);
    // 6 and 2 against 1 and 7: a tie, which is enough.
    expect(m.state.ruin[1]).toBe(DESTROYED);
    m.dice.finish();
  });

  it('is stormed by the team of a squad, too, with its own rating (SQ-HW-05)', () => {
    const script: Script = [
      ...alike(5, 'kill', 1),
      ['kill', 4],
      ['kill', 1],
      ['penetration', 3],
      ['armour', 1],
    ];
    const position = 'A line 0,-3 | A rocket-team + | B line 0,3';
    const m = settle(
      dugIn('lightBunkers', position, { 'fortifications.inside': 'off' }).scripted(script, last),
    );
    assault(m, 0, 2);
    expect(m.state.ruin[1]).toBe(DESTROYED);
    m.dice.finish();
  });

  it('SQ-P-BUNKER-trooper: a trooper inside is unhurt, wounded or killed alike', () => {
    const found = dugIn('lightBunkers', 'A line 0,-3 | B line -12,3 | B sniper 0,3').distribution((m) => {
      settle(m);
      destroyBunker(m, 1, { attacker: 0, kind: 'fire' });
      return m.state.whereabouts[2] === GONE ? 'lost' : 'unhurt';
    });
    // The sniper is alone: wounded or killed, he is lost.
    expect(fractionText(found.get('unhurt')!)).toBe('1/3');
  });

  it('kills those in it by a die of their own who lay wounded, and the fit by theirs (SQ-FORT-09, SQ-WND-02)', () => {
    const scene = dugIn('lightBunkers', 'A line 0,-3 | B machine-gun 0,3');
    scene.start.hurt[1] = 1;
    const end = (m: Match) => destroyBunker(settle(m), 1, { attacker: 0, kind: 'fire' });
    const found = scene.distribution((m) => {
      end(m);
      return m.state.whereabouts[1] === GONE ? 'lost' : 'left';
    });
    // Lost with both who are fit: four faces of six each.
    expect(fractionText(found.get('lost')!)).toBe('4/9');
    const m = scene.scripted(rolls('passenger', 2, 3, 4));
    end(m);
    m.dice.finish();
    expect([m.state.figures[1], m.state.hurt[1]]).toEqual([2, 1]);
  });
});
