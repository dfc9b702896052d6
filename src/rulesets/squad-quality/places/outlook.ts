import type { Length } from '../../../kernel/length.ts';
import { INCH } from '../../../kernel/length.ts';
import { createModifiers } from '../../../rules/modifiers.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { once } from '../../../rules/weighing.ts';
import { expectedAssault } from '../attack/assault-odds.ts';
import { type ShotTable, shotTable } from '../attack/shot-table.ts';
import { type Aim, expectedHarm, type Manner, UNMOVED } from '../attack/shots.ts';
import { choiceOf, mayShoot, mayShootAfter } from '../attack/targets.ts';
import { HIDDEN, IN_HEAVY, IN_OPEN } from '../battlefield/sightlines.ts';
import { NOWHERE } from '../battlefield/state.ts';
import { moveOf } from '../match/allowance.ts';
import { shelterOf } from '../match/fortification.ts';
import { enemiesOf, isOnTable, type Match, placeOf, seatOf, settingsOf } from '../match/match.ts';
import { objectiveWorth } from '../match/objectives.ts';
import { isSmoked, type Screen, screensOf } from '../match/smoke.ts';
import { isSlowed } from '../match/status.ts';
import { mineDanger } from '../ways/mines.ts';
import { chanceToStop, mayInterrupt } from '../ways/opportunity.ts';
import { chargeDraw } from './charges.ts';

