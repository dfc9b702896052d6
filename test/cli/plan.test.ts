import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../scratch.ts';
import { toy } from '../toy-ruleset.ts';
import { typeIn } from './type-in.ts';

const scratch = scratchFolder();

const QUICK = '--blocks 20 --tables 0 --workers 1';

describe('rulebench plan', () => {
  it('prints blocks for each arm and minutes in all', async () => {
    const { code, out } = await typeIn([toy], `plan power toy --rules sword --half-width 0.03 ${QUICK}`);
    expect(code).toBe(0);
    expect(out).toMatch(/sword +share +20/);
    expect(out).toMatch(/with 1 worker, at the (\d\.\d|\d[\d,]+) blocks a second/);
    expect(out).toMatch(/- 3\.0 points either way: about \d+(\.\d+)? (s|min|h), at most \d/);
  });

  it('says how sure an effect is to be told', async () => {
    const line = `plan power toy --rules sword ${QUICK}`;
    for (const [more, share] of [
      ['', '80'],
      [' --power 0.9', '90'],
    ]) {
      const { out } = await typeIn([toy], `${line}${more}`);
      expect(out).toContain(
        `- To tell an effect of 2.0 points from none in ${share} % of all runs takes about`,
      );
      expect(out).toMatch(/blocks for 2\.0 points +at most +to tell 2\.0 points +at most/);
      expect(out).toMatch(new RegExp(`- to tell 2\\.0 points from nothing in ${share} % of all runs: about`));
    }
  });

  it('keeps minutes out of the result', async () => {
    const { out } = await typeIn([toy], `plan ablate toy --rules sword --json ${QUICK}`);
    expect(JSON.parse(out)).toMatchObject({ design: 'plan', turn: { of: 'block' } });
    expect(out).not.toMatch(/minutes|second/);
  });

  it('plans every experiment as it would be typed without "plan"', async () => {
    const lines = [
      'attribute toy --to-set sword.cut.bonus=1 --to-set shield.block.when=opening',
      'price toy --units giant',
      'fair toy sword --parameter sword.cut.bonus',
      'tournament toy --policies veteran,random',
      'screen toy --rules sword',
      'tune toy --target rounds=6 --parameters sword.cut.bonus',
    ];
    for (const line of lines) {
      const { code, out } = await typeIn([toy], `plan ${line} ${QUICK}`);
      expect(code).toBe(0);
      expect(out).toMatch(/ take(s)? about [\d,]+ blocks in all, at most/);
    }
  });

  it('takes no words beside a sim file, which says the rest itself', async () => {
    const { code, err } = await typeIn([toy], 'plan sims/power.yaml pass-counter');
    expect(code).toBe(2);
    expect(err).toBe('"rulebench plan sims/power.yaml" has no place for "pass-counter".\n');
  });

  it('plans the experiment of a sim file', async () => {
    const file = join(scratch, 'one.yaml');
    writeFileSync(
      file,
      'design: ablate\nruleset: zone-control\nrules: [morale]\ntables: {designed: [24x24-copses], generated: 0}\n',
    );
    const { code, out } = await typeIn([toy], `plan ${file} --blocks 2 --workers 1 --json`);
    expect(code).toBe(0);
    expect(JSON.parse(out).spec.asks).toMatchObject({
      of: 'ablate',
      asks: { rules: ['morale'] },
      halfWidth: 0.02,
    });
  });

  it.each([
    ['an unknown design', 'plan powr toy', 'the nearest is "power"'],
    ['no ruleset', 'plan power', '"rulebench plan power" needs its <ruleset>;'],
    ['nothing to sweep', 'plan sweep toy', '"rulebench plan sweep" needs its <factor>'],
    ['no rule to price', 'plan fair toy', '"rulebench plan fair" needs its <rule>;'],
    [
      'a folder',
      'plan power toy --out there',
      'A plan is printed and kept nowhere; --json prints it as data.',
    ],
    ['a word too many', 'plan power toy sword', '"rulebench plan power" has no place for "sword".'],
    [
      'a power in words',
      'plan power toy --power high',
      '--power takes a share from 0.5 to 0.99, such as 0.8, not "high".',
    ],
    [
      'a half-width in words',
      'plan power toy --half-width small',
      '--half-width takes a number from 0.0001 to 100',
    ],
    [
      'a half-width to stop at in words',
      'power toy --half-width small',
      '--half-width takes a number from 0.002 to 0.2, such as 0.02 for two points, not "small".',
    ],
  ])('refuses %s', async (_, line, sentence) => {
    const { code, err } = await typeIn([toy], line);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
