import { INCH } from '../../../kernel/length.ts';
import type { MoveCosts } from '../../../kernel/ways.ts';
import { matchupOf, sidesOf } from '../../../rules/assembly/matchup-of.ts';
import { bySeat } from '../../../rules/play/by-seat.ts';
import { createModifiers } from '../../../rules/play/modifiers.ts';
import type { Rule } from '../../../rules/rule.ts';
import { DECISIONS, ROLLS } from '../rolls/rolls.ts';
import { exchangesOf, type SolvedExchanges } from '../rolls/stakes.ts';
import { testRollOf } from '../rolls/test-roll.ts';
import type { Settings } from '../rules/index.ts';
import type { UnitData, WeaponSpec } from '../units/units.ts';
import type { Arms } from './attack-tables.ts';
import { COUNTERS } from './counters.ts';
import { createGunnery } from './gunnery.ts';
import { createHarm } from './harm.ts';
import { muster } from './muster.ts';
import { createScattering } from './scattering.ts';
import { ANSWERS, MAY_LACK } from './timing.ts';
import { worthOfModels } from './worth.ts';

const NAMES = { rolls: ROLLS, decisions: DECISIONS, counters: COUNTERS };

/** The rules compiled for a matchup: everything that no table changes. */
export type CompiledMatchup = Readonly<ReturnType<typeof compileMatchup>>;

/** Compiles armies and both sides' settings; throws InputError where they do not go together. */
export function compileMatchup(
  data: UnitData,
  rules: readonly Rule[],
  settings: readonly [Settings, Settings],
  armies: readonly [string, string],
  solved: SolvedExchanges = new Map(),
) {
  const sides = sidesOf(rules, settings, ANSWERS, MAY_LACK);
  const active = [sides[0].rules, sides[1].rules] as const;
  const tests = [testRollOf(settings[0]), testRollOf(settings[1])] as const;
  const { models, units, groups, weapons, baseOwner } = muster(data, armies, settings);
  const inch = INCH * settings[0].measurement.unit.inch;
  const fielded = matchupOf(data, settings, models, weapons, NAMES);
  const attacks = {
    ...fielded,
    /** What users' rules do at the moments of the game, by seat. */
    active,
    /** How each side rolls its tests. */
    tests,
    /** The modifiers asked about last. */
    modifiers: createModifiers(),
  };
  const harm = createHarm(attacks, worthOfModels({ ...attacks, units }, data));
  const matchup = {
    ...attacks,
    harm,
    /** Where the template asked about last may scatter to. */
    scattering: createScattering(models.length),
    /** Weapons of a set given as bits. */
    armoury: armouryOf(weapons),
    units,
    groups,
    /** Units and groups by seat. */
    unitsOf: bySeat(units),
    groupsOf: bySeat(groups),
    /** Bits of the weapons every member of a squad starts with; others are special (DP-SQD-06). */
    common: units.map(({ members }) => members.reduce((bits, m) => bits & models[m].weapons, -1)),
    baseSlots: baseOwner.length,
    baseOwner,
    /** One inch of the rules (DP-MEAS-01). */
    inch,
    costs: [moveCosts(settings[0], inch), moveCosts(settings[1], inch)] as const,
    exchanges: exchangesOf(settings, tests, solved),
  };
  return { ...matchup, gunnery: createGunnery(matchup) };
}

/** Sorts sets of weapons as they come up; a match knows a handful. */
function armouryOf(weapons: readonly WeaponSpec[]): (bits: number) => Arms {
  const known: (Arms & { readonly bits: number })[] = [];
  return (bits) => {
    for (const arms of known) if (arms.bits === bits) return arms;
    const carried = weapons.flatMap((_, w) => (bits & (1 << w) ? [w] : []));
    const ranged = carried.filter((w) => weapons[w].kind === 'ranged');
    const arms = {
      bits,
      ranged,
      onTheMove: ranged.filter((w) => !weapons[w].moveOrShoot),
      closeCombat: carried.filter((w) => weapons[w].kind === 'close-combat'),
    };
    known.push(arms);
    return arms;
  };
}

function moveCosts({ climbing, movement, linearObstacles }: Settings, inch: number): MoveCosts {
  const top = Math.round(climbing.top.inches * inch);
  return {
    difficult: movement.difficult.factor,
    climb: climbing.height.perInch,
    mantle: top,
    descent: climbing.top.descent === 'as-up' ? top : 0,
    linear: linearObstacles.on ? (linearObstacles.crossing.on ? 'difficult' : 'free') : 'impassable',
  };
}
