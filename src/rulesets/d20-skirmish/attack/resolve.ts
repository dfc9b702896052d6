import type { Model, Unit, Weapon } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { countKillBy } from '../../../rules/assembly/kill-counters.ts';
import { noteModifiers } from '../../../rules/play/modifiers.ts';
import { liftOf, rangeBetween } from '../match/altitude.ts';
import {
  acted,
  count,
  type Match,
  nameOf,
  rollFor,
  seatOf,
  settingsOf,
  squadOf,
  tell,
  tellOf,
} from '../match/match.ts';
import { armourLost, failSystems, hasSystems } from '../match/systems.ts';
import { takenOffAll } from '../match/tests.ts';
import { noteWorks } from '../match/works.ts';
import { BROKEN } from '../matchup/modifiers.ts';
import { ROLL } from '../matchup/rolls.ts';
import { criticalDamage, hits, protects, SIDES } from '../matchup/wounding.ts';
import { CLAUSE } from '../rules/index.ts';
import {
  armourAndDamageOf,
  isShot,
  noteArmourAndDamage,
  numberOf,
  type Strike,
  strikesRear,
} from './attack.ts';
import { noteAttack, noteSave } from './fortune.ts';
import { isDaunting, isDread } from './heart.ts';
import { destroy } from './wreckage.ts';

/** What an attack die that hits does, and one that misses. */
interface Outcome {
  hit(m: Match, strike: Strike, critical: number): void;
  miss?(m: Match, strike: Strike): void;
}

const ON_TARGET: Outcome = { hit: saveAgainst };

/** Rolls a die to hit, and what follows: the save of whoever is hit, or what a template does. */
export function rollAttack(m: Match, strike: Strike, outcome: Outcome = ON_TARGET): void {
  const { attacker, target, kind, weapon } = strike;
  const own = settingsOf(m, attacker);
  const list = numberOf(m, strike);
  noteModifiers(m, list);
  if (isShot(m, strike)) {
    noteWorks(m, attacker, target);
    if (liftOf(m, attacker) !== liftOf(m, target)) acted(m, CLAUSE.locomotion.heights);
  }
  const need = list.total;
  m.state.fumbled[attacker] = 0;
  const shot = isShot(m, strike);
  const face = rollFor(m, shot ? ROLL.shot : ROLL.blow, attacker);
  const isHit = (any: number) => hits(own, any, need);
  // What a template takes, and where it goes that misses, is known too roughly to tell anything of its luck.
  if (outcome === ON_TARGET) noteAttack(m, strike, face, isHit);
  const hit = isHit(face);
  const seat = seatOf(m, attacker);
  if (face === 1 && hit) {
    count(m, seat, 'criticals');
    if (need < 1) acted(m, CLAUSE.criticals.success);
  }
  if (face === SIDES && !hit && need >= SIDES) acted(m, CLAUSE.criticals.failure);
  const fumbles = face === SIDES && own.criticals.fumble.on;
  if (fumbles) {
    count(m, seat, 'fumbles');
    m.state.fumbled[attacker] = 1;
  }
  tell(m, 'attack', () => {
    const distance = rangeBetween(m, attacker, target) / INCH;
    const manner = shot ? `${kind}, ${distance.toFixed(1)} inches` : kind;
    return [
      `${nameOf(m, attacker)} ${shot ? 'shoots at' : 'strikes at'} ${nameOf(m, target)} with ${m.matchup.weapons[weapon].title} (${manner}): ` +
        `${face} against ${need}, ${hit ? 'a hit' : fumbles ? 'a fumble' : 'a miss'}.`,
      { attacker, target, kind, weapon: m.matchup.weapons[weapon].id, distance, face, need, hit },
    ];
  });
  if (hit) outcome.hit(m, strike, criticalDamage(own, face, shot));
  else outcome.miss?.(m, strike);
}

