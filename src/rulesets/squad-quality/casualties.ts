import { countKillBy } from '../../rules/kill-counters.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { acted, count, type Match, nameOf, rollDie, seatOf, tell } from './match.ts';
import { eliminate } from './removal.ts';
import { CLAUSE } from './rules/index.ts';

/** Who fells figures, and how. */
export interface Cause {
  /** The unit that attacks. */
  readonly attacker: number;
  readonly kind: 'fire' | 'assault';
}

/** Rolls for the hits on a unit, one after the other while figures are left; returns how many fall (SQ-CORE-DMG). */
export function sufferHits(m: Match, unit: number, hits: number, lead: number, cause: Cause): number {
  let felled = 0;
  for (let hit = 0; hit < hits && felled < m.state.figures[unit]; hit++)
    if (rollDamage(m, unit, lead, cause) >= 0) felled++;
  fell(m, unit, felled, cause);
  return felled;
}

/** By how much damage beats armour; ties are 0. */
export function rollDamage(m: Match, unit: number, lead: number, { attacker }: Cause): number {
  acted(m, CLAUSE.damage.roll);
  return rollDie(m, attacker, 'damage') + lead - rollDie(m, unit, 'armour');
}

/** Takes figures off a unit. */
export function fell(m: Match, unit: number, felled: number, { attacker, kind }: Cause): void {
  if (felled <= 0) return;
  const { state, book } = m;
  const by = otherSeat(seatOf(m, unit));
  state.figures[unit] -= felled;
  state.losses[unit] += felled;
  count(m, by, 'kills', felled);
  count(m, by, `kills:${kind}`, felled);
  const weapon = book.models[attacker].mainNumber;
  for (let i = 0; i < felled; i++) countKillBy(state.counters[by], book.kills, attacker, weapon);
  tell(
    m,
    'fallen',
    () => `${nameOf(m, unit)} loses ${felled}, ${state.figures[unit]} left.`,
    () => ({
      attacker,
      kind,
      weapon: book.weapons[weapon].id,
      unit,
      figures: felled,
      left: state.figures[unit],
    }),
  );
  if (state.figures[unit] === 0) eliminate(m, unit, 'has nobody left');
}
