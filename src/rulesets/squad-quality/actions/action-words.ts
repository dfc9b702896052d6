/** What the actions of a unit are called, see `Decision.label`. */

import { placeAt } from '../../../kernel/field/place-words.ts';
import { type Match, nameOf, placeOf } from '../match/match.ts';
import type { Action, Option } from '../places/option.ts';
import type { Unit } from '../units/entities.ts';

/** What is done by each action, somewhere and to somebody perhaps. */
const WORDS: Readonly<Record<Action, (at: string, target: string, spot: string) => string>> = {
  engage: (at) => `move to ${at}`,
  bound: (at) => `bound to ${at}`,
  smoke: (at) => `lay smoke and move to ${at}`,
  assault: (_, target) => `assault ${target}`,
  'bound-assault': (_, target) => `bound in on ${target}`,
  'open-fire': () => 'open fire',
  'move-out': (at) => `rush to ${at}`,
  leap: (at) => `leap to ${at}`,
  regroup: () => 'regroup',
  recover: () => 'tend the wounded',
  'recover-and-fire': () => 'tend the wounded and shoot',
  hack: (_, target) => `hack ${target}`,
  call: (_, target) => `call for a strike on ${target}`,
  scout: (_at, _target, spot) => `send a scout to ${spot}`,
  'scout-call': (_, target, spot) => `send a scout to ${spot} and call for a strike on ${target}`,
  rig: () => 'rig the charges',
  detonate: () => 'set off the charges',
};

/** What it is called where the unit stays. */
const STAYING: Readonly<Partial<Record<Action, string>>> = {
  engage: 'stay',
  smoke: 'lay smoke and stay',
};

/** An action of a unit in words, as "move to 12.0,3.5" or "assault B Levy Squad". */
export function actionText(m: Match, unit: Unit, option: Option): string {
  const { action, at, target, spot, second } = option;
  const { ground } = m.battlefield;
  const staying = at === placeOf(m, unit) ? STAYING[action] : undefined;
  const text =
    staying ??
    (option.laidThere ? `move to ${placeAt(ground, at)} and lay smoke` : undefined) ??
    WORDS[action](placeAt(ground, at), nameOf(m, target), spot === undefined ? '' : placeAt(ground, spot));
  return second === undefined ? text : `${text} and ${actionText(m, unit, second)}`;
}
