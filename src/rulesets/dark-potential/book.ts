import { INCH } from '../../kernel/length.ts';
import { rollerOf } from '../../kernel/luck.ts';
import type { MoveCosts } from '../../kernel/ways.ts';
import type { Seat } from '../../rules/decision.ts';
import { InputError, unknown } from '../../rules/nearest.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Matchup } from '../../rules/ruleset.ts';
import { camelCase } from '../../rules/settings.ts';
import { compileSettings } from '../../rules/variant.ts';
import { createHarm, type HarmTables } from './harm.ts';
import { DECISIONS, ROLLS } from './rolls.ts';
import type { Settings } from './rules/index.ts';
import { type Exchanges, exchangesOf } from './stakes.ts';
import { type TestRoll, testRollOf } from './test-roll.ts';
import type { ActiveRule, Moments, OwnSettings } from './timing.ts';
import type { ArmySpec, Profile, UnitData, Weapon } from './units.ts';

export interface ModelSpec {
  readonly seat: Seat;
  /** Within its force; keys its luck. */
  readonly ordinal: number;
  readonly roller: number;
  readonly unit: number;
  readonly profile: Profile;
  /** Weapons it starts with, as bits. */
  readonly weapons: number;
  /** Command Points of its own as a squad member, under the reading that each holds his (DP-Q-20). */
  readonly held: number;
  readonly name: string;
  /** Slots of its stealth bases. */
  readonly bases: readonly number[];
}

export interface UnitSpec {
  readonly seat: Seat;
  readonly title: string;
  readonly squad: boolean;
  readonly members: readonly number[];
  readonly basePoints: number;
  readonly startPoints: number;
}

/** What a set of weapons offers, as indexes into the book's list. */
export interface Arms {
  readonly ranged: readonly number[];
  /** Ranged ones that may be fired after moving. */
  readonly onTheMove: readonly number[];
  readonly closeCombat: readonly number[];
}

/** The rules compiled for a matchup: everything that no table changes. */
export interface Book {
  readonly settings: readonly [Settings, Settings];
  /** What users' rules do at the moments of the game, by seat. */
  readonly active: readonly [readonly ActiveRule[], readonly ActiveRule[]];
  readonly weapons: readonly Weapon[];
  /** Weapons of a set given as bits. */
  armoury(bits: number): Arms;
  readonly models: readonly ModelSpec[];
  readonly units: readonly UnitSpec[];
  /** Models and units by seat. */
  readonly force: readonly [readonly number[], readonly number[]];
  readonly unitsOf: readonly [readonly number[], readonly number[]];
  /** Bits of the weapons every member of a squad starts with; others are special (DP-SQD-06). */
  readonly common: readonly number[];
  readonly baseSlots: number;
  readonly baseOwner: readonly number[];
  readonly rollCount: number;
  /** One inch of the rules (DP-MEAS-01). */
  readonly inch: number;
  readonly costs: readonly [MoveCosts, MoveCosts];
  /** How each side rolls its tests. */
  readonly tests: readonly [TestRoll, TestRoll];
  readonly harm: HarmTables;
  readonly exchanges: Exchanges;
}

const MOST_MODELS = 60;

