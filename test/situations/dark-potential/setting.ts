import { compileGround } from '../../../src/kernel/compile-ground.ts';
import { seededDice } from '../../../src/kernel/dice.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import type { Seat } from '../../../src/rules/decision.ts';
import { InputError } from '../../../src/rules/nearest.ts';
import { compileSettings } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/dark-potential/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import { compileBook } from '../../../src/rulesets/dark-potential/matchup/book.ts';
import type { SolvedExchanges } from '../../../src/rulesets/dark-potential/rolls/stakes.ts';
import { CLAUSE, rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../src/rulesets/dark-potential/units/units.ts';
import { fieldOf, first } from '../../rulesets/scene.ts';
import type { Cell, Situation } from '../situation.ts';
import { tableOf } from '../sketch-table.ts';
import { armyOf, type Cast, castOf, modelsOf } from './cast.ts';
import { applyCondition } from './conditions.ts';

/** A situation's table with everybody on it, in round 1, in the middle of a turn. */
export interface Setting {
  readonly situation: Situation;
  readonly m: Match;
  /** Models by their letters; of a hidden one by those of its bases. */
  readonly models: ReadonlyMap<string, number>;
  readonly fieldOfPlay: ReturnType<typeof fieldOf>;
  /** Standing points of a letter, or of all places with a digit; throws InputError. */
  placesCalled(sign: string): number[];
  /** Digits of a place. */
  signsAt(place: number): string[];
}

export const CLAUSES = Object.values(CLAUSE).flatMap((own) => Object.values(own)).length;
const SETTINGS = compileSettings<Settings>(rules, { 'army.mirror': 'off' });
const SOLVED: SolvedExchanges = new Map();

/** Sets a situation up; throws InputError. Nobody holds Command Points that nothing is said of. */
export function settingOf(situation: Situation): Setting {
  const { map, title } = situation;
  const { cast, conditions } = castOf(situation);
  const armies = { A: armyOf(cast, 0), B: armyOf(cast, 1) };
  const book = compileBook({ ...unitData, armies }, rules, [SETTINGS, SETTINGS], ['A', 'B'], SOLVED);
  const fieldOfPlay = fieldOf(compileGround(tableOf(map, title), DEFAULT_PITCH));
  const battlefield = openBattlefield(book, fieldOfPlay);
  const state = createState(book, [1, 2], book.kills.counters, CLAUSES);
  state.round = 1;
  state.turnBegun = true;
  state.points.fill(0);
  beginRound(state.luck, 1);
  const m: Match = { book, battlefield, state, players: [first, first], dice: seededDice(state.luck) };
  const { cell, columns, rows } = battlefield.ground;
  const placeOf = ({ column, row }: Cell) => {
    const place = cell[(rows - 1 - row) * columns + column];
    if (place < 0)
      throw new InputError(
        `Nobody can stand in row ${row + 1}, column ${column + 1} of the map of "${title}"; clear it of terrain.`,
      );
    return place;
  };
  const areas = new Map([...map.areas].map(([sign, cells]) => [sign, cells.map(placeOf)]));
  const setting: Setting = {
    situation,
    m,
    models: modelsOf(cast),
    fieldOfPlay,
    placesCalled: (sign) => {
      const at = map.models.get(sign);
      const places = at ? [placeOf(at)] : areas.get(sign);
      if (!places)
        throw new InputError(`"${sign}" is not on the map of "${title}"; draw it or name another.`);
      return places;
    },
    signsAt: (place) => [...areas].filter(([, places]) => places.includes(place)).map(([sign]) => sign),
  };
  standThem(setting, cast);
  for (const condition of conditions) applyCondition(setting, condition);
  return setting;
}

function standThem({ m, models, placesCalled }: Setting, cast: readonly Cast[]): void {
  for (const { letters, hidden } of cast) {
    const model = models.get(letters[0])!;
    if (hidden) {
      const { bases } = m.book.models[model];
      letters.forEach((letter, i) => {
        m.state.base[bases[i]] = placesCalled(letter)[0];
      });
      m.state.hidden[model] = 1;
      m.state.real[model] = bases[0];
    } else for (const letter of letters) m.state.point[models.get(letter)!] = placesCalled(letter)[0];
  }
}

/** The seat of a letter; throws InputError. */
export function seatOfLetter({ m, models, situation }: Setting, letter: string): Seat {
  const model = models.get(letter);
  if (model === undefined) throw new InputError(`Nobody in "${situation.title}" is called "${letter}".`);
  return m.book.models[model].seat;
}
