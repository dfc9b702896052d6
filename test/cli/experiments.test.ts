import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksIn } from '../execution/blocks-in.ts';
import { scratchFolder } from '../scratch.ts';
import { toy } from '../toy-ruleset.ts';
import { typeIn } from './type-in.ts';

const scratch = scratchFolder();

const QUICK = '--blocks 400 --tables 1 --workers 1';

describe('rulebench power', () => {
  it('prints a table sorted by effect and where the report is', async () => {
    const out = join(scratch, 'power');
    const printed = await typeIn([toy], `power toy ${QUICK} --out ${out}`);
    expect(printed.code).toBe(0);
    const rules = ['Sword', 'Shield', 'Banner', 'Curse'];
    const places = rules.map((rule) => printed.out.indexOf(`\n${rule} `));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(printed.out).toMatch(/\nSeed 1, [\d,]+ blocks \([\d,]+ matches\) on 3 tables\.\n/);
    expect(printed.out.replaceAll('\n', ' ')).toContain(
      'It rests on 2 assumptions of ours (TOY-03 among them), 1 inferred clause (TOY-02) and 1 reading of open questions, listed in the report.',
    );
    expect(printed.out).toContain(`Report: ${join(out, 'report.html')}`);
    expect(readdirSync(out).sort()).toEqual([
      'chart.png',
      'chart.svg',
      'manifest.json',
      'matches',
      'notes.md',
      'post.bbcode.txt',
      'post.md',
      'report.html',
      'result.json',
      'sim.json',
    ]);
  });

  it('breaks what it says at words where a terminal is narrow, and nowhere where there is none', async () => {
    const line = `power toy --rules sword,curse --blocks 5 --tables 1 --workers 1 --out ${join(scratch, 'narrow')}`;
    const screen = { liveRoom: 60, columns: 60, room: 60 };
    const narrow = await typeIn([toy], line, undefined, undefined, screen);
    const [told] = narrow.out.split('\n\n');
    const [before] = narrow.err.split('\r');
    expect(`${before}\n${told}`.split('\n').filter(({ length }) => length > 60)).toEqual([]);
    const wide = await typeIn([toy], line);
    expect(wide.out.split('\n\n')[0].split('\n')).toHaveLength(2);
    expect(told.replaceAll('\n', ' ')).toBe(wide.out.split('\n\n')[0].replaceAll('\n', ' '));
  });

  it('tells a table row by row where a terminal has no room for its columns', async () => {
    const out = join(scratch, 'narrower');
    const line = `power toy --rules sword,curse --blocks 5 --tables 1 --workers 1 --out ${out}`;
    const screen = { liveRoom: 40, columns: 40, room: 40 };
    const printed = (await typeIn([toy], line, undefined, undefined, screen)).out;
    expect(printed).toMatch(/^rule +Sword\nshare +\d+\.\d %\n95 % interval +\d/m);
    expect(printed).not.toContain('no room');
    // Nothing is said of an option that no match offered.
    expect(printed.match(/^used.*/gm)).toEqual(['used           100.0 %']);
  });

  it('prints the result object that it also writes', async () => {
    const out = join(scratch, 'json');
    const printed = await typeIn([toy], `power toy --rules sword ${QUICK} --json --out ${out}`);
    expect(printed.out).toBe(readFileSync(join(out, 'result.json'), 'utf8'));
    expect(JSON.parse(printed.out).rows[0].path).toBe('sword');
  });

  it('takes what the options say into the spec', async () => {
    const line = 'power toy --rules sword,curse --blocks 7 --set sword.cut.bonus=1 --rules-version mild';
    const printed = await typeIn(
      [toy],
      `${line} --seed x --tables 2 --army giant --policy random --workers 1 --json`,
    );
    expect(JSON.parse(printed.out).spec).toMatchObject({
      asks: { rules: ['sword', 'curse'] },
      blocks: { initial: 4, reserve: 3 },
      variant: { 'sword.cut.bonus': 1, 'weather.storm': 'off' },
      version: 'mild',
      seed: 'x',
      army: 'giant',
      policy: 'random',
    });
  });

  it('gives a budget to every policy that looks ahead and has none of its own', async () => {
    const asked = async (line: string) =>
      JSON.parse((await typeIn([toy], `${line} --playouts 3 --blocks 1 --tables 1 --workers 1 --json`)).out)
        .spec;
    expect((await asked('power toy --rules sword --policy strategist')).policy).toBe(
      'strategist[playouts=3]',
    );
    const audited = await asked('power toy --rules sword --audit --policies cautious,strategist');
    expect(audited).toMatchObject({
      policy: 'veteran',
      asks: { audit: ['cautious', 'strategist[playouts=3]'] },
    });
    const { asks } = await asked('tournament toy --policies strategist[playouts=9],strategist,random');
    expect(asks.policies).toEqual(['strategist[playouts=9]', 'strategist[playouts=3]', 'random']);
  });

  it('names the command that gives the same result again', async () => {
    const out = join(scratch, 'again');
    const set = '--set sword.cut.bonus=1 --rules-version mild';
    await typeIn(
      [toy],
      `power toy --rules sword --blocks 31 --tables 1 --seed 9 ${set} --workers 1 --out ${out}`,
    );
    const [, command] = /<pre>npx rulebench (.*)<\/pre>/.exec(
      readFileSync(join(out, 'report.html'), 'utf8'),
    )!;
    const again = await typeIn([toy], `${command} --workers 1 --json`);
    expect(again.out).toBe(readFileSync(join(out, 'result.json'), 'utf8'));
  });

  it('keeps what is done when it is interrupted', async () => {
    const out = join(scratch, 'stopped');
    const stop = new AbortController();
    const watch = setInterval(() => blocksIn(out) > 0 && stop.abort(), 20);
    const line = `power toy --rules sword --no-adapt --blocks 1000000 --tables 1 --workers 1 --out ${out}`;
    const printed = await typeIn([toy], line, stop.signal);
    clearInterval(watch);
    expect(printed.code).toBe(130);
    expect(printed.err).toMatch(/^To play: /);
    expect(printed.err).toContain(
      `\nStopped: what was played until then is in ${join(out, 'report.html')}.\nGo on with: npx rulebench run --resume ${out}\n`,
    );
    const result = JSON.parse(readFileSync(join(out, 'result.json'), 'utf8'));
    expect(result.interrupted).toBe(true);
    expect(result.rows[0].blocks).toBeGreaterThan(0);
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain('(stopped early)');
  });

  it('tells no figures where nothing was played', async () => {
    const out = join(scratch, 'nothing');
    const printed = await typeIn([toy], `power toy ${QUICK} --out ${out}`, AbortSignal.abort());
    expect(printed).toMatchObject({ code: 130, out: '' });
    expect(printed.err).toContain('Stopped: nothing was played.');
  });

  it('refuses a folder that cannot be written before it plays', async () => {
    const file = join(scratch, 'file');
    writeFileSync(file, '');
    const printed = await typeIn([toy], `power toy --blocks 1000000 --workers 1 --out ${file}/report`);
    expect(printed).toMatchObject({ code: 2, out: '' });
    expect(printed.err).toMatch(
      /cannot be written: part of the path is a file; choose another with --out\.\n$/,
    );
  });

  it.each([
    ['report.html', 'report.html'],
    ['sim.json', 'sim.json'],
    ['matches/000000.parquet', 'folder matches'],
  ])('refuses a folder that holds a %s of its owner, and leaves it', async (file, what) => {
    const out = mkdtempSync(join(scratch, 'own-'));
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), 'MINE');
    expect(await typeIn([toy], `power toy --rules sword ${QUICK} --out ${out}`)).toEqual({
      code: 2,
      out: '',
      err: `${out} holds a ${what} that is not from a run; choose another folder with --out.\n`,
    });
    expect(readFileSync(join(out, file), 'utf8')).toBe('MINE');
    expect(readdirSync(out)).toHaveLength(1);
  });

  it('writes beside files that have nothing to do with it, and says so', async () => {
    const out = mkdtempSync(join(scratch, 'shared-'));
    const own = ['notes.txt', '.hidden'].map((name) => join(out, name));
    for (const file of own) writeFileSync(file, 'MINE');
    const line = `power toy --rules sword ${QUICK} --out ${out}`;
    const first = await typeIn([toy], line);
    expect(first.code).toBe(0);
    expect(first.err).toContain(
      `${out} holds other files, such as notes.txt; those of the run go beside them.\n`,
    );
    expect((await typeIn([toy], line)).err).not.toContain('other files');
    for (const file of own) expect(readFileSync(file, 'utf8')).toBe('MINE');
  });

  it('begins where a run was killed before it had a manifest', async () => {
    const line = `power toy --rules sword ${QUICK}`;
    const [whole, killed] = [join(scratch, 'before'), mkdtempSync(join(scratch, 'killed-'))];
    await typeIn([toy], `${line} --out ${whole}`);
    writeFileSync(join(killed, 'sim.json'), readFileSync(join(whole, 'sim.json')));
    for (const name of ['run.lock.1', 'result.json.1.unfinished']) writeFileSync(join(killed, name), '');
    const again = await typeIn([toy], `${line} --out ${killed}`);
    expect([again.code, again.err.includes('other files')]).toEqual([0, false]);
  });
});

