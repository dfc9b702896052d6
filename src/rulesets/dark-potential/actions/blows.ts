import { type Model, NOWHERE, type Point, UNARMED } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { resolveAttack } from '../attack/attack.ts';
import { attackBase } from '../attack/base-attack.ts';
import type { Menu } from '../battlefield/menu.ts';
import { acted, enemiesOf, type Match, seatOf } from '../match/match.ts';
import { bestBlow } from '../match/strike.ts';
import { NO_SLOT, type Slot } from '../matchup/slot.ts';
import { CLAUSE } from '../rules/index.ts';
import { harmListed, listStrike, strikeIn } from './listed-strike.ts';
import { basesSeen } from './looks.ts';

/** Lists a blow at each enemy in base contact (DP-CC-01, DP-D-23), and without DP-STL-06 at each stealth base, if it can be harmed. */
export function listBlows(m: Match, menu: Menu, model: Model): void {
  const seat = seatOf(m, model);
  const from = m.state.point[model];
  for (const enemy of enemiesOf(m, model)) {
    const at = m.state.point[enemy];
    if (at !== NOWHERE && m.battlefield.touch(from, at, seat)) listBlow(m, menu, model, enemy, at, NO_SLOT);
  }
  const { untargetable, attacked } = m.matchup.settings[otherSeat(seat)].stealth;
  if (untargetable.on || !attacked.on) return;
  for (const slot of basesSeen(m, menu, model)) {
    const at = m.state.base[slot];
    if (m.battlefield.touch(from, at, seat)) listBlow(m, menu, model, m.matchup.baseOwner[slot], at, slot);
  }
}

function listBlow(m: Match, menu: Menu, attacker: Model, target: Model, at: Point, slot: Slot): void {
  const weapon = bestBlow(m, attacker, target);
  const from = m.state.point[attacker];
  if (weapon !== UNARMED)
    listStrike(m, menu, { kind: 'close-combat', attacker, weapon, target, from, at }, slot);
}

export function weighBlow(m: Match, menu: Menu, model: Model, row: number, into: Float64Array): void {
  into[HARM] = harmListed(m, menu, model, row);
}

export function strike(m: Match, menu: Menu, model: Model, row: number): void {
  acted(m, CLAUSE.closeCombat.attack);
  acted(m, CLAUSE.closeCombat.wounding);
  const slot = menu.slot[row];
  const blow = strikeIn(m, menu, model, row);
  if (slot === NO_SLOT) resolveAttack(m, blow);
  else attackBase(m, slot, blow);
}
