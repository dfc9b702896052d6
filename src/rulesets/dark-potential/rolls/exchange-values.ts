export type Numbers = Uint16Array | Uint32Array;

/** Room for so many numbers of values: there are no more values than places that name one. */
export function numbersUpTo(room: number): Numbers {
  return room <= 0x10000 ? new Uint16Array(room) : new Uint32Array(room);
}

/** Numbers themselves where they have so much room, or else half as many more that begin with them. */
export function withRoom<T extends Numbers>(numbers: T, room: number, make: (room: number) => T): T {
  if (room <= numbers.length) return numbers;
  const longer = make(Math.max(Math.ceil(1.5 * numbers.length), room));
  longer.set(numbers);
  return longer;
}

export type Values = ReturnType<typeof createValues>;

/** Values by number, from 1 on, side by side in memory: there are hundreds of thousands of them. */
export function createValues(stake: number) {
  let all = new Float64Array(2 * 64);
  let count = 1;
  return {
    add(payoff: number, kept: number): number {
      if (2 * count === all.length) {
        const longer = new Float64Array(2 * all.length);
        longer.set(all);
        all = longer;
      }
      all[2 * count] = payoff;
      all[2 * count + 1] = kept;
      return count++;
    },
    /** To the roller. */
    worth: (value: number) => stake * all[2 * value] + all[2 * value + 1],
    payoff: (value: number) => all[2 * value],
    kept: (value: number) => all[2 * value + 1],
  };
}
