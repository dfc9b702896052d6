import { HARM } from '../../../rules/decision.ts';
import { modify, noteModifiers, startFrom } from '../../../rules/modifiers.ts';
import { canShoot, isInArc } from '../attack/attack.ts';
import { NOWHERE } from '../battlefield/state.ts';
import type { Action } from '../match/action.ts';
import { reveal } from '../match/concealment.ts';
import { canStrike } from '../match/engagement.ts';
import {
  acted,
  count,
  enemiesOf,
  type Match,
  moraleOf,
  nameOf,
  rollFor,
  seatOf,
  settingsOf,
  stands,
  tell,
} from '../match/match.ts';
import { crumble, worksStanding } from '../match/works.ts';
import { bandModifier, shotsOf } from '../matchup/gunnery.ts';
import { MOST_SHOTS } from '../matchup/limits.ts';
import { addMorale } from '../matchup/modifiers.ts';
import { ROLL } from '../matchup/rolls.ts';
import { chanceToWound, criticalDamage, hits, protects } from '../matchup/wounding.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { bandOf } from '../units/bands.ts';
import type { Weapon } from '../units/units.ts';
import type { Material } from '../units/works-chart.ts';

/** What laying a foe bare is worth of the foe, for all that is left of his cover. */
const BARE = 0.25;

/** Attacks on sections that are not of the own side (DX-TER-01, DX-TER-ATK-ASM). */
export function demolitions(m: Match, model: number, plan: Plan): Action[] {
  if (m.book.works.length === 0 || !stands(m, model)) return [];
  const { on, chart } = settingsOf(m, model).works;
  if (!on || !chart.on) return [];
  return worksStanding(m)
    .filter((work) => m.book.works[work].seat !== seatOf(m, model))
    .flatMap((work): Action[] => {
      const weapon = bestWeapon(m, model, work);
      if (weapon === NOWHERE) return [];
      return [
        {
          name: 'demolish',
          cost: m.book.weapons[weapon].actions,
          weigh(into) {
            plan.weighStay(m.state.posture[model], 0, into);
            into[HARM] += promiseOf(m, model, work, weapon);
          },
          act: () => demolish(m, model, work, weapon),
        },
      ];
    });
}

/** The weapon that does most to a section from where a model is; NOWHERE where none does anything. */
function bestWeapon(m: Match, model: number, work: number): number {
  const { ranged, melee } = m.book.models[model];
  const own = settingsOf(m, model);
  const [from, at] = [m.state.point[model], m.state.works[work]];
  const isSeen = canShoot(m, model) && m.battlefield.lines.look(from, at) !== 0 && isInArc(m, model, at);
  const band = bandOf(m.battlefield.distance(from, at), own.ranged.bands.border);
  const guns = ranged.filter((one) => {
    const weapon = m.book.weapons[one];
    return isSeen && weapon.magnitude === 0 && bandModifier(own, weapon, band) !== null;
  });
  const blades = canStrike(m, model) && m.battlefield.touch(from, at) ? melee : [];
  const { material } = m.book.works[work];
  const power = (one: number) => damageTo(own, m.book.weapons[one], material);
  return [...guns, ...blades].reduce(
    (best, one) => (best === NOWHERE || power(one) > power(best) ? one : best),
    NOWHERE,
  );
}

/** DM of a weapon against a material (DX-TYP-ASM). */
export function damageTo({ works }: Settings, { damage, effect }: Weapon, { weakTo }: Material): number {
  return damage + (weakTo.includes(effect) ? works.types.dm : 0);
}

/** Expected worth of an attack on a section: a share of the enemies whom it shelters, for what it takes away of it. */
function promiseOf(m: Match, model: number, work: number, weapon: number): number {
  const at = m.state.works[work];
  let sheltered = 0;
  for (const enemy of enemiesOf(m, model))
    if (stands(m, enemy) && m.battlefield.touch(m.state.point[enemy], at)) sheltered += m.book.worth[enemy];
  if (sheltered === 0) return 0;
  const own = settingsOf(m, model);
  const used = m.book.weapons[weapon];
  const { material } = m.book.works[work];
  const isShot = used.mode === 'ranged';
  const chance = chanceToWound(own, own, {
    need: numberOf(m, model, work, weapon),
    armour: material.armour + own.works.chart.shift,
    damage: damageTo(own, used, material),
    isShot,
  });
  const dice = isShot ? shotsOf(own, used) : 1;
  return (BARE * sheltered * dice * chance) / m.state.solidity[work];
}

/** The number that an attack on a section must not exceed, on the list of modifiers. */
function numberOf(m: Match, model: number, work: number, weapon: number): number {
  const { list } = m.book;
  const own = settingsOf(m, model);
  const { ranged, close } = m.book.models[model].profile;
  const used = m.book.weapons[weapon];
  const gap = m.battlefield.distance(m.state.point[model], m.state.works[work]);
  const band = bandModifier(own, used, bandOf(gap, own.ranged.bands.border)) ?? 0;
  if (used.mode === 'ranged') startFrom(list, ranged + own.ranged.attack.shift + band);
  else startFrom(list, close + own.closeCombat.attack.shift);
  addMorale(list, own, moraleOf(m, model));
  if (m.state.fumbled[model] > 0) modify(list, CLAUSE.criticals.fumble, -own.criticals.fumble.penalty);
  return list.total;
}

/** Attacks a section with all shots of a weapon, or with a blow. */
function demolish(m: Match, model: number, work: number, weapon: number): void {
  const used = m.book.weapons[weapon];
  const own = settingsOf(m, model);
  reveal(m, model);
  acted(m, CLAUSE.works.chart);
  const dice = used.mode === 'ranged' ? Math.min(MOST_SHOTS, shotsOf(own, used)) : 1;
  for (let die = 0; die < dice && m.state.works[work] !== NOWHERE; die++) rollAt(m, model, work, weapon);
  if (m.state.works[work] === NOWHERE) count(m, seatOf(m, model), 'demolished');
}

function rollAt(m: Match, model: number, work: number, weapon: number): void {
  const own = settingsOf(m, model);
  const used = m.book.weapons[weapon];
  const { name, material } = m.book.works[work];
  const isShot = used.mode === 'ranged';
  const need = numberOf(m, model, work, weapon);
  noteModifiers(m, m.book.list);
  m.state.fumbled[model] = 0;
  const face = rollFor(m, isShot ? ROLL.shot : ROLL.blow, model);
  const hit = hits(own, face, need);
  if (face === 20 && own.criticals.fumble.on) m.state.fumbled[model] = 1;
  tell(
    m,
    'demolition',
    () => `${nameOf(m, model)} attacks ${name} with ${used.title}: ${face} against ${need}.`,
    () => ({ model, work, face, need, hit }),
  );
  if (!hit) return;
  const damage = damageTo(own, used, material) + criticalDamage(own, face, isShot);
  if (material.weakTo.includes(used.effect)) acted(m, CLAUSE.works.types);
  const armour = material.armour + own.works.chart.shift;
  if (!protects(own, rollFor(m, ROLL.armour, model), armour - damage)) crumble(m, work);
}