describe('rulebench run', () => {
  it('names the file of a sim that contradicts itself', async () => {
    const path = join(scratch, 'contradicts.yaml');
    writeFileSync(path, 'design: ablate\nruleset: zone-control\npolicy: veterun\n');
    expect((await typeIn([], ['run', path])).err).toBe(
      `${path}: There is no policy "veterun" in rulebench; the nearest is "veteran".\n`,
    );
  });
});

describe('rulebench ablate', () => {
  it('prints what each rule changes', async () => {
    const out = join(scratch, 'ablate');
    const printed = await typeIn([toy], `ablate toy --rules sword,weather ${QUICK} --out ${out}`);
    expect(printed.code).toBe(0);
    expect(printed.out).toMatch(/Sword +rounds +\d\.\d+ +\d\.\d+ +-\d\.\d+ .*falls/);
  });
});

describe('rulebench run', () => {
  it('gives the same bytes with one worker and with two', async () => {
    const results = [];
    for (const workers of [1, 2]) {
      const printed = await typeIn([], `run test/cli/toy-sim.ts --workers ${workers} --json`);
      expect(printed).toMatchObject({ code: 0 });
      results.push(printed.out);
    }
    expect(results[1]).toBe(results[0]);
  });

  it('prints the title and the command of the file', async () => {
    const out = join(scratch, 'run');
    const printed = await typeIn([], `run test/cli/toy-sim.ts --workers 1 --out ${out}`);
    expect(printed.out.startsWith('A duel (Toy duel first): what a side gains')).toBe(true);
    expect(readFileSync(join(out, 'post.md'), 'utf8')).toContain('npx rulebench run toy-sim.ts');
  });
});

