import type { Model } from '../../../kernel/entities.ts';
import { ROLL } from '../matchup/rolls.ts';
import { systemsFail } from '../matchup/scratches.ts';
import { SIDES } from '../matchup/wounding.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { acted, count, type Match, rollFor, seatOf, settingsOf, tell, tellOf } from './match.ts';

/** Systems of a vehicle, in the order of the chart. */
export const SYSTEMS = ['steering', 'weapons', 'engine', 'transmission', 'cascade', 'structure'] as const;

export type System = (typeof SYSTEMS)[number];

/** What the chart says of an armour roll that failed by some number (DX-VEH-04). */
export type Failure = System | 'cosmetic' | 'chain';

const WORDS: Readonly<Record<Failure, string>> = {
  cosmetic: 'is scratched',
  steering: 'is hit in the steering',
  weapons: 'is hit in its weapons',
  engine: 'is hit in the engine',
  transmission: 'is hit in the transmission',
  cascade: 'suffers cascading failures',
  structure: 'is hit in its structure',
  chain: 'is rocked by a chain reaction',
};

/** Hits of a system that make a difference. */
const MOST_HITS = 9;

export function failureBy({ systemFailures }: Settings, by: number): Failure {
  if (by <= 1) return 'cosmetic';
  if (by >= SIDES && (by === SIDES || systemFailures.chart.beyond === 'chain')) return 'chain';
  return SYSTEMS[Math.min(SYSTEMS.length - 1, Math.floor((by - 2) / 3))];
}

/** Whether a model has systems that fail. */
export function hasSystems(m: Match, model: Model): boolean {
  return systemsFail(settingsOf(m, model), m.matchup.models[model].profile);
}

/** Hits of a system so far, if they do anything. */
export function hitsOn(m: Match, model: Model, system: System): number {
  if (!hasSystems(m, model) || !settingsOf(m, model).systemFailures[system].on) return 0;
  return m.state.systems[model * SYSTEMS.length + SYSTEMS.indexOf(system)];
}

/** Lets systems of a vehicle fail whose armour roll has failed by some number; how many wounds that is. */
export function failSystems(m: Match, model: Model, by: number): number {
  const own = settingsOf(m, model);
  const { chain, wound } = own.systemFailures;
  const each = own.saves.wounds.wounds;
  acted(m, CLAUSE.systemFailures.chart);
  let failure = note(m, model, failureBy(own, by));
  if (failure === 'cosmetic') return wound.cosmetic === 'wound' ? each : 0;
  let lost = each;
  // The other wound is that of the reaction: what is rolled after it, be it cosmetic, is no further one.
  while (failure === 'chain' && chain.on && lost < m.state.wounds[model]) {
    acted(m, CLAUSE.systemFailures.chain);
    lost += each;
    if (chain.again === 'die') failure = note(m, model, failureBy(own, rollFor(m, ROLL.system, model)));
  }
  return lost;
}

function note(m: Match, model: Model, failure: Failure): Failure {
  tellOf(m, 'system', model, WORDS[failure]);
  if (failure === 'cosmetic' || failure === 'chain') return failure;
  count(m, seatOf(m, model), 'systems:failed');
  const at = model * SYSTEMS.length + SYSTEMS.indexOf(failure);
  m.state.systems[at] = Math.min(MOST_HITS, m.state.systems[at] + 1);
  return failure;
}

/** Whether a damaged system obeys: always after no hit, by a d20 after one or two, never after three. */
export function obeys(m: Match, model: Model, system: 'steering' | 'transmission'): boolean {
  const hits = hitsOn(m, model, system);
  if (hits === 0) return true;
  acted(m, CLAUSE.systemFailures[system]);
  if (hits >= 3) return false;
  const face = rollFor(m, ROLL[system], model);
  const obeyed = obeysOn(settingsOf(m, model), system, hits, face);
  tell(m, system, () => [`Its ${system} ${obeyed ? 'holds' : 'fails'}: ${face}.`, { model, face, obeyed }]);
  return obeyed;
}

/** Whether it does on a face of the die (DX-VEH-06, DX-VEH-09, DX-AMB-16). */
export function obeysOn(
  { systemFailures }: Settings,
  system: 'steering' | 'transmission',
  hits: number,
  face: number,
): boolean {
  const { first, second } = systemFailures[system];
  if (hits === 0) return true;
  if (hits === 1) return face <= first;
  if (hits > 2) return false;
  const reversed = system === 'steering' && systemFailures.steering.again === 'straight';
  return reversed ? face > second : face <= second;
}

/** Actions that cascading failures take before an activation (DX-VEH-10). */
export function actionsLost(m: Match, model: Model): number {
  const { highest } = settingsOf(m, model).systemFailures.cascade;
  let lost = 0;
  for (let roll = hitsOn(m, model, 'cascade'); roll > 0; roll--) {
    acted(m, CLAUSE.systemFailures.cascade);
    if (rollFor(m, ROLL.cascade, model) > highest) lost++;
  }
  if (lost > 0) tellOf(m, 'cascade', model, `loses ${lost === 1 ? 'an action' : `${lost} actions`}`);
  return lost;
}

/** What weapons hits take off shots (DX-VEH-07). */
export function weaponsPenalty(m: Match, model: Model): number {
  const hits = hitsOn(m, model, 'weapons');
  if (hits === 0) return 0;
  const { penalty, again } = settingsOf(m, model).systemFailures.weapons;
  return again === 'each' ? hits * penalty : penalty;
}

/** What structural hits take off AR (DX-VEH-11). */
export function armourLost(m: Match, model: Model): number {
  return hitsOn(m, model, 'structure') * settingsOf(m, model).systemFailures.structure.loss;
}

/** Mends everything at the end of a turn where failures do not last (DX-VEH-02). */
export function mendSystems(m: Match): void {
  m.matchup.models.forEach(({ seat, profile }, model) => {
    if (!profile.vehicle || m.state.wounds[model] === 0) return;
    const hits = m.state.systems.subarray(model * SYSTEMS.length, (model + 1) * SYSTEMS.length);
    if (!m.matchup.settings[seat].systemFailures.lasts.on) hits.fill(0);
    else if (hits.some((times) => times > 0)) acted(m, CLAUSE.systemFailures.lasts);
  });
}
