import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import type { Player } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { keepCoherency } from '../../../../src/rulesets/dark-potential/attack/coherency.ts';
import { baseTouched, reveal } from '../../../../src/rulesets/dark-potential/attack/stealth.ts';
import { revealToAct } from '../../../../src/rulesets/dark-potential/hidden/revealing.ts';
import { beginHidden } from '../../../../src/rulesets/dark-potential/hidden/stealth-moves.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { table } from '../../../kernel/bare-table.ts';
import { hidden } from '../hiding.ts';
import { stage } from '../stage.ts';

/** Numbers of the bases left of an assassin of level 3, whose bases may be 9 inches apart; the first is real. */
function left(spots: readonly string[], set: Variant = {}, real = 0): number[] {
  const { position, model } = hidden('A soldier 0,90', spots, { set });
  position.start.real[model] = real;
  const m = position.scripted([]);
  keepCoherency(m, model);
  expect(m.state.hidden[model]).toBe(1);
  return spots.flatMap((_, slot) => (m.state.base[slot] === NOWHERE ? [] : [slot]));
}

describe('coherency of stealth bases', () => {
  const CHAIN = ['0,0', '9.9,0', '19.8,0'];

  it('DP-STL-07: three times the level in inches, edge to edge', () => {
    expect(left(['0,0', '9.98,0'])).toEqual([0, 1]);
    expect(left(['0,0', '9.99,0'])).toEqual([0]);
    expect(left(['0,0', '9.98,0'], { 'stealth.coherency.inchesPerLevel': 2 })).toEqual([0]);
    expect(left(['0,0', '12.98,0'], { 'stealth.coherency.inchesPerLevel': 4 })).toEqual([0, 1]);
  });

  it('DP-STL-07: may stray anywhere without the clause', () => {
    expect(left(['0,0', '40,0'], { 'stealth.coherency': 'off' })).toEqual([0, 1]);
  });

  it('DP-Q-113: each reaches every other by steps, or in one', () => {
    expect(left(CHAIN)).toEqual([0, 1, 2]);
    expect(left(CHAIN, { 'stealth.coherency.means': 'pairwise' })).toHaveLength(2);
    expect(left(CHAIN, { 'stealth.coherency.means': 'span' })).toHaveLength(2);
    expect(left([...CHAIN, '9.9,9.9'])).toHaveLength(4);
    expect(left([...CHAIN, '9.9,9.9'], { 'stealth.coherency.means': 'line' })).toHaveLength(3);
  });

  it('DP-STL-08: the real base stays with those that reach it, however many others there are', () => {
    expect(left(['0,0', '30,0', '32,0', '34,0'])).toEqual([0]);
    expect(left(['0,0', '2,0', '34,0'], {}, 2)).toEqual([2]);
    expect(left(['0,0', '30,0', '32,0', '34,0'], { 'stealth.removal': 'off' })).toEqual([0, 1, 2, 3]);
  });

  it('DP-STL-08: the largest group stays where it is open which base is real', () => {
    expect(left(['0,0', '30,0', '32,0'], {}, NOWHERE)).toEqual([1, 2]);
  });
});

describe('a base found', () => {
  it('DP-STL-05: touched by a template a decoy goes, and the real one is the model', () => {
    const { position, model } = hidden('A soldier 0,0', ['0,6', '3,6']);
    const m = position.scripted([]);
    expect(baseTouched(m, 1)).toBe(true);
    expect([m.state.base[0], m.state.base[1], m.state.hidden[model]]).toEqual([1, NOWHERE, 1]);
    expect(baseTouched(m, 0)).toBe(true);
    expect([m.state.base[0], m.state.point[model], m.state.hidden[model]]).toEqual([NOWHERE, 1, 0]);
  });

  it('DP-STL-05: nothing happens to it without the clause', () => {
    const { position } = hidden('A soldier 0,0', ['0,6', '3,6'], { set: { 'stealth.attacked': 'off' } });
    const m = position.scripted([]);
    expect([baseTouched(m, 0), m.state.base[0]]).toEqual([false, 1]);
  });

  it('DP-STL-09: the model whose real base is gone is destroyed', () => {
    const { position, model } = hidden('A soldier 0,0', ['0,6', '3,6']);
    position.start.base[0] = NOWHERE;
    const m = position.scripted([]);
    reveal(m, model);
    expect([m.state.wounds[model], m.state.base[1], m.state.over]).toEqual([0, NOWHERE, true]);
  });
});

