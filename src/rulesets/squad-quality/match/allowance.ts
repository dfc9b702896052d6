import { INCH, type Length } from '../../../kernel/length.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { isInTrench } from './fortification.ts';
import { drivenOf } from './hull.ts';
import { type Match, settingsOf } from './match.ts';
import { fitOf, has, isSlowed, isSniper, isStuck, partsOf, teamWith } from './status.ts';

/** How far a unit moves as it stands, with the team that is with it: less for lost crew, and with wounded (SQ-HW-04, SQ-WND-04). */
export function moveOf(m: Match, unit: Unit): Length {
  return canCarry(m, unit) ? together(m, unit, m.matchup.moves) : 0;
}

/** How far it moves into a close assault (SQ-Q-05): as it moves where it never rushes, nowhere while it is stuck (SQ-HW-02, SQ-CORE-UF-stuck). */
export function chargeOf(m: Match, unit: Unit): Length {
  if (isStuck(m, unit)) return 0;
  const rushes = settingsOf(m, unit).closeAssault.charge.reach === 'rush' && canRush(m, unit);
  return rushes ? rushOf(m, unit) : moveOf(m, unit);
}

/** How far a unit rushes as it stands. */
export function rushOf(m: Match, unit: Unit): Length {
  return together(m, unit, m.matchup.rushes);
}

/** How far a unit flees: as it rushes, or moves where its weapons are too heavy for that (SQ-CORE-MOR-flight, SQ-HW-02). */
export function flightOf(m: Match, unit: Unit): Length {
  return canRush(m, unit) ? rushOf(m, unit) : together(m, unit, m.matchup.moves);
}

/** Of some allowances by unit that of a unit and the team that is with it, whichever is slower (SQ-HW-05). */
function together(m: Match, unit: Unit, allowances: ArrayLike<Length>): Length {
  const own = hindered(m, unit, allowances[unit]);
  const team = teamWith(m, unit);
  return team === NO_UNIT ? own : Math.min(own, hindered(m, team, allowances[team]));
}

function hindered(m: Match, unit: Unit, allowance: Length): Length {
  const { heavyWeapons } = settingsOf(m, unit);
  const { profile } = m.matchup.models[unit];
  let left = profile.hull === null ? allowance : drivenOf(m, unit, allowance);
  if (profile.kind === 'team')
    left -= heavyWeapons.crew.inches * INCH * (profile.figures - m.state.figures[unit]);
  left *= shareBurdened(m, unit);
  return Math.max(0, Math.floor(left - lostToTrench(m, unit)));
}

/** Of any movement of a unit the share that its wounded leave it (SQ-WND-04). */
function shareBurdened(m: Match, unit: Unit): number {
  return m.state.hurt[unit] > 0 ? settingsOf(m, unit).recoverWounded.burdened.share : 1;
}

/** How far the markers of a unit in hiding move: any of them may be it (SQ-HID-04, SQ-WND-04). */
export function creepOf(m: Match, unit: Unit): Length {
  const { inches } = settingsOf(m, unit).hiddenMovement.moves;
  return Math.floor(inches * INCH * Math.min(...partsOf(m, unit).map((one) => shareBurdened(m, one))));
}

/** What a trench takes from any move out of it (SQ-FORT-04). */
export function lostToTrench(m: Match, unit: Unit): Length {
  return isInTrench(m, unit) ? settingsOf(m, unit).fortifications.leaving.inches * INCH : 0;
}

/** Whether a unit can take its wounded with it: one for each figure that is fit (SQ-WND-11). */
export function canCarry(m: Match, unit: Unit): boolean {
  const hurt = m.state.hurt[unit];
  return hurt === 0 || (settingsOf(m, unit).recoverWounded.carry.on && hurt <= fitOf(m, unit));
}

/** Whether a unit can do nothing but recover its wounded (SQ-WND-05, SQ-AMB-11). */
export function mustRecover(m: Match, unit: Unit): boolean {
  const { most } = settingsOf(m, unit).recoverWounded;
  const { hurt, figures } = m.state;
  if (!most.on || hurt[unit] === 0) return false;
  const isMost = 2 * hurt[unit] > figures[unit];
  return isMost || (most.half === 'recovers' && 2 * hurt[unit] === figures[unit]);
}

/** Whether a unit can rush at all: heavy weapons are too heavy for it (SQ-HW-02). */
export function canRush(m: Match, unit: Unit): boolean {
  if (!settingsOf(m, unit).heavyWeapons.slow.on) return true;
  const { profile } = m.matchup.models[unit];
  return profile.kind !== 'team' && teamWith(m, unit) === NO_UNIT && !carriesHeavy(m, unit);
}

/** Whether a unit may rush as it stands; with wounded only if they can be carried (SQ-WND-11). */
export function mayRush(m: Match, unit: Unit): boolean {
  if (!settingsOf(m, unit).actions.moveOut.on || m.state.standing[unit] > 0) return false;
  if (isSlowed(m, unit) || isStuck(m, unit) || !canRush(m, unit)) return false;
  return canCarry(m, unit);
}

/** Whether a unit in powered armour has heavy weapons among its support weapons, and has not left them behind (SQ-PA-07). */
export function carriesHeavy(m: Match, unit: Unit): boolean {
  if (!settingsOf(m, unit).poweredArmour.weapons.on || !has(m, unit, 'powered-armour')) return false;
  return m.matchup.models[unit].support.some(({ support }) => !support);
}

/** Whether a unit shoots only where it has not moved (SQ-HW-03, SQ-SNP-03). */
export function shootsStill(m: Match, unit: Unit): boolean {
  const { heavyWeapons, snipers } = settingsOf(m, unit);
  const { kind } = m.matchup.models[unit].profile;
  return (kind === 'team' && heavyWeapons.still.on) || (isSniper(m, unit) && snipers.still.on);
}
