import { describe, expect, it } from 'vitest';
import { createPlayer } from '../src/policies/index.ts';
import { InputError } from '../src/rules/nearest.ts';
import { once } from '../src/rules/play/weighing.ts';
import { batteries, situationsOf, stageOf } from './situations/batteries.ts';
import { gradeOf, judge, optionsOf } from './situations/judge.ts';
import { readSituations } from './situations/notation.ts';
import { playOptions } from './situations/play-options.ts';
import type { Grade, Situation } from './situations/situation.ts';
import { boardOf } from './situations/sketch-board.ts';
import { atDecision } from './situations/staged.ts';

/** What a veteran was seen to get right of each battery: no fewer may follow, and whoever mends more raises it. */
const RIGHT: Readonly<Record<string, number>> = {
  'dark-potential': 87,
  'zone-control': 9,
  'pass-counter': 7,
  'squad-quality': 22,
  'd20-skirmish': 25,
};

const POSITION = `# Theme

## Title

    . s . t .
    . . . = .
    . . . . .
    . . N . .

N: our sniper, 1 point
s t: their soldiers
asks: N acts
best: fire rifle at s
blunder: fire rifle at t; anything else
why: It is so.
`;

const stage = stageOf('dark-potential');
const read = (text: string): Situation => readSituations(text)[0];
/** The position with some words of it changed. */
const but = (from: string, to: string) => {
  expect(POSITION).toContain(from);
  return POSITION.replace(from, to);
};

describe('the notation', () => {
  it('says who stands where, what is asked and what of it is good', () => {
    const { theme, title, map, entries, asks, options, why } = read(POSITION);
    expect({ theme, title, asks, why }).toEqual({
      theme: 'Theme',
      title: 'Title',
      asks: { who: 'N', does: 'acts' },
      why: 'It is so.',
    });
    expect([map.width, map.depth, map.models.get('N')]).toEqual([5, 4, { column: 2, row: 3 }]);
    expect(map.terrain.get('=')).toEqual([{ column: 3, row: 1 }]);
    expect(entries[1]).toEqual({ letters: ['s', 't'], says: 'their soldiers' });
    expect(options.blunder).toEqual(['fire rifle at t', 'anything else']);
  });

  it('is a table on which every sign is a base of its own', () => {
    const { before, game } = stage(read(POSITION));
    expect(game.faults(before)).toEqual([]);
    const { ground } = boardOf(read(POSITION));
    expect([ground.columns, ground.rows, ground.count]).toEqual([5, 4, 19]);
  });

  it.each([
    ['# Theme', '', 'A file of situations begins with "# " and the name of its theme.'],
    ['asks: N acts\n', '', '"Title" lacks a line "asks: ...".'],
    ['why:', 'wy:', 'There is no line "wy" in "Title"; the nearest is "why".'],
    ['why: It is so.', 'why: It is so.\nwhy: Twice.', '"Title" has "why" twice; join them by ";".'],
    ['. . . = .', '. . . .', 'Row 2 of "Title" has 4 signs; the first has 5.'],
    ['. . . = .', '. . . ? .', '"?" in the map of "Title" is no sign; use letters, digits, . # = " %.'],
    ['. . . = .', '. . t = .', '"t" is on the map of "Title" twice; give each model a letter of its own.'],
    ['asks: N acts', 'asks: acts', '"acts" in "Title" asks nobody; write it like "N acts".'],
    ['asks: N acts', 'asks: N acts\nrolls: nine', '"nine" in "Title" is no roll; write it like "hit 9".'],
    [
      'asks: N acts',
      'asks: N acts\nfirst: s moves',
      '"s moves" in "Title" is no step; write it like "s moves: to 1".',
    ],
  ])('refuses %j as %j in one sentence', (from, to, sentence) => {
    expect(() => readSituations(but(from, to))).toThrow(new InputError(sentence));
  });
});

