import { unknown } from '../../../src/rules/nearest.ts';
import { facingTo } from '../../../src/rulesets/dark-potential/battlefield/facings.ts';
import {
  COMBAT_READY,
  ON_OVERWATCH,
  SUPPRESSED,
  SUPPRESSING,
} from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Form } from '../conditions.ts';
import type { Setting } from './setting.ts';

export const EXAMPLES =
  '"1 wound", "2 points", "suppressed", "on Overwatch with the pistol towards s" or "Combat Ready towards s"';

/** How models can be said to be. */
export function formsOf(setting: Setting): Form[] {
  const { state, matchup } = setting.m;
  return [
    {
      form: /^(\d+) wounds?$/,
      apply(model, [wounds]) {
        state.wounds[model] = Number(wounds);
      },
    },
    {
      form: /^(\d+) points?$/,
      apply(model, [points]) {
        state.points[matchup.models[model].unit] = Number(points);
      },
    },
    {
      form: /^suppressed$/,
      apply(model) {
        state.suppressed[model] = SUPPRESSED;
      },
    },
    {
      form: /^on Overwatch with the (.+) towards (.)$/,
      apply(model, [weapon, at]) {
        wait(setting, model, ON_OVERWATCH, at);
        state.named[model] = weaponCalled(setting, model, weapon);
      },
    },
    {
      form: /^Combat Ready towards (.)$/,
      apply: (model, [at]) => wait(setting, model, COMBAT_READY, at),
    },
    {
      form: /^laying Suppressing Fire with the (.+) on (.)$/,
      apply(model, [weapon, at]) {
        state.reaction[model] = SUPPRESSING;
        state.named[model] = weaponCalled(setting, model, weapon);
        layFire(setting, model, at);
      },
    },
  ];
}

/** One template for all of a unit, over a letter or the first of the places with a digit. */
function layFire({ m, board }: Setting, model: number, on: string): void {
  const { x, y, z } = board.ground;
  const [at] = board.placesCalled(on);
  const { seat, unit } = m.matchup.models[model];
  const own = m.state.barrages.find(({ participants: [mate] }) => m.matchup.models[mate].unit === unit);
  if (own) own.participants.push(model);
  const participants = own?.participants ?? [model];
  m.state.barrages = m.state.barrages.filter((one) => one !== own);
  m.state.barrages.push({
    seat,
    x: x[at],
    y: y[at],
    z: z[at],
    laidBy: participants.length,
    participants,
    attacked: [],
  });
}

/** Turns a model to a letter, or to the middle of the places with a digit. */
function wait({ m, board }: Setting, model: number, reaction: number, at: string): void {
  const { x, y } = board.ground;
  const places = board.placesCalled(at);
  const mean = (of: Int32Array) => places.reduce((sum, place) => sum + of[place], 0) / places.length;
  const from = m.state.point[model];
  m.state.reaction[model] = reaction;
  m.state.facing[model] = facingTo(mean(x) - x[from], mean(y) - y[from]);
}

function weaponCalled({ m, situation }: Setting, model: number, called: string): number {
  const carried = m.matchup.weapons.flatMap(({ title }, weapon) =>
    m.matchup.models[model].weapons & (1 << weapon) ? [{ weapon, title: title.toLowerCase() }] : [],
  );
  const found = carried.find(({ title }) => title === called);
  if (found) return found.weapon;
  throw unknown(
    'weapon',
    called,
    `"${situation.title}"`,
    carried.map(({ title }) => title),
  );
}
