import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knockedDown } from '../../../src/rulesets/pass-counter/rules/combat/knocked-down.ts';
import { box, piece, solid } from '../../kernel/bare-table.ts';
import { needs } from './strike.ts';

const low = piece(box([-3, 2.6, 3, 3.4]), {
  kind: 'linear',
  height: 0.9,
  solids: [solid(box([-3, 2.6, 3, 3.4]), 0.9)],
});

describe('what dice need', () => {
  it('to hit by range, sight and aim (PC-RNG-05 to PC-RNG-07)', () => {
    expect(needs('A trooper 0,0 | B trooper 0,10', 'ranged')).toEqual({ toHit: 4, toSave: 5 });
    expect(needs('A trooper 0,-7 | B trooper 0,8', 'ranged').toHit).toBe(5);
    expect(
      needs('A trooper 0,-7 | B trooper 0,8', 'ranged', { set: { 'ranged.longRange': 'off' } }).toHit,
    ).toBe(4);
    expect(needs('A marksman 0,0 | B trooper 0,10', 'ranged')).toEqual({ toHit: 3, toSave: 7 });
    const wood = piece(box([-4, 3, 4, 6]), { area: true, height: 3, cover: 'light' });
    const behind = { pieces: [wood] };
    expect(needs('A trooper 0,0 | B trooper 0,10', 'ranged', behind).toHit).toBe(5);
    expect(
      needs('A trooper 0,0 | B trooper 0,10', 'ranged', {
        ...behind,
        set: { 'obscured.lines.woods': 'clear' },
      }).toHit,
    ).toBe(4);
    expect(
      needs('A trooper 0,0 | B trooper 0,10', 'ranged', { ...behind, setB: { obscured: 'off' } }).toHit,
    ).toBe(4);
  });

  it('against hits by cover, on whose side alone it counts (PC-RNG-08, PC-MEL-07)', () => {
    const behind = 'A trooper 0,-5 | B trooper 0,3.6';
    expect(needs(behind, 'ranged', { pieces: [low] }).toSave).toBe(4);
    expect(
      needs(behind, 'ranged', { pieces: [low], set: { cover: 'off' }, setB: { cover: 'on' } }).toSave,
    ).toBe(4);
    expect(needs(behind, 'ranged', { pieces: [low], setB: { cover: 'off' } }).toSave).toBe(5);
    // It touches the wall and is on the shooter's side of it.
    expect(needs('A trooper 0,11 | B trooper 0,3.6', 'ranged', { pieces: [low] }).toSave).toBe(5);
  });

  it('no less where one of two places that say the same is off, as the README tells (PC-AMB-21)', () => {
    const down = 'A trooper 0,0 | B trooper 0,1 down';
    const both = (...off: readonly string[]) => {
      const set = Object.fromEntries(off.map((name) => [`knocked-down.${name}`, 'off']));
      return (['ranged', 'melee'] as const).map((kind) => needs(down, kind, { set }));
    };
    const alone = Object.entries(knockedDown.clauses).flatMap(([name, { id, says }]) =>
      says.includes('+1') ? [[name, id] as const] : [],
    );
    for (const [name] of alone) expect(both(name)).toEqual(both());
    expect(both('armour', 'shot')[0]).not.toEqual(both()[0]);
    expect(both('armour', 'hit', 'blow')[1]).not.toEqual(both()[1]);
    const ids = alone.map(([, id]) => id);
    expect(ids).toHaveLength(4);
    expect(readFileSync('src/rulesets/pass-counter/README.md', 'utf8')).toContain(
      `(PC-AMB-21): ${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}.`,
    );
  });

  it('by a target on the ground, told twice and counted once (PC-KD-03, PC-KD-04, PC-AMB-21)', () => {
    const down = 'A trooper 0,0 | B trooper 0,1 down';
    expect(needs(down, 'melee')).toEqual({ toHit: 4, toSave: 6 });
    expect(needs(down, 'ranged')).toEqual({ toHit: 4, toSave: 6 });
    const twice = { set: { 'knocked-down.armour.printed': 'twice' } };
    expect(needs(down, 'melee', twice)).toEqual({ toHit: 3, toSave: 7 });
    expect(needs(down, 'ranged', twice)).toEqual({ toHit: 4, toSave: 7 });
    expect(needs(down, 'melee', { set: { 'knocked-down.blow': 'off' } })).toEqual({ toHit: 4, toSave: 6 });
    expect(
      needs(down, 'melee', {
        set: { 'knocked-down.blow': 'off', 'knocked-down.hit': 'off', 'knocked-down.armour': 'off' },
      }),
    ).toEqual({ toHit: 5, toSave: 5 });
  });

  it('by a disengaging attack (PC-MEL-09)', () => {
    expect(needs('A trooper 0,0 | B trooper 0,1', 'disengaging')).toEqual({ toHit: 4, toSave: 6 });
  });
});
