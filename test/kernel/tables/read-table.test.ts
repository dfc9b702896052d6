import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../src/kernel/tables/read-table.ts';
import { tableSchema } from '../../../src/kernel/tables/schema.ts';

const table = (...pieces: unknown[]) => ({ name: 'a-table', title: 'A table.', pieces });
const wood = { kind: 'wood', at: [10, -5], size: [8, 6], turn: 30 };

function sentence(description: unknown): string {
  try {
    readTable(description);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

describe('readTable', () => {
  it('mirrors each piece by default and says so', () => {
    const spec = readTable(table(wood));
    expect(spec).toMatchObject({ name: 'a-table', width: 48, depth: 48, symmetric: true });
    expect(spec.pieces).toHaveLength(2);
    const [piece, copy] = spec.pieces;
    expect(copy.outline).toEqual(piece.outline.map(([x, y]) => [-x, -y]));
    expect(readTable({ ...table(wood), mirror: false })).toMatchObject({ symmetric: false, pieces: [piece] });
  });

  it('does not double a piece that is its own mirror image', () => {
    expect(readTable(table({ kind: 'hill', at: [0, 0], size: [9, 7], turn: 45 })).pieces).toHaveLength(1);
  });

  it.each([
    [
      { ...wood, kind: 'forest' },
      'In piece 1 (forest), kind: "forest" is not a kind of piece; the kinds are wood, crater, rock, hulk, hill, ruin, wall, hedge, barrels, wreck.',
    ],
    [
      { ...wood, turns: 3 },
      'In piece 1 (wood): there is no "turns", only kind, at, turn, size, height, dense.',
    ],
    [
      { ...wood, turn: 40 },
      'In piece 1 (wood), turn: 40 degrees is not a multiple of 15; the nearest is 45.',
    ],
    [{ ...wood, size: [8, 1] }, 'In piece 1 (wood), size, entry 2: 1 is too small; the least is 2.'],
    [{ ...wood, size: undefined }, 'In piece 1 (wood), size: nothing is given; it takes a list.'],
    [{ ...wood, height: 'tall' }, 'In piece 1 (wood), height: "tall" is not a number.'],
    [
      { kind: 'ruin', at: [9, 9], size: [8, 8], doors: ['north'] },
      'In piece 1 (ruin), doors, entry 1: "north" is not one of near, far, left, right.',
    ],
    [
      { kind: 'ruin', at: [9, 9], size: [8, 8], floors: 3 },
      'In piece 1 (ruin), floors: 3 is not a number of floors; use 0, 1 or 2.',
    ],
    [
      { kind: 'hedge', at: [22, 0], length: 6 },
      'Piece 1 (hedge) reaches 1 inches beyond the right edge of the 48 x 48 table; move it in by that much.',
    ],
    [
      { kind: 'ruin', at: [1, 1], size: [8, 8] },
      'Piece 1 (ruin) overlaps its own mirrored copy; move it away from the centre, or set mirror to false.',
    ],
  ])('refuses %j in one sentence', (piece, says) => {
    expect(sentence(table(piece))).toBe(says);
  });

  it('refuses bad tables in one sentence', () => {
    expect(sentence({ ...table(), name: 'A table' })).toBe(
      'In the table, name: "A table" is not lower-case words joined by hyphens.',
    );
    expect(sentence({ ...table(), width: 300 })).toBe(
      'In the table, width: 300 is too large; the most is 96.',
    );
    expect(sentence({ ...table(), deepness: 3 })).toBe(
      'In the table: there is no "deepness", only name, title, width, depth, mirror, pieces.',
    );
    expect(sentence({ ...table(), name: undefined, id: 'a-table' })).toBe(
      'In the table: there is no "id", only name, title, width, depth, mirror, pieces.',
    );
    const many = Array.from({ length: 17 }, (_, i) => ({ kind: 'barrels', at: [i - 8, -10], length: 1 }));
    expect(sentence(table(...many))).toBe(
      'Table "a-table" has 34 pieces with their mirrored copies; at most 32 are allowed.',
    );
    expect(sentence('wood')).toBe('In the table: "wood" is not a set of fields.');
  });

  it('has a schema that can be published as JSON Schema', () => {
    const schema = z.toJSONSchema(tableSchema, { io: 'input' });
    expect(schema).toMatchObject({
      type: 'object',
      required: ['name', 'title', 'pieces'],
      additionalProperties: false,
    });
  });
});