export function compileBook(data: UnitData, rules: readonly Rule[], matchup: Matchup): Book {
  const settings = matchup.variants.map((variant) => compileSettings<Settings>(rules, variant)) as [
    Settings,
    Settings,
  ];
  const tests = [testRollOf(settings[0]), testRollOf(settings[1])] as const;
  const active = settings.map((own) => activeRules(rules, own)) as [ActiveRule[], ActiveRule[]];
  const weapons = Object.values(data.weapons);
  const models: ModelSpec[] = [];
  const units: UnitSpec[] = [];
  const baseOwner: number[] = [];
  for (const seat of [0, 1] as const) {
    muster(seat, findArmy(data, matchup.armies[seat]), settings[seat]);
  }

  function muster(seat: Seat, army: ArmySpec, own: Settings): void {
    const before = models.length;
    for (const entry of army.units) {
      const ids = 'squad' in entry ? entry.squad : [entry.unit];
      const profiles = ids.map((id) => data.profiles[id]);
      const members = profiles.map((profile, i) => {
        const ordinal = models.length - before;
        const slots = stealthBases(profile, own);
        const bases = Array.from({ length: slots }, () => baseOwner.push(models.length) - 1);
        models.push({
          seat,
          ordinal,
          roller: rollerOf(seat, ordinal),
          unit: units.length,
          profile,
          weapons: profile.weapons.reduce(
            (bits, id) => bits | (1 << weapons.findIndex((w) => w.id === id)),
            0,
          ),
          held: 'squad' in entry && own.squads.sharing.pool === 'per-model' ? profile.commandPoints : 0,
          name: `${'AB'[seat]} ${profile.title}${ids.length > 1 ? ` ${i + 1}` : ''}`,
          bases,
        });
        return models.length - 1;
      });
      const squad = 'squad' in entry;
      const basePoints = squad ? squadPoints(entry.commandPoints, profiles, own) : profiles[0].commandPoints;
      units.push({
        seat,
        title: squad ? entry.title : profiles[0].title,
        squad,
        members,
        basePoints,
        startPoints: own.regeneration.gain.start === 'zero' ? 0 : basePoints,
      });
    }
    if (models.length - before > MOST_MODELS) {
      throw new InputError(
        `Army "${army.id}" has ${models.length - before} models; the bench plays up to ${MOST_MODELS} a side.`,
      );
    }
  }

  const bySeat = <T extends { seat: Seat }>(all: readonly T[]) =>
    [0, 1].map((seat) => all.flatMap((one, i) => (one.seat === seat ? [i] : []))) as [number[], number[]];
  return {
    settings,
    active,
    weapons,
    armoury: armouryOf(weapons),
    models,
    units,
    force: bySeat(models),
    unitsOf: bySeat(units),
    common: units.map(({ members }) => members.reduce((bits, m) => bits & models[m].weapons, -1)),
    baseSlots: baseOwner.length,
    baseOwner,
    rollCount: ROLLS.length + DECISIONS.length,
    inch: INCH * settings[0].measurement.unit.inch,
    costs: [moveCosts(settings[0]), moveCosts(settings[1])],
    tests,
    harm: createHarm(models, weapons, settings, tests),
    exchanges: exchangesOf(settings, tests),
  };
}

/** Sorts sets of weapons as they come up; a match knows a handful. */
function armouryOf(weapons: readonly Weapon[]): (bits: number) => Arms {
  const known = new Map<number, Arms>();
  return (bits) => {
    let arms = known.get(bits);
    if (!arms) {
      const carried = weapons.flatMap((_, w) => (bits & (1 << w) ? [w] : []));
      const ranged = carried.filter((w) => weapons[w].kind === 'ranged');
      arms = {
        ranged,
        onTheMove: ranged.filter((w) => !weapons[w].moveOrShoot),
        closeCombat: carried.filter((w) => weapons[w].kind === 'close-combat'),
      };
      known.set(bits, arms);
    }
    return arms;
  };
}

function findArmy(data: UnitData, id: string): ArmySpec {
  const army = Object.hasOwn(data.armies, id) ? data.armies[id] : undefined;
  if (!army) throw unknown('army', id, 'Dark Potential', Object.keys(data.armies));
  return army;
}

/** False bases and the real one (DP-STL-01/02). */
function stealthBases(profile: Profile, own: Settings): number {
  if (profile.stealth === 0 || !own.stealth.on) return 0;
  const { decoysPerLevel, total } = own.stealth.bases;
  return Math.round(profile.stealth * decoysPerLevel) + (total === 'false-ones' ? 1 : 0);
}

/** A squad's own points, or the sum of its members' (DP-Q-20). */
function squadPoints(printed: number, profiles: readonly Profile[], own: Settings): number {
  if (own.squads.sharing.pool === 'per-squad') return printed;
  if (own.squads.sharing.pool === 'per-model') return 0;
  return profiles.reduce((sum, profile) => sum + profile.commandPoints, 0);
}

function moveCosts({ climbing, movement, linearObstacles }: Settings): MoveCosts {
  const top = Math.round(climbing.top.inches * INCH);
  return {
    difficult: movement.difficult.factor,
    climb: climbing.height.perInch,
    mantle: top,
    descent: climbing.top.descent === 'as-up' ? top : 0,
    linear: linearObstacles.limit.on ? (linearObstacles.crossing.on ? 'difficult' : 'free') : 'impassable',
  };
}

function activeRules(rules: readonly Rule[], settings: Settings): ActiveRule[] {
  const all = settings as unknown as Record<string, { readonly on: boolean }>;
  return rules.flatMap((rule) => {
    const own = all[camelCase(rule.id)];
    return rule.timing && own.on
      ? [{ moments: rule.timing as Moments, own: own as unknown as OwnSettings }]
      : [];
  });
}
