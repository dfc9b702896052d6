import { INCH, type Length } from '../../kernel/length.ts';
import { LINEAR_LIMIT_INCHES } from '../../kernel/terrain.ts';
import { LONGEST_MOVE, type MoveCosts } from '../../kernel/ways.ts';
import { activeRules, addUp } from '../../rules/active-rules.ts';
import { bySeat } from '../../rules/by-seat.ts';
import { type KillPlaces, killPlaces } from '../../rules/kill-counters.ts';
import { createModifiers, type Modifiers } from '../../rules/modifiers.ts';
import type { Rule } from '../../rules/rule.ts';
import { requireShared } from '../../rules/shared-clauses.ts';
import { COUNTERS } from './counters.ts';
import { createGunnery, type Gunnery } from './gunnery.ts';
import { coverPenalty } from './modifiers.ts';
import { type ModelSpec, muster, type Squad } from './muster.ts';
import { DECISIONS, ROLLS } from './rolls.ts';
import type { Settings } from './rules/index.ts';
import { LOOKS } from './sightlines.ts';
import { ANSWERS, type Moments, type SideRules } from './timing.ts';
import type { Gait, UnitData, Weapon } from './units.ts';

/** Costs of movement of a side: past limiting terrain, and across it for the actions more that this takes. */
export interface SideCosts {
  readonly plain: MoveCosts;
  readonly across: MoveCosts;
}

/** Those of a side by how its models move. */
export type GaitCosts = Readonly<Record<Gait, SideCosts>>;

/** The rules compiled for a matchup: everything that no table changes. */
export interface Book {
  readonly settings: readonly [Settings, Settings];
  /** What users' rules do at the moments of the game, by seat. */
  readonly active: readonly [SideRules, SideRules];
  readonly weapons: readonly Weapon[];
  readonly models: readonly ModelSpec[];
  readonly squads: readonly Squad[];
  /** Models, and squads, by seat. */
  readonly force: readonly [readonly number[], readonly number[]];
  readonly squadsOf: readonly [readonly number[], readonly number[]];
  readonly rollCount: number;
  readonly kills: KillPlaces;
  readonly costs: readonly [GaitCosts, GaitCosts];
  /** By model: MV, users' rules included. */
  readonly speed: Float64Array;
  /** Worth by model: 1 is a trooper. */
  readonly worth: Float64Array;
  readonly gunnery: Gunnery;
  /** What cover takes off shots at models of a seat, by look. */
  readonly coverOf: readonly [Float64Array, Float64Array];
  /** Filled anew for each roll. */
  readonly list: Modifiers;
}

/** Points of a trooper, who is the yardstick of worth. */
const TROOPER_POINTS = 20;

/** Compiles armies and both sides' settings; throws InputError where they do not go together. */
export function compileBook(
  data: UnitData,
  rules: readonly Rule[],
  settings: readonly [Settings, Settings],
  armies: readonly [string, string],
): Book {
  requireShared(rules, settings);
  const weapons = Object.values(data.weapons);
  const { models, squads } = muster(data, weapons, armies);
  const worth = Float64Array.from(models, ({ profile }) => profile.points / TROOPER_POINTS);
  const active = [
    activeRules<Moments>(rules, settings[0], ANSWERS),
    activeRules<Moments>(rules, settings[1], ANSWERS),
  ] as const;
  const list = createModifiers();
  const coverBy = (own: Settings) =>
    Float64Array.from({ length: LOOKS }, (_, look) => coverPenalty(list, own, look));
  return {
    settings,
    active,
    weapons,
    models,
    squads,
    force: bySeat(models),
    squadsOf: bySeat(squads),
    rollCount: ROLLS.length + DECISIONS.length,
    kills: killPlaces(COUNTERS.length, data, models, weapons),
    costs: [gaitCosts(settings[0]), gaitCosts(settings[1])],
    speed: Float64Array.from(models, (spec) =>
      Math.max(0, spec.profile.move + addUp(active[spec.seat], 'move', [spec])),
    ),
    worth,
    gunnery: createGunnery(models, weapons, settings, worth),
    coverOf: [coverBy(settings[0]), coverBy(settings[1])],
    list,
  };
}

/** Limiting terrain is crossed by moves that pay for it (DX-MOV-02, DX-AMB-02). */
function moveCosts({ moving }: Settings): SideCosts {
  const across = {
    difficult: moving.rough.factor,
    climb: moving.climb.factor,
    mantle: 0,
    descent: 0,
    linear: 'free',
  } as const;
  const isFree = moving.limiting.cost === 0 || moving.limiting.means === 'move';
  return { plain: isFree ? across : { ...across, linear: 'impassable' }, across };
}

/** Costs by gait (DX-MOV-GAIT, DX-MOV-04). */
function gaitCosts(own: Settings): GaitCosts {
  const foot = moveCosts(own);
  const { gaits, stride } = own.locomotion;
  if (!gaits.on) return { foot, bike: foot, wheeled: foot, tracked: foot, walker: foot, skimmer: foot };
  const even = { ...foot.across, difficult: 1 } as const;
  const free: SideCosts = { plain: even, across: even };
  const barred = { ...even, linear: 'impassable' } as const;
  // Whatever is less than an inch high is less than half of SZ 2.
  const strides = stride.share * 2 >= LINEAR_LIMIT_INCHES;
  return {
    foot,
    bike: { plain: barred, across: barred },
    wheeled: { plain: barred, across: even },
    tracked: free,
    walker: strides ? free : { plain: { ...even, linear: foot.plain.linear }, across: even },
    skimmer: free,
  };
}

/** A factor times some MV in lengths of the table. */
export function allowance(speed: number, factor: number): Length {
  return Math.min(LONGEST_MOVE, Math.floor(speed * factor * INCH));
}
