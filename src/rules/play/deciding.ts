import type { Model } from '../../kernel/entities.ts';
import { draw } from '../../kernel/luck.ts';
import type { Decision, Seat } from '../decision.ts';
import { Ballot, type Told } from './ballot.ts';
import type { Playing } from './playing.ts';
import type { Sheet } from './weighing.ts';

/** Things to choose from, and what each of them is worth. */
interface Options<T> {
  readonly options: readonly T[];
  readonly weigh: Decision['weigh'];
  readonly label?: Decision['label'];
  readonly quarry?: Decision['quarry'];
  readonly atMost?: Decision['atMost'];
}

/** The same, some of them in doubt: it takes long to find out whether they are there. */
export interface LooseOptions<T> extends Options<T> {
  readonly doubtful: readonly T[];
}

const NOTHING_MORE: Told & Pick<Decision, 'atMost'> = {};

/** Counts a choice put to a side and draws its luck. */
type LuckOf<P> = (m: Playing, seat: Seat, point: P, model: Model) => number;

/**
 * Choices of a ruleset by decision point, whose luck follows that of its `rolls` rolls. The luck of a choice is keyed to
 * the seat, the model (or a unit's first model) and the decision point. A choice between one option is not put.
 *
 * @param decisions the counter of choices put to a side
 */
export function deciding<P extends string>(
  rolls: number,
  points: Readonly<Record<P, number>>,
  decisions: number,
) {
  const luckOf: LuckOf<P> = (m, seat, point, model) => {
    m.state.counters[seat][decisions]++;
    return draw(m.state.luck, rolls + points[point], m.matchup.models[model].roller);
  };
  return {
    decide: decideBy(luckOf),
    decideLoosely: decideLooselyBy(luckOf),
    pick: pickBy(luckOf),
    choose: chooseBy(luckOf),
    chooseLoosely: chooseLooselyBy(luckOf),
  };
}

/**
 * Puts a choice to a side whose options are weighed one by one.
 *
 * @param told what else a `Decision` says of its options
 */
function decideBy<P extends string>(luckOf: LuckOf<P>) {
  return function decide(
    m: Playing,
    seat: Seat,
    point: P,
    model: Model,
    options: number,
    weigh: Decision['weigh'],
    told: Told & Pick<Decision, 'atMost'> = NOTHING_MORE,
  ): number {
    if (options < 2) return 0;
    const luck = luckOf(m, seat, point, model);
    const { label, atMost, uses, quarry } = told;
    return m.players[seat]({ point, seat, count: options, luck, weigh, label, atMost, uses, quarry });
  };
}

/**
 * The same where it takes long to find out what some options really are: until that has been settled they are
 * weighed as if all went well. Whoever takes the best is asked again for as long as that was in doubt.
 *
 * @param options how many there are now
 * @param settle finds out about an option, which may change it, leave it out or put several in its place; whether it
 * was in doubt
 */
function decideLooselyBy<P extends string>(luckOf: LuckOf<P>) {
  return function decideLoosely(
    m: Playing,
    seat: Seat,
    point: P,
    model: Model,
    options: () => number,
    weigh: Decision['weigh'],
    told: Told & Pick<Decision, 'atMost'>,
    settle: (option: number) => boolean,
  ): number {
    if (options() < 2) return 0;
    const luck = luckOf(m, seat, point, model);
    const player = m.players[seat];
    if (!player.takesBest) for (let option = 0; option < options(); ) if (!settle(option)) option++;
    const { label, uses, atMost, quarry } = told;
    for (;;) {
      const best =
        options() < 2
          ? 0
          : player({ point, seat, count: options(), luck, weigh, label, atMost, uses, quarry });
      if (!settle(best)) return best;
    }
  };
}

/**
 * Puts a choice to a side of which some options are in doubt, and returns the one it takes. Whoever takes the best
 * is asked about all of them first, and again while that is in doubt.
 *
 * @param loose all options, at least two of them sure; those in doubt come no later than they do if they are there
 * @param settle what is left when more is known, that one in doubt is there among it, or that it is not
 */
function pickBy<P extends string>(luckOf: LuckOf<P>) {
  return function pick<T>(
    m: Playing,
    seat: Seat,
    point: P,
    model: Model,
    loose: LooseOptions<T>,
    settle: (doubtful: T) => LooseOptions<T>,
  ): T {
    const luck = luckOf(m, seat, point, model);
    const player = m.players[seat];
    const put = ({ options, weigh, atMost, label, quarry }: Options<T>): T =>
      options[player({ point, seat, count: options.length, luck, weigh, atMost, label, quarry })];
    for (let left = loose; ; ) {
      const isPut = player.takesBest || left.doubtful.length === 0;
      const best = isPut ? put(left) : left.doubtful[0];
      if (!left.doubtful.includes(best)) return best;
      left = settle(best);
    }
  };
}

/**
 * Puts a choice to a side whose options are weighed all at once, if somebody asks what they are worth.
 *
 * @param fill writes the weighings into zeros, WIDTH numbers an option
 * @param told what else the `Decision` says of its options
 */
function chooseBy<P extends string>(luckOf: LuckOf<P>) {
  return function choose(
    m: Playing & { readonly battlefield: { readonly sheet: Sheet } },
    seat: Seat,
    point: P,
    model: Model,
    options: number,
    fill: (weighings: Float64Array) => void,
    told: Told = NOTHING_MORE,
  ): number {
    if (options < 2) return 0;
    const luck = luckOf(m, seat, point, model);
    return m.players[seat](new Ballot(point, seat, options, luck, m.battlefield.sheet, fill, told));
  };
}

/**
 * The same where some options may turn out not to be there. Only whoever takes the best may be asked so: he is asked
 * again for as long as the one he takes was in doubt and is gone.
 *
 * @param options how many there are now
 * @param settle finds out about an option and leaves it out if it is not there; whether it did
 */
function chooseLooselyBy<P extends string>(luckOf: LuckOf<P>) {
  return function chooseLoosely(
    m: Playing & { readonly battlefield: { readonly sheet: Sheet } },
    seat: Seat,
    point: P,
    model: Model,
    options: () => number,
    fill: (weighings: Float64Array) => void,
    settle: (option: number) => boolean,
    told: Told = NOTHING_MORE,
  ): number {
    if (options() < 2) return 0;
    const luck = luckOf(m, seat, point, model);
    const { sheet } = m.battlefield;
    for (;;) {
      const best =
        options() < 2 ? 0 : m.players[seat](new Ballot(point, seat, options(), luck, sheet, fill, told));
      if (!settle(best)) return best;
    }
  };
}
