import { type Cause, fell } from '../match/casualties.ts';
import { harmFigures } from '../match/each-figure.ts';
import { acted, isLeft, type Match, rollDie, settingsOf, tellOf } from '../match/match.ts';
import { chanceOfPasses, passChance, passesOf, passText } from '../match/quality-test.ts';
import { WOUNDED } from '../match/shares.ts';
import { fitOf, has, isCharacter, joinedTo, qualityNumberOf } from '../match/status.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';

/** Destroys a vehicle: whoever rides in it suffers first, and what is left of them stands where it stood. */
export function wreck(m: Match, unit: Unit, cause: Cause): void {
  for (const rider of joinedTo(m, unit)) {
    // The end of those before him may have cost the army its heart, and him with it.
    if (!isLeft(m, rider)) continue;
    if (isCharacter(m, rider)) survive(m, rider, cause);
    else sufferWreck(m, rider, cause);
    if (isLeft(m, rider)) m.state.bunched[rider] = 1;
  }
  fell(m, unit, m.state.figures[unit], cause);
}

/** A character lives only if all his dice pass, and does nothing for the rest of the turn (SQ-CHR-14, SQ-AMB-18). */
function survive(m: Match, rider: Unit, cause: Cause): void {
  const { survival } = settingsOf(m, rider).charactersInVehicles;
  acted(m, CLAUSE.charactersInVehicles.survival);
  if (!survival.on || !getsOut(m, rider, survival.passes)) {
    fell(m, rider, m.state.figures[rider], cause);
    return;
  }
  m.state.done[rider] = 1;
  m.state.opFired[rider] = settingsOf(m, rider).opportunityFire.once.times;
}

function getsOut(m: Match, rider: Unit, needed: number): boolean {
  const passes = passesOf(m, rider, 'survival');
  const isAlive = passes >= needed;
  tellOf(m, isAlive ? 'survives' : 'trapped', rider, () => [
    `${isAlive ? 'gets out alive' : 'does not get out'}: ${passText(passes)}`,
    { passes },
  ]);
  return isAlive;
}

/** A die for each figure (SQ-CORE-VEH-passengers, SQ-PA-06). */
function sufferWreck(m: Match, rider: Unit, cause: Cause): void {
  if (!settingsOf(m, rider).vehicles.passengers.on) return;
  acted(m, CLAUSE.vehicles.passengers);
  if (isSpared(m, rider)) acted(m, CLAUSE.poweredArmour.wrecks);
  sufferEach(m, rider, leastFor(m, rider), cause);
}

/** Whether powered armour spares those who ride (SQ-PA-06). */
function isSpared(m: Match, rider: Unit): boolean {
  return settingsOf(m, rider).poweredArmour.wrecks.on && has(m, rider, 'powered-armour');
}

function leastFor(m: Match, rider: Unit): Least {
  const { vehicles, poweredArmour } = settingsOf(m, rider);
  return isSpared(m, rider) ? poweredArmour.wrecks : vehicles.passengers;
}

/** What a rider loses on average with the vehicle that he is in, in worth of models. */
export function lossOfRider(m: Match, rider: Unit): number {
  const { worth, figureWorth } = m.matchup;
  if (isCharacter(m, rider)) return (1 - chanceToSurvive(m, rider)) * worth[rider];
  if (!settingsOf(m, rider).vehicles.passengers.on) return 0;
  return lossBySuffering(m, rider, leastFor(m, rider)) * figureWorth[rider];
}

/** The same of all who ride in a vehicle. */
export function lossOfRiders(m: Match, vehicle: Unit): number {
  return joinedTo(m, vehicle).reduce((sum, rider) => sum + lossOfRider(m, rider), 0);
}

function chanceToSurvive(m: Match, rider: Unit): number {
  const { survival } = settingsOf(m, rider).charactersInVehicles;
  const pass = passChance(qualityNumberOf(m, rider));
  return survival.on ? chanceOfPasses(pass, survival.passes) : 0;
}

/** The least that wounds a figure, and that kills it. */
interface Least {
  readonly wounded: number;
  readonly killed: number;
}

/** What such a die for each of its figures takes of a unit on average, in figures: of one of the wounded what is left of him. */
export function lossBySuffering(m: Match, unit: Unit, { wounded, killed }: Least): number {
  const dies = passChance(killed);
  const hurts = Math.max(0, passChance(wounded) - dies);
  const share = settingsOf(m, unit).recoverWounded.wounds.on ? WOUNDED : 1;
  return fitOf(m, unit) * (dies + hurts * share) + m.state.hurt[unit] * (dies + hurts) * (1 - WOUNDED);
}

/** Rolls for each figure of a unit whether it is wounded or killed; another wound kills (SQ-WND-02). */
export function sufferEach(m: Match, unit: Unit, least: Least, cause: Cause): void {
  const { wounds } = settingsOf(m, unit).recoverWounded;
  const facesOf = (figures: number) => Array.from({ length: figures }, () => rollDie(m, unit, 'passenger'));
  const [fit, lying] = [fitOf(m, unit), m.state.hurt[unit]].map(facesOf);
  const harmed = Math.min(least.wounded, least.killed);
  const reach = (faces: readonly number[], needs: number) => faces.filter((face) => face >= needs).length;
  const killed = reach(fit, wounds.on ? least.killed : harmed);
  const wounded = reach(fit, harmed) - killed;
  harmFigures(m, unit, { killed, wounded, lying: reach(lying, harmed) }, cause);
}
