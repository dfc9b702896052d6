import type { Model } from '../../../kernel/entities.ts';
import { expectedHarm } from '../attack/area-harm.ts';
import { basesOf } from '../attack/stealth.ts';
import { addRow, kindOf, type Menu } from '../battlefield/menu.ts';
import type { Match } from '../match/match.ts';
import { mayBeMade, type Strike } from '../match/strike.ts';
import { NO_SLOT, type Slot } from '../matchup/slot.ts';

/** Lists a shot or a blow that may be made: at a model, at a stealth base or at the ground. */
export function listStrike(m: Match, menu: Menu, strike: Strike, slot: Slot): void {
  if (!mayBeMade(m, strike)) return;
  const row = addRow(menu, strike.kind === 'ranged' ? 'ranged-attack' : 'close-combat');
  menu.target[row] = strike.target;
  menu.weapon[row] = strike.weapon;
  menu.place[row] = strike.at;
  menu.slot[row] = slot;
}

/** Expected harm of the shot or the blow of a row, or of another like it: one at a stealth base is at the real one as likely as at each that stands. */
export function harmListed(
  m: Match,
  menu: Menu,
  attacker: Model,
  row: number,
  strike: Strike = strikeIn(m, menu, attacker, row),
): number {
  const harm = expectedHarm(m, strike);
  return menu.slot[row] === NO_SLOT ? harm : harm / basesOf(m, menu.target[row]).length;
}

/** The shot or the blow of a row. */
export function strikeIn(m: Match, menu: Menu, attacker: Model, row: number): Strike {
  return {
    kind: kindOf(menu, row) === 'ranged-attack' ? 'ranged' : 'close-combat',
    attacker,
    weapon: menu.weapon[row],
    target: menu.target[row],
    from: m.state.point[attacker],
    at: menu.place[row],
  };
}
