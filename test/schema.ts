import { execFileSync } from 'node:child_process';
import { store } from '../src/execution/runs/store.ts';
import { simJsonSchema } from '../src/experiments/sim/sim-schema.ts';
import { runScript, script } from './script.ts';

const FOLDER = 'sims';
const FILE = 'schema.json';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

export const schema = script({
  name: 'schema',
  says: `Writes the JSON Schema of sim files into ${FOLDER}/${FILE}.`,
  words: [],
  run() {
    store(FOLDER, FILE, simJsonSchema());
    execFileSync(process.execPath, [BIOME, 'format', '--write', `${FOLDER}/${FILE}`], { stdio: 'inherit' });
    return 0;
  },
});

if (import.meta.main) await runScript(schema);
