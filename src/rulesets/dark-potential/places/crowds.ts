import { type Model, NOBODY, type Point, type Weapon } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { chanceAtEdge } from '../attack/area-harm.ts';
import { isBehindWall, isImmune, isLevel, isUnder, templateRadius } from '../attack/burst.ts';
import type { Eyes, Foe } from '../battlefield/prospect.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import { enemiesOf, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { judgedDistance } from '../match/premeasure.ts';
import { easedBy, reachOf, type Strike, takesActions } from '../match/strike.ts';
import { weaponsOf } from '../match/weapons.ts';
import { dangerBeyond } from './danger-beyond.ts';

/** A weapon of an enemy that lays templates, which catch whoever stands next to their target (DP-AOE-06). */
interface Launcher {
  readonly enemy: Model;
  readonly weapon: Weapon;
  readonly reach: Length;
  readonly radius: Length;
  /** What it removes at its edge of each of some friends. */
  readonly losses: readonly number[];
}

/** Launchers of enemies turned on the friends of a model who may be next to their target. */
export interface Launchers {
  readonly friends: readonly Model[];
  readonly all: readonly Launcher[];
}

/** The friends of a model on the table, and the launchers of enemies there. */
export function launchersAgainst(m: Match, model: Model): Launchers {
  const friends = m.matchup.force[seatOf(m, model)].filter(
    (friend) => friend !== model && isOnTable(m, friend),
  );
  const all: Launcher[] = [];
  for (const enemy of enemiesOf(m, model)) if (isOnTable(m, enemy)) addLaunchers(m, enemy, friends, all);
  return { friends, all };
}

function addLaunchers(m: Match, enemy: Model, friends: readonly Model[], to: Launcher[]): void {
  const { on, splash } = settingsOf(m, enemy).areaEffect;
  if (!on || !splash.on || !takesActions(m, enemy)) return;
  for (const weapon of weaponsOf(m, enemy, 'ranged')) {
    const { aoe } = m.matchup.weapons[weapon];
    if (aoe === undefined) continue;
    const reach = reachOf(m, enemy, weapon);
    const radius = templateRadius(m, seatOf(m, enemy), aoe);
    const losses = friends.map((friend) => lossAtEdge(m, enemy, weapon, friend));
    to.push({ enemy, weapon, reach, radius, losses });
  }
}

function lossAtEdge(m: Match, attacker: Model, weapon: Weapon, friend: Model): number {
  const { point, wounds } = m.state;
  const strike: Strike = {
    kind: 'ranged',
    attacker,
    weapon,
    target: friend,
    from: point[attacker],
    at: point[friend],
  };
  if (isImmune(m, { ...strike, target: NOBODY }, friend, strike.at)) return 0;
  const lost = m.matchup.harm.perSplash(weapon, friend, wounds[friend], easedBy(m, strike, friend));
  return chanceAtEdge(m, strike, friend, strike.at) * lost;
}

/**
 * What a template does, if it hits, to a model on a place and to those friends next to it; 0 where none of them is, since
 * it then is a shot like any other.
 */
export function crowdHarm(
  m: Match,
  { enemy, weapon, reach, radius, losses }: Launcher,
  target: Model,
  at: Point,
  friends: readonly Model[],
): number {
  const { ground, lines } = m.battlefield;
  let crowd = 0;
  for (let i = 0; i < friends.length; i++) {
    const spot = m.state.point[friends[i]];
    const isNear = friends[i] !== target && isUnder(m, spot, ground.x[at], ground.y[at], radius);
    if (!isNear || !isLevel(m, spot, ground.z[at])) continue;
    if (losses[i] > 0 && !isBehindWall(m, enemy, spot, { x: ground.x[at], y: ground.y[at] }))
      crowd += losses[i];
  }
  if (crowd === 0) return 0;
  const from = m.state.point[enemy];
  const apart = judgedDistance(m, target, at, from);
  if (apart > reach) return 0;
  const { seat, profile } = m.matchup.models[target];
  const cover = lines.look(from, at, seat, profile.dugIn);
  if (cover === UNSEEN) return 0;
  const gun = m.matchup.gunnery.gun('ranged', enemy, weapon, target);
  const inches = apart / m.matchup.inch;
  const alone = gun.harm(m.state.wounds[target], inches, cover, false);
  return alone + gun.chance(inches, cover, false) * crowd;
}

/**
 * How much more danger a mover is in on a place than by itself, where enemies may lay templates on it and its friends; by
 * launcher, the foe that has it.
 */
export function crowdDanger(
  m: Match,
  model: Model,
  { friends, all }: Launchers,
  by: readonly Foe[],
  eyes: Eyes,
  at: Point,
): number {
  let sum = 0;
  for (let i = 0; i < all.length; i++) {
    const foe = by[i];
    let crowded = crowdHarm(m, all[i], model, at, friends);
    while (i + 1 < all.length && by[i + 1] === foe)
      crowded = Math.max(crowded, crowdHarm(m, all[++i], model, at, friends));
    if (crowded > 0) sum += dangerBeyond(m, eyes, foe, at, crowded);
  }
  return sum;
}
