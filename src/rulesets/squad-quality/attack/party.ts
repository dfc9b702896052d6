/** Units as they attack and are attacked while nothing changes: what whoever weighs shots asks again and again. */

import type { Length } from '../../../kernel/length.ts';
import { UNMARKED } from '../battlefield/state.ts';
import { leadershipOf } from '../match/additions.ts';
import { chargeOf } from '../match/allowance.ts';
import { fightersOf } from '../match/fighters.ts';
import { isVehicle } from '../match/hull.ts';
import { isDisrupted } from '../match/markers.ts';
import { actingFor, isOnTable, type Match } from '../match/match.ts';
import { againByLeader, againByMotivator, lossesToTest, surePasses, testedWith } from '../match/resolve.ts';
import { fitOf, isFirm, isSniper, levelOf } from '../match/status.ts';
import type { Toll } from '../matchup/notes.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { mayShoot } from './targets.ts';
import { tollOf } from './toll.ts';
import { lossOfRiders } from './wreck.ts';

/** All units of a match by number, as they are now. */
export type Parties = (unit: Unit) => Party;

/** Good as long as nothing changes. */
export function partiesOf(m: Match): Parties {
  const known: Party[] = [];
  return (unit) => {
    known[unit] ??= new Party(m, unit);
    return known[unit];
  };
}

const UNKNOWN = -1;
/** How far whoever starts no close assault comes for one. */
const NOT_AT_ALL = -1;

/** Somebody who has acted this turn shoots next turn, from elsewhere perhaps. */
const LATER = 0.5;

/** A unit as it attacks and is attacked, wherever it stands; each of its numbers is worked out when it is first asked for. */
export class Party {
  readonly unit: Unit;
  private readonly m: Match;
  private knownShooting = UNKNOWN;
  private knownSuffering = UNKNOWN;
  private knownFirmness = UNKNOWN;
  private knownReadiness = UNKNOWN;
  private knownStride: Length | undefined;

  constructor(m: Match, unit: Unit) {
    this.m = m;
    this.unit = unit;
  }

  /** All by which shots of it differ, as one whole number. */
  get shoots(): number {
    if (this.knownShooting === UNKNOWN) this.knownShooting = shootingOf(this.m, this.unit);
    return this.knownShooting;
  }

  /** All by which shots at it differ, but for what losses and markers would make of it more than they have, or its end of those in it. */
  get suffers(): number {
    if (this.knownSuffering === UNKNOWN) this.knownSuffering = sufferingOf(this.m, this.unit);
    return this.knownSuffering;
  }

  /** Those. */
  get firmness(): number {
    if (this.knownFirmness === UNKNOWN) this.knownFirmness = firmnessOf(this.m, this.unit);
    return this.knownFirmness;
  }

  /** How likely it is to shoot on what it sees now. */
  get readiness(): number {
    if (this.knownReadiness === UNKNOWN) this.knownReadiness = readinessOf(this.m, this.unit);
    return this.knownReadiness;
  }

  /** How far it comes for a close assault; a team beside its squad starts none by itself. */
  get stride(): Length {
    this.knownStride ??= isOnTable(this.m, this.unit) ? chargeOf(this.m, this.unit) : NOT_AT_ALL;
    return this.knownStride;
  }

  /** What hits on it cost it, by what damage is more than the armour that it meets. */
  toll(lead: number): Toll {
    const tolls = this.m.matchup.tolls(this.unit, 0, this.suffers, this.firmness);
    let toll = tolls.get(lead);
    if (toll === undefined) {
      toll = tollOf(this.m, { target: this.unit, lead, atScout: false });
      tolls.set(lead, toll);
    }
    return toll;
  }
}

function readinessOf(m: Match, unit: Unit): number {
  if (!mayShoot(m, unit)) return 0;
  if (m.state.done[actingFor(m, unit)] === 0) return 1;
  return m.state.round < m.matchup.settings[0].scenario.length.turns ? LATER : 0;
}

function firmnessOf(m: Match, unit: Unit): number {
  if (isVehicle(m, unit)) return lossOfRiders(m, unit);
  const losses = Math.min(BYTE - 1, lossesToTest(m, unit));
  const tried = actingFor(m, unit);
  const other = testedWith(m, unit);
  const company = other === NO_UNIT ? 0 : fitOf(m, other);
  const dice = (levelOf(m, tried) * BYTE + surePasses(m, tried)) * BYTE;
  const again = againByLeader(m, tried) + againByMotivator(m, tried);
  const flags = (isFirm(m, unit) ? 1 : 0) + (isDisrupted(m, unit) ? 2 : 0);
  const marks = (dice + again) * 16 + 4 * flags + m.state.marker[unit];
  return ((marks * BYTE + losses) * BYTE + company) * BYTE + other - NO_UNIT;
}

function shootingOf(m: Match, unit: Unit): number {
  const { figures, hurt, leader, marker, boost, crew } = m.state;
  const flags = (leader[unit] > 0 ? 1 : 0) + (marker[unit] > UNMARKED ? 2 : 0);
  const lent = fightersOf(m, unit) - fitOf(m, unit);
  const men = (figures[unit] * BYTE + hurt[unit]) * BYTE + crew[unit] + lent;
  return ((leadershipOf(m, unit) * BYTE + boost[unit] + BYTE / 2) * 4 + flags) * BYTE * BYTE * BYTE + men;
}

function sufferingOf(m: Match, unit: Unit): number {
  const { figures, hurt, marker, ward, bunched, moved } = m.state;
  // Only snipers are harder to hit for having stayed where they are.
  const stirs = isSniper(m, unit) && moved[unit] > 0;
  const flags = (bunched[unit] > 0 ? 1 : 0) + (marker[unit] > UNMARKED ? 2 : 0) + (stirs ? 4 : 0);
  return ((ward[unit] + BYTE / 2) * 8 + flags) * BYTE * BYTE + figures[unit] * BYTE + hurt[unit];
}

/** As many as a column of state holds in a number. */
const BYTE = 256;