/** Takes the first option, or the second at the points that are named. */
const taking =
  (...points: readonly string[]): Player =>
  ({ point }) =>
    points.includes(point) ? 1 : 0;

/** A table to stand on, since hidden models reckon with ways. */
const OPEN = table(48, 48, []);

describe('showing itself and hiding again', () => {
  /** Whether an assassin in hiding shows itself in some way, where it chooses to at a decision point. */
  function shows(show: (m: Match, model: number) => unknown, point: string, set: Variant = {}): boolean {
    const { position, model } = hidden('A soldier 0,0', ['0,6', '3,6'], { set, table: OPEN });
    const at = position.start.base[0];
    const m = position.scripted([], taking(point));
    show(m, model);
    const [there, gone] = [m.state.point[model] === at, m.state.base[0] === NOWHERE];
    expect([there, gone]).toEqual(m.state.hidden[model] ? [false, false] : [true, true]);
    return m.state.hidden[model] === 0;
  }

  const act = (hid: boolean) => (m: Match, model: number) => revealToAct(m, model, hid);

  it('DP-STL-09: at the start of its activation, or before its action, where it chooses to', () => {
    expect([shows(beginHidden, 'DP-D-09'), shows(beginHidden, 'nowhere')]).toEqual([true, false]);
    expect([shows(act(false), 'DP-D-18'), shows(act(false), 'nowhere')]).toEqual([true, false]);
  });

  it('DP-Q-112: by one reading only at the start', () => {
    expect(shows(act(false), 'DP-D-18', { 'stealth.moves.reveal': 'at-start' })).toBe(false);
  });

  it('DP-STL-12: not in the activation in which it hid, unless a reading lets it', () => {
    expect(shows(act(true), 'DP-D-18')).toBe(false);
    expect(shows(act(true), 'DP-D-18', { 'stealth.reentryAction.reveal': 'may' })).toBe(true);
  });

  /** An assassin that hides again if it may; gives where its bases are put. */
  function hideAgain(set: Variant = {}, enemy = '0,-20', kept = 4) {
    const position = stage(`A soldier ${enemy} | B assassin 0,0`, { set, table: OPEN });
    position.start.kept[1] = kept;
    const m = position.scripted([], taking('DP-D-10'));
    const hides = beginHidden(m, 1);
    const home = position.start.point[1];
    return { m, hides, home, at: [...m.state.base.slice(0, 4)].filter((at) => at !== NOWHERE) };
  }

  it('DP-STL-10, DP-STL-11: under a base where it stood and others in contact with that, one of them real', () => {
    const { m, hides, home, at } = hideAgain();
    expect([hides, m.state.hidden[1], m.state.point[1]]).toEqual([true, 1, NOWHERE]);
    const { touch, overlap } = m.battlefield;
    expect([at.length, at[0]]).toEqual([4, home]);
    for (const other of at.slice(1)) {
      expect(touch(at[0], other, 1)).toBe(true);
      expect(at.filter((one) => one !== other && overlap(one, other))).toEqual([]);
    }
    expect([0, 1, 2, 3]).toContain(m.state.real[1]);
  });

  it('DP-STL-10: never again without the clause', () => {
    expect(hideAgain({ 'stealth.reentry': 'off' }).hides).toBe(false);
  });

  it('DP-STL-11: by one reading it is settled later which is real', () => {
    const set = { 'stealth.reentryRecord.identity': 'deferred' };
    expect(hideAgain(set).m.state.real[1]).toBe(NOWHERE);
  });

  it('DP-Q-114: not in contact, only when it was found, or with the bases it had, by other readings', () => {
    const hides = (allowed: string, enemy?: string) =>
      hideAgain({ 'stealth.reentry.allowed': allowed }, enemy).hides;
    expect([hides('always', '0,-1.2'), hides('not-in-contact', '0,-1.2')]).toEqual([true, false]);
    expect([hides('not-in-contact'), hides('if-perceived')]).toEqual([true, false]);
    const { at } = hideAgain({ 'stealth.reentry.allowed': 'bases-left' }, '0,-20', 2);
    expect(at).toHaveLength(2);
  });
});
