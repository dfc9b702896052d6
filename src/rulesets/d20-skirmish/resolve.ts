import { countKillBy } from '../../rules/kill-counters.ts';
import { noteModifiers } from '../../rules/modifiers.ts';
import { armourAndDamageOf, isShot, noteArmourAndDamage, numberOf, type Strike } from './attack.ts';
import { reveal } from './concealment.ts';
import { shotsOf } from './gunnery.ts';
import { MOST_SHOTS } from './limits.ts';
import { acted, count, isAlive, type Match, nameOf, rollFor, seatOf, settingsOf, tell } from './match.ts';
import { settleMorale } from './morale.ts';
import { remove } from './removal.ts';
import { ROLL } from './rolls.ts';
import { CLAUSE } from './rules/index.ts';
import { criticalDamage, hits, protects, SIDES } from './wounding.ts';

/** Carries out an attack action: as many shots as the weapon has, or a blow and a secondary one. */
export function attack(m: Match, strike: Strike): void {
  const { attacker } = strike;
  const first = { ...strike, ambush: m.state.concealed[attacker] > 0 };
  reveal(m, attacker);
  m.state.waiting[attacker] = 0;
  if (isShot(m, strike)) shoot(m, first);
  else strikeBlows(m, first);
  settleMorale(m);
}

function shoot(m: Match, strike: Strike): void {
  const { attacker, target, weapon } = strike;
  const own = settingsOf(m, attacker);
  acted(m, CLAUSE.ranged.attack);
  acted(m, CLAUSE.ranged.bands);
  const shots = Math.min(MOST_SHOTS, shotsOf(own, m.book.weapons[weapon]));
  if (m.book.weapons[weapon].rate > 1) acted(m, CLAUSE.ranged.rate);
  for (let shot = 0; shot < shots && isAlive(m, target) && isAlive(m, attacker); shot++)
    rollAttack(m, strike);
  if (!own.aim.lasts.on) m.state.aim[attacker] = -1;
  else if (m.state.aim[attacker] === target) acted(m, CLAUSE.aim.lasts);
}

/** A blow and, by a model with another blade, a secondary one (DX-CM-09). */
function strikeBlows(m: Match, strike: Strike): void {
  const { attacker, target, weapon } = strike;
  acted(m, CLAUSE.closeCombat.attack);
  m.state.waiting[target] = 0;
  rollAttack(m, strike);
  const second = m.book.models[attacker].melee.find((other) => other !== weapon);
  if (second === undefined || !settingsOf(m, attacker).closeCombat.secondary.on) return;
  if (isAlive(m, target) && !m.state.over)
    rollAttack(m, { ...strike, weapon: second, secondary: true, charging: false, ambush: false });
}

/** Rolls a die to hit, and the save of whoever is hit. */
function rollAttack(m: Match, strike: Strike): void {
  const { attacker, target, kind, weapon } = strike;
  const own = settingsOf(m, attacker);
  const list = numberOf(m, strike);
  noteModifiers(m, list);
  const need = list.total;
  m.state.fumbled[attacker] = 0;
  const shot = isShot(m, strike);
  const face = rollFor(m, shot ? ROLL.shot : ROLL.blow, attacker);
  const hit = hits(own, face, need);
  const seat = seatOf(m, attacker);
  if (face === 1 && hit) {
    count(m, seat, 'criticals');
    if (need < 1) acted(m, CLAUSE.criticals.success);
  }
  if (face === SIDES && !hit && need >= SIDES) acted(m, CLAUSE.criticals.failure);
  if (face === SIDES && own.criticals.fumble.on) {
    count(m, seat, 'fumbles');
    m.state.fumbled[attacker] = 1;
  }
  tell(
    m,
    'attack',
    () =>
      `${nameOf(m, attacker)} ${shot ? 'shoots at' : 'strikes at'} ${nameOf(m, target)} with ${m.book.weapons[weapon].title} (${kind}): ` +
      `${face} against ${need}, ${hit ? 'a hit' : face === SIDES ? 'a fumble' : 'a miss'}.`,
    () => ({ attacker, target, kind, weapon: m.book.weapons[weapon].id, face, need, hit }),
  );
  if (hit) save(m, strike, criticalDamage(own, face, shot));
}

function save(m: Match, strike: Strike, critical: number): void {
  const { target } = strike;
  const theirs = settingsOf(m, target);
  noteArmourAndDamage(m, strike);
  const { armour, damage } = armourAndDamageOf(m, strike);
  if (critical > 0) acted(m, CLAUSE.criticals.damage);
  acted(m, CLAUSE.saves.armour);
  const need = armour - damage - critical;
  const face = rollFor(m, ROLL.armour, target);
  const saved = protects(theirs, face, need);
  if (face === 1 && saved && need < 1) acted(m, CLAUSE.criticals.saves);
  if (face === SIDES && saved) acted(m, CLAUSE.criticals.armour);
  tell(
    m,
    'armour',
    () => `${nameOf(m, target)} ${saved ? 'saves' : 'does not save'}: ${face} against ${need}.`,
    () => ({ target, face, need, saved }),
  );
  if (!saved) wound(m, strike);
}

function wound(m: Match, { attacker, target, kind, weapon }: Strike): void {
  const seat = seatOf(m, attacker);
  const lost = Math.min(m.state.wounds[target], settingsOf(m, target).saves.wounds.wounds);
  acted(m, CLAUSE.saves.wounds);
  count(m, seat, 'wounds', lost);
  m.state.wounds[target] -= lost;
  if (m.state.wounds[target] > 0) {
    tell(
      m,
      'wounded',
      () =>
        `${nameOf(m, target)} has ${m.state.wounds[target]} of ${m.book.models[target].profile.wounds} wounds left.`,
      () => ({ model: target, left: m.state.wounds[target] }),
    );
    return;
  }
  count(m, seat, 'kills');
  count(m, seat, `kills:${kind}`);
  countKillBy(m.state.counters[seat], m.book.kills, attacker, weapon);
  remove(m, target);
}