describe('a situation', () => {
  it.each([
    ['N: our sniper', 'N: our snipper', 'There is no unit "snipper" in "Title"; the nearest is "sniper".'],
    [
      'N: our sniper, 1 point\n',
      '',
      'Nobody says who "N" on the map of "Title" is; write a line like "N: our soldier".',
    ],
    [
      's t: their soldiers',
      's t: their soldier',
      '"soldier" in "Title" is 1 models for 2 letters; name as many.',
    ],
    ['s t: their', 's t u: their', 'There is no model "u" in the map of "Title"; there are "s", "t", "N".'],
    ['1 point', 'brave', '"brave" in "Title" is no condition; write one like '],
    ['N acts', 'N sings', 'There is no decision "sings" in "Title"; there are '],
    [
      'fire rifle at s',
      'fire riffle at s',
      'There is no option "fire riffle at s" in "Title"; the nearest is ',
    ],
    ['asks: N acts', 'asks: N watches', '"Title" never comes to a choice when N watches.'],
  ])('refuses %j as %j in one sentence', (from, to, sentence) => {
    expect(() => optionsOf(stage(read(but(from, to))))).toThrow(sentence);
  });

  it('grades an option by the first that names it, and by anything else', () => {
    const situation = read(POSITION);
    expect(gradeOf(situation, ['fire rifle at s', 'fire'])).toBe('best');
    expect(gradeOf(situation, ['fire rifle at t', 'fire'])).toBe('blunder');
    expect(gradeOf(situation, ['nothing'])).toBe('blunder');
    expect(gradeOf(read(but('; anything else', '')), ['nothing'])).toBe('open');
  });

  it('rolls what it says on the way to its decision, once each', () => {
    const rolled = but(
      'asks: N acts',
      'first: N acts: fire rifle at s\nrolls: hit 12\nasks: N spends on hit',
    ).replace('fire rifle at s\nblunder: fire rifle at t', 'reroll\nblunder: pass');
    const staged = stage(read(rolled));
    expect(optionsOf(staged)).toEqual([['pass'], ['reroll'], ['shift']]);
    const wrong = stage(read(rolled.replace('hit 12', 'wound 12')));
    expect(() => optionsOf(wrong)).toThrow('The roll is "hit" where "Title" has "wound".');
  });

  it('has its options played out with shared luck, so that those which are the same come to the same', () => {
    const blows = POSITION.replace('. . . . .\n    . . N', '. . t . .\n    . . N')
      .replace('. s . t .', '. s . . .')
      .replace('sniper', 'leader')
      .replace(/best: .*/, 'best: strike t')
      .replace(/blunder: .*/, 'blunder: nothing');
    const played = playOptions(() => stage(read(blows)), createPlayer('veteran'), { playouts: 8, rounds: 0 });
    const named = (phrase: string) => played.find(({ called }) => called.includes(phrase))!;
    expect(named('charge t').ahead).toBe(named('strike t').ahead);
    expect(named('strike t').chance).toBeGreaterThan(named('nothing').chance);
  });

  it('is put as the engine puts it, with the answers that lead to it', () => {
    const staged = stage(read(POSITION));
    const { point, seat, count } = atDecision(staged, ({ decision }) => decision);
    expect([point, seat, count]).toEqual(['DP-D-20', 0, optionsOf(staged).length]);
  });
});

describe.each(batteries)('the battery of %s', (ruleset) => {
  const situations = situationsOf(ruleset);
  const veteran = createPlayer('veteran');
  const judged = once(() => situations.map((one) => judge(() => stageOf(ruleset)(one), veteran)));

  it('names each situation once', () => {
    const titles = situations.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('offers in each position the options it names, of which one is best and another is not', () => {
    for (const { situation, offered } of judged()) {
      expect(offered, situation.title).toContain('best');
      expect(offered.size, situation.title).toBeGreaterThan(1);
    }
  });

  it('is played by a veteran as well as ever, and without a fatal blunder', () => {
    const titlesOf = (grade: Grade) =>
      judged()
        .filter((one) => one.grade === grade)
        .map(({ situation }) => situation.title);
    expect(titlesOf('fatal')).toEqual([]);
    expect(titlesOf('best').length).toBeGreaterThanOrEqual(RIGHT[ruleset]);
  });
});
