import type { Weapon } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import { matchupOf, sidesOf } from '../../../rules/assembly/matchup-of.ts';
import { addUp } from '../../../rules/play/active-rules.ts';
import { bySeat } from '../../../rules/play/by-seat.ts';
import { createModifiers } from '../../../rules/play/modifiers.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Settings } from '../rules/index.ts';
import { BANDS } from '../units/bands.ts';
import type { UnitData, WeaponSpec } from '../units/units.ts';
import { COUNTERS } from './counters.ts';
import { deviationsOf } from './deviation.ts';
import { gaitUnder } from './gaits.ts';
import { bandModifier } from './gunnery.ts';
import { createGunnery } from './harm-tables.ts';
import { LOOKS } from './looks.ts';
import { coverPenalty } from './modifiers.ts';
import { type ModelSpec, muster } from './muster.ts';
import { DECISIONS, ROLLS } from './rolls.ts';
import { sheltersUnder } from './shelter.ts';
import { standoffsOf } from './standoff.ts';
import { ANSWERS, type SideRules } from './timing.ts';

const NAMES = { rolls: ROLLS, decisions: DECISIONS, counters: COUNTERS };

/** Points of a trooper, who is the yardstick of worth. */
const TROOPER_POINTS = 20;

/** The rules compiled for a matchup: everything that no table changes. */
export type CompiledMatchup = Readonly<ReturnType<typeof compileMatchup>>;

/** Compiles armies and both sides' settings; throws InputError where they do not go together. */
export function compileMatchup(
  data: UnitData,
  rules: readonly Rule[],
  settings: readonly [Settings, Settings],
  armies: readonly [string, string],
) {
  const sides = sidesOf(rules, settings, ANSWERS);
  const active = [sides[0].rules, sides[1].rules] as const;
  const weapons = Object.values(data.weapons);
  const { models, squads, works } = muster(data, weapons, armies);
  const worth = Float64Array.from(models, ({ profile }) => profile.points / TROOPER_POINTS);
  const actions = models.map((spec) => actionsOf(settings[spec.seat], active[spec.seat], spec));
  const speed = Float64Array.from(models, (spec) => moveOf(active[spec.seat], spec));
  const gunnery = createGunnery({ models, weapons, settings, worth, actions, active });
  const list = createModifiers();
  const hasMachines = models.some(({ profile }) => profile.locomotion !== 'foot');
  const gaits = models.map(({ seat, profile }) =>
    gaitUnder(settings[seat], profile.locomotion, profile.size),
  );
  const coverBy = (own: Settings) =>
    Float64Array.from({ length: LOOKS }, (_, look) => coverPenalty(list, own, look));
  return {
    ...matchupOf(data, settings, models, weapons, NAMES),
    /** What users' rules do at the moments of the game, by seat. */
    active,
    squads,
    squadsOf: bySeat(squads),
    /** Sections of terrain that can be destroyed, and what vehicles may leave. */
    works,
    /** Somebody does not go on foot. */
    hasMachines,
    /** Somebody starts concealed, so that there are markers. */
    hasMarkers: models.some(({ profile }) => profile.concealed),
    /** Somebody has altitudes that others are not at. */
    hasAltitudes: gaits.some(({ flies }) => flies),
    /** How each side's models on foot take terrain, and how each model does. */
    onFoot: [gaitUnder(settings[0], 'foot', 0), gaitUnder(settings[1], 'foot', 0)] as const,
    gaits,
    /** By model: MV and LD, users' rules included. */
    speed,
    leadership: Float64Array.from(models, (spec) => leadershipOf(active[spec.seat], spec)),
    /** Worth by model: 1 is a trooper. */
    worth,
    /** Actions in an activation, by model. */
    actions,
    gunnery,
    /** By model and range band: guns that reach so far. */
    guns: models.map((spec) => gunsByBand(settings[spec.seat], weapons, spec)),
    /** By model: how near to an enemy in sight it comes for its guns and powers; 0 for whoever makes for blows. */
    standoff: standoffsOf({ models, settings, gunnery, speed, actions, gaits }),
    /** What cover takes off shots at models of a seat, by look. */
    coverOf: [coverBy(settings[0]), coverBy(settings[1])] as const,
    /** The shelter that terrain is to models of a seat, by look. */
    shelterOf: [sheltersUnder(settings[0]), sheltersUnder(settings[1])] as const,
    /** How far templates of a seat deviate that miss. */
    deviations: [deviationsOf(settings[0]), deviationsOf(settings[1])] as const,
    /** Filled anew for each roll. */
    list,
  };
}

/** MV and LD of a model. */
function moveOf(active: SideRules, spec: ModelSpec): number {
  return Math.max(0, spec.profile.move + addUp(active, 'move', [spec]));
}

function leadershipOf(active: SideRules, spec: ModelSpec): number {
  return spec.profile.leadership + addUp(active, 'leadership', [spec]);
}

/** Actions that a model has each activation (DX-AC-ASM). */
function actionsOf({ actions: { budget } }: Settings, active: SideRules, spec: ModelSpec): number {
  const fewer = budget.scale === 'fewer' ? 1 : 0;
  return Math.max(1, spec.profile.actions + budget.more - fewer + addUp(active, 'actions', [spec]));
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
