import type { Model } from '../../../kernel/entities.ts';
import { DANGER, HARM, RESERVE, type Seat } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { acted, count, decide, type Match, nameOf, seatOf, tell } from '../match/match.ts';
import { canPay, pay, pointPrice } from '../match/point-pool.ts';
import { canReroll, rerollIn, successesIn, type Throw } from '../matchup/pool.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_REROLLS } from '../rules/limits.ts';
import { noteDie } from './fortune.ts';
import { chanceOf, chanceUnsaved, countRolls, harmOf, lossOf, type Rolled } from './volley.ts';

/** Dice of a roll that a side could have rolled again, and what it hopes for. */
interface Offer {
  readonly rolled: Rolled;
  readonly thrown: Throw;
  /** It is the successes that are rolled again. */
  readonly success: boolean;
  /** Worth it is to its side that one die less, or more, of these succeeds. */
  readonly worth: number;
}

/** The attacker, and by a reading the defender, may have hit dice rolled again (PC-CP-05, PC-AMB-22). */
export function rerollHits(m: Match, all: readonly Rolled[]): void {
  const attacker = seatOf(m, all[0].group.strike.attacker);
  const defender = otherSeat(attacker);
  const hitsWorth = (rolled: Rolled, more: number) => {
    const { group, pool } = rolled;
    const hits = successesIn(pool);
    const harm = (dice: number) => harmOf(m, group.strike.target, dice, chanceUnsaved(m, group));
    return more > 0 ? harm(hits + 1) - harm(hits) : harm(hits) - harm(hits - 1);
  };
  const offers = (success: boolean) => () =>
    all.map((rolled) => ({
      rolled,
      thrown: rolled.group.toHit,
      success,
      worth: hitsWorth(rolled, success ? -1 : 1),
    }));
  window(m, attacker, all[0].group.strike.attacker, offers(false));
  if (mayMeddle(m, defender)) window(m, defender, all[0].group.strike.target, offers(true));
}

/** The defender, and by a reading the attacker, may have armour dice rolled again. */
export function rerollArmour(m: Match, rolled: Rolled): void {
  const { strike, toSave } = rolled.group;
  const { target, attacker } = strike;
  const defender = seatOf(m, target);
  const loss = (unsaved: number) => lossOf(m, target, unsaved);
  const offers = (success: boolean) => () => {
    const unsaved = rolled.pool.bad + rolled.pool.badAgain;
    const worth = success ? loss(unsaved + 1) - loss(unsaved) : loss(unsaved) - loss(unsaved - 1);
    return [{ rolled, thrown: toSave, success, worth }];
  };
  window(m, defender, target, offers(false));
  if (mayMeddle(m, otherSeat(defender))) window(m, otherSeat(defender), attacker, offers(true));
}

function mayMeddle(m: Match, seat: Seat): boolean {
  return m.matchup.settings[seat].reroll.buy.whose === 'any';
}

const uses = unlessFirst('reroll');

/** One side has dice rolled again, one by one, as long as it likes and pays (PC-D-07). */
function window(m: Match, seat: Seat, model: Model, offers: () => Offer[]): void {
  const { reroll } = m.matchup.settings[seat];
  const { cost, again } = reroll.buy;
  if (!reroll.on || !reroll.buy.on) return;
  for (let bought = 0; bought < MOST_REROLLS; bought++) {
    if (!canPay(m, seat, cost)) return;
    const open = offers().filter(({ rolled, success }) => canReroll(rolled.pool, success, again === 'twice'));
    if (open.length === 0) return;
    if (bought === 0) count(m, seat, 'legal:reroll');
    const price = cost * pointPrice(m, seat);
    const weigh = (option: number, into: Float64Array) => {
      if (option === 0) return;
      const { thrown, success, worth } = open[option - 1];
      const chance = success ? 1 - chanceOf(thrown) : chanceOf(thrown);
      // Whoever attacks gains harm, whoever defends is spared it.
      if (seat === seatOf(m, open[option - 1].rolled.group.strike.attacker)) into[HARM] = chance * worth;
      else into[DANGER] = -chance * worth;
      into[RESERVE] = -price;
    };
    const label = orNot('keep the dice', (i) => `have ${dieOf(m, open[i])} rolled again`);
    const picked = decide(m, seat, 'PC-D-07', model, open.length + 1, weigh, { label, uses });
    if (picked === 0) return;
    pay(m, seat, cost, 'reroll');
    if (bought === 0) count(m, seat, 'chosen:reroll');
    rollAgain(m, seat, open[picked - 1]);
  }
}

/** What kind of die it is, whose, and how it fell. */
function dieOf(m: Match, { rolled: { group }, thrown, success }: Offer): string {
  const { attacker, target } = group.strike;
  const die = thrown === group.toHit ? `a hit die on ${nameOf(m, target)}` : 'an armour die';
  const model = thrown === group.toHit ? attacker : target;
  return `${die} of ${nameOf(m, model)}'s that ${success ? 'succeeded' : 'failed'}`;
}

function rollAgain(m: Match, seat: Seat, { rolled, thrown, success, worth }: Offer): void {
  acted(m, CLAUSE.reroll.buy);
  countRolls(m, thrown, 1);
  const now = rerollIn(m.dice, thrown, rolled.pool, success);
  const { group, pool } = rolled;
  const { attacker, target } = group.strike;
  const [good, dice] = [successesIn(pool), pool.good + pool.goodAgain + pool.bad + pool.badAgain];
  const isHit = thrown === group.toHit;
  const model = isHit ? attacker : target;
  noteDie(m, target, thrown, now, isHit ? worth : -worth);
  tell(m, 'reroll', () => [
    `${'AB'[seat]} has ${isHit ? 'a hit' : 'an armour'} die of ${nameOf(m, model)}'s rolled again: ${now ? 'success' : 'failure'}, ` +
      `${good} of ${dice} ${isHit ? `hit ${nameOf(m, target)}` : 'stopped'} now.`,
    { seat, model, success: now, [isHit ? 'hits' : 'saves']: good },
  ]);
}
