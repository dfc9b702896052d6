import { describe, expect, it } from 'vitest';
import { fractionText, plus } from '../../../src/kernel/fraction.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { defineRule, zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import { ask } from './ask.ts';

describe('rulebench odds', () => {
  it('spreads the wounds of a volley, which add up to one', () => {
    const { data } = zoneControl.odds!.answer({ attacker: 'gunner', target: 'leader' }, [{}, {}]);
    const left = Object.values(data['left'] as Record<string, string>).map((text) => {
      const [over, under] = text.split('/').map(Number);
      return { over: BigInt(over), under: BigInt(under) };
    });
    expect(fractionText(left.reduce(plus))).toBe('1/1');
  });

  it('answers for any number of attacks and rolls', () => {
    const twice = { 'wounding.save.terms': 'two-rolls' };
    // Each of four attacks costs a wound in 1 of 8.
    expect(ask('--attacker gunner --target bulwark --distance 8', twice)).toMatchObject({
      removed: '1/4096',
      meanWounds: '1/2',
    });
  });

  it('changes with settings of either side', () => {
    expect(ask('--attacker trooper --target trooper', { 'rolls.opposed': 'off' }).unsaved).toBe('1/2');
    const target = zoneControl.odds!.answer({ attacker: 'trooper', target: 'trooper' }, [
      {},
      { 'rolls.opposed': 'off' },
    ]);
    expect(target.data['unsaved']).toBe('1/2');
  });

  it('refuses sides that no match has, which differ in what holds for both', () => {
    const shot = { attacker: 'trooper', target: 'trooper' };
    const differ = () => zoneControl.odds!.answer(shot, [{}, { 'command-phase.steps': 'off' }]);
    expect(differ).toThrow('The two sides differ in "command-phase.steps"');
  });

  it('lets nobody rally where nobody does in the command phase (ZC-CMD-01)', () => {
    const rallies = (set: Variant) => ask('--morale trooper', set)['rallies'];
    expect([rallies({}), rallies({ 'rally.check': 'off' })]).toEqual(['2/3', '1/1']);
    expect([rallies({ 'command-phase.steps': 'off' }), rallies({ 'command-phase.steps.rally': 0 })]).toEqual([
      '0/1',
      '0/1',
    ]);
  });

  it('has whoever need not rally act as usual (ZC-A10, ZC-MOR-05)', () => {
    for (const path of ['rally', 'rally.falling', 'morale.fall'])
      for (const step of [0, 1]) {
        const set = { [path]: 'off', 'command-phase.steps.rally': step };
        expect(ask('--morale trooper', set)['rallies'], path).toBe('1/1');
      }
  });

  it('refuses what no match has: shock where there is none, an attack after a move where a model does either', () => {
    for (const path of ['shock', 'shock.sources']) {
      const set = { [path]: 'off' };
      expect(ask('--morale trooper', set)['holds'], path).toBe(ask('--morale trooper --shock 0')['holds']);
      expect(() => ask('--morale trooper --shock 1', set)).toThrow('--shock needs Shock, which is off here');
    }
    const either = { 'action-phase.one': 'off' };
    const shot = '--attacker trooper --target trooper';
    expect(() => ask(`${shot} --moved`, either)).toThrow('--moved needs action-phase.one, which is off here');
    expect(ask(shot, either)).toEqual(ask(shot));
  });

  it('gives a target its cover whether or not its own side may shoot (ZC-A5)', () => {
    const shot = { attacker: 'trooper', target: 'trooper', cover: 'dense' };
    const hit = (theirs: Variant) => zoneControl.odds!.answer(shot, [{}, theirs]).data['hit'];
    expect([hit({}), hit({ shooting: 'off' })]).toEqual(['1/6', '1/6']);
    expect(hit({ shooting: 'off', 'shooting.cover.dense': 1 })).toBe('1/3');
    expect(hit({ shooting: 'off', 'shooting.cover': 'off' })).toBe('1/2');
    expect(hit({ 'shooting.cover': 'off' })).toBe('1/2');
  });

  it("counts a user's own rules, for the side that has them on", () => {
    const steady = defineRule({
      id: 'steady',
      title: 'Steady',
      governs: 'actor',
      kind: 'option',
      off: 'nobody is steady',
      clauses: {
        aim: { id: 'MY-01', basis: 'text', says: 'Shooters hit more often.', off: 'they do not' },
      },
      timing: {
        toHit: ({ kind }) => (kind === 'shooting' ? 1 : 0),
        toSave: () => 1,
        morale: () => 1,
      },
    });
    const house = zoneControl.extend({ rules: [steady] });
    const asked = { attacker: 'trooper', target: 'trooper' };
    const hits = (variants: readonly [Variant, Variant]) => house.odds!.answer(asked, variants).data;
    // A save of 3 in 6 in place of 2 in 6.
    expect(hits([{}, {}])).toMatchObject({ hit: '2/3', unsaved: '1/3' });
    expect(hits([{ steady: 'off' }, {}])).toMatchObject({ hit: '1/2', unsaved: '1/4' });
    expect(hits([{}, { steady: 'off' }])).toMatchObject({ hit: '2/3', unsaved: '4/9' });
    expect(house.odds!.answer({ morale: 'trooper', shock: '0' }, [{}, {}]).data['holds']).toBe('5/6');
    expect(house.headings).toEqual(['steady']);
  });

  it('refuses what cannot be, with the nearest that can', () => {
    expect(() => ask('--attacker troper --target trooper')).toThrow('"trooper"');
    expect(() => ask('--attacker trooper --target trooper --distance 3')).toThrow('from 6 to 24');
    expect(() => ask('--attacker trooper --target trooper --distance 6')).toThrow('ask for more than 6');
    const wide = { 'shooting.target.inches': 18 };
    for (const distance of ['', ' --distance 12'])
      expect(() => ask(`--attacker raider --target trooper${distance}`, wide)).toThrow(
        'ask for more than 18 inches, which is beyond the range of 12 inches.',
      );
    expect(ask('--attacker trooper --target trooper --distance 18.5', wide).hit).toBe('1/3');
    const either = { 'shooting.target.exact': 'either' };
    expect(() => ask('--attacker trooper --target trooper --distance 6', either)).not.toThrow();
    expect(() => ask('--attacker trooper --target trooper --cover heavy')).toThrow('"dense"');
    expect(() => ask('--attacker trooper --weapon maul --target trooper')).toThrow('"rifle"');
    expect(() => ask('--shock 3')).toThrow('--attacker and --target');
    expect(() => ask('--attacker trooper --target trooper --shock 3')).toThrow('--shock has no part');
    expect(() => ask('--morale trooper --distance 3')).toThrow('--distance has no part');
    const melee = '--attacker trooper --target trooper --weapon fists';
    expect(() => ask(`${melee} --cover dense`)).toThrow('--cover has no part');
    expect(() => ask(melee, { melee: 'off' })).toThrow('needs Melee, which is off');
  });
});
