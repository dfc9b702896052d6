import type { Seat } from '../../../rules/decision.ts';
import { blankState } from '../../../rules/play/blank-state.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { MOST_FIELDS } from '../rules/limits.ts';
import { NO_UNIT, NONE, NOWHERE } from '../units/entities.ts';
import { OFF_TABLE, type State } from './state.ts';

function batteriesOf({ settings }: CompiledMatchup, seat: Seat): number {
  return settings[seat].artillery.batteries.number;
}

/** A match before set-up. */
export function createState(
  matchup: CompiledMatchup,
  seed: readonly [number, number],
  clauses: number,
): State {
  const forts = matchup.fortifications.length;
  return {
    ...blankState(matchup, seed, clauses),
    first: 0,
    lost: 0,
    active: 0,
    begun: false,
    over: false,
    held: [0, 0],
    stirred: [0, 0],
    heart: [0, 0],
    stands: [0, 0],
    batteries: [batteriesOf(matchup, 0), batteriesOf(matchup, 1)],
    calls: [0, 0],
    structure: 0,
    wrecker: NONE,
    mines: new Int16Array(2 * MOST_FIELDS * 3).fill(NOWHERE),
    realMines: new Uint8Array(2 * MOST_FIELDS),
    ...unitColumns(matchup),
    fortified: new Int16Array(forts).fill(NOWHERE),
    ruin: new Uint8Array(forts),
  };
}

/** The columns by unit as a match begins: everybody whole, and nobody on the table. */
function unitColumns(matchup: CompiledMatchup) {
  const units = matchup.models.length;
  const column = () => new Uint8Array(units);
  return {
    whereabouts: column().fill(OFF_TABLE),
    point: new Int16Array(units).fill(NOWHERE),
    figures: Uint8Array.from(matchup.models, ({ profile }) => profile.figures),
    hurt: column(),
    leader: Uint8Array.from(matchup.models, ({ profile }) => (profile.leader === 'none' ? 0 : 1)),
    leaderFell: column(),
    leaderHurt: column(),
    host: new Int16Array(units).fill(NO_UNIT),
    heading: new Int32Array(2 * units),
    bogged: column(),
    crew: Uint8Array.from(matchup.models, ({ profile }) => profile.hull?.crew ?? 0),
    marker: column(),
    done: column(),
    moved: column(),
    fired: column(),
    fought: column(),
    opFired: column(),
    bunched: column(),
    losses: column(),
    checked: column(),
    lostNow: column(),
    lostBefore: column(),
    lowered: column(),
    kept: column(),
    led: column(),
    strength: Uint8Array.from(matchup.models, ({ seat, profile }) =>
      profile.kind === 'psionic' ? matchup.settings[seat].psionics.strength.points : 0,
    ),
    invoked: column(),
    boost: new Int8Array(units),
    boostNext: new Int8Array(units),
    ward: new Int8Array(units),
    enchanted: column(),
    emboldened: column(),
    terrified: column(),
    charges: Uint8Array.from(matchup.models, ({ seat, profile }) =>
      profile.traits.includes('charges') ? matchup.settings[seat].demolitions.carriers.charges : 0,
    ),
    rigged: column(),
    begunRigging: column(),
    hiding: new Int16Array(3 * units).fill(NOWHERE),
    scout: new Int16Array(units).fill(NOWHERE),
    standing: column(),
    luckless: column(),
    treated: column(),
    screens: column(),
    smoking: column(),
    smoke: new Int32Array(4 * units),
  };
}
