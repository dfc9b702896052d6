import { describe, expect, it } from 'vitest';
import { createLuck, rollerOf, seedWords } from '../../../src/kernel/luck.ts';
import { everywhere, persona } from '../../../src/policies/persona.ts';
import { random } from '../../../src/policies/random.ts';
import { HARM, type Player } from '../../../src/rules/decision.ts';
import { deciding, type LooseOptions } from '../../../src/rules/play/deciding.ts';
import type { Playing } from '../../../src/rules/play/playing.ts';
import { createSheet, WIDTH } from '../../../src/rules/play/weighing.ts';

const { chooseLoosely, decide, decideLoosely, pick } = deciding(0, { 'D-1': 0 }, 0);

/** Options worth as much as they are called, some of them in doubt. */
function among(options: number[], doubtful: number[] = []): LooseOptions<number> {
  return {
    options,
    doubtful,
    weigh: (i, into) => {
      into[HARM] = options[i];
    },
  };
}

function playing(player: Player): Playing {
  return {
    state: {
      luck: createLuck(seedWords('choices'), 1),
      counters: [new Int32Array(1), new Int32Array(1)],
      acts: new Int32Array(0),
    },
    matchup: { models: [{ roller: rollerOf(0, 0), name: 'chooser' }] },
    players: [player, player],
  };
}

describe('a choice of which some options are in doubt', () => {
  /** What is picked when only `sure` options turn out to be there, and how often that was asked. */
  const picked = (player: Player, all: number[], doubtful: number[], sure: number[]) => {
    const m = playing(player);
    let asked = 0;
    const settled = () => {
      asked++;
      return among(sure);
    };
    const option = pick(m, 0, 'D-1', 0, among(all, doubtful), settled);
    expect(m.state.counters[0][0]).toBe(1);
    return { option, asked };
  };
  const best = persona(everywhere({ harm: 1 }));

  it('is settled for whoever takes the best only where that is in doubt', () => {
    expect(picked(best, [1, 5, 3], [], [])).toEqual({ option: 5, asked: 0 });
    expect(picked(best, [1, 5, 3], [3], [1, 5])).toEqual({ option: 5, asked: 0 });
    expect(picked(best, [1, 5, 3], [5], [1, 3])).toEqual({ option: 3, asked: 1 });
    expect(picked(best, [1, 5, 3], [5], [1, 3, 5])).toEqual({ option: 5, asked: 1 });
  });

  it('is settled for everybody else, who choose as if they had been asked at once', () => {
    const sure = [4, 1, 3, 8, 7];
    const { option, asked } = picked(random, [4, 9, 1, 3, 8, 7], [9], sure);
    const { options, weigh } = among(sure);
    expect(option).toBe(options[decide(playing(random), 0, 'D-1', 0, options.length, weigh)]);
    expect(asked).toBe(1);
  });

  it('is settled one by one as long as the best of what is left is in doubt', () => {
    const settled: number[] = [];
    const isThere = (option: number) => option !== 9;
    const left = () => {
      const options = [1, 9, 5, 7, 3].filter((option) => !settled.includes(option) || isThere(option));
      return among(
        options,
        options.filter((option) => option > 4 && !settled.includes(option)),
      );
    };
    const settle = (option: number) => {
      settled.push(option);
      return left();
    };
    expect(pick(playing(best), 0, 'D-1', 0, left(), settle)).toBe(7);
    expect(settled).toEqual([9, 7]);
  });
});

describe('a choice of options that may be worth less than they seem', () => {
  /** What is chosen when options turn out to be worth `real`, and which of them somebody found that out about. */
  const chosen = (player: Player, seeming: number[], real: number[]) => {
    const m = playing(player);
    const settled: number[] = [];
    const weigh = (option: number, into: Float64Array) => {
      into[HARM] = (settled.includes(option) ? real : seeming)[option];
    };
    const settle = (option: number) => {
      if (settled.includes(option) || seeming[option] === real[option]) return false;
      settled.push(option);
      return true;
    };
    const option = decideLoosely(m, 0, 'D-1', 0, () => seeming.length, weigh, {}, settle);
    expect(m.state.counters[0][0]).toBe(1);
    return { option, settled };
  };
  const best = persona(everywhere({ harm: 1 }));

  it('is settled for whoever takes the best only as far as the best is in doubt', () => {
    expect(chosen(best, [1, 5, 3, 4], [1, 5, 0, 4])).toEqual({ option: 1, settled: [] });
    expect(chosen(best, [1, 5, 3, 4], [1, 2, 0, 4])).toEqual({ option: 3, settled: [1] });
    expect(chosen(best, [1, 5, 3, 4], [1, 2, 3, 1])).toEqual({ option: 2, settled: [1, 3] });
    expect(chosen(best, [1, 5, 3], [1, 4, 3])).toEqual({ option: 1, settled: [1] });
  });

  it('may lose options that turn out not to be there', () => {
    for (const player of [best, persona(everywhere({ harm: -1 })), Object.assign(() => 0, {})]) {
      const left = [4, 1, 3];
      const gone = new Set([4, 1]);
      const weigh = (option: number, into: Float64Array) => {
        into[HARM] = left[option];
      };
      const settle = (option: number) => gone.has(left[option]) && left.splice(option, 1).length === 1;
      expect(left[decideLoosely(playing(player), 0, 'D-1', 0, () => left.length, weigh, {}, settle)]).toBe(3);
    }
  });

  it('is settled for everybody else before they are asked', () => {
    expect(chosen(random, [1, 5, 3, 4], [1, 2, 0, 4]).settled).toEqual([1, 2]);
  });
});

describe('a choice of which some options may not be there', () => {
  it('is put again to whoever takes the best for as long as what he takes is gone', () => {
    const m = { ...playing(persona(everywhere({ harm: 1 }))), battlefield: { sheet: createSheet() } };
    const worths = [1, 5, 3, 4];
    const gone = [5, 4];
    const fill = (weighings: Float64Array) => {
      worths.forEach((worth, i) => {
        weighings[WIDTH * i + HARM] = worth;
      });
    };
    const settle = (option: number) => gone.includes(worths[option]) && worths.splice(option, 1).length > 0;
    const option = chooseLoosely(m, 0, 'D-1', 0, () => worths.length, fill, settle);
    expect(worths).toEqual([1, 3]);
    expect(option).toBe(1);
    expect(m.state.counters[0][0]).toBe(1);
  });
});

it('puts no choice of which one option alone turns out to be there', () => {
  const asked: number[] = [];
  const hears = (takesBest: boolean): Player =>
    Object.assign(({ count }: { count: number }) => asked.push(count) * 0 + count - 1, { takesBest });
  for (const player of [hears(true), hears(false)]) {
    const m = { ...playing(player), battlefield: { sheet: createSheet() } };
    const left = [7, 5, 4];
    const settle = (option: number) => left[option] < 7 && left.splice(option, 1).length > 0;
    const number = () => left.length;
    expect(decideLoosely(m, 0, 'D-1', 0, number, () => {}, {}, settle)).toBe(0);
    left.push(5, 4);
    expect(chooseLoosely(m, 0, 'D-1', 0, number, () => {}, settle)).toBe(0);
  }
  expect(asked.every((count) => count > 1)).toBe(true);
});
