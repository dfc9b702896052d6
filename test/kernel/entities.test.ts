import { describe, expect, it } from 'vitest';
import {
  type Column,
  type Model,
  NOBODY,
  NOWHERE,
  type Point,
  type Seat,
} from '../../src/kernel/entities.ts';

/** What the compiler says is checked where this is compiled: a refusal that no longer comes is an error of its own. */
describe('numbers of a kind', () => {
  const stand = (at: Point) => at;
  const name = (model: Model) => model;
  const model: Model = 3;

  it('are plain numbers, and plain numbers pass for them', () => {
    expect([stand(3), name(2 + 1), model + 1]).toEqual([3, 3, 4]);
    const point: Column<Point> = new Int32Array([7, 8, 9, 10]);
    expect(stand(point[model])).toBe(10);
  });

  it('are not taken for one another', () => {
    const seat: Seat = 1;
    const models: readonly Model[] = [model];
    const point: Column<Point> = new Int32Array(4);
    // @ts-expect-error a model is no point
    stand(model);
    // @ts-expect-error and a point no model
    name(point[model]);
    // @ts-expect-error a seat is no model
    name(seat);
    // @ts-expect-error and none of some models is a point
    models.map(stand);
    // @ts-expect-error a column of points takes no model
    point[0] = model;
    // @ts-expect-error who is nobody stands nowhere, but is no place
    stand(NOBODY);
    // @ts-expect-error and nowhere is nobody
    name(NOWHERE);
    expect([...point]).toEqual([3, 0, 0, 0]);
  });
});
