import { describe, expect, it } from 'vitest';
import { without as dropped, subjectOf } from '../../../src/experiments/terms/subject.ts';
import { inches } from '../../../src/kernel/length.ts';
import { compileSettings } from '../../../src/rules/variant.ts';
import { ON_OVERWATCH } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import { makeMove } from '../../../src/rulesets/dark-potential/moves/moves.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { passive, stage, weapon } from './stage.ts';

const without = (heading: string) => compileSettings<Settings>(rules, { [heading]: 'off' });

describe('a side without a heading keeps what serves its models against the other side', () => {
  it('is not shot at in close combat, and by a defence, and over the cover that its shooters touch', () => {
    expect(without('ranged-attack').rangedAttack).toMatchObject({ on: false, combat: { on: true } });
    expect(without('close-combat').closeCombat).toMatchObject({ on: false, test: { on: true } });
    expect(without('cover').cover).toMatchObject({ on: false, touched: { on: true } });
    expect(without('perception').perception).toMatchObject({ on: false, cover: { on: true } });
  });

  it('has readings of Overwatch by which Combat Ready and Suppressing Fire are played (DP-Q-39, 91, 141, 95)', () => {
    const readings = {
      'overwatch.cost.per': 'squad',
      'overwatch.arc.geometry': 'centre',
      'overwatch.arc.sight': 'everything',
      'overwatch.lostByContact.bases': 'yes',
    };
    const others = { 'overwatch.cost.engaged': 'may-not', 'overwatch.interrupt.shots': 'per-unit' };
    const lacking = dropped(subjectOf(rules, 'overwatch'), { ...readings, ...others }, true);
    expect(lacking).toEqual({ overwatch: 'off', ...readings });
    expect(compileSettings<Settings>(rules, lacking).overwatch).toMatchObject({
      cost: { on: false, per: 'squad', engaged: 'may' },
      arc: { on: false, degrees: 360, geometry: 'centre', sight: 'everything' },
      lostByContact: { on: false, bases: 'yes' },
    });
  });

  it('defends itself in close combat without a blow of its own (DP-CC-02)', () => {
    const blow = { attacker: 'soldier', weapon: 'club', target: 'leader' };
    const hit = (theirs: Record<string, string>) =>
      darkPotential.odds!.answer(blow, [{}, theirs]).data['hit'];
    expect(hit({ 'close-combat': 'off' })).toBe(hit({}));
    expect(hit({ 'close-combat.test': 'off' })).not.toBe(hit({}));
  });

  it.each([
    ['overwatch', 2],
    ['overwatch.finish', 1],
  ])('without %s gets to place %i after a shot on Overwatch that misses (DP-OW-05)', (off, end) => {
    const position = stage('A soldier 0,0 + soldier 0,2 + soldier 0,4 | B leader 6,2', {
      set: { 'overwatch.arc': 'off', 'overwatch.finish.path': 'declared', [off]: 'off' },
      theirs: { [off]: 'on' },
    });
    position.start.point.set([0, -1, -1]);
    position.start.wounds.set([1, 0, 0]);
    position.start.reaction[3] = ON_OVERWATCH;
    position.start.named[3] = weapon('laser-pistol');
    const m = position.scripted([['hit', 12]], [passive, () => 2]);
    const ways = { ...m.battlefield.ways[0], cost: () => inches(2) };
    makeMove(
      { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] } },
      { model: 0, kind: 'move', allowance: inches(6), shielded: false, plan: () => [0, 1, 2] },
    );
    expect(m.state.point[0]).toBe(end);
  });
});
