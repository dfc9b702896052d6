import { defineSim } from '../src/experiments/sim/define-sim.ts';
import { toy } from './toy-ruleset.ts';

/** The toy as a sim of its own, for workers, which load rulesets from files. */
export default defineSim({ design: 'power', ruleset: toy, tables: { generated: 3 } });
