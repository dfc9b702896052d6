import { COVER, DANGER, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../rules/decision.ts';
import { WIDTH } from '../../rules/weighing.ts';
import { expectedAssault } from './assault-odds.ts';
import type { CounterName } from './counters.ts';
import { type Match, settingsOf } from './match.ts';
import { contacts, destinations } from './moves.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { PINNED, UNMARKED } from './state.ts';
import { isSlowed, isStuck } from './status.ts';
import { targetsOf } from './targets.ts';

export type Action = 'engage' | 'assault' | 'open-fire' | 'move-out' | 'regroup';

/** Something a unit can do with its activation. */
export interface Option {
  readonly action: Action;
  /** Where it goes. */
  readonly at: number;
  /** Whom it assaults; its own number where nobody. */
  readonly target: number;
}

export const COUNTED: Readonly<Record<Action, CounterName>> = {
  engage: 'action:engage',
  assault: 'action:assault',
  'open-fire': 'action:open-fire',
  'move-out': 'action:move-out',
  regroup: 'action:regroup',
};

/** What a unit can do as things are; staying where it is and shooting comes first. */
export function optionsOf(m: Match, unit: number): Option[] {
  const own = settingsOf(m, unit);
  const from = m.state.point[unit];
  const plain = (action: Action, at: number): Option => ({ action, at, target: unit });
  const places = engagePlaces(m, unit);
  const options = places.map((at) => plain('engage', at));
  if (own.actions.openFire.on && targetsOf(m, unit, true).length > 0) options.push(plain('open-fire', from));
  if (own.actions.regroup.on && m.state.marker[unit] > UNMARKED) options.push(plain('regroup', from));
  for (const { target, at } of assaultsOf(m, unit)) options.push({ action: 'assault', at, target });
  if (own.actions.moveOut.on && !isSlowed(m, unit)) {
    const near = new Set(places);
    for (const at of destinations(m, unit, m.book.rushes[unit]))
      if (!near.has(at)) options.push(plain('move-out', at));
  }
  return options;
}

/** Where a unit may go and still shoot: a pinned one only a little, and to better cover (SQ-CORE-UF-stuck). */
function engagePlaces(m: Match, unit: number): number[] {
  const from = m.state.point[unit];
  if (!isStuck(m, unit)) return destinations(m, unit, m.book.moves[unit]);
  const { inches } = settingsOf(m, unit).underFire.stuck;
  const { coverAt } = outlookOf(m, unit);
  const here = coverAt(from);
  const little = Math.min(m.book.moves[unit], Math.floor(inches * 2540));
  return destinations(m, unit, little).filter((at) => at === from || coverAt(at) > here);
}

function assaultsOf(m: Match, unit: number): { target: number; at: number }[] {
  const { closeAssault: own } = settingsOf(m, unit);
  if (!own.on || isSlowed(m, unit)) return [];
  const isRush = own.charge.reach === 'rush';
  return contacts(m, unit, isRush ? m.book.rushes[unit] : m.book.moves[unit]);
}

/** Writes what each option is worth. */
export function weighOptions(
  m: Match,
  unit: number,
  options: readonly Option[],
  weighings: Float64Array,
): void {
  const outlook = outlookOf(m, unit);
  const danger = new Map<number, number>();
  options.forEach(({ action, at, target }, i) => {
    const into = weighings.subarray(WIDTH * i, WIDTH * (i + 1));
    if (!danger.has(at)) danger.set(at, outlook.dangerAt(at));
    into[DANGER] = danger.get(at) ?? 0;
    weighPlace(outlook, at, into);
    if (action === 'engage') into[HARM] = outlook.harmAt(at, false);
    else if (action === 'open-fire') into[HARM] = outlook.harmAt(at, true);
    else if (action === 'regroup') into[RESERVE] = regroupWorth(m, unit);
    else if (action === 'assault') {
      const { harm, loss } = expectedAssault(m, unit, target);
      into[HARM] = harm;
      into[DANGER] += loss;
    }
  });
}

function weighPlace(outlook: Outlook, at: number, into: Float64Array): void {
  into[COVER] = outlook.coverAt(at);
  into[OBJECTIVE] = outlook.objectiveAt(at);
  into[TEMPO] = outlook.tempoAt(at);
}

/** What it is worth to be rid of a marker at once, as shares of the unit. */
const RID_OF_PIN = 0.12;
const RID_OF_FIRE = 0.04;

function regroupWorth({ state, book }: Match, unit: number): number {
  const share = state.marker[unit] === PINNED ? RID_OF_PIN : RID_OF_FIRE;
  return share * state.figures[unit] * book.figureWorth[unit];
}
