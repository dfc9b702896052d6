import type { Model, Point, Weapon } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { isImmune, isLevel, isUnder, templateRadius } from '../attack/burst.ts';
import { type Prospect, weighAnswer } from '../battlefield/prospect.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import { enemiesOf, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { judgedDistance } from '../match/premeasure.ts';
import { easedBy, reachOf, type Strike, takesActions } from '../match/strike.ts';
import { weaponsOf } from '../match/weapons.ts';
import { shotAt } from '../matchup/attack-tables.ts';

/** What stands close together draws templates of enemies: those of a model's friends on the table besides itself. */
export function friendsAbout(m: Match, model: Model): Model[] {
  return m.matchup.force[seatOf(m, model)].filter((friend) => friend !== model && isOnTable(m, friend));
}

/** Whether an enemy may lay templates that catch others than their target (DP-AOE-06). */
export function mayCatch(m: Match, enemy: Model): boolean {
  const { on, splash } = settingsOf(m, enemy).areaEffect;
  if (!on || !splash.on || !takesActions(m, enemy)) return false;
  for (const weapon of weaponsOf(m, enemy, 'ranged'))
    if (m.matchup.weapons[weapon].aoe !== undefined) return true;
  return false;
}

/**
 * The most that an enemy's template does, if it hits, to a model on a place and to some of its friends next to it; 0 where
 * none of them is, since it then is a shot like any other.
 */
export function crowdHarm(
  m: Match,
  enemy: Model,
  target: Model,
  at: Point,
  friends: readonly Model[],
): number {
  const { seat, profile } = m.matchup.models[target];
  const from = m.state.point[enemy];
  let most = 0;
  for (const weapon of weaponsOf(m, enemy, 'ranged')) {
    if (m.matchup.weapons[weapon].aoe === undefined) continue;
    const strike: Strike = { kind: 'ranged', attacker: enemy, weapon, target, from, at };
    const crowd = besides(m, strike, friends);
    const cover = crowd > 0 ? m.battlefield.lines.look(from, at, seat, profile.dugIn) : UNSEEN;
    const apart = judgedDistance(m, target, at, from);
    if (cover === UNSEEN || apart > reachOf(m, enemy, weapon)) continue;
    const gun = m.matchup.gunnery.gun('ranged', enemy, weapon, target);
    const inches = apart / m.matchup.inch;
    const alone = gun.harm(m.state.wounds[target], inches, cover, false);
    most = Math.max(most, alone + gun.chance(inches, cover, false) * crowd);
  }
  return most;
}

/** What a template that hits removes of friends of its target. */
function besides(m: Match, strike: Strike, friends: readonly Model[]): number {
  const { weapon, target, at } = strike;
  const { x, y, z } = m.battlefield.ground;
  const radius = radiusOf(m, strike.attacker, weapon);
  let sum = 0;
  for (const friend of friends) {
    const spot = m.state.point[friend];
    if (friend === target || !isUnder(m, spot, x[at], y[at], radius) || !isLevel(m, spot, z[at])) continue;
    if (isImmune(m, strike, friend, spot)) continue;
    sum += m.matchup.harm.perSplash(weapon, friend, m.state.wounds[friend], easedBy(m, strike, friend));
  }
  return sum;
}

function radiusOf(m: Match, attacker: Model, weapon: Weapon): Length {
  return templateRadius(m, seatOf(m, attacker), m.matchup.weapons[weapon].aoe!);
}

/**
 * By place, how much more danger a mover is in than by itself where enemies may lay templates on it and its friends; null
 * where nobody could. Holds until another mover is asked about.
 */
export function crowdDanger(
  m: Match,
  model: Model,
  { eyes, foes }: Prospect,
): ((at: Point) => number) | null {
  const layers = enemiesOf(m, model).filter((enemy) => isOnTable(m, enemy) && mayCatch(m, enemy));
  if (layers.length === 0) return null;
  const friends = friendsAbout(m, model);
  const isNear = markCrowded(m, layers, friends);
  const by = layers.map((enemy) => foes.find(({ point }) => point === m.state.point[enemy])!);
  return (at) => {
    if (isNear[at] === 0) return 0;
    let sum = 0;
    for (let i = 0; i < layers.length; i++) {
      const crowded = crowdHarm(m, layers[i], model, at, friends);
      if (crowded === 0) continue;
      const foe = by[i];
      const apart = judgedDistance(m, model, at, foe.point);
      const own = m.battlefield.lines.look(foe.point, at, eyes.seat, eyes.dugIn);
      const shot = foe.answer[shotAt(apart * eyes.scale, own)];
      const alone = apart <= foe.reach ? Math.max(shot, foe.counter) : shot;
      if (crowded > alone) sum += weighAnswer(eyes, foe, crowded) - weighAnswer(eyes, foe, alone);
    }
    return sum;
  };
}

/** Marks the places on which some friend would be touched by some template that is centred there. */
function markCrowded(m: Match, layers: readonly Model[], friends: readonly Model[]): Uint8Array {
  const { placesUnder, base } = m.battlefield;
  const { isNear, marked } = m.battlefield.crowds;
  for (const at of marked) isNear[at] = 0;
  marked.length = 0;
  let widest = 0;
  for (const enemy of layers)
    for (const weapon of weaponsOf(m, enemy, 'ranged'))
      if (m.matchup.weapons[weapon].aoe !== undefined) widest = Math.max(widest, radiusOf(m, enemy, weapon));
  for (const friend of friends)
    for (const at of placesUnder(m.state.point[friend], widest + base)) {
      if (isNear[at] === 0) marked.push(at);
      isNear[at] = 1;
    }
  return isNear;
}
