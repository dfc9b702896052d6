import { type Model, NOBODY, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { DANGER, HARM } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { bandBetween, type Strike, strikeText } from '../attack/attack.ts';
import { bestBlow, expectedHarm } from '../attack/expected.ts';
import { canBeShot, canShoot, shotsOpen } from '../attack/targets.ts';
import { attack } from '../attack/volley.ts';
import { canSpot, hideoutsFor, isUnsettled, settle, spot, spotText } from '../match/concealment.ts';
import { canStrike, isHeld } from '../match/engagement.ts';
import {
  acted,
  decide,
  enemiesOf,
  isAlive,
  type Match,
  seatOf,
  settingsOf,
  stands,
  tellOf,
} from '../match/match.ts';
import { chanceToReact, reactsInTime } from '../match/reacting.ts';
import { promiseOfSpot } from '../places/promise.ts';
import { CLAUSE } from '../rules/index.ts';
import { viewOf } from './view.ts';

/** What a model on Wait can do about a move. */
interface Reaction {
  /** What it is called, see `Decision.label`. */
  label(): string;
  weigh(into: Float64Array): void;
  act(): void;
}

const REACTED = unlessFirst('wait');

/** Gets a model as far from somebody as a move goes, who is on his way to a place that stays free. */
export type Retreat = (m: Match, model: Model, from: Model, end: Point) => void;

/** What getting out of the way of shots to come is worth of their harm: there may be others to shoot at. */
const AVOIDED = 0.3;

/**
 * Lets whoever is on Wait react to an enemy on its way (DX-WAI-01, DX-D-05). Returns whether the mover can go on.
 *
 * @param pathOf the way, which is looked for where somebody waits
 * @param charged whom the move is a charge at
 */
export function reactTo(
  m: Match,
  mover: Model,
  pathOf: () => ArrayLike<number>,
  charged: Model,
  retreat: Retreat,
): boolean {
  const { point } = m.state;
  const from = point[mover];
  for (const waiter of enemiesOf(m, mover)) {
    // Somebody else's reaction may have been answered by a shot that removed this one.
    if (m.state.waiting[waiter] === 0 || !isAlive(m, waiter)) continue;
    const path = pathOf();
    const view = viewOf(m, waiter, mover, path);
    if (!view) continue;
    const stood = point[waiter];
    point[mover] = view.at;
    if (isUnsettled(m, waiter)) point[waiter] = view.from;
    const reactions = reactionsOf(m, waiter, mover, charged === waiter);
    const end = path[path.length - 1];
    if (charged !== waiter) reactions.push(...withdrawals(m, waiter, mover, end, retreat));
    // Where the waiter is stays open unless it reacts.
    point[waiter] = stood;
    m.state.bound[mover] = end;
    if (reactions.length > 0) offer(m, waiter, view.from, reactions);
    m.state.bound[mover] = NOWHERE;
    if (!isAlive(m, mover) || m.state.over) return false;
    point[mover] = from;
  }
  return true;
}

function reactionsOf(m: Match, waiter: Model, mover: Model, isCharged: boolean): Reaction[] {
  const { wait, spotting } = settingsOf(m, waiter);
  const reactions = shotsAt(m, waiter, mover).map((strike) => fire(m, strike));
  if (!wait.reactions.on) return reactions;
  if (spotting.waiting.on && canSpot(m, waiter))
    reactions.push(...hideoutsFor(m, waiter).map((hideout) => look(m, waiter, hideout)));
  if (isCharged) reactions.push(...answersToCharge(m, waiter, mover));
  return reactions;
}

function shotsAt(m: Match, waiter: Model, mover: Model): Strike[] {
  if (!canShoot(m, waiter) || !canBeShot(m, waiter, mover) || bandBetween(m, waiter, mover) > 4) return [];
  return shotsOpen(m, waiter, 'reaction').filter(({ target }) => target === mover);
}

function fire(m: Match, strike: Strike): Reaction {
  const harm = expectedHarm(m, strike);
  return {
    label: () => strikeText(m, strike),
    weigh: (into) => {
      into[HARM] = harm;
    },
    act: () => attack(m, strike),
  };
}

function look(m: Match, waiter: Model, hideout: Parameters<typeof spot>[2]): Reaction {
  const harm = promiseOfSpot(m, waiter, hideout);
  return {
    label: () => spotText(m, hideout),
    weigh: (into) => {
      into[HARM] = harm;
    },
    act: () => {
      acted(m, CLAUSE.spotting.waiting);
      spot(m, waiter, hideout);
    },
  };
}

/** Getting out of the way of whoever comes into sight, unless it is a charge, from which one withdraws before (DX-WAI-02). */
function withdrawals(m: Match, waiter: Model, mover: Model, end: Point, retreat: Retreat): Reaction[] {
  if (!settingsOf(m, waiter).wait.reactions.on || !stands(m, waiter) || isHeld(m, waiter)) return [];
  const threats = shotsOpen(m, mover).filter(({ target }) => target === waiter);
  const suffered = Math.max(0, ...threats.map((strike) => expectedHarm(m, strike)));
  return [
    {
      label: () => 'withdraw',
      weigh: (into) => {
        into[DANGER] = -AVOIDED * suffered;
      },
      act: () => retreat(m, waiter, mover, end),
    },
  ];
}

/** A countercharge, or bracing (DX-BRC-ASM). */
function answersToCharge(m: Match, waiter: Model, charger: Model): Reaction[] {
  const blow = bestBlow(m, 'reaction', waiter, charger);
  const charge = bestBlow(m, 'charge', charger, waiter)!;
  const brace: Reaction = {
    label: () => 'brace for the charge',
    weigh: (into) => {
      into[DANGER] = expectedHarm(m, { ...charge, charging: false }) - expectedHarm(m, charge);
    },
    act: () => {
      m.state.braced[waiter] = 1;
    },
  };
  const braces = settingsOf(m, charger).charge.bonus.modifier > 0 ? [brace] : [];
  if (!blow || !canStrike(m, waiter)) return braces;
  const counter: Reaction = {
    label: () => 'countercharge',
    weigh: (into) => {
      into[HARM] = expectedHarm(m, { ...blow, charging: true });
    },
    act: () => {
      m.state.countering[waiter] = 1;
    },
  };
  return [...braces, counter];
}

/** What it is worth to go on waiting, of the model's own worth: it may see somebody better. */
const PATIENT = 0.04;

/** Puts the reactions to a model on Wait; an LD test that fails wastes the action (DX-WAI-LD). */
function offer(m: Match, waiter: Model, from: Point, reactions: readonly Reaction[]): void {
  const seat = seatOf(m, waiter);
  const chance = chanceToReact(m, waiter);
  const weigh = (option: number, into: Float64Array) => {
    if (option === 0) into[HARM] = PATIENT * m.matchup.worth[waiter];
    else {
      reactions[option - 1].weigh(into);
      into[HARM] *= chance;
      into[DANGER] *= chance;
    }
  };
  const told = { label: orNot('hold', (i) => reactions[i].label()), uses: REACTED };
  const picked = decide(m, seat, 'DX-D-05', waiter, reactions.length + 1, weigh, told);
  if (picked === 0) return;
  if (settingsOf(m, waiter).wait.reactions.on) acted(m, CLAUSE.wait.reactions);
  if (!stands(m, waiter)) settle(m, waiter, from);
  if (!reactsInTime(m, waiter, 'reacts too late')) return;
  tellOf(m, 'reaction', waiter, 'reacts');
  reactions[picked - 1].act();
}

/** Ends bracing and countercharging once a charge is over. */
export function forgetAnswers(m: Match, model: Model): void {
  if (model === NOBODY) return;
  m.state.braced[model] = 0;
  m.state.countering[model] = 0;
}
