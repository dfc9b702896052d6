import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Command } from '../src/cli/arguments/command.ts';
import { rulesets } from '../src/rulesets/index.ts';
import { bench } from './bench.ts';
import { calibrate } from './calibrate.ts';
import { UNQUOTED } from './calibration/keep.ts';
import { QUOTED, SUMMARY } from './calibration/summary.ts';
import { typeIn } from './cli/type-in.ts';
import { coverage } from './coverage.ts';
import { fit } from './fit.ts';
import { fuzzing } from './fuzz.ts';
import { golden } from './golden.ts';
import { regretScript } from './regret.ts';
import { sanityScript } from './sanity.ts';
import { schema } from './schema.ts';
import { stepsOf } from './script.ts';
import { signature } from './signature.ts';
import { situationsScript } from './situations.ts';
import { worth } from './worth.ts';

const SCRIPTS: readonly Command[] = [
  bench,
  calibrate,
  coverage,
  fit,
  fuzzing,
  golden,
  regretScript,
  sanityScript,
  schema,
  signature,
  situationsScript,
  worth,
];
const NAMES = SCRIPTS.map(({ name }) => name);
/** Scripts that take a ruleset as their first word. */
const OF_A_RULESET = NAMES.filter(
  (name) => !['calibrate', 'fuzz', 'golden', 'schema', 'signature'].includes(name),
);

const typed = (line: string) => typeIn(rulesets, line, undefined, SCRIPTS);
const refusal = async (line: string) => {
  const { code, out, err } = await typed(line);
  expect([code, out, err.split('\n').length], line).toEqual([2, '', 2]);
  return err.trim();
};

/** Each prints its sentence alone and ends with 2, before anything is played or written. */
const REFUSED: Readonly<Record<string, string>> = {
  'bench zone-control,zone-contrl':
    'There is no ruleset "zone-contrl" in rulebench; the nearest is "zone-control".',
  'bench zone-control many': 'The number of matches takes a whole number from 1001 to 10000000, not "many".',
  'bench zone-control --against nowhere':
    'There is no checkout of rulebench with its packages in nowhere; name a folder in which "npm ci" has run.',
  'bench --profile=yes': '--profile takes no value.',
  'calibrate zone-control': '"npm run calibrate --" has no place for "zone-control".',
  'calibrate --blocks=few': '--blocks takes a whole number from 1 to 10000000, not "few".',
  'calibrate --runs -5': '--runs takes a whole number from 1 to 10000000, not "-5"; the nearest is 1.',
  'calibrate --agian': 'There is no option "--agian" in "npm run calibrate --"; the nearest is "--again".',
  'coverage zone-control 2e3': 'The number of matches takes a whole number from 1 to 10000000, not "2e3".',
  'coverage zone-control -5':
    'There is no option "-5" in "npm run coverage --"; all but -h and -v are written out, as --help is.',
  'fit zone-control --rounds=0':
    '--rounds takes a whole number from 1 to 10000000, not "0"; the nearest is 1.',
  'fit zone-control more': '"npm run fit --" has no place for "more".',
  'fuzz zone-control wyas': 'There is no trial "wyas" in "npm run fuzz"; the nearest is "ways".',
  'fuzz ways --minutes=long': '--minutes takes a number from 0.01 to 10000000, such as 30, not "long".',
  'fuzz ways --seeds=-1': '--seeds takes a whole number from 1 to 10000000, not "-1"; the nearest is 1.',
  'golden zone-control': '"npm run golden --" has no place for "zone-control".',
  'regret zone-control --policy=vetaran':
    'There is no policy "vetaran" in rulebench; the nearest is "veteran".',
  'regret zone-control --decisions=some': '--decisions takes a whole number from 1 to 10000000, not "some".',
  'regret pass-counter PC-D-4':
    'There is no decision point "PC-D-4" in Pass Counter; the nearest is "PC-D-04".',
  'regret zone-control mele --uses':
    'There is no choice about a rule "mele" in Zone Control; the nearest is "melee".',
  'sanity zone-control --blocks=x': '--blocks takes a whole number from 1 to 10000000, not "x".',
  'sanity zone-control --block=3':
    'There is no option "--block" in "npm run sanity --"; the nearest is "--blocks".',
  'schema sims': '"npm run schema --" has no place for "sims".',
  'signature --wirte': 'There is no option "--wirte" in "npm run signature --"; the nearest is "--write".',
  'situations zone-control --policy=headhuntr':
    'There is no policy "headhuntr" in rulebench; the nearest is "headhunter".',
  'situations zone-control --playouts=-1':
    '--playouts takes a whole number from 0 to 10000000, not "-1"; the nearest is 0.',
  'worth zone-control --matches=1.5': '--matches takes a whole number from 1 to 10000000, not "1.5".',
  'worth zone-control --set movement.terain=off':
    'There is no setting "movement.terain" in these rules; the nearest is "movement.terrain".',
};

