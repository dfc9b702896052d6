import { noteChanges } from '../../rules/active-rules.ts';
import { createModifiers, noteModifiers } from '../../rules/modifiers.ts';
import { sufferHits } from './casualties.ts';
import { bestOf, type FireDice } from './fire-dice.ts';
import { fireDice, hitsOf, modifyFire } from './fire-effect.ts';
import { mark, markByLosses } from './markers.ts';
import {
  acted,
  count,
  isOnTable,
  type Match,
  nameOf,
  rollDie,
  seatOf,
  settingsOf,
  sideOf,
  tell,
} from './match.ts';
import { CLAUSE } from './rules/index.ts';
import { pinNumber } from './scale.ts';
import { type Aim, lead } from './shots.ts';
import { PINNED } from './state.ts';
import { levelOf } from './status.ts';

/** Shoots as it is aimed and placed, and marks and fells the target (SQ-CORE-FE). */
export function shoot(m: Match, aim: Aim): void {
  const { shooter, target } = aim;
  const seat = seatOf(m, shooter);
  m.state.fired[shooter] = 1;
  m.state.stirred[seat] = 1;
  count(m, seat, 'shots');
  const effect = rollEffect(m, aim);
  const hits = hitsOf(settingsOf(m, shooter), effect, aim.shot.attack);
  acted(m, CLAUSE.shooting.hits);
  tell(
    m,
    'shot',
    () =>
      `${nameOf(m, shooter)} shoots at ${nameOf(m, target)}, ${aim.shot.attack.distance.toFixed(1)} inches, ${COVERS[aim.shot.attack.cover]}: Fire Effect ${effect}, ${hits} ${hits === 1 ? 'hit' : 'hits'}.`,
    () => ({ attacker: shooter, target, effect, hits }),
  );
  const before = m.state.figures[target];
  noteProtection(m, aim, hits);
  const felled = sufferHits(m, target, hits, lead(m, aim), { attacker: shooter, kind: 'fire' });
  if (!isOnTable(m, target)) return;
  if (hits > 0) markByLosses(m, target, before, felled);
  pinByEffect(m, target, effect);
}

const COVERS = ['in the open', 'in partial cover', 'in heavy cover'] as const;

/** Rolls the Fire Effect of a shot. */
export function rollEffect(m: Match, { shooter, target, shot }: Aim): number {
  const list = createModifiers();
  modifyFire(list, shot, sideOf(m, shooter), sideOf(m, target));
  noteModifiers(m, list);
  acted(m, CLAUSE.shooting.effect);
  return list.total + rollFireDice(m, shooter, fireDice(shot, settingsOf(m, shooter)));
}

export function rollFireDice(m: Match, shooter: number, { of, keep, added }: FireDice): number {
  const faces = Array.from({ length: of }, () => rollDie(m, shooter, 'fire'));
  let total = bestOf(faces, keep);
  for (let i = 0; i < added; i++) total += rollDie(m, shooter, 'fire');
  return total;
}

function noteProtection(m: Match, { shooter, target, shot: { attack } }: Aim, hits: number): void {
  if (attack.cover > 0) acted(m, CLAUSE.sight.cover);
  if (hits === 0) return;
  if (settingsOf(m, target).damage.armour.on) acted(m, CLAUSE.damage.armour);
  noteChanges(m, sideOf(m, shooter).rules, 'damage', [attack]);
  noteChanges(m, sideOf(m, target).rules, 'armour', [attack]);
}

/** Pins a target whose pin number Fire Effect reaches (SQ-CORE-UF-pin). */
function pinByEffect(m: Match, target: number, effect: number): void {
  const own = settingsOf(m, target);
  const { pin } = own.underFire;
  if (pin.on && pin.when === 'number' && effect >= pinNumber(own, levelOf(m, target)))
    mark(m, target, PINNED, CLAUSE.underFire.pin);
}