/** An enemy as a unit sees it that chooses where to go. */
interface Foe {
  readonly at: number;
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

/** What a unit makes of places. */
export interface Outlook {
  /** Best worth removed by a shot from a place. */
  harmAt(at: number, manner: Manner): number;
  /** Worth lost by standing there, with one more screen of smoke perhaps. */
  dangerAt(at: number, screen?: Screen): number;
  /** Chance that opportunity fire keeps the unit from getting there. */
  stoppedAt(at: number): number;
  /** The place of the enemy that is most dangerous there, -1 where none is. */
  worstAt(at: number): number;
  /** From 0 to 1: protection there. */
  coverAt(at: number): number;
  objectiveAt(at: number): number;
  /** Progress towards where the unit is useful, in moves. */
  tempoAt(at: number): number;
}

/** Enemies shoot at one target each: a unit draws about this share of the harm it could suffer. */
const DRAWN = 0.3;
/** Somebody who has acted this turn shoots next turn, from elsewhere perhaps. */
const LATER = 0.5;
/** A close assault that is possible comes about as often. */
const LIKELY = 0.3;

export function outlookOf(m: Match, unit: number): Outlook {
  const foes = foesOf(m, unit);
  const screens = screensOf(m);
  const choice = choiceOf(m, unit);
  const { distance, lines } = m.battlefield;
  const seat = seatOf(m, unit);
  const wanted = wantedBy(m, unit);
  const stride = Math.max(INCH, m.matchup.moves[unit]);
  const lagAt = (at: number) => {
    const near = foes.reduce((gap, foe) => Math.min(gap, distance(at, foe.at)), Infinity);
    return near === Infinity ? 0 : Math.max(0, near - wanted);
  };
  const here = placeOf(m, unit);
  const lagNow = here === NOWHERE ? 0 : lagAt(here);
  const mines = mineDanger(m, unit);
  const charges = chargeDraw(m, unit);
  const objective = once(() => objectiveWorth(m, unit));
  const { cover } = settingsOf(m, unit).fortifications;
  const isFortified = (at: number) => cover.on && shelterOf(m, unit, at) >= 0;
  const threat = (foe: Foe, at: number, smoke: readonly Screen[]) => threatOf(m, foe, at, smoke);
  return {
    harmAt: (at, manner) =>
      mayShootAfter(m, unit, manner) ? bestShot(m, foes, choice, at, manner, screens) : 0,
    dangerAt(at, screen) {
      const smoke = screen === undefined ? screens : [...screens, screen];
      return foes.reduce((sum, foe) => sum + threat(foe, at, smoke), mines(at));
    },
    stoppedAt(at) {
      if (at === here) return 0;
      let past = 1;
      for (const { stops, at: from } of foes)
        if (stops !== undefined) past *= 1 - Math.max(0, stops(from, at, UNMOVED, screens));
      return 1 - past;
    },
    worstAt(at) {
      let [worst, most] = [-1, 0];
      for (const foe of foes) {
        const harm = threat(foe, at, screens);
        if (harm > most) [worst, most] = [foe.at, harm];
      }
      return worst;
    },
    coverAt(at) {
      let least = 1;
      for (const foe of foes) {
        const look = isFortified(at) ? IN_HEAVY : lines.look(otherSeat(seat), foe.at, at);
        if (look === HIDDEN || isSmoked(m, screens, foe.at, at)) continue;
        least = Math.min(least, (look - IN_OPEN) / (IN_HEAVY - IN_OPEN + 1));
      }
      return least;
    },
    objectiveAt: (at) => objective()(at) + charges(at),
    tempoAt: (at) => (lagNow - lagAt(at)) / stride,
  };
}

function foesOf(m: Match, unit: number): Foe[] {
  const list = createModifiers();
  return enemiesOf(m, unit)
    .filter((enemy) => isOnTable(m, enemy))
    .map((enemy) => {
      const harm = (aim: Aim) => expectedHarm(m, aim, list);
      return {
        at: m.state.point[enemy],
        harm: shotTable(m, unit, enemy, harm),
        backHarm: shotTable(m, enemy, unit, harm),
        readiness: readinessOf(m, enemy),
        stride: moveOf(m, enemy),
        blow: once(() => blowOf(m, enemy, unit)),
        stops: mayInterrupt(m, enemy) ? shotTable(m, enemy, unit, (aim) => chanceToStop(m, aim)) : undefined,
      };
    });
}

/** What a close assault of an enemy costs a unit, less what it costs the enemy. */
function blowOf(m: Match, enemy: number, unit: number): number {
  if (!canAssault(m, enemy)) return 0;
  const { harm, loss } = expectedAssault(m, enemy, unit);
  return LIKELY * Math.max(0, harm - loss);
}

/** Whether a unit may start a close assault as it stands. */
export function canAssault(m: Match, unit: number): boolean {
  const { closeAssault, snipers } = settingsOf(m, unit);
  const { kind } = m.matchup.models[unit].profile;
  if (kind === 'vehicle') return false;
  return closeAssault.on && !isSlowed(m, unit) && !(kind === 'sniper' && snipers.still.on);
}

function readinessOf(m: Match, enemy: number): number {
  if (!mayShoot(m, enemy)) return 0;
  if (m.state.done[enemy] === 0) return 1;
  return m.state.round < m.matchup.settings[0].scenario.length.turns ? LATER : 0;
}

/** Best of the nearest that may be chosen from. */
function bestShot(
  m: Match,
  foes: readonly Foe[],
  choice: number,
  at: number,
  manner: Manner,
  screens: readonly Screen[],
): number {
  const harms: number[] = [];
  const gaps: number[] = [];
  for (const { at: place, harm } of foes) {
    const worth = harm(at, place, manner, screens);
    if (worth < 0) continue;
    const gap = m.battlefield.distance(at, place);
    let i = gaps.length;
    for (; i > 0 && gaps[i - 1] > gap; i--) {
      gaps[i] = gaps[i - 1];
      harms[i] = harms[i - 1];
    }
    gaps[i] = gap;
    harms[i] = worth;
  }
  let best = 0;
  for (let i = 0; i < harms.length && i < choice; i++) best = Math.max(best, harms[i]);
  return best;
}

function threatOf(m: Match, foe: Foe, at: number, screens: readonly Screen[]): number {
  if (foe.readiness === 0) return 0;
  const shot = Math.max(0, foe.backHarm(foe.at, at, UNMOVED, screens));
  const isNear = m.battlefield.distance(foe.at, at) <= foe.stride;
  return foe.readiness * (DRAWN * shot + (isNear ? foe.blow() : 0));
}

/** Within half of what its weapon reaches, before medium range begins. */
function wantedBy({ matchup }: Match, unit: number): Length {
  return 0.5 * matchup.ranges[unit] * INCH;
}
