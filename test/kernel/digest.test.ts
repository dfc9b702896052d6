import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { digestData } from '../../src/kernel/digest.ts';

/** FNV-1a byte by byte, by the multiplication it is defined with. */
function hashOf(bytes: readonly number[]): number {
  let hash = 0x811c9dc5n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x01000193n) % 2n ** 32n;
  return Number(hash);
}

function bytesOf(number: number): number[] {
  return [0, 8, 16, 24].map((shift) => (number >>> shift) & 0xff);
}

it('is FNV-1a of the four bytes of each whole number, lowest first, however many are 0', () => {
  const random = seedrandom('digest');
  for (let n = 0; n < 100; n++) {
    const numbers: number[] = [];
    while (numbers.length < 300) {
      const zeros = random() < 0.1 ? 100 : Math.floor(3 * random());
      numbers.push(...new Array(zeros).fill(0), Math.floor((random() - 0.5) * 2 ** (1 + 31 * random())));
    }
    if (n % 2 === 0) numbers.push(0, 0, 0);
    const hash = hashOf([numbers.length, ...numbers].flatMap(bytesOf));
    for (const list of [numbers, Int32Array.from(numbers), Uint32Array.from(numbers)])
      expect(digestData(list)).toBe(hash);
  }
});

it('takes the eight bytes of a fraction, and truths as 1 and 0', () => {
  const bytes = Array.from(new Uint8Array(Float64Array.of(0.1).buffer));
  expect(digestData(0.1)).toBe(hashOf(bytes));
  expect(digestData({ over: true, begun: false })).toBe(hashOf([2, 1, 0].flatMap(bytesOf)));
});

it('tells data apart by every value, deep ones too', () => {
  const position = () => ({
    round: 3,
    over: false,
    lead: 0.25,
    name: 'left',
    points: Int16Array.of(3, -1, 0),
    barrages: [
      { seat: 0, attacked: [4] },
      { seat: 1, attacked: [] as number[] },
    ],
  });
  const others = [
    { ...position(), round: 4 },
    { ...position(), over: true },
    { ...position(), lead: 0.5 },
    { ...position(), name: 'lift' },
    { ...position(), points: Int16Array.of(3, -1, 1) },
    { ...position(), points: Int16Array.of(3, -1) },
    {
      ...position(),
      barrages: [
        { seat: 0, attacked: [] },
        { seat: 1, attacked: [4] },
      ],
    },
  ];
  expect(digestData(position())).toBe(digestData(position()));
  expect(new Set([position(), ...others].map(digestData)).size).toBe(1 + others.length);
});
