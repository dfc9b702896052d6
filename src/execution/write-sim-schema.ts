import { simJsonSchema } from '../experiments/sim/sim-schema.ts';
import { store } from './runs/store.ts';

/** Writes the JSON Schema of sim files into the folder given, `sims` by default: the script behind `npm run schema`. */
store(process.argv[2] ?? 'sims', 'schema.json', simJsonSchema());
