import type { Model, Point } from '../../../kernel/entities.ts';
import { pointData } from '../../../kernel/field/place-words.ts';
import { INCH } from '../../../kernel/length.ts';
import { isUp } from '../match/altitude.ts';
import {
  acted,
  count,
  isAlive,
  type Match,
  nameOf,
  rollFor,
  seatOf,
  settingsOf,
  stands,
  tell,
} from '../match/match.ts';
import { bailOut, passengersOf } from '../match/passengers.ts';
import { reactsInTime } from '../match/reacting.ts';
import { remove } from '../match/removal.ts';
import { failSystems, hasSystems } from '../match/systems.ts';
import { testLeadership } from '../match/tests.ts';
import { lookBetween, raise } from '../match/works.ts';
import { HARD, SOFT } from '../matchup/looks.ts';
import { ROLL } from '../matchup/rolls.ts';
import { protects } from '../matchup/wounding.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { armourLeft } from './attack.ts';
import { dive, mayDive } from './diving.ts';

/** Takes a model out of play that has no wounds left; a vehicle leaves a wreck or explodes (DX-WRK-01, DX-WRK-02). */
export function destroy(m: Match, model: Model, fate?: string): void {
  const at = m.state.point[model];
  const passengers = passengersOf(m, model);
  remove(m, model, fate);
  bailOut(m, passengers, at);
  if (m.state.over) return;
  const { wrecks } = m.matchup.settings[0];
  if (!m.matchup.models[model].profile.vehicle || !wrecks.on) return;
  count(m, seatOf(m, model), 'wrecks');
  const face = rollFor(m, ROLL.wreck, model);
  if (explodesOn(m.matchup.settings[0], face)) return explode(m, model, at, face);
  if (!wrecks.terrain.on) return;
  acted(m, CLAUSE.wrecks.terrain);
  raise(
    m,
    m.matchup.works.findIndex(({ vehicle }) => vehicle === model),
    at,
  );
  tell(m, 'wreck', () => [
    `Its wreck stays where it is: ${face}.`,
    { model, ...pointData(m.battlefield.ground, at), face },
  ]);
}

/** Whether a wreck explodes on a face of the die. */
export function explodesOn({ wrecks }: Settings, face: number): boolean {
  return wrecks.explosion.on && face > wrecks.terrain.highest;
}

/** Harms every model on the ground near a place, those of either side. */
function explode(m: Match, model: Model, at: Point, face: number): void {
  const { explosion } = m.matchup.settings[0].wrecks;
  const reach = explosion.inches * INCH;
  acted(m, CLAUSE.wrecks.explosion);
  count(m, seatOf(m, model), 'explosions');
  tell(m, 'explosion', () => [
    `Its wreck explodes: ${face}.`,
    { model, ...pointData(m.battlefield.ground, at), face },
  ]);
  m.matchup.models.forEach((_, other) => {
    if (!stands(m, other) || (m.matchup.gaits[other].aloft && isUp(m, other)) || m.state.over) return;
    if (m.battlefield.distance(at, m.state.point[other]) > reach) return;
    const isAway = divesFrom(m, other) && m.battlefield.distance(at, m.state.point[other]) > reach;
    if (!isAway && !avoids(m, other, at)) suffer(m, other, explosion.dm);
  });
}

/**
 * Whether a model on Wait gets to dive away from an explosion; it always tries, since that costs nothing else than what
 * it waits for (DX-WRK-03, DX-DIV-01).
 */
function divesFrom(m: Match, model: Model): boolean {
  if (!settingsOf(m, model).wrecks.avoid.on || !mayDive(m, model)) return false;
  acted(m, CLAUSE.wrecks.avoid);
  const dives = reactsInTime(m, model, 'dives too late');
  if (dives) dive(m, model, false);
  return dives;
}

/** Whether a model in cover throws itself behind it in time (DX-WRK-03). */
function avoids(m: Match, model: Model, at: Point): boolean {
  const { avoid } = settingsOf(m, model).wrecks;
  const look = lookBetween(m, at, m.state.point[model]);
  // Whoever is out of sight of it has something solid between.
  const bonus = look === 0 || look & HARD ? avoid.hard : look & SOFT ? avoid.soft : -1;
  if (!avoid.on || bonus < 0) return false;
  return testLeadership(m, model, [CLAUSE.wrecks.avoid, bonus]);
}

/** An AR save against some DM that comes from no attack; a vehicle that is destroyed so leaves a wreck in its turn. */
function suffer(m: Match, model: Model, damage: number): void {
  const own = settingsOf(m, model);
  const armour = armourLeft(m, model);
  const face = rollFor(m, ROLL.armour, model);
  const saved = protects(own, face, armour - damage);
  acted(m, CLAUSE.saves.armour);
  tell(m, 'armour', () => [
    `${nameOf(m, model)} ${saved ? 'saves' : 'does not save'}: ${face} against ${armour - damage}.`,
    { target: model, face, need: armour - damage, saved },
  ]);
  if (saved) return;
  const by = Math.max(1, face - armour + damage);
  const lost = hasSystems(m, model) ? failSystems(m, model, by) : own.saves.wounds.wounds;
  m.state.wounds[model] -= Math.min(m.state.wounds[model], lost);
  if (isAlive(m, model)) return;
  count(m, seatOf(m, model), 'blown-up');
  destroy(m, model, 'is blown up');
}
