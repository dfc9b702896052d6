import { compileGround } from '../../src/kernel/field/compile-ground.ts';
import type { Ground } from '../../src/kernel/ground.ts';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import { InputError } from '../../src/rules/nearest.ts';
import type { Field } from '../../src/rules/ruleset.ts';
import { fieldOf } from '../rulesets/scene.ts';
import type { Cell, Situation } from './situation.ts';
import { tableOf } from './sketch-table.ts';

/** A map as a table with standing points. */
export interface SketchBoard {
  readonly field: Field;
  readonly ground: Ground;
  /** Standing points of a letter, or of all places with a digit; throws InputError. */
  placesCalled(sign: string): number[];
  /** Digits of a place. */
  signsAt(place: number): string[];
  /** `to row 3 column 5`, as one counts on the map. */
  cellOf(place: number): string;
}

/** Lays a map out; throws InputError where a sign stands on what nobody can stand on. */
export function boardOf({ map, title }: Situation): SketchBoard {
  const ground = compileGround(tableOf(map, title), DEFAULT_PITCH);
  const { cell, columns, rows } = ground;
  const placeOf = ({ column, row }: Cell) => {
    const place = cell[(rows - 1 - row) * columns + column];
    if (place >= 0) return place;
    throw new InputError(
      `Nobody can stand in row ${row + 1}, column ${column + 1} of the map of "${title}"; clear it of terrain.`,
    );
  };
  const letters = new Map([...map.models].map(([sign, at]) => [sign, [placeOf(at)]]));
  const digits = new Map([...map.areas].map(([sign, cells]) => [sign, cells.map(placeOf)]));
  return {
    field: fieldOf(ground),
    ground,
    placesCalled(sign) {
      const places = letters.get(sign) ?? digits.get(sign);
      if (places) return places;
      throw new InputError(`"${sign}" is not on the map of "${title}"; draw it or name another.`);
    },
    signsAt: (place) => [...digits].filter(([, places]) => places.includes(place)).map(([sign]) => sign),
    cellOf: (place) => `to row ${rows - ground.row[place]} column ${ground.column[place] + 1}`,
  };
}
