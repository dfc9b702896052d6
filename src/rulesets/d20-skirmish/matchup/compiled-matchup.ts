import type { Unit, Weapon } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import { type MatchupOf, matchupOf, sidesOf } from '../../../rules/assembly/matchup-of.ts';
import { addUp } from '../../../rules/play/active-rules.ts';
import { bySeat } from '../../../rules/play/by-seat.ts';
import { createModifiers, type Modifiers } from '../../../rules/play/modifiers.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Settings } from '../rules/index.ts';
import { BANDS } from '../units/bands.ts';
import type { UnitData, WeaponSpec } from '../units/units.ts';
import { COUNTERS } from './counters.ts';
import { type Deviation, deviationsOf } from './deviation.ts';
import { type Gait, gaitUnder } from './gaits.ts';
import { bandModifier, type Gunnery } from './gunnery.ts';
import { createGunnery } from './harm-tables.ts';
import { LOOKS } from './looks.ts';
import { coverPenalty } from './modifiers.ts';
import { type ModelSpec, muster, type Squad, type Work } from './muster.ts';
import { DECISIONS, ROLLS } from './rolls.ts';
import { ANSWERS, type SideRules } from './timing.ts';

/** The rules compiled for a matchup: everything that no table changes. */
export interface CompiledMatchup extends MatchupOf<Settings, ModelSpec, WeaponSpec> {
  /** What users' rules do at the moments of the game, by seat. */
  readonly active: readonly [SideRules, SideRules];
  readonly squads: readonly Squad[];
  /** Squads by seat. */
  readonly squadsOf: readonly [readonly Unit[], readonly Unit[]];
  /** How each side's models on foot take terrain, and how each model does. */
  readonly onFoot: readonly [Gait, Gait];
  readonly gaits: readonly Gait[];
  /** Sections of terrain that can be destroyed, and what vehicles may leave. */
  readonly works: readonly Work[];
  /** Somebody does not go on foot. */
  readonly hasMachines: boolean;
  /** Somebody starts concealed, so that there are markers. */
  readonly hasMarkers: boolean;
  /** Somebody has altitudes that others are not at. */
  readonly hasAltitudes: boolean;
  /** By model: MV and LD, users' rules included. */
  readonly speed: Float64Array;
  readonly leadership: Float64Array;
  /** Worth by model: 1 is a trooper. */
  readonly worth: Float64Array;
  readonly gunnery: Gunnery;
  /** By model and range band: guns that reach so far. */
  readonly guns: readonly (readonly (readonly Weapon[])[])[];
  /** What cover takes off shots at models of a seat, by look. */
  readonly coverOf: readonly [Float64Array, Float64Array];
  /** How far templates of a seat deviate that miss. */
  readonly deviations: readonly [readonly Deviation[], readonly Deviation[]];
  /** Filled anew for each roll. */
  readonly list: Modifiers;
}

const NAMES = { rolls: ROLLS, decisions: DECISIONS, counters: COUNTERS };

/** Points of a trooper, who is the yardstick of worth. */
const TROOPER_POINTS = 20;

/** Compiles armies and both sides' settings; throws InputError where they do not go together. */
export function compileMatchup(
  data: UnitData,
  rules: readonly Rule[],
  settings: readonly [Settings, Settings],
  armies: readonly [string, string],
): CompiledMatchup {
  const sides = sidesOf(rules, settings, ANSWERS);
  const active = [sides[0].rules, sides[1].rules] as const;
  const weapons = Object.values(data.weapons);
  const { models, squads, works } = muster(data, weapons, armies);
  const worth = Float64Array.from(models, ({ profile }) => profile.points / TROOPER_POINTS);
  const list = createModifiers();
  const hasMachines = models.some(({ profile }) => profile.locomotion !== 'foot');
  const gaits = models.map(({ seat, profile }) =>
    gaitUnder(settings[seat], profile.locomotion, profile.size),
  );
  const coverBy = (own: Settings) =>
    Float64Array.from({ length: LOOKS }, (_, look) => coverPenalty(list, own, look));
  return {
    ...matchupOf(data, settings, models, weapons, NAMES),
    active,
    squads,
    squadsOf: bySeat(squads),
    works,
    hasMachines,
    hasMarkers: models.some(({ profile }) => profile.concealed),
    hasAltitudes: gaits.some(({ flies }) => flies),
    onFoot: [gaitUnder(settings[0], 'foot', 0), gaitUnder(settings[1], 'foot', 0)],
    gaits,
    speed: Float64Array.from(models, (spec) =>
      Math.max(0, spec.profile.move + addUp(active[spec.seat], 'move', [spec])),
    ),
    leadership: Float64Array.from(
      models,
      (spec) => spec.profile.leadership + addUp(active[spec.seat], 'leadership', [spec]),
    ),
    worth,
    gunnery: createGunnery({ models, weapons, settings, worth, active }),
    guns: models.map((spec) => gunsByBand(settings[spec.seat], weapons, spec)),
    coverOf: [coverBy(settings[0]), coverBy(settings[1])],
    deviations: [deviationsOf(settings[0]), deviationsOf(settings[1])],
    list,
  };
}

/** A factor times some MV in lengths of the table. */
export function allowance(speed: number, factor: number): Length {
  return Math.min(LONGEST_MOVE, Math.floor(speed * factor * INCH));
}

/** By band, and last beyond them all: guns of a model that reach so far under its side's rules. */
function gunsByBand(
  own: Settings,
  weapons: readonly WeaponSpec[],
  { ranged }: ModelSpec,
): readonly (readonly Weapon[])[] {
  return Array.from({ length: BANDS.length + 1 }, (_, band) =>
    ranged.filter((gun) => bandModifier(own, weapons[gun], band) !== null),
  );
}
