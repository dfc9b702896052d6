import type { Length } from '../../../kernel/length.ts';
import type { Manner } from '../attack/aim.ts';
import { expectedAssault } from '../attack/assault-odds.ts';
import { type Parties, type Party, partiesOf } from '../attack/party.ts';
import { ShotTable } from '../attack/shot-table.ts';
import { notedHarm } from '../attack/shots.ts';
import { mannerInPassing, picksFigures } from '../attack/targets.ts';
import { canCarry, mustRecover } from '../match/allowance.ts';
import { isVehicle } from '../match/hull.ts';
import { enemiesOf, isAmongOthers, isExposed, type Match, placeOf, settingsOf } from '../match/match.ts';
import { fitOf, isSlowed } from '../match/status.ts';
import { mayAssault } from '../matchup/talents.ts';
import type { Point, Unit } from '../units/entities.ts';
import { chanceToStop } from '../ways/chance-to-stop.ts';
import { mayInterrupt } from '../ways/opportunity.ts';

/** A close assault that is possible comes about as often. */
const LIKELY = 0.3;

/** An enemy as a unit sees it that chooses where to go. */
export class Foe {
  readonly at: Point;
  /** How likely it is to shoot on what it sees now. */
  readonly readiness: number;
  /** How far it comes for a close assault. */
  readonly stride: Length;
  /** Whether it picks the figure that it shoots at. */
  readonly picks: boolean;
  private readonly m: Match;
  private readonly own: Party;
  private readonly their: Party;
  private knownHarm: ShotTable | undefined;
  private knownBackHarm: ShotTable | undefined;
  private knownBlow: number | undefined;
  private knownStops: ShotTable | undefined;

  constructor(m: Match, own: Party, their: Party) {
    this.m = m;
    this.own = own;
    this.their = their;
    this.at = placeOf(m, their.unit);
    this.readiness = their.readiness;
    this.stride = their.stride;
    this.picks = picksFigures(m, their.unit);
  }

  /** Worth that a shot of the unit at it removes. */
  get harm(): ShotTable {
    const { m, own, their } = this;
    this.knownHarm ??= new ShotTable(m, own, their, m.matchup.harms, notedHarm);
    return this.knownHarm;
  }

  /** The same of one of its at the unit. */
  get backHarm(): ShotTable {
    const { m, own, their } = this;
    this.knownBackHarm ??= new ShotTable(m, their, own, m.matchup.harms, notedHarm);
    return this.knownBackHarm;
  }

  /** What its close assault costs the unit. */
  get blow(): number {
    this.knownBlow ??= blowOf(this.m, this.their.unit, this.own.unit);
    return this.knownBlow;
  }

  /** How likely a shot of its in passing stops the unit; undefined where it takes none. */
  get stops(): ShotTable | undefined {
    const { m, own, their } = this;
    if (!mayInterrupt(m, their.unit)) return undefined;
    this.knownStops ??= new ShotTable(m, their, own, m.matchup.stops, chanceToStop);
    return this.knownStops;
  }

  /** How it shoots in passing. */
  get passing(): Manner {
    return mannerInPassing(this.m, this.their.unit);
  }
}

/** The enemies of a unit that are on the table. */
export function foesOf(m: Match, unit: Unit, parties: Parties = partiesOf(m)): Foe[] {
  const own = parties(unit);
  const foes: Foe[] = [];
  for (const enemy of enemiesOf(m, unit)) if (isExposed(m, enemy)) foes.push(new Foe(m, own, parties(enemy)));
  return foes;
}

/** Enemies who may fire at a unit in passing: its foes, and whoever is with one of them on foot (SQ-OP-01, SQ-CHR-03). */
export function watchersOf(m: Match, unit: Unit, foes: readonly Foe[], parties: Parties): readonly Foe[] {
  return [...foes, ...companyOf(m, unit, parties)];
}

/** Those whom a unit may shoot at: its foes, and whoever is with one of them if it picks its figure (SQ-SNP-04). */
export function marksOf(m: Match, unit: Unit, foes: readonly Foe[], parties: Parties): readonly Foe[] {
  return picksFigures(m, unit) ? [...foes, ...companyOf(m, unit, parties)] : foes;
}

function companyOf(m: Match, unit: Unit, parties: Parties): Foe[] {
  const company = enemiesOf(m, unit).filter((enemy) => isAmongOthers(m, enemy));
  return company.map((enemy) => new Foe(m, parties(unit), parties(enemy)));
}

/** What a close assault of an enemy costs a unit, less what it costs the enemy. */
function blowOf(m: Match, enemy: Unit, unit: Unit): number {
  if (!canAssault(m, enemy) || (isVehicle(m, unit) && !settingsOf(m, enemy).vehicles.assault.on)) return 0;
  const { harm, loss } = expectedAssault(m, enemy, unit);
  return LIKELY * Math.max(0, harm - loss);
}

/** Whether a unit may start a close assault as it stands: not in a last stand, nor with too many wounded (SQ-LST-02, SQ-WND-05). */
export function canAssault(m: Match, unit: Unit): boolean {
  if (!mayAssault(m.matchup.models[unit], settingsOf(m, unit)) || isSlowed(m, unit)) return false;
  return m.state.standing[unit] === 0 && fitOf(m, unit) > 0 && canCarry(m, unit) && !mustRecover(m, unit);
}
