import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { refusalOf } from '../refusal-of.ts';
import { toy } from '../toy-ruleset.ts';

export const power = (more: Partial<Sim> = {}): Sim => ({ design: 'power', ruleset: toy, ...more }) as Sim;

export const refusal = (sim: unknown) => refusalOf(() => normalise(sim as Sim));
