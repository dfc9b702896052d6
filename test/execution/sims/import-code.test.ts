import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../../scratch.ts';

const scratch = scratchFolder();

/** Sims in TypeScript that come with the bench; all of the design `power`. */
const SHIPPED = readdirSync('sims').filter((file) => file.endsWith('.ts'));

/** A sim with TypeScript that stripping types cannot read; `compile` is a line of code for a ruleset that refuses to play. */
function simIn(folder: string, type: string | undefined, compile = ''): string {
  const place = join(scratch, folder);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'own', ...(type && { type }) }));
  writeFileSync(join(place, 'blocks.ts'), 'export enum Blocks { Few = 20 }\n');
  const path = join(place, 'sim.ts');
  writeFileSync(
    path,
    `import { defineSim, InputError } from 'rulebench';
import { InputError as same } from ${JSON.stringify(resolve('src/index.ts'))};
import { toy } from ${JSON.stringify(resolve('test/toy-ruleset.ts'))};
import { Blocks } from './blocks';

if (InputError !== same) throw new Error('there are two copies of the bench');
const ruleset = { ...toy, ${compile} };
export default defineSim({ design: 'power', ruleset, rules: ['sword'], blocks: Blocks.Few });
`,
  );
  return path;
}

function run(path: string, workers: number) {
  const args = ['src/cli/rulebench.mjs', 'run', path, '--json', '--workers', String(workers)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr: stderr.replace(/^To play: .*\n/, '') };
}

describe('a sim in TypeScript', () => {
  it.each([
    ['a folder whose package says nothing of modules', 'plain', undefined],
    ['a CommonJS package', 'cjs', 'commonjs'],
    ['an ES module', 'esm', 'module'],
    ['an installed package', 'node_modules/own', undefined],
  ])('runs from %s', (_, folder, type) => {
    const { status, stdout, stderr } = run(simIn(folder, type), 1);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout).rows[0].blocks).toBe(20);
  });

  it.each(SHIPPED)('that is shipped, "%s", can be read wherever the package is installed', (file) => {
    const place = join(scratch, 'node_modules/rulebench/sims');
    mkdirSync(place, { recursive: true });
    const copy = join(place, file);
    copyFileSync(join('sims', file), copy);
    const loads = `import { loadSim } from ${JSON.stringify(resolve('src/execution/sims/load-sim.ts'))};
      console.log((await loadSim(${JSON.stringify(copy)})).design);`;
    const args = ['--input-type=module', '--eval', loads];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: 'power\n', stderr: '' });
  });

  it('that cannot be parsed is refused by line and column, imported or not', () => {
    const [syntax, imports] = ['syntax.ts', 'imports.ts'].map((name) => join(scratch, name));
    writeFileSync(syntax, 'enum A { B }\nconst a: = 1;\n');
    writeFileSync(imports, "import './syntax.ts';\n");
    const stderr = `${syntax}, line 2, column 10: Unexpected "="; this is not readable as TypeScript.\n`;
    for (const path of [syntax, imports]) expect(run(path, 1)).toEqual({ status: 2, stdout: '', stderr });
  });

  it('that imports what the bench does not have is told the nearest there is, and which file does', () => {
    const [path, imports] = ['misspelt.ts', 'beside.ts'].map((name) => join(scratch, name));
    writeFileSync(path, "import { definSim } from 'rulebench';\nexport default definSim({});\n");
    writeFileSync(imports, "import './misspelt.ts';\n");
    const stderr = `There is no export "definSim" in "rulebench", from which ${path} imports it; the nearest is "defineSim".\n`;
    for (const sim of [path, imports]) expect(run(sim, 1)).toEqual({ status: 2, stdout: '', stderr });
  });

  it('may not draw luck or ask the time while it is loaded, in itself or in a file beside it', () => {
    const tells = 'while it is loaded; a sim must be the same whenever it is loaded, so that';
    for (const [asks, what] of [
      ['Math.random()', 'Math.random'],
      ['new Date()', 'new Date()'],
    ]) {
      writeFileSync(join(scratch, 'asking.ts'), `export const bonus = ${asks};\n`);
      const path = join(scratch, 'imports-asking.ts');
      writeFileSync(path, "import './asking.ts';\nexport default {};\n");
      const { status, stderr } = run(path, 1);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: `${path} asks ${what} ${tells} the same seed plays the same match.\n`,
      });
    }
  });

  it('may import an installed package that draws luck for itself', () => {
    const place = join(scratch, 'node_modules/lucky');
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'package.json'), '{ "name": "lucky", "type": "module", "main": "index.js" }');
    writeFileSync(join(place, 'index.js'), 'export const pool = Math.random();\n');
    const path = join(scratch, 'imports-lucky.ts');
    writeFileSync(path, "import 'lucky';\nexport default { design: 'none' };\n");
    expect(run(path, 1).stderr).toMatch(/^There is no choice "none" in "design"/);
  });

  it.each([1, 2])('throws the InputError of the bench that runs it, with %i workers', (workers) => {
    const path = simIn('refuses', undefined, "compile: () => { throw new InputError('No duel today.'); }");
    expect(run(path, workers)).toEqual({ status: 2, stdout: '', stderr: 'No duel today.\n' });
  });
});
