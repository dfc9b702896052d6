import { describe, expect, it } from 'vitest';
import { rallies } from '../../../src/rulesets/d20-skirmish/actions/rallying.ts';
import { heartAtStake } from '../../../src/rulesets/d20-skirmish/attack/heart.ts';
import { chanceToReact } from '../../../src/rulesets/d20-skirmish/match/reacting.ts';
import { speakerOf } from '../../../src/rulesets/d20-skirmish/morale/speaker.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { advanceMatch } from '../../../src/rulesets/d20-skirmish/turn/turns.ts';
import { stage } from './stage.ts';

describe('what a user’s rule adds to LD', () => {
  const raised = { leadership: () => 4 };

  it('counts for the initiative (DX-INI)', () => {
    const first = (house?: typeof raised) => {
      const scene = stage('A1 trooper 0,-15 | B1 trooper 0,15', house ? { house } : {});
      const m = scene.scripted([
        ['initiative', 5],
        ['initiative', 8],
      ]);
      m.state.begun = false;
      advanceMatch(m);
      return scene.told.find(({ kind }) => kind === 'turn')?.data;
    };
    expect(first()).toMatchObject({ first: 1 });
    expect(first(raised)).toMatchObject({ first: 0 });
  });

  it('says who speaks for a squad that has lost its leader (DX-MOR-ASM)', () => {
    const house = {
      leadership: ({ profile }: { profile: { id: string } }) => (profile.id === 'heavy' ? 1 : 0),
    };
    const m = stage('A1 trooper 0,0 | A1 heavy 2,0 | B1 trooper 0,9', { house }).scripted([]);
    expect(speakerOf(m, 0)).toBe(1);
  });

  it('is borrowed with the LD of a friend (DX-MOR-12)', () => {
    const house = {
      leadership: ({ profile }: { profile: { commander: boolean } }) => (profile.commander ? 3 : 0),
    };
    const scene = stage('A1 sergeant 0,0 | A1 trooper 2,0 | A2 commander 3,0 | B1 trooper 0,9', { house });
    const m = scene.scripted([['leadership', 20]]);
    m.state.morale[0] = 1;
    rallies(m, 0, planOf(m, 0, 2))[0].act();
    expect(scene.told.find(({ kind }) => kind === 'test')?.data).toMatchObject({ need: 15 + 3 - 3 });
  });

  it('is known to whoever reckons with its tests: of Wait, of morale', () => {
    const m = (house?: typeof raised) =>
      stage('A1 trooper 0,0 | A1 trooper 2,0 | B1 trooper 0,9', house ? { house } : {}).scripted([]);
    expect(chanceToReact(m(), 0)).toBe(11 / 20);
    expect(chanceToReact(m(raised), 0)).toBe(15 / 20);
    expect(heartAtStake(m(raised), 0) / heartAtStake(m(), 0)).toBeCloseTo(5 / 9);
  });
});