describe('npm scripts', () => {
  it.each(Object.entries(REFUSED))('refuse "%s"', async (line, sentence) => {
    expect(await refusal(line)).toBe(sentence);
  });

  it.each(OF_A_RULESET)('%s names the ruleset that was meant, or all', async (name) => {
    expect(await refusal(`${name} zone-contrl`)).toBe(
      'There is no ruleset "zone-contrl" in rulebench; the nearest is "zone-control".',
    );
    expect(await refusal(`${name} chess`)).toBe(
      `There is no ruleset "chess" in rulebench; there are ${rulesets.map(({ id }) => `"${id}"`).join(', ')}.`,
    );
  });

  it.each(rulesets)('regret knows the decision points of $title', async ({ id, title }) => {
    expect(await refusal(`regret ${id} nowhere`)).toContain(
      `There is no decision point "nowhere" in ${title}; `,
    );
  });

  it('regret says which decision point did not come up', async () => {
    expect(await refusal('regret pass-counter PC-D-10 --matches=1')).toBe(
      '"PC-D-10" did not come up in 1 match of Pass Counter, the set-up aside; --matches draws from more.',
    );
  });

  it.each(NAMES)('%s refuses an option that it has not, and lists those it has', async (name) => {
    expect(await refusal(`${name} --weather`)).toBe(
      `There is no option "--weather" in "npm run ${name} --"; "npm run ${name} -- --help" lists those there are.`,
    );
    const { code, out } = await typed(`${name} --help`);
    expect(code).toBe(0);
    expect(out).toContain(`npm run ${name} -- `);
  });

  it('that run code of ours are all among these', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const ours = Object.entries(scripts).filter(([, line]) => / test\/\w+\.ts$/.test(line));
    expect(ours.map(([name]) => name).sort()).toEqual(NAMES);
  });
});

describe('a script on a terminal', () => {
  it('shows how far it is on one line, which it clears after the last', () => {
    let err = '';
    const step = stepsOf({ liveRoom: 100, err: (text) => (err += text) }, 2, ['match', 'matches']);
    step();
    step();
    expect(err.split('\r')).toEqual([
      '',
      `[${'#'.repeat(12)}${'.'.repeat(12)}] 50 %, 1 of 2 matches\x1b[K`,
      `[${'#'.repeat(24)}] 100 %, 2 of 2 matches, about 0:00 left at most\x1b[K`,
      '\x1b[K',
    ]);
  });
});

describe('a calibration', () => {
  it('is quoted by reports only where somebody asks for it', async () => {
    const quoted = [...readdirSync(QUOTED).map((file) => `${QUOTED}/${file}`), SUMMARY];
    const read = () => quoted.map((file) => readFileSync(file, 'utf8'));
    const before = read();
    const { out, err } = await typed('calibrate --again --runs=1');
    expect(err.split('\n')[0]).toBe(
      'This goes into reports/calibration; reports go on quoting the one in reports/samples/calibration, which "--write" replaces.',
    );
    expect(out.trimEnd()).toMatch(/: reports\/calibration\/report\.html$/);
    expect(read()).toEqual(before);
    const rates = JSON.parse(readFileSync(`${UNQUOTED}/rates.json`, 'utf8'));
    expect(out.trimEnd().split('\n')).toHaveLength(rates.length + 1);
  });
});
