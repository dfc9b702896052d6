import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { PINNED, UNDER_FIRE, UNMARKED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { interrupt } from '../../../src/rulesets/squad-quality/ways/opportunity.ts';
import { last, rolls } from '../scene.ts';
import { type Script, stage } from './stage.ts';

/** The marker of the first unit of A, which is on its way where it stands, after the first of B has fired at it. */
function markerAfter(position: string, script: Script, set: Variant = {}, before = UNMARKED): number {
  const m = stage(position, { set }).scripted(script, last);
  m.state.marker[0] = before;
  const to = m.state.point[0];
  interrupt(m, { unit: 0, path: [to, to], to });
  m.dice.finish();
  return m.state.marker[0];
}

/** A hit that armour turns aside, so often. */
const held = (hits: number): Script =>
  Array.from({ length: hits }, (): Script => [...rolls('damage', 1), ...rolls('armour', 6)]).flat();
const MARKS = { 'opportunity-fire.once.marks': 'yes' };

describe('whether opportunity fire marks its target (SQ-AMB-10)', () => {
  const position = 'A line 0,-4 | B guard 0,4';
  // 6 and 2 for quality, and 1 for riflemen: three hits in the open.
  const hit: Script = [...rolls('fire', 6, 1), ...held(3)];
  const again: Script = hit.slice(0, -2);

  it('is answered with no: nothing but the move is stopped', () => {
    expect(markerAfter(position, hit)).toBe(UNMARKED);
  });

  it('is answered with yes: it is Under Fire as by any hit', () => {
    expect(markerAfter(position, hit, MARKS)).toBe(UNDER_FIRE);
    expect(markerAfter(position, rolls('fire', 1, 1), { ...MARKS, 'shooting.hits.open': 5 })).toBe(UNMARKED);
  });

  it('and pinned by Fire Effect that reaches its pin number', () => {
    const pinning = { 'under-fire.pin.regular': 9 };
    expect(markerAfter(position, hit, { ...MARKS, ...pinning })).toBe(PINNED);
    expect(markerAfter(position, hit, pinning)).toBe(UNMARKED);
  });

  it('and where losses pin, by a hit on whoever is Under Fire', () => {
    const set = { ...MARKS, 'under-fire.pin.when': 'losses' };
    expect(markerAfter(position, hit, set)).toBe(UNDER_FIRE);
    // Whoever is Under Fire is harder to hit.
    expect(markerAfter(position, again, set, UNDER_FIRE)).toBe(PINNED);
  });

  it('and a vehicle is Under Fire by what penetrates it', () => {
    const tank = 'A carrier 0,-4 | B tank-hunters 0,4';
    const shot = (die: number): Script => [
      ...rolls('fire', 1, 1),
      ...rolls('penetration', die),
      ...rolls('armour', 3),
    ];
    expect(markerAfter(tank, shot(6), MARKS)).toBe(UNDER_FIRE);
    expect(markerAfter(tank, shot(6))).toBe(UNMARKED);
    expect(markerAfter(tank, shot(1), MARKS)).toBe(UNMARKED);
    // Where opportunity fire does damage, it marks no more for that (SQ-OP-03).
    const harms = { 'opportunity-fire.harmless': 'off', 'vehicles.destroyed': 'off' };
    expect(markerAfter(tank, shot(6), harms)).toBe(UNMARKED);
    expect(markerAfter(tank, shot(6), { ...harms, ...MARKS })).toBe(UNDER_FIRE);
    expect(markerAfter(tank, shot(1), { ...MARKS, 'vehicles.marks': 'off' })).toBe(UNDER_FIRE);
  });
});
