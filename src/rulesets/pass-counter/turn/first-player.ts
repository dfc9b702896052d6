import { DANGER, HARM, OBJECTIVE, RESERVE, type Seat } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { opposed, rollOff } from '../../../rules/play/roll-off.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { pointsInWords } from '../match/income.ts';
import { acted, count, decide, livingOf, type Match, tell, tellSide } from '../match/match.ts';
import { canPay, pay, pointPrice } from '../match/point-pool.ts';
import { ROLL } from '../matchup/rolls.ts';
import { promise } from '../places/promise.ts';
import { CLAUSE } from '../rules/index.ts';

const CHOOSING = { label: called('go first', 'go second') };

const uses = unlessFirst('seize');

/** What it is worth to have the choice of who goes first. */
const CHOICE = 0.4;

/** Both roll until one is higher, who chooses to be first or second (PC-INI-01, PC-D-01). */
export function determineFirst(m: Match): Seat {
  const { roll } = m.matchup.settings[0].initiative;
  if (!roll.on) return 0;
  acted(m, CLAUSE.initiative.roll);
  const bonus = [m.state.bonus[0], m.state.bonus[1]] as const;
  const { winner, totals } = rollForSide(m, ROLL['first-player'], roll.sides, bonus);
  m.state.bonus.fill(0);
  tellRoll(m, winner, totals, bonus);
  const mine = prospectOf(m, winner);
  const theirs = prospectOf(m, otherSeat(winner));
  const weigh = (option: number, into: Float64Array) => {
    into[HARM] = option === 0 ? mine : 0;
    into[DANGER] = option === 0 ? 0 : theirs;
  };
  const picked = decide(m, winner, 'PC-D-01', m.matchup.force[winner][0], 2, weigh, CHOOSING);
  return picked === 0 ? winner : otherSeat(winner);
}

/** Rolls a die for each side, ties again; the higher wins, with what each has in the end, bonus and all. */
export function rollForSide(m: Match, name: number, sides: number, bonus: readonly [number, number]) {
  const totals: [number, number] = [0, 0];
  const winner = rollOff((seat) => {
    count(m, seat, 'rolls');
    count(m, seat, 'dice');
    const { roller } = m.matchup.models[m.matchup.force[seat][0]];
    totals[seat] = m.dice.roll(name, roller, 1, sides) + bonus[seat];
    return totals[seat];
  });
  return { winner, totals };
}

/** Tells the roll that was not a tie, and what of it is owed to points. */
function tellRoll(
  m: Match,
  winner: Seat,
  totals: readonly [number, number],
  bonus: readonly [number, number],
): void {
  const rolled = (seat: Seat) => totals[seat] - bonus[seat];
  const side = (seat: Seat) =>
    `${'AB'[seat]} rolls ${rolled(seat)}${bonus[seat] === 0 ? '' : ` + ${bonus[seat]}`}`;
  tell(m, 'first-player', () => [
    `For first player ${side(0)} and ${side(1)}: ${'AB'[winner]} chooses.`,
    { dice: [rolled(0), rolled(1)], bonus, chooses: winner },
  ]);
}

/** The best a side could do with the first turn. */
function prospectOf(m: Match, seat: Seat): number {
  return livingOf(m, seat).reduce((best, model) => Math.max(best, promise(m, model)), 0);
}

/** Both may spend points on the next roll; whose reading has it so, the second in the light of the first (PC-CP-09, PC-D-09). */
export function seizeInitiative(m: Match): void {
  const { first } = m.state;
  const second = otherSeat(first);
  const points = pointsFor(m, first, 0);
  const sees = m.matchup.settings[second].seize.buy.secret === 'in-turn';
  if (sees) spendOn(m, first, points);
  const answer = pointsFor(m, second, sees ? m.state.bonus[first] : 0);
  if (!sees) spendOn(m, first, points);
  spendOn(m, second, answer);
}

function pointsFor(m: Match, seat: Seat, against: number): number {
  const { seize } = m.matchup.settings[seat];
  const { roll } = m.matchup.settings[0].initiative;
  if (!seize.on || !seize.buy.on || !roll.on || !canPay(m, seat, 1)) return 0;
  count(m, seat, 'legal:seize');
  const price = pointPrice(m, seat);
  const most = Math.min(m.state.points[seat], 2 * roll.sides);
  const weigh = (option: number, into: Float64Array) => {
    into[OBJECTIVE] = CHOICE * chanceToWin(roll.sides, option * seize.buy.bonus - against);
    into[RESERVE] = -price * option;
  };
  const label = (option: number) => `spend ${option} of ${m.state.points[seat]} points`;
  return decide(m, seat, 'PC-D-09', m.matchup.force[seat][0], most + 1, weigh, { label, uses });
}

function spendOn(m: Match, seat: Seat, points: number): void {
  if (points === 0) return;
  pay(m, seat, points, 'seize');
  count(m, seat, 'chosen:seize');
  acted(m, CLAUSE.seize.buy);
  const bonus = points * m.matchup.settings[seat].seize.buy.bonus;
  m.state.bonus[seat] += bonus;
  const what = `spends ${pointsInWords(points)}: +${bonus} on its next roll for first player`;
  tellSide(m, 'seize', seat, what, { points, bonus });
}

/** Chance to win the roll with a bonus, ties rolled again. */
export function chanceToWin(sides: number, bonus: number): number {
  const { higher, alike } = opposed(sides, bonus);
  return higher / (sides * sides - alike);
}
