import { describe, expect, it } from 'vitest';
import { isNear, nearest, nearestMeant, unknown } from '../../src/rules/nearest.ts';

describe('the nearest choice', () => {
  const tables = ['pc-yard', 'ruined-quarter', 'bare-field', 'old-wood', 'generated:1'];

  it.each([
    ['ruind', 'ruined-quarter'],
    ['quarter', 'ruined-quarter'],
    ['ruined-quartet', 'ruined-quarter'],
    ['ru', 'ruined-quarter'],
    ['field', 'bare-field'],
    ['yrd', 'pc-yard'],
    ['OLD', 'old-wood'],
    ['generated', 'generated:1'],
  ])('to %s is %s', (word, choice) => {
    expect(nearest(word, tables)).toBe(choice);
  });

  it('is a whole name before part of a longer one', () => {
    expect(nearest('cove', ['cover.penalty', 'cover'])).toBe('cover');
    expect(nearest('half-with', ['half', 'half-width'])).toBe('half-width');
  });

  it('is none where there is nothing to choose', () => {
    expect(nearest('word', [])).toBeUndefined();
  });

  it('was probably meant only where little is wrong', () => {
    expect(isNear('snper', 'sniper')).toBe(true);
    expect(isNear('nope', 'sniper')).toBe(false);
    expect(isNear('zone', 'zone-control')).toBe(true);
    expect(isNear('nope', 'zone-control')).toBe(false);
  });

  it('is sought among those alone that may be meant', () => {
    // "guard" is nearer, and two letters of five off.
    expect(nearest('quad', ['guard', 'gauss-squad'])).toBe('guard');
    expect(nearestMeant('quad', ['guard', 'gauss-squad'])).toBe('gauss-squad');
    expect(nearestMeant('ranged', ['range', 'ranged-x', 'melee'])).toBe('range');
    expect(nearestMeant('nope', ['guard', 'zone-control'])).toBeUndefined();
  });

  it('is told with all others where none is near, up to 25', () => {
    const choices = Array.from({ length: 27 }, (_, i) => `choice-${i}`);
    const told = (count: number) => unknown('table', 'xyz', 'it', choices.slice(0, count)).message;
    expect(told(25)).toContain('"choice-23", "choice-24".');
    expect(told(27)).not.toContain('"choice-20"');
  });

  it('is told with others of many that have something in common with the word, and the first of all where none has', () => {
    const many = Array.from({ length: 27 }, (_, i) => `other-${i}.thing`);
    const told = (word: string) => unknown('setting', word, 'it', [...many, 'walk.less', 'most.inches']);
    expect(told('walk.at.most.per.turn').message).toBe(
      'There is no setting "walk.at.most.per.turn" in it; of 29 the nearest are "walk.less", "most.inches".',
    );
    expect(told('walk.per.turn').message).toContain('; of 29 the nearest is "walk.less".');
    expect(told('thing.on').message.match(/"other/g)).toHaveLength(8);
    expect(told('nope').message).toMatch(
      /^There is no setting "nope" in it; there are 29, among them "other-0/,
    );
  });
});
