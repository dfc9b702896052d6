import { numbered } from '../../rules/numbered.ts';

/** What is counted per seat, by name; reports turn these into action mix, adoption, kills and table time. */
export const COUNTERS = [
  'first',
  'first:last-round',
  'rolls',
  'decisions',
  'activations',
  'idle',
  'action:none',
  'action:shooting',
  'action:melee',
  'legal:shooting',
  'legal:melee',
  'legal:reserves',
  'chosen:reserves',
  'strikes',
  'ambushes',
  'reinforcements',
  'never-came',
  'kills',
  'kills:shooting',
  'kills:melee',
  'lost:edge',
  'shock',
  'morale-checks',
  'falls',
  'rally-checks',
  'flights',
  'zones',
  'zones:surrounded',
  'zones:contested',
  'zones:objective',
  'won:with-fewer',
] as const;

export type CounterName = (typeof COUNTERS)[number];

export const COUNTER = numbered(COUNTERS);
