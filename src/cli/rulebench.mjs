#!/usr/bin/env node
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';

const LEAST = [22, 18];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1])) {
  process.stderr.write(
    `rulebench needs Node ${LEAST.join('.')} or newer and this is ${process.versions.node}; ` +
      'in a clone, "npm ci" brings one that "npx rulebench" and "npm run rulebench --" use.\n',
  );
  process.exitCode = 2;
} else {
  // Starting is quicker when what was compiled before is kept; threads look for it where the environment says.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
  module.enableCompileCache();
  // Node refuses to strip types inside node_modules, so an installed package runs what was built when it was packed.
  const installed = import.meta.dirname.includes(`${sep}node_modules${sep}`);
  const { main } = await import(installed ? '../../dist/cli/main.js' : './main.ts');
  process.exitCode = await main(process.argv.slice(2));
}