describe('bad experiments', () => {
  const REFUSED: Readonly<Record<string, string>> = {
    'power toy --rules swrod': 'There is no rule "swrod" in Toy duel; the nearest is "sword".',
    'power toy --rules weather':
      '"weather" holds for both sides at once, so neither can have it alone; measure it with ablate.',
    'power toy --rules sword --set sword=off':
      '"sword" is switched off for both sides here (by "set"), so there is nothing to measure; take it out of the rules, or have it on.',
    'power toy --rules sword,sword': '"sword" is named twice among the rules.',
    'power toy --blocks many': '--blocks takes a whole number from 1 to 1000000, not "many".',
    'power toy --blocks 0': '--blocks takes a whole number from 1 to 1000000, not "0"; the nearest is 1.',
    'power toy --workers 0': '--workers takes a whole number from 1 to 256, not "0"; the nearest is 1.',
    'power toy --army dwellist': 'There is no army "dwellist" in Toy duel; the nearest is "duellist".',
    'power toy --half-width 0.9':
      '--half-width takes a number from 0.002 to 0.2, such as 0.02 for two points, not "0.9"; the nearest is 0.2.',
    'power toy --sprt 0,1000':
      '--sprt takes two Elo from -400 to 400, the lower first, as in 0,10, not "0,1000".',
    'ablate toy --sprt 0,10':
      'A test between two Elo is of a side that meets another, and here both play alike in each match; stop at a verdict or a half-width, or measure with power.',
    'sweep toy sword.cut.bonus --until-verdict --half-width 0.05':
      '--until-verdict and --half-width are different ways to stop; keep one.',
    'tournament toy --half-width 0.05':
      'All pairs of a tournament play the same blocks, which are resampled together; say how many.',
    'claims toy --half-width 0.05':
      'Claims say that something rises, falls or changes, in figures of many units; stop at verdicts, with --until-verdict, or say how many blocks.',
    'price toy --fixed':
      'Prices come from one fit over all random armies, which get a number of blocks; say how many.',
    'plan power toy --sprt 0,10':
      'A plan plays a pilot of a number of blocks; it is the experiment planned that can stop sooner.',
    'sweep toy table.fog --tables 0':
      'What is asked shapes the tables it is played on, so it takes generated ones; ask for 1 or more.',
    'power toy --policy veterun': 'There is no policy "veterun" in rulebench; the nearest is "veteran".',
    'power toy --rules-version mildew': 'There is no version "mildew" in Toy duel; there is only "mild".',
    'power toy --set sword.cut.bonus=9':
      '"sword.cut.bonus" takes a number from 0 to 3 in steps of 1, not 9; the nearest is 3.',
    'ablate toy --set shield.block.when=alway':
      'There is no reading "alway" in "shield.block.when"; the nearest is "always".',
    'run test/cli/toy-sim.yml':
      'There is no sim file "toy-sim.yml" in test/cli; the nearest is "toy-sim.ts".',
  };

  it.each(Object.entries(REFUSED))('"%s" is refused', async (line, sentence) => {
    expect(await typeIn([toy], line)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  it('leaves no folder of a run that is refused', async () => {
    const out = join(scratch, 'refused');
    expect((await typeIn([toy], `power toy --workers 0 --out ${out}`)).code).toBe(2);
    expect(existsSync(out)).toBe(false);
  });

  it('says where a file is not readable as YAML', async () => {
    const path = join(scratch, 'broken.yaml');
    writeFileSync(path, 'design: power\nruleset: [toy\n');
    const printed = await typeIn([toy], `run ${path}`);
    expect(printed).toMatchObject({ code: 2, out: '' });
    expect(printed.err).toMatch(/broken\.yaml, line \d+: .*; this is not readable as YAML\.\n$/);
  });
});
