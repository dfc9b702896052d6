import { InputError, unknown } from '../../../src/rules/nearest.ts';
import { facingTo } from '../../../src/rulesets/dark-potential/battlefield/facings.ts';
import {
  COMBAT_READY,
  ON_OVERWATCH,
  SUPPRESSED,
} from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Condition } from './cast.ts';
import type { Setting } from './setting.ts';

interface Rule {
  readonly form: RegExp;
  apply(setting: Setting, model: number, said: readonly string[]): void;
}

/** How models can be said to be. */
const RULES: readonly Rule[] = [
  {
    form: /^(\d+) wounds?$/,
    apply: ({ m }, model, [wounds]) => {
      m.state.wounds[model] = Number(wounds);
    },
  },
  {
    form: /^(\d+) points?$/,
    apply: ({ m }, model, [points]) => {
      m.state.points[m.book.models[model].unit] = Number(points);
    },
  },
  {
    form: /^suppressed$/,
    apply: ({ m }, model) => {
      m.state.suppressed[model] = SUPPRESSED;
    },
  },
  {
    form: /^on Overwatch with the (.+) towards (.)$/,
    apply: (setting, model, [weapon, at]) => {
      wait(setting, model, ON_OVERWATCH, at);
      setting.m.state.named[model] = weaponCalled(setting, model, weapon);
    },
  },
  {
    form: /^Combat Ready towards (.)$/,
    apply: (setting, model, [at]) => wait(setting, model, COMBAT_READY, at),
  },
];

/** Puts models into the condition that is said of them; throws InputError. */
export function applyCondition(setting: Setting, { letters, says }: Condition): void {
  for (const { form, apply } of RULES) {
    const found = form.exec(says);
    if (!found) continue;
    for (const letter of letters) apply(setting, setting.models.get(letter)!, found.slice(1));
    return;
  }
  throw new InputError(
    `"${says}" in "${setting.situation.title}" is no condition; write one like "1 wound", "2 points", "suppressed", ` +
      '"on Overwatch with the pistol towards s" or "Combat Ready towards s".',
  );
}

function wait(setting: Setting, model: number, reaction: number, at: string): void {
  const { m } = setting;
  const { x, y } = m.battlefield.ground;
  const places = setting.placesCalled(at);
  const mean = (of: Int32Array) => places.reduce((sum, place) => sum + of[place], 0) / places.length;
  const from = m.state.point[model];
  m.state.reaction[model] = reaction;
  m.state.facing[model] = facingTo(mean(x) - x[from], mean(y) - y[from]);
}

function weaponCalled({ m, situation }: Setting, model: number, called: string): number {
  const own = m.book.weapons.map(({ title }) => title.toLowerCase());
  const carried = own.filter((_, weapon) => m.book.models[model].weapons & (1 << weapon));
  if (!carried.includes(called)) throw unknown('weapon', called, `"${situation.title}"`, carried);
  return own.findIndex(
    (title, weapon) => title === called && (m.book.models[model].weapons & (1 << weapon)) !== 0,
  );
}
