import { type Addition, NO_ADDITIONS } from '../matchup/fire-effect.ts';
import { fireTalents, targetTalents } from '../matchup/talents.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { isDamaged } from './hull.ts';
import { type Match, settingsOf } from './match.ts';
import { isSniper, officerWith, ratingOf } from './status.ts';

/** What headings of the document add to the Fire Effect of a unit, wherever it stands and whatever it shoots at. */
export function additionsOf(m: Match, shooter: Unit): readonly Addition[] {
  return [
    ledBy(m, shooter),
    lostOfTeam(m, shooter),
    countedOnce(m, shooter),
    boostsOf(m, shooter),
    hullAdditions(m, shooter),
  ].reduce(joined);
}

/** All of them that hold for a shot, wherever both stand. */
export function additionsBetween(m: Match, shooter: Unit, target: Unit): readonly Addition[] {
  return joined(additionsOf(m, shooter), additionsAt(m, target));
}

/** One list after the other; mostly one of them is empty, or both. */
function joined(first: readonly Addition[], second: readonly Addition[]): readonly Addition[] {
  if (second.length === 0) return first;
  return first.length === 0 ? second : [...first, ...second];
}

/** What counts once for two who shoot together, whichever of them has it: wounded, and talents (SQ-WND-04, SQ-PER-09). */
export function countedOnce(m: Match, shooter: Unit): readonly Addition[] {
  const own = settingsOf(m, shooter);
  const { burdened } = own.recoverWounded;
  const talents = fireTalents(m.matchup.models[shooter], own);
  if (m.state.hurt[shooter] === 0 || !burdened.on) return talents;
  return [[CLAUSE.recoverWounded.burdened, -burdened.points], ...talents];
}

/** What they add to Fire Effect at a unit. */
function additionsAt(m: Match, target: Unit): readonly Addition[] {
  const own = settingsOf(m, target);
  const talents = targetTalents(m.matchup.models[target], own);
  if (!isConcealed(m, target)) return talents;
  return [...talents, [CLAUSE.snipers.concealed, -own.snipers.concealed.points]];
}

/** What damage takes from a vehicle, and crew that is missing (SQ-CORE-VEH-damaged, SQ-CHR-11). */
function hullAdditions(m: Match, shooter: Unit): readonly Addition[] {
  const { hull } = m.matchup.models[shooter].profile;
  if (hull === null) return NO_ADDITIONS;
  const { vehicles } = settingsOf(m, shooter);
  const missing = hull.crew - m.state.crew[shooter];
  return [
    ...(isDamaged(m, shooter) ? [[CLAUSE.vehicles.damaged, -vehicles.damaged.points] as const] : []),
    ...(missing > 0 ? [[CLAUSE.charactersInVehicles.crew, -missing] as const] : []),
  ];
}

function ledBy(m: Match, shooter: Unit): readonly Addition[] {
  const led = leadershipOf(m, shooter);
  return led > 0 ? [[CLAUSE.characters.lead, led]] : NO_ADDITIONS;
}

/** What an officer adds to rolls of the unit that he is with (SQ-CHR-06). */
export function leadershipOf(m: Match, unit: Unit): number {
  const { lead } = settingsOf(m, unit).characters;
  if (!lead.on || (lead.rolls === 'once' && m.state.led[unit] > 0)) return 0;
  const officer = officerWith(m, unit);
  return officer === NO_UNIT ? 0 : ratingOf(m, officer);
}

/** A sniper that did not move in its last activation (SQ-SNP-02). */
function isConcealed(m: Match, unit: Unit): boolean {
  const { concealed } = settingsOf(m, unit).snipers;
  return isSniper(m, unit) && concealed.on && m.state.moved[unit] === 0;
}

/** What powers add to rolls of a unit in the activation that it has now (SQ-POW-01, SQ-POW-04). */
export function boostsOf(m: Match, unit: Unit): readonly Addition[] {
  const boost = m.state.boost[unit];
  if (boost === 0) return NO_ADDITIONS;
  return [[boost > 0 ? CLAUSE.powers.enhance : CLAUSE.powers.degrade, boost]];
}

/** What a team has lost with its crew (SQ-HW-04). */
export function lostOfTeam(m: Match, unit: Unit): readonly Addition[] {
  const { crew } = settingsOf(m, unit).heavyWeapons;
  const { kind, figures } = m.matchup.models[unit].profile;
  const lost = figures - m.state.figures[unit];
  if (kind !== 'team' || lost <= 0 || !crew.on) return NO_ADDITIONS;
  return [[CLAUSE.heavyWeapons.crew, -crew.points * lost]];
}
