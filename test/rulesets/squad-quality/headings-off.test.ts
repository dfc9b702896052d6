import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { createModifiers } from '../../../src/rules/play/modifiers.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { canCall } from '../../../src/rulesets/squad-quality/actions/artillery.ts';
import { hackOptions } from '../../../src/rulesets/squad-quality/actions/hacking.ts';
import { assault } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { fighterOf, modifyAssault } from '../../../src/rulesets/squad-quality/attack/contest.ts';
import { PINNED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { vehiclesToLead } from '../../../src/rulesets/squad-quality/match/crew.ts';
import { canAssault } from '../../../src/rulesets/squad-quality/places/foes.ts';
import { meetMines } from '../../../src/rulesets/squad-quality/ways/mines.ts';
import { travel } from '../../../src/rulesets/squad-quality/ways/travel.ts';
import { alike, last, nearestTo } from '../scene.ts';
import { stage } from './stage.ts';

/** What a heading is used against stays where the side that lacks it is the one that it is used against. */
describe('a side without Close Assault', () => {
  const NONE = { 'close-assault': 'off' } as const;

  it('defends itself as well as ever (SQ-CORE-CA-numbers, SQ-CORE-CA-quality)', () => {
    const defence = (setB: Variant) => {
      const m = stage('A mob 0,0 | B hero 0,3', { setB }).scripted([]);
      m.state.figures[0] = 1;
      const list = createModifiers();
      modifyAssault(m, list, fighterOf(m, 1, false), fighterOf(m, 0, true));
      return list.total;
    };
    expect(defence(NONE)).toBe(defence({}));
    expect(defence(NONE)).toBeGreaterThan(defence({ ...NONE, 'close-assault.quality': 'off' }));
  });

  it('is driven back where it loses, and starts none (SQ-CORE-CA-loser)', () => {
    const m = stage('A guard 0,0 | B levy 0,3', { setB: NONE }).scripted([
      ...alike(2, 'assault', 6),
      ...alike(2, 'assault', 1),
      ...alike(12, 'kill', 1),
    ]);
    const before = m.state.point[1];
    assault(m, 0, 1 as never);
    m.dice.finish();
    expect([m.state.marker[1], m.state.point[1] === before]).toEqual([PINNED, false]);
    expect([canAssault(m, 0), canAssault(m, 1)]).toEqual([true, false]);
  });
});

it('officers are figures like any other on a side without Characters (SQ-ART-01, SQ-CHR-11)', () => {
  const does = (set: Variant) => {
    const m = stage('A officer 0,0 | A tank-officer 3,0 | A carrier 6,0 | B levy 0,8', { set }).scripted([]);
    return [canCall(m, 0), vehiclesToLead(m, 1).length];
  };
  const off = { characters: 'off' };
  const all = [{}, off, { ...off, 'squad-leaders.calls': 'off' }].map((set) => does(set as Variant));
  expect(all).toEqual([
    [true, 1],
    [false, 0],
    [true, 0],
  ]);
});

it('a side without Hacking is hacked no more easily than others (SQ-HACK-02, SQ-HACK-04)', () => {
  const m = stage('A hackers 0,0 | B line 0,8 | B armoured 5,8', { setB: { hacking: 'off' } }).scripted([]);
  expect(hackOptions(m, 0).map(({ target }) => target)).toEqual([2]);
  expect(m.matchup.settings[1].hacking.resistance.on).toBe(true);
});

it('a side without Mines passes those of the enemy without incident as often as others (SQ-MINE-05)', () => {
  const set = { 'mines.fields.number': 1 };
  const m = stage('A line 0,-8 | B levy 0,14', {
    set: { mines: 'off' },
    setB: { mines: 'on', ...set },
  }).scripted(alike(1, 'mine', 5));
  const { ground } = m.battlefield;
  m.state.mines[6] = nearestTo(ground, [0, 0]);
  m.state.realMines[2] = 0;
  expect(meetMines(m, 0, [m.state.point[0], nearestTo(ground, [0, -3])])).toBe(true);
  m.dice.finish();
});

it('a side without Opportunity Fire makes for cover where it is repulsed (SQ-OP-07)', () => {
  const moved = (set: Variant) => {
    const m = stage('A line 0,-4 | B guard 0,5', { set, setB: { 'opportunity-fire': 'on' } }).scripted(
      [
        ...alike(2, 'fire', 6),
        ...['damage', 'armour', 'damage', 'armour', 'damage', 'armour'].map(
          (name) => [name as 'damage', name === 'damage' ? 6 : 1] as const,
        ),
      ],
      last,
    );
    const to = nearestTo(m.battlefield.ground, [0, -1]);
    expect(travel(m, 0, to, 6 * INCH, 'moves', 'ways')).toBe(false);
    return m.state.point[0];
  };
  expect(moved({ 'opportunity-fire': 'off' })).toBe(moved({}));
  expect(moved({ 'opportunity-fire.shelter': 'off' })).not.toBe(moved({}));
});
