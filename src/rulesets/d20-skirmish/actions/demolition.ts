import { type Model, UNARMED, type Weapon } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { noteModifiers } from '../../../rules/play/modifiers.ts';
import { conditionOf, gunneryOf } from '../attack/attack.ts';
import { canShoot, isInArc } from '../attack/targets.ts';
import type { Action } from '../match/action.ts';
import { linesDown, rangeDown } from '../match/altitude.ts';
import { reveal } from '../match/concealment.ts';
import { canStrike } from '../match/engagement.ts';
import {
  acted,
  count,
  type Match,
  rollFor,
  seatOf,
  settingsOf,
  stands,
  tell,
  tellOf,
} from '../match/match.ts';
import { smokeBetween } from '../match/smoke-screens.ts';
import { hitsOn } from '../match/systems.ts';
import { frightOf } from '../match/tests.ts';
import { bandModifier, shotsOf } from '../matchup/gunnery.ts';
import { SEEN } from '../matchup/looks.ts';
import { blowNumber, STANDING, shotNumber } from '../matchup/modifiers.ts';
import { ROLL } from '../matchup/rolls.ts';
import { chanceToWound, criticalDamage, hits, protects } from '../matchup/wounding.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { MOST_SHOTS } from '../rules/limits.ts';
import { bandOf } from '../units/bands.ts';
import type { WeaponSpec } from '../units/units.ts';
import type { Material } from '../units/works-chart.ts';
import { type Mark, marksFor } from './marks.ts';

/** What laying a foe bare is worth of the foe, for all that is left of his cover. */
const BARE = 0.25;

/** Nobody sets about what would take him more attacks than this. */
const PATIENCE = 8;

/** Attacks on terrain that can be destroyed (DX-TER-01, DX-TER-ATK-ASM). */
export function demolitions(m: Match, model: Model, plan: Plan): Action[] {
  if (!stands(m, model)) return [];
  const { on, chart } = settingsOf(m, model).works;
  if (!on || !chart.on) return [];
  return marksFor(m, model).flatMap((mark): Action[] => {
    const weapon = bestWeapon(m, model, mark);
    if (weapon === UNARMED) return [];
    return [
      {
        name: 'demolish',
        label: () => `attack ${mark.name} at ${mark.where()}`,
        cost: m.matchup.weapons[weapon].actions,
        weigh(into) {
          plan.weighStay(0, into);
          into[HARM] += promiseOf(m, model, mark, weapon);
        },
        act: () => demolish(m, model, mark, weapon),
      },
    ];
  });
}

/** The weapon that does most to something from where a model is; UNARMED where none does anything. */
function bestWeapon(m: Match, model: Model, mark: Mark): Weapon {
  const { at, isTouched, material } = mark;
  const { melee } = m.matchup.models[model];
  const own = settingsOf(m, model);
  const from = m.state.point[model];
  const isSeen = canShoot(m, model) && linesDown(m, model).look(from, at) !== 0 && isInArc(m, model, at);
  const band = bandOf(rangeDown(m, model, at), own.ranged.bands.border);
  const isDisabled = (gun: Weapon) => hitsOn(m, model, 'weapons') > 0 && numberOf(m, model, mark, gun) <= 0;
  const guns = isSeen ? m.matchup.guns[model][band].filter((gun) => !isDisabled(gun)) : [];
  const blades = canStrike(m, model) && isTouched ? melee : [];
  const power = (one: Weapon) => damageTo(own, m.matchup.weapons[one], material);
  return [...guns, ...blades].reduce(
    (best, one) => (best === UNARMED || power(one) > power(best) ? one : best),
    UNARMED,
  );
}

/** DM of a weapon against a material (DX-TYP-ASM). */
export function damageTo({ works }: Settings, { damage, effect }: WeaponSpec, { weakTo }: Material): number {
  return damage + (weakTo.includes(effect) ? works.types.dm : 0);
}

