import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { HARM, RESERVE, type Seat } from '../../../rules/decision.ts';
import { acted, livingOf, type Match, nameOf, seatOf, tellSide } from '../match/match.ts';
import { canPay, pay, pointPrice } from '../match/point-pool.ts';
import { costOfHaste, promise, quarryPromise, threatTo, urgeToWait } from '../places/promise.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_REACTIVATIONS } from '../rules/limits.ts';
import { activate, reactivate } from './activation.ts';

/** Something a side can do with its turn, and the heading whose use it is. */
export interface Option {
  readonly use?: 'passing' | 'reactivation';
  label(): string;
  weigh(into: Float64Array): void;
  act(): void;
  /** The harm it promises the enemy whom most hangs on. */
  quarry?(): number;
}

/** Of what threatens a model so much speaks for activating it. */
const THREATENED = 0.3;

export function activation(m: Match, model: Model): Option {
  return {
    label: () => `activate ${nameOf(m, model)}`,
    weigh(into) {
      into[HARM] = promise(m, model);
      into[RESERVE] = THREATENED * threatTo(m, model);
    },
    quarry: () => quarryPromise(m, model),
    act() {
      activate(m, model);
      m.state.leader = model;
    },
  };
}

/** Of what a second model could do, and of what threatens it, so much speaks for activating it at once. */
const FOLLOWING = 0.2;

const FOLLOWING_THREATENED = 0.1;

/** The same as a second model: it is worth what it does before the other side can answer. */
export function followed(m: Match, model: Model): Option {
  return {
    label: () => `activate ${nameOf(m, model)}`,
    weigh(into) {
      into[HARM] = FOLLOWING * promise(m, model);
      into[RESERVE] = FOLLOWING_THREATENED * threatTo(m, model) - costOfHaste(m, seatOf(m, model));
    },
    quarry: () => FOLLOWING * quarryPromise(m, model),
    act: () => activate(m, model),
  };
}

/** Is out for the round (PC-A9). */
export function leaveOff(m: Match, seat: Seat): Option {
  return {
    label: () => 'leave off',
    weigh: () => {},
    act() {
      m.state.out[seat] = 1;
      m.state.leader = NOBODY;
    },
  };
}

/** Spends a pass counter instead of activating anybody (PC-PASS-02). */
export function passes(m: Match, seat: Seat, waiting: number): Option[] {
  const { passing } = m.matchup.settings[seat];
  const { cost } = passing.spend;
  if (!passing.on || !passing.spend.on || m.state.passes[seat] < cost) return [];
  return [
    {
      use: 'passing',
      label: () => 'pass',
      weigh(into) {
        into[RESERVE] = urgeToWait(m, seat, waiting);
      },
      act() {
        m.state.passes[seat] -= cost;
        m.state.leader = NOBODY;
        acted(m, CLAUSE.passing.spend);
        const counters = m.state.passes[seat];
        tellSide(m, 'pass', seat, `passes; pass counters left: ${counters}`, { counters });
      },
    },
  ];
}

/** Models already activated that could act again (PC-CP-06). */
export function reactivations(m: Match, seat: Seat, waiting: number, except: number, more = 0): Option[] {
  const { reactivation: own } = m.matchup.settings[seat];
  const { cost, last } = own.buy;
  if (!own.on || !own.buy.on || (waiting === 0 && last === 'no') || !canPay(m, seat, cost + more)) return [];
  if (m.state.reactivations[seat] >= MOST_REACTIVATIONS) return [];
  const models = livingOf(m, seat).filter((model) => model !== except && m.state.activated[model] > 0);
  if (models.length === 0) return [];
  const price = cost * pointPrice(m, seat);
  return models.map((model) => ({
    use: 'reactivation',
    label: () => `activate ${nameOf(m, model)} again`,
    weigh(into) {
      into[HARM] = promise(m, model, true);
      into[RESERVE] = -price;
    },
    quarry: () => quarryPromise(m, model, true),
    act() {
      pay(m, seat, cost, 'reactivation');
      m.state.reactivations[seat]++;
      m.state.leader = except === NOBODY ? model : NOBODY;
      reactivate(m, model);
    },
  }));
}
