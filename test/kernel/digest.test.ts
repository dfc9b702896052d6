import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { createDigest } from '../../src/kernel/digest.ts';

/** FNV-1a byte by byte, by the multiplication it is defined with. */
function hashOf(bytes: readonly number[]): number {
  let hash = 0x811c9dc5n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x01000193n) % 2n ** 32n;
  return Number(hash);
}

it('is FNV-1a of the low two bytes of each number, lowest first, however many are 0', () => {
  const random = seedrandom('digest');
  for (let n = 0; n < 100; n++) {
    const numbers: number[] = [];
    while (numbers.length < 300) {
      const zeros = random() < 0.1 ? 100 : Math.floor(3 * random());
      numbers.push(...new Array(zeros).fill(0), Math.floor((random() - 0.5) * 2 ** (1 + 16 * random())));
    }
    if (n % 2 === 0) numbers.push(0, 0, 0);
    const bytes = numbers.flatMap((number) => [number & 0xff, (number >> 8) & 0xff]);
    for (const column of [
      numbers,
      Int32Array.from(numbers),
      Uint16Array.from(numbers),
      Uint32Array.from(numbers),
    ]) {
      const digest = createDigest();
      digest.add(7);
      digest.addAll(column);
      digest.add(0, -1);
      expect(digest.value()).toBe(hashOf([7, 0, ...bytes, 0, 0, 0xff, 0xff]));
    }
  }
});
