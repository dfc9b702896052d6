import { expect, it } from 'vitest';
import type { Command } from '../../src/cli/arguments/command.ts';
import { MatchError } from '../../src/execution/sims/match-player.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { typeIn } from './type-in.ts';

const SAID =
  'A match broke: the rule "bracing" of the house throws at the moment "toHit": oops. See it again with:';
const PLAYED_AGAIN = `npx rulebench play d20-skirmish --sim=bad.ts --seed=1/0 ${'--set=charge=off '.repeat(4)}--army=company`;

const WIDTH = 80;
const SCREEN = { liveRoom: 0, columns: WIDTH, room: WIDTH };

/** Lines that run on beyond the last column though they could be broken; those to be typed again are one. */
async function tooLong(line: string): Promise<string[]> {
  const { code, out } = await typeIn(rulesets, line, undefined, undefined, SCREEN);
  expect(code).toBe(0);
  const lines = out.split('\n').filter((one) => one.length > WIDTH && !one.startsWith('npx rulebench '));
  return lines.filter((one) =>
    one
      .trim()
      .replace(/^\S+: /, '')
      .includes(' '),
  );
}

it.each(rulesets.map(({ id }) => id))('what is written in %s fits on eighty columns', async (id) => {
  expect(await tooLong(`rules ${id}`)).toEqual([]);
  expect(await tooLong(`rules ${id} --questions`)).toEqual([]);
  expect(await tooLong(`units ${id}`)).toEqual([]);
});

it.each([
  'units d20-skirmish armour',
  'units squad-quality battle-tank',
  'units zone-control line',
  'odds d20-skirmish --attacker sniper --target trooper --distance 20',
  'odds pass-counter --attacker marksman --target bruiser --distance 24 --cover',
  'odds squad-quality --attacker line --target line --distance 9',
])('so does %s', async (line) => {
  expect(await tooLong(line)).toEqual([]);
});

it('so does what is said against bad input, on a terminal; elsewhere it is one line', async () => {
  const refused = async (liveRoom: number) =>
    (await typeIn(rulesets, 'power zone-control --rules zzqq', undefined, undefined, { ...SCREEN, liveRoom }))
      .err;
  const lines = (await refused(WIDTH)).trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => line.length > WIDTH)).toEqual([]);
  expect(await refused(0)).toBe(`${lines.join(' ')}\n`);
});

it('what plays a broken match again is a line of its own on a terminal, to be copied', async () => {
  const broken: Command = {
    name: 'broken',
    says: 'Breaks.',
    words: [],
    options: () => ({}),
    examples: [],
    run: () => Promise.reject(new MatchError(`${SAID} ${PLAYED_AGAIN}`)),
  };
  const told = async (liveRoom: number) =>
    (await typeIn(rulesets, 'broken', undefined, [broken], { ...SCREEN, liveRoom })).err;
  const lines = (await told(WIDTH)).trimEnd().split('\n');
  expect(lines.slice(0, -1).join(' ')).toBe(SAID);
  expect(lines.at(-1)).toBe(PLAYED_AGAIN);
  expect(lines.length).toBeGreaterThan(2);
  expect(await told(0)).toBe(`${SAID} ${PLAYED_AGAIN}\n`);
});

it('so does a match, with the heads of its story and the leads of many rounds', async () => {
  const many = '--set overwatch=off --set charge=off --set command-points=off';
  expect(await tooLong('play d20-skirmish --seed 3')).toEqual([]);
  expect(await tooLong(`play dark-potential --seed 3 ${many}`)).toEqual([]);
});
