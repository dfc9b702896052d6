import { expect, it } from 'vitest';
import { gainText, listed, plural, variedText } from '../../../src/reporting/wording/wording.ts';

it('gives a gain a decimal, and two digits where next to nothing varied', () => {
  expect([null, 0.84, 1, 99.4, 188.9, 23877.6].map(gainText)).toEqual([
    '',
    '0.8',
    '1.0',
    '99.4',
    '190',
    '24,000',
  ]);
});

it('lists names so that an "and" within one parts nothing', () => {
  expect(listed(['Overwatch'])).toBe('Overwatch');
  expect(listed(['Overwatch', 'Stealth', 'Cover'])).toBe('Overwatch, Stealth and Cover');
  expect(listed(['Stealth', 'Terror and rout'])).toBe('Stealth, and Terror and rout');
  expect(listed(['Terror and rout', 'Cover'], 'or')).toBe('Terror and rout or Cover');
});

it('says what is varied in one sentence, whether it is told by one or by a question', () => {
  expect(variedText('Points it costs.', 'a.b.points')).toBe('What is varied: Points it costs (a.b.points).');
  expect(variedText('Who goes first?', 'a.b.first')).toBe('What is varied: Who goes first? (a.b.first).');
});

it('has several of a unit in plain English', () => {
  const several = ['Trooper', 'Marksman', 'Heavy', 'Decoy', 'Witch', 'Boss', 'Old Shaman'].map(plural);
  expect(several).toEqual(['Troopers', 'Marksmen', 'Heavies', 'Decoys', 'Witches', 'Bosses', 'Old Shamans']);
});
