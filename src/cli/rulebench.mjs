#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const LEAST = [22, 18];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1])) {
  process.stderr.write(
    `rulebench needs Node ${LEAST.join('.')} or newer and this is ${process.versions.node}; ` +
      'in a clone, "npm ci" brings one that "npx rulebench" and "npm run rulebench --" use.\n',
  );
  process.exitCode = 2;
} else {
  // Node refuses to strip types inside node_modules, so an installed package runs what `npm pack` built.
  const here = dirname(fileURLToPath(import.meta.url));
  const built = join(here, '..', '..', 'dist', 'src', 'cli', 'main.js');
  const installed = here.includes(`${sep}node_modules${sep}`) && existsSync(built);
  const { main } = await import(installed ? '../../dist/src/cli/main.js' : './main.ts');
  process.exitCode = await main(process.argv.slice(2));
}
