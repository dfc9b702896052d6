import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { HARM, TACTICS } from '../../../src/rules/decision.ts';
import { sightings } from '../../../src/rulesets/d20-skirmish/actions/sighting.ts';
import { dive } from '../../../src/rulesets/d20-skirmish/attack/diving.ts';
import { spot, spotNumber } from '../../../src/rulesets/d20-skirmish/match/concealment.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { PANICKED, STEADY } from '../../../src/rulesets/d20-skirmish/matchup/modifiers.ts';
import { ROLL } from '../../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { MOST_MARKERS } from '../../../src/rulesets/d20-skirmish/rules/limits.ts';
import { activateSquad } from '../../../src/rulesets/d20-skirmish/turn/activation.ts';
import { setUp } from '../../../src/rulesets/d20-skirmish/turn/setup.ts';
import { choosing, nearestTo, type Staging, stage } from './stage.ts';

describe('spotting', () => {
  const watch = 'A1 trooper 0,0 | A1 trooper 3,0 | B1 sniper 0,9 marker | B2 trooper 12,12';

  it('needs LD, and is easier at a second and a third attempt (DX-SPT-ASM, DX-SPT-03)', () => {
    const m = stage(watch).scripted([
      ['spot', 12],
      ['spot', 14],
      ['spot', 14],
    ]);
    const hideout = { model: 2, at: m.state.markers[2 * 3] };
    expect([spot(m, 0, hideout), spot(m, 0, hideout), spot(m, 0, hideout)]).toEqual([false, false, true]);
    m.dice.finish();
    expect(m.state.point[2]).toBe(hideout.at);
    expect([m.state.spotted[0 * 4 + 2], m.state.spotted[1 * 4 + 2]]).toEqual([1, 1]);
  });

  it('is easier at a second attempt also when another model was sought between (DX-SPT-03)', () => {
    const m = stage('A1 trooper 0,0 | B1 sniper 0,9 hidden | B2 sniper 3,9 hidden').scripted([
      ['spot', 12],
      ['spot', 12],
      ['spot', 13],
    ]);
    const found = [1, 2, 1].map((model) => spot(m, 0, { model, at: m.state.point[model] }));
    expect(found).toEqual([false, false, true]);
    m.dice.finish();
  });

  it('costs what the rules of who hides say (DX-SPT-01)', () => {
    const cost = (variants: Staging) => {
      const m = stage(watch, variants).scripted([]);
      return sightings(m, effortOf(0, 3), planOf(m, 0, 3))[0].cost;
    };
    const at = (actions: number) => ({ 'spotting.action.cost': actions });
    expect([cost({}), cost({ set: at(2), setB: at(1) }), cost({ setB: at(2) })]).toEqual([1, 1, 2]);
  });

  it('is worth what the unit could do to whom it finds, as likely as he is there', () => {
    const worth = (squad: string, markers = 1) => {
      const m = stage(`${squad} | B1 sniper 0,5 marker`).scripted([]);
      const sniper = m.matchup.force[1][0];
      if (markers > 1) m.state.markers[sniper * MOST_MARKERS + 1] = nearestTo(m.battlefield.ground, [12, 5]);
      const [spotting, stay] = [new Float64Array(TACTICS.length), new Float64Array(TACTICS.length)];
      sightings(m, effortOf(0, 3), planOf(m, 0, 3))[0].weigh(spotting);
      planOf(m, 0, 3).weighStay(2, stay, 0);
      expect(m.state.point[sniper]).toBe(-1);
      expect(m.state.spotted.every((one) => one === 0)).toBe(true);
      return spotting[HARM] - stay[HARM];
    };
    const alone = worth('A1 trooper 0,-9');
    expect(alone).toBeGreaterThan(0);
    expect(worth('A1 trooper 0,-9 | A1 trooper 6,-9')).toBeGreaterThan(1.9 * alone);
    expect(worth('A1 trooper 0,-9 | A2 trooper 6,-9')).toBeCloseTo(alone, 12);
    expect(worth('A1 trooper 0,-9', 2)).toBeCloseTo(alone / 2, 12);
    // Claws do not reach so far; they do from where a charge is in reach.
    expect(worth('A1 stalker 0,-9')).toBe(0);
    expect(worth('A1 stalker 0,0')).toBeGreaterThan(0);
  });

  it('is not needed for whoever has dived for cover: moving reveals him (DX-CNC-ASM, DX-DIV-02)', () => {
    const m = stage('A1 grenadier 0,-9 | B1 sniper 0,6 hidden').scripted([]);
    dive(m, 1, false);
    expect([m.state.point[1] === nearestTo(m.battlefield.ground, [0, 6]), m.state.concealed[1]]).toEqual([
      false,
      0,
    ]);
  });

  it('is watched for from hiding by whoever has an action and the heart for it (DX-WAI-01, DX-MOR-08)', () => {
    const pair = 'A1 stalker 0,0 marker | A1 stalker 6,0 marker | B1 trooper 0,15';
    const waits = (morale: number, lost: number) => {
      const m = stage(pair).scripted([], choosing({ 'DX-D-09': -1 }));
      m.state.morale[0] = morale;
      m.state.lost[0] = lost;
      activateSquad(m, 0);
      return m.state.waiting[0];
    };
    expect([waits(STEADY, 0), waits(PANICKED, 0), waits(STEADY, 3)]).toEqual([1, 0, 0]);
  });

  it('is of markers a foot apart where there is room for that', () => {
    const gaps = [37, 11].map((size) => {
      const scene = stage('A1 stalker 0,-5 | B1 stalker 0,5', { size });
      scene.start.point.fill(-1);
      const m = scene.scripted([]);
      const faces = [1, 2];
      const dice = { roll: (name: number) => (name === ROLL.deployment ? faces.shift()! : 1) };
      // Whoever takes the first place offered would put them beside each other.
      setUp({ ...m, dice });
      const [one, other] = m.state.markers;
      return m.battlefield.distance(one, other) / INCH;
    });
    expect(gaps[0]).toBeGreaterThanOrEqual(12);
    expect(gaps[1]).toBeLessThan(1);
  });

  it('has the border of a band where the spotter reads it (DX-SPT-ASM, DX-AMB-25)', () => {
    const need = (far: number, staging: Staging = {}) => {
      const m = stage(watch, staging).scripted([]);
      const battlefield = { ...m.battlefield, distance: () => far * INCH };
      return spotNumber({ ...m, battlefield }, 0, { model: 2, at: m.state.markers[2 * 3] });
    };
    const farther = { 'ranged.bands.border': 'farther' } as const;
    expect([need(12), need(12.1), need(12, { set: farther }), need(12, { setB: farther })]).toEqual([
      11, 9, 9, 11,
    ]);
  });

  it('is left to those who hide nobody, by the rules of who hides (DX-SPT-01)', () => {
    const options = (staging: Staging) => {
      const m = stage(watch, staging).scripted([]);
      return sightings(m, effortOf(0, 3), planOf(m, 0, 3)).length;
    };
    const book = { spotting: 'on' } as const;
    expect([options({}), options({ set: { spotting: 'off' }, setB: book })]).toEqual([1, 1]);
  });

  it('tells only the spotter without DX-SPT-04', () => {
    const m = stage(watch, { set: { 'spotting.shared': 'off' } }).scripted([['spot', 5]]);
    spot(m, 0, { model: 2, at: m.state.markers[2 * 3] });
    expect([m.state.spotted[0 * 4 + 2], m.state.spotted[1 * 4 + 2]]).toEqual([1, 0]);
  });

  it('may find an empty marker: which is real is settled then (DX-CNC-ASM)', () => {
    for (const [roll, found] of [
      [1, true],
      [2, false],
    ] as const) {
      const m = stage(watch).scripted([
        ['spot', 5],
        ['marker', roll],
      ]);
      const [at, other] = [m.state.markers[6], nearestTo(m.battlefield.ground, [6, 9])];
      m.state.markers[7] = other;
      spot(m, 0, { model: 2, at });
      expect(m.state.point[2]).toBe(found ? at : -1);
      expect([...m.state.markers.subarray(6, 9)]).toEqual(found ? [-1, -1, -1] : [-1, other, -1]);
    }
  });
});
