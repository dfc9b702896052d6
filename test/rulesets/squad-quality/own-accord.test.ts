import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/kernel/dice.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { COVER, labelOf, type Player, RESERVE, TACTICS, TEMPO } from '../../../src/rules/decision.ts';
import { joinAtSetUp } from '../../../src/rulesets/squad-quality/actions/joining.ts';
import { chooseTransport, transportsFor } from '../../../src/rulesets/squad-quality/actions/riding.ts';
import { PINNED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { isJoined, type Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { eliminate } from '../../../src/rulesets/squad-quality/match/removal.ts';
import { crewStakes, isInCrew } from '../../../src/rulesets/squad-quality/places/crew-stakes.ts';
import { activate } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { setUp } from '../../../src/rulesets/squad-quality/turn/setup.ts';
import { stage } from './stage.ts';

const veteran = createPlayer('veteran');

/** A position as veterans play it, with dice of its own luck. */
function played(position: string, set = {}, prepare: (m: Match) => void = () => {}): Match {
  const scene = stage(position, { set });
  const scripted = scene.scripted([], veteran);
  const m = { ...scripted, dice: seededDice(scripted.state.luck) };
  prepare(m);
  return m;
}

describe('veterans', () => {
  it('have a team join the squad in the only bunker, and stay by itself where another is free (SQ-HW-05)', () => {
    const joins = (bunkers: number) => {
      const m = played(
        'A line 0,-14 | A machine-gun - | B levy 0,12',
        { 'fortifications.works.heavyBunkers': bunkers },
        ({ state }) => {
          state.fortified[0] = state.point[0];
          if (bunkers > 1) state.fortified[1] = state.point[0] + 8;
        },
      );
      return joinAtSetUp(m, 1 as never);
    };
    expect(joins(0)).toBe(false);
    expect(joins(1)).toBe(true);
    expect(joins(2)).toBe(false);
  });

  it('have it stay by itself where another keeps nearly all out, however thick the squad stands', () => {
    const joins = (bunker: number) => {
      const m = played(
        'A line 0,-14 | A machine-gun - | B levy 0,12',
        {
          'fortifications.works.trenches': 1,
          'fortifications.works.heavyBunkers': 1,
          'fortifications.ratings.trench': 16,
          'fortifications.ratings.bunker': bunker,
        },
        ({ state, matchup }) => {
          matchup.fortifications.forEach(({ kind }, one) => {
            state.fortified[one] = state.point[0] + (kind === 'trench' ? 0 : 8);
          });
        },
      );
      return joinAtSetUp(m, 1 as never);
    };
    expect(joins(1)).toBe(true);
    expect(joins(4)).toBe(false);
  });

  it('have a squad ride where that saves it more than standing close together costs it where it gets out', () => {
    const rides = (set = {}, enemies = 'B line 0,14 | B line 4,14') =>
      joinAtSetUp(played(`A carrier 0,-14 | A line - | ${enemies}`, set), 1 as never);
    expect(rides()).toBe(false);
    expect(rides({ 'shooting.bunched': 'off' })).toBe(true);
    expect(rides({ 'shooting.bunched': 'off' }, 'B line 0,-5 | B line 4,-5')).toBe(false);
    expect(rides({}, 'B sniper 0,14')).toBe(true);
  });

  describe('weigh a ride', () => {
    const ride = (enemies: string, set = {}, prepare?: (m: Match) => void, unit = 'line') => {
      const weighing = new Float64Array(TACTICS.length);
      const notes: Player = (decision) => {
        decision.weigh(1, weighing);
        return 0;
      };
      const m = played(`A carrier 0,-14 | A ${unit} - | ${enemies}`, set, prepare);
      chooseTransport({ ...m, players: [notes, notes] }, 1 as never, transportsFor(m, 1 as never));
      return { saved: weighing[TEMPO], cost: Math.abs(weighing[RESERVE]) };
    };

    it('by the shots of enemies in range where they get out, of whom they are enough to stand close together', () => {
      const cost = (enemies: string, set = {}) => ride(enemies, set).cost;
      expect(cost('B cadre 0,14')).toBeGreaterThan(0);
      expect(cost('B cadre 0,14', { 'shooting.bunched.figures': 6 })).toBe(0);
      expect(cost('B storm-team 0,14')).toBe(0);
      // They are of use at ten inches, which is medium range of a cadre.
      expect(cost('B cadre 0,14', { 'shooting.medium': 'off' })).not.toBe(cost('B cadre 0,14'));
    });

    it('by the shots of those alone who may shoot (SQ-CORE-UF-shots)', () => {
      const cost = (marker: number) =>
        ride('B cadre 0,14', { 'under-fire.shots': 'off' }, ({ state }) => {
          state.marker[2] = marker;
        }).cost;
      expect(cost(PINNED)).toBe(0);
      expect(cost(0)).toBeGreaterThan(0);
    });

    it('by the hit of an enemy who is left', () => {
      const cost = (prepare?: (m: Match) => void) =>
        ride('B sniper 0,14 | B tank-hunters 0,10', { 'shooting.bunched': 'off' }, prepare).cost;
      const alone = ride('B sniper 0,14', { 'shooting.bunched': 'off' }).cost;
      expect(cost()).toBeGreaterThan(alone);
      expect(cost((m) => eliminate(m, 3 as never, 'is gone'))).toBe(alone);
    });

    it('by no move that it saves whoever has no shot after one (SQ-HW-03, SQ-SNP-03)', () => {
      const saved = (unit: string, set = {}) => ride('B levy 0,14', set, undefined, unit).saved;
      expect([saved('machine-gun'), saved('sniper')]).toEqual([0, 0]);
      expect(saved('machine-gun', { 'heavy-weapons.still': 'off' })).toBeGreaterThan(0);
      expect(saved('sniper', { 'snipers.still': 'off' })).toBeGreaterThan(0);
    });

    it('by how far the transport still goes (SQ-CORE-VEH-damaged, SQ-BOG-03)', () => {
      const saved = (prepare?: (m: Match) => void) => ride('B sniper 0,14', {}, prepare).saved;
      const damaged = saved(({ state }) => {
        state.figures[0] = 1;
      });
      const bogged = saved(({ state }) => {
        state.bogged[0] = 1;
      });
      expect(saved()).toBeGreaterThan(damaged);
      expect(damaged).toBeGreaterThan(0);
      expect(bogged).toBeLessThan(0);
    });
  });

  it('deploy in a fortification for what its armour keeps out, so that none is worth more once nothing beats it', () => {
    const worthOf = (trench: number) => {
      const worths: number[] = [];
      const notes: Player = (decision) => {
        for (let option = 0; decision.point === 'SQ-D-01' && option < decision.count; option++) {
          if (!labelOf(decision, option).startsWith('deploy in the fortification')) continue;
          const weighing = new Float64Array(TACTICS.length);
          decision.weigh(option, weighing);
          worths.push(weighing[COVER]);
        }
        return 0;
      };
      const set = { 'fortifications.works.trenches': 1, 'fortifications.ratings.trench': trench };
      setUp({ ...played('A line - | B line -', set), players: [notes, notes] });
      return worths[0];
    };
    expect(worthOf(0)).toBe(1);
    expect(worthOf(4)).toBeGreaterThan(worthOf(3));
    expect(worthOf(16)).toBe(worthOf(7));
  });

  it('get an officer out of a transport that is about to be shot, and keep him in one that is not (SQ-CHR-12)', () => {
    const stays = (enemies: string) => {
      const m = played(`A truck 0,-8 | A tank-officer + | A battle-tank 17,-17 ${enemies}`);
      activate(m, 1 as never);
      return isJoined(m, 1 as never);
    };
    expect(stays('| B levy 16,17')).toBe(true);
    expect(stays('| B battle-tank -4,4 | B tank-hunters 0,0 | B tank-hunters 4,0')).toBe(false);
  });
});

it('what an officer may lose with his transport grows with what is about, and what he does for it shrinks', () => {
  const stakes = (enemy: string) =>
    crewStakes(played(`A truck 0,-8 | A tank-officer + | B ${enemy}`), 1 as never);
  const [safe, shot] = [stakes('levy 16,17'), stakes('battle-tank 0,4')];
  expect(shot.within).toBeGreaterThan(safe.within);
  expect(shot.service).toBeLessThan(safe.service);
  expect(isInCrew(played('A line 0,0 | A officer + | B levy 0,8'), 1 as never)).toBe(false);
});
