import { describe, expect, it } from 'vitest';
import { compileBoth } from '../../../src/rules/variant.ts';
import { defineRule, passCounter } from '../../../src/rulesets/pass-counter/index.ts';
import { compileMatchup } from '../../../src/rulesets/pass-counter/matchup/compiled-matchup.ts';
import type { Settings } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { extendUnits } from '../../../src/rulesets/pass-counter/units/extend-units.ts';
import { unitData } from '../../../src/rulesets/pass-counter/units/units.ts';

const bow = { id: 'bow', mode: 'ranged', range: 18, dice: 2, ap: 0 };
const archer = {
  id: 'archer',
  speed: 6,
  ranged: 3,
  melee: 5,
  armour: 5,
  recovery: 5,
  nerve: 4,
  wounds: 1,
  commandPoints: 0,
  weapons: ['bow', 'knife'],
  points: 9,
};
const host = { id: 'host', models: ['archer', 'archer'] };

describe('units of a user', () => {
  it('join those that are there and can be fielded', () => {
    const extended = extendUnits(unitData, { weapons: [bow], units: [archer], armies: [host] });
    expect(extended.weapons['bow']).toMatchObject({ title: 'bow', range: 18 });
    const settings = compileBoth<Settings>(passCounter.rules, [{}, {}]);
    const matchup = compileMatchup(extended, passCounter.rules, settings, ['host', 'patrol']);
    expect(matchup.models[0].name).toBe('A archer 1');
    expect(passCounter.extend({ data: { armies: [{ ...host, models: ['trooper'] }] } }).armies).toContain(
      'host',
    );
  });

  it.each([
    [{ wepons: [] }, 'There is no "wepons" in the additions; the nearest is "weapons".'],
    [{ weapons: [{ ...bow, rang: 2 }] }, 'There is no "rang" in weapons 1 ("bow"); the nearest is "range".'],
    [
      { weapons: [{ ...bow, range: 0 }] },
      'The weapon "bow" is ranged and has no range; give it one in inches.',
    ],
    [{ weapons: [{ ...bow, mode: 'melee' }] }, 'leave out its range'],
    [{ weapons: [{ ...bow, id: 'rifle' }] }, 'The weapon "rifle" is there already; give yours another id.'],
    [{ units: [archer] }, 'There is no weapon "bow" in unit "archer"'],
    [
      { units: [{ ...archer, weapons: [], speed: 30 }] },
      'In units 1 ("archer"), speed: 30 is too much; at most 8.',
    ],
    [
      { units: [{ ...archer, nerve: undefined }] },
      'In units 1 ("archer"), nerve: nothing is given; it takes a number.',
    ],
    [{ armies: [host] }, 'There is no unit "archer" in army "host"'],
  ])('are refused in one sentence: %#', (additions, sentence) => {
    expect(() => extendUnits(unitData, additions)).toThrow(sentence);
  });
});

describe('house rules', () => {
  const steady = defineRule({
    id: 'steady',
    title: 'Steady',
    governs: 'actor',
    kind: 'option',
    off: 'nobody is steady',
    clauses: {
      aim: {
        id: 'HOUSE-01',
        basis: 'assumed',
        says: 'Shots from afar have +1 to hit.',
        off: 'they have not',
      },
    },
    timing: { toHit: ({ distance }) => (distance > 12 ? 1 : 0) },
  });

  it('count in the odds', () => {
    const desk = passCounter.extend({ rules: [steady] }).odds!;
    const ask = (set: Record<string, string>) =>
      desk.answer({ attacker: 'trooper', target: 'trooper', distance: '20' }, [set, {}]).data['toHit'];
    expect([ask({}), ask({ steady: 'off' })]).toEqual([4, 5]);
  });

  it('cannot take the place of a rule of the sheet', () => {
    expect(() => passCounter.extend({ rules: [passCounter.rules[0]] })).toThrow('already in Pass Counter');
  });
});

describe('questions at the odds desk', () => {
  const POINTS = 'command-points';

  it.each([
    [{}, 'need --attacker and --target'],
    [{ attacker: 'troper', target: 'leader' }, 'the nearest is "trooper"'],
    [{ attacker: 'trooper', target: 'leader', weapon: 'sword' }, 'There is no weapon "sword"'],
    [{ attacker: 'trooper', target: 'leader', distance: '30' }, '24'],
    [{ attacker: 'bruiser', target: 'leader', aimed: true }, '--aimed'],
    [{ attacker: 'trooper', target: 'leader', charge: true, disengaging: true }, 'cannot be --charge and'],
    [{ nerve: 'trooper', down: true }, '--down'],
    [{ nerve: 'nobody' }, 'There is no model "nobody"'],
    [{ attacker: 'nobody', target: 'leader' }, 'There is no model "nobody"'],
    [{ attacker: 'bruiser', target: 'leader', focus: 'hit' }, 'add --focused or --charge'],
  ])('are refused in one sentence: %#', (asked, words) => {
    expect(() => passCounter.odds!.answer(asked as Record<string, string | boolean>, [{}, {}])).toThrow(
      words,
    );
  });

  it.each([
    [{ seize: '3' }, 'seize', '--seize needs Seize the Initiative'],
    [{ seize: '3' }, 'initiative.roll', 'needs Determine First Player'],
    [{ nerve: 'trooper' }, 'broken', 'needs Team Broken'],
    [{ recovery: 'trooper' }, 'recovery', 'needs Recovery Roll'],
    [{ attacker: 'bruiser', target: 'leader', retaliation: true }, 'retaliate', 'needs Retaliate'],
    [{ attacker: 'trooper', target: 'leader', 'hit-rerolls': '1' }, 'reroll', '--hit-rerolls needs'],
    [{ attacker: 'trooper', target: 'leader', 'hit-rerolls': '1' }, POINTS, '--hit-rerolls needs Command'],
    [{ attacker: 'trooper', target: 'leader', 'armour-rerolls': '1' }, POINTS, '--armour-rerolls needs'],
    [{ attacker: 'bruiser', target: 'leader', retaliation: true }, POINTS, '--retaliation needs Command'],
    [{ seize: '3' }, POINTS, '--seize needs Command Points'],
    [{ attacker: 'bruiser', target: 'leader', friends: '1' }, 'outnumbering', 'needs Outnumbering'],
    [{ attacker: 'bruiser', target: 'leader', charge: true, focus: 'hit' }, 'charge.focus', 'add --focused.'],
    [{ attacker: 'bruiser', target: 'leader', charge: true, focus: 'hit' }, 'focus', '--focus needs Focus'],
  ])('are refused where a rule is off: %#', (asked, rule, words) => {
    const off = { [rule]: 'off' };
    const answer = (set: Record<string, string>) =>
      passCounter.odds!.answer(asked as Record<string, string | boolean>, [set, set]);
    expect(() => answer(off)).toThrow(words);
    expect(answer({}).lines).not.toEqual([]);
  });

  it.each([{ friends: '1' }, { focused: true }])('are refused where a reading leaves %o out', (more) => {
    const asked: Record<string, string | boolean> = {
      attacker: 'bruiser',
      target: 'leader',
      retaliation: true,
    };
    const answer = (set: Record<string, string>) =>
      passCounter.odds!.answer({ ...asked, ...more }, [set, set]);
    expect(() => answer({ 'retaliate.buy.modifiers': 'plain' })).toThrow('does not count when striking back');
    expect(answer({}).lines).not.toEqual([]);
  });
});
