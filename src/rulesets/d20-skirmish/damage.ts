import { acted, type Match, nameOf, rollFor, settingsOf, tell } from './match.ts';
import { ROLL } from './rolls.ts';
import { CLAUSE } from './rules/index.ts';
import { MOST_CHAINS, SYSTEMS, type System, systemAt, WIDTH } from './systems.ts';

/** Whether a model is a vehicle as its side's rules have it. */
export function isVehicle(m: Match, model: number): boolean {
  return m.book.models[model].profile.vehicle && settingsOf(m, model).vehicles.on;
}

/** Hits that a system of a model has taken. */
export function hitsOn(m: Match, model: number, system: System): number {
  return m.state.systems[model * WIDTH + SYSTEMS.indexOf(system)];
}

const CLAUSES = {
  steering: CLAUSE.vehicles.steering,
  weapons: CLAUSE.vehicles.weapons,
  engine: CLAUSE.vehicles.engine,
  transmission: CLAUSE.vehicles.transmission,
  cascading: CLAUSE.vehicles.cascade,
  structural: CLAUSE.vehicles.structure,
} as const;

/** Damages a system by how much a save failed; returns the wounds that come with it (DX-VEH-04, DX-VEH-12). */
export function damageSystem(m: Match, model: number, margin: number): number {
  const { chain, wound } = settingsOf(m, model).vehicles;
  acted(m, CLAUSE.vehicles.chart);
  let wounds = 0;
  let by = margin;
  for (let rolls = 0; rolls < MOST_CHAINS; rolls++) {
    const result = systemAt(by);
    if (result === 'cosmetic') return wounds + (wound.cosmetic === 'yes' || rolls > 0 ? 1 : 0);
    wounds++;
    if (result !== 'chain' || !chain.on) {
      hit(m, model, result === 'chain' ? 'structural' : result);
      return wounds;
    }
    acted(m, CLAUSE.vehicles.chain);
    by = chain.again === 'fresh' ? rollFor(m, ROLL.system, model) : 19;
  }
  return wounds;
}

function hit(m: Match, model: number, system: System): void {
  const place = model * WIDTH + SYSTEMS.indexOf(system);
  m.state.systems[place] = Math.min(100, m.state.systems[place] + 1);
  acted(m, CLAUSES[system]);
  tell(
    m,
    'system',
    () => `${nameOf(m, model)} takes damage: ${system}.`,
    () => ({ model, system }),
  );
}

/** Whether a damaged system lets a vehicle do something: a roll by how often it was hit (DX-VEH-06, DX-VEH-09). */
export function works(m: Match, model: number, system: 'steering' | 'transmission'): boolean {
  const hits = hitsOn(m, model, system);
  const { vehicles } = settingsOf(m, model);
  if (hits === 0 || !isVehicle(m, model) || !vehicles[system].on) return true;
  acted(m, CLAUSES[system]);
  if (hits > 2) return false;
  const face = rollFor(m, ROLL[system], model);
  if (hits === 1) return face <= 10;
  return system === 'steering' && vehicles.steering.second === 'five' ? face > 5 : face <= 5;
}

/** Actions that cascading failures cost in an activation (DX-VEH-10). */
export function actionsLost(m: Match, model: number): number {
  const { cascade } = settingsOf(m, model).vehicles;
  if (!isVehicle(m, model) || !cascade.on) return 0;
  let lost = 0;
  for (let hit = 0; hit < Math.min(6, hitsOn(m, model, 'cascading')); hit++)
    if (rollFor(m, ROLL.cascade, model) >= 11) lost++;
  return lost;
}