/** Expected worth of an attack: a share of the enemies who are sheltered, for what it takes away of their shelter. */
function promiseOf(m: Match, model: Model, mark: Mark, weapon: Weapon): number {
  const { sheltered, material } = mark;
  if (sheltered === 0) return 0;
  const own = settingsOf(m, model);
  const used = m.matchup.weapons[weapon];
  const isShot = used.mode === 'ranged';
  const chance = chanceToWound(own, own, {
    need: numberOf(m, model, mark, weapon),
    armour: material.armour + own.works.chart.shift,
    damage: damageTo(own, used, material),
    isShot,
  });
  const dice = isShot ? shotsOf(own, used) : 1;
  const done = (dice * chance) / mark.left();
  return done * PATIENCE < 1 ? 0 : BARE * sheltered * done;
}

/** The number that an attack must not exceed, on the list of modifiers. */
function numberOf(m: Match, model: Model, { at }: Mark, weapon: Weapon): number {
  const { list, weapons, models } = m.matchup;
  const own = settingsOf(m, model);
  const { profile } = models[model];
  const from = m.state.point[model];
  // Terrain has no posture and no cover, is as large as whoever attacks it, and frightens nobody.
  const plain = { ...conditionOf(m, model), morale: frightOf(m, model), posture: STANDING };
  if (weapons[weapon].mode === 'ranged') {
    const band = bandOf(rangeDown(m, model, at), own.ranged.bands.border);
    const modifier = bandModifier(own, weapons[weapon], band) ?? 0;
    const way = { band: modifier, look: SEEN, smoke: smokeBetween(m, from, at), aimed: false };
    shotNumber(list, own, own, profile, profile, { ...way, ...plain, ...gunneryOf(m, model) });
  } else {
    const alone = { attackers: 1, charging: false, across: false, ambush: false, secondary: false };
    blowNumber(list, own, own, profile, { ...alone, own: STANDING, ...plain });
  }
  return list.total;
}

/** Attacks something with all shots of a weapon, or with a blow. */
function demolish(m: Match, model: Model, mark: Mark, weapon: Weapon): void {
  const used = m.matchup.weapons[weapon];
  const own = settingsOf(m, model);
  reveal(m, model);
  acted(m, CLAUSE.works.chart);
  const dice = used.mode === 'ranged' ? Math.min(MOST_SHOTS, shotsOf(own, used)) : 1;
  for (let die = 0; die < dice && mark.left() > 0; die++) rollAt(m, model, mark, weapon);
  if (mark.left() === 0) count(m, seatOf(m, model), 'demolished');
}

function rollAt(m: Match, model: Model, mark: Mark, weapon: Weapon): void {
  const own = settingsOf(m, model);
  const used = m.matchup.weapons[weapon];
  const { name, material } = mark;
  const isShot = used.mode === 'ranged';
  const need = numberOf(m, model, mark, weapon);
  noteModifiers(m, m.matchup.list);
  m.state.fumbled[model] = 0;
  const face = rollFor(m, isShot ? ROLL.shot : ROLL.blow, model);
  const hit = hits(own, face, need);
  if (face === 20 && own.criticals.fumble.on) m.state.fumbled[model] = 1;
  tellOf(m, 'demolition', model, () => [
    `attacks ${name} with ${used.title}: ${face} against ${need}`,
    { name, face, need, hit },
  ]);
  if (!hit) return;
  const damage = damageTo(own, used, material) + criticalDamage(own, face, isShot);
  if (own.works.types.dm > 0 && material.weakTo.includes(used.effect)) acted(m, CLAUSE.works.types);
  const armour = material.armour + own.works.chart.shift;
  const roll = rollFor(m, ROLL.armour, model);
  const held = protects(own, roll, armour - damage);
  tell(m, 'terrain-armour', () => [
    `${name[0].toUpperCase()}${name.slice(1)} ${held ? 'holds' : 'does not hold'}: ${roll} against ${armour - damage}.`,
    { name, face: roll, need: armour - damage, held },
  ]);
  if (!held) mark.lose();
}
