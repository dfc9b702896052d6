import type { Length } from '../../../kernel/length.ts';
import { once } from '../../../rules/weighing.ts';
import { expectedAssault } from '../attack/assault-odds.ts';
import { partyOf, type ShotTable, shotTable } from '../attack/shot-table.ts';
import { expectedHarm } from '../attack/shots.ts';
import { mayShoot } from '../attack/targets.ts';
import { moveOf } from '../match/allowance.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from '../match/match.ts';
import { isSlowed } from '../match/status.ts';
import type { Point, Unit } from '../units/entities.ts';
import { chanceToStop, mayInterrupt } from '../ways/opportunity.ts';

/** An enemy as a unit sees it that chooses where to go. */
export interface Foe {
  readonly at: Point;
  /** Worth that a shot of the unit at it removes, and one of its at the unit. */
  readonly harm: ShotTable;
  readonly backHarm: ShotTable;
  /** How likely it is to shoot on what it sees now. */
  readonly readiness: number;
  /** How far it comes for a close assault, and what that costs the unit. */
  readonly stride: Length;
  readonly blow: () => number;
  /** How likely a shot of its in passing stops the unit; undefined where it takes none. */
  readonly stops: ShotTable | undefined;
}

/** Somebody who has acted this turn shoots next turn, from elsewhere perhaps. */
const LATER = 0.5;
/** A close assault that is possible comes about as often. */
const LIKELY = 0.3;

/** The enemies of a unit that are on the table. */
export function foesOf(m: Match, unit: Unit): Foe[] {
  const { harms, stops } = m.matchup;
  const own = partyOf(m, unit);
  const foes: Foe[] = [];
  for (const enemy of enemiesOf(m, unit)) {
    if (!isOnTable(m, enemy)) continue;
    const their = partyOf(m, enemy);
    foes.push({
      at: m.state.point[enemy],
      harm: shotTable(m, own, their, harms, expectedHarm),
      backHarm: shotTable(m, their, own, harms, expectedHarm),
      readiness: readinessOf(m, enemy),
      stride: moveOf(m, enemy),
      blow: once(() => blowOf(m, enemy, unit)),
      stops: mayInterrupt(m, enemy) ? shotTable(m, their, own, stops, chanceToStop) : undefined,
    });
  }
  return foes;
}

/** What a close assault of an enemy costs a unit, less what it costs the enemy. */
function blowOf(m: Match, enemy: Unit, unit: Unit): number {
  if (!canAssault(m, enemy)) return 0;
  const { harm, loss } = expectedAssault(m, enemy, unit);
  return LIKELY * Math.max(0, harm - loss);
}

/** Whether a unit may start a close assault as it stands. */
export function canAssault(m: Match, unit: Unit): boolean {
  const { closeAssault, snipers } = settingsOf(m, unit);
  const { kind } = m.matchup.models[unit].profile;
  if (kind === 'vehicle') return false;
  return closeAssault.on && !isSlowed(m, unit) && !(kind === 'sniper' && snipers.still.on);
}

function readinessOf(m: Match, enemy: Unit): number {
  if (!mayShoot(m, enemy)) return 0;
  if (m.state.done[enemy] === 0) return 1;
  return m.state.round < m.matchup.settings[0].scenario.length.turns ? LATER : 0;
}
