/** Further blocks for one arm. */
export interface Portion {
  readonly arm: number;
  readonly blocks: number;
}

/** Which block of which arm comes at a position. */
export interface Places {
  readonly count: number;
  at(position: number): Place;
}

export interface Place {
  readonly arm: number;
  readonly index: number;
}

export function inTurn(portions: readonly Portion[], starts: readonly number[]): Places {
  const ends: number[] = [];
  for (const { blocks } of portions) ends.push((ends.at(-1) ?? 0) + blocks);
  return {
    count: ends.at(-1) ?? 0,
    at(position) {
      const nth = ends.findIndex((end) => position < end);
      const { arm, blocks } = portions[nth];
      return { arm, index: starts[nth] + position - (ends[nth] - blocks) };
    },
  };
}

export function sideBySide(arms: number, start: number, blocks: number): Places {
  return {
    count: arms * blocks,
    at: (position) => ({ arm: position % arms, index: start + Math.floor(position / arms) }),
  };
}