/** Lets whoever is hit save, and wounds him otherwise. */
export function saveAgainst(m: Match, strike: Strike, critical: number): void {
  const { target } = strike;
  const theirs = settingsOf(m, target);
  noteArmourAndDamage(m, strike);
  const { armour, damage } = armourAndDamageOf(m, strike);
  if (critical > 0) acted(m, CLAUSE.criticals.damage);
  acted(m, CLAUSE.saves.armour);
  if (strikesRear(m, strike)) acted(m, CLAUSE.vehicles.rear);
  if (armourLost(m, target) > 0) acted(m, CLAUSE.systemFailures.structure);
  if (takenOffAll(m, target) > 0) acted(m, CLAUSE.unhinged.chart);
  const need = armour - damage - critical;
  const face = rollFor(m, ROLL.armour, target);
  noteSave(m, target, face, need);
  const saved = protects(theirs, face, need);
  if (face === 1 && saved && need < 1) acted(m, CLAUSE.criticals.saves);
  if (face === SIDES && saved && theirs.criticals.armour.on) acted(m, CLAUSE.criticals.armour);
  tell(m, 'armour', () => [
    `${nameOf(m, target)} ${saved ? 'saves' : 'does not save'}: ${face} against ${need}.`,
    { target, face, need, saved },
  ]);
  if (saved) return;
  const each = theirs.saves.wounds.wounds;
  const lost = hasSystems(m, target) ? failSystems(m, target, Math.max(1, face - need)) : each;
  if (lost > 0) wound(m, strike, lost);
}

/** Whoever wounds a squad is whom it fears; once it is Broken that stays the same (DX-CAU-ASM). */
function frighten(m: Match, squad: Unit, attacker: Model): void {
  if (m.state.morale[squad] < BROKEN) m.state.cause[squad] = attacker;
}

/** A wound by a Dire model nearby makes a squad test its morale (DX-MOR-03). */
function dread(m: Match, strike: Strike): void {
  if (!isDread(m, strike)) return;
  m.state.dreading[squadOf(m, strike.target)] = 1;
  acted(m, CLAUSE.dire.wounds);
}

/** A wound by a power makes a squad test its morale where powers ask for it (DX-MOR-04). */
function daunt(m: Match, weapon: Weapon, target: Model): void {
  if (!isDaunting(m, weapon, target)) return;
  m.state.dreading[squadOf(m, target)] = 1;
  acted(m, CLAUSE.morale.asked);
}

/** Wounds that no attack dealt. */
export function hurt(m: Match, model: Model, how: string, wounds = 1): void {
  m.state.wounds[model] -= Math.min(m.state.wounds[model], wounds);
  if (m.state.wounds[model] === 0) destroy(m, model, how);
  else tellWounds(m, model);
}

function tellWounds(m: Match, model: Model): void {
  const whole = m.matchup.models[model].profile.wounds;
  tellOf(m, 'wounded', model, () => [
    `has ${m.state.wounds[model]} of ${whole} wounds left`,
    { left: m.state.wounds[model] },
  ]);
}

function wound(m: Match, strike: Strike, wounds: number): void {
  const { attacker, target, kind, weapon } = strike;
  const seat = seatOf(m, attacker);
  const lost = Math.min(m.state.wounds[target], wounds);
  acted(m, CLAUSE.saves.wounds);
  if (seatOf(m, target) !== seat) frighten(m, squadOf(m, target), attacker);
  dread(m, strike);
  daunt(m, weapon, target);
  count(m, seat, 'wounds', lost);
  m.state.wounds[target] -= lost;
  if (m.state.wounds[target] > 0) return tellWounds(m, target);
  if (seatOf(m, target) === seat) return destroy(m, target, 'falls to its own side');
  count(m, seat, 'kills');
  count(m, seat, `kills:${kind}`);
  countKillBy(m.state.counters[seat], m.matchup.kills, attacker, weapon);
  destroy(m, target);
}
