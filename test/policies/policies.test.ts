import { describe, expect, it } from 'vitest';
import { seedWords } from '../../src/kernel/luck.ts';
import { imperfect } from '../../src/policies/imperfect.ts';
import { createPlayer, policies, policyNames } from '../../src/policies/index.ts';
import { everywhere, persona, type Weights } from '../../src/policies/persona.ts';
import { DANGER, type Decision, HARM, type Player, TACTICS } from '../../src/rules/decision.ts';

const WEIGHTS = everywhere({ harm: 1, danger: -0.5 });

/** The nth of many decisions: a few options with some harm and danger each. */
function decision(nth: number, count = 2 + (nth % 7)): Decision {
  const word = (option: number, what: string) => seedWords(`${nth} ${option} ${what}`)[0] >>> 0;
  return {
    point: 'any',
    seat: 0,
    count,
    luck: seedWords(`luck ${nth}`)[0] >>> 0,
    weigh(option, into) {
      into[HARM] = word(option, 'harm') / 4294967296;
      into[DANGER] = word(option, 'danger') / 4294967296;
    },
  };
}

const MANY = Array.from({ length: 4000 }, (_, nth) => nth);

function agreement(one: Player, other: Player): number {
  return MANY.filter((nth) => one(decision(nth)) === other(decision(nth))).length / MANY.length;
}

describe('a persona', () => {
  it('takes what is worth most to it, and of equals the first', () => {
    const worth = [
      [1, 3],
      [2, 4],
      [2, 4],
      [0, 0],
    ];
    const facing = (weights: Weights) =>
      persona(everywhere(weights))({
        ...decision(0, 4),
        weigh: (option, into) => {
          [into[HARM], into[DANGER]] = worth[option];
        },
      });
    expect(facing({ harm: 1 })).toBe(1);
    expect(facing({ harm: 1, danger: -1 })).toBe(3);
    expect(facing({})).toBe(0);
  });

  it('takes the same of options that are weighed all at once', () => {
    const atOnce = (nth: number): Decision => {
      const plain = decision(nth);
      const width = TACTICS.length;
      return {
        ...plain,
        weighings() {
          const all = new Float64Array(width * (plain.count + 1)).fill(9);
          for (let option = 0; option < plain.count; option++) {
            const one = new Float64Array(width);
            plain.weigh(option, one);
            all.set(one, width * option);
          }
          return all;
        },
        weigh: () => expect.unreachable('nobody need weigh one'),
      };
    };
    const player = persona(WEIGHTS);
    expect(MANY.map((nth) => player(atOnce(nth)))).toEqual(MANY.map((nth) => player(decision(nth))));
  });

  it('weighs only what could be best, and takes what it would take if it weighed all', () => {
    let weighings = 0;
    /** Tells that options are worth at most somewhat more than they are, but of some of them. */
    const bounded = (nth: number): Decision => {
      const plain = decision(nth);
      return {
        ...plain,
        weigh(option, into) {
          weighings++;
          plain.weigh(option, into);
        },
        atMost(option, into) {
          if ((nth + option) % 3 === 0) return false;
          plain.weigh(option, into);
          into[HARM] += ((nth + option) % 4) / 8;
          into[DANGER] /= 1 + (nth % 2);
          return true;
        },
      };
    };
    const options = MANY.reduce((sum, nth) => sum + decision(nth).count, 0);
    const others = [{ harm: 1 }, { harm: 1, danger: 0.5 }, { harm: -1 }].map(everywhere);
    for (const weights of [WEIGHTS, ...others]) {
      weighings = 0;
      const player = persona(weights);
      expect(MANY.map((nth) => player(bounded(nth)))).toEqual(MANY.map((nth) => player(decision(nth))));
      if (weights === WEIGHTS) expect(weighings).toBeLessThan(0.75 * options);
    }
  });

  it('takes the first of equals, whatever it was told that they are at most', () => {
    const pick = (worth: readonly number[], told: readonly number[]) =>
      persona(WEIGHTS)({
        ...decision(0, worth.length),
        weigh: (option, into) => {
          into[HARM] = worth[option];
        },
        atMost: (option, into) => {
          into[HARM] = told[option];
          return told[option] > 0;
        },
      });
    expect(pick([1, 1, 1], [1, 0, 2])).toBe(0);
    expect(pick([1, 1, 1], [2, 1, 0])).toBe(0);
    expect(pick([0.5, 1, 1], [1, 0, 2])).toBe(1);
  });

  it('has weights of its own at some points', () => {
    const player = persona({ usual: { harm: 1 }, at: { elsewhere: { danger: 1 } } });
    const weigh: Decision['weigh'] = (option, into) => {
      into[HARM] = [0, 1, 0][option];
      into[DANGER] = [0, 0, 1][option];
    };
    expect(player({ ...decision(0, 3), weigh })).toBe(1);
    expect(player({ ...decision(0, 3), weigh, point: 'elsewhere' })).toBe(2);
  });

  it('can weigh more options than it has ever seen', () => {
    const player = persona(WEIGHTS);
    const picks = [3, 5000, 3].map((count) => player(decision(1, count)));
    expect(picks[2]).toBe(picks[0]);
    expect(picks[1]).toBeGreaterThan(3);
  });
});

describe('somebody imperfect', () => {
  it('is the persona itself without slips', () => {
    expect(agreement(imperfect(WEIGHTS, { blunders: 0, misjudges: 0 }), persona(WEIGHTS))).toBe(1);
  });

  it('picks evenly where he always blunders', () => {
    const blunderer = imperfect(WEIGHTS, { blunders: 1, misjudges: 0 });
    const counts = [0, 0, 0, 0];
    for (const nth of MANY) counts[blunderer(decision(nth, 4))]++;
    // Five standard deviations of a fair share of the decisions.
    for (const count of counts)
      expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(4000 * 0.25 * 0.75));
  });

  it('blunders in his share of decisions', () => {
    const sometimes = imperfect(WEIGHTS, { blunders: 0.2, misjudges: 0 });
    const differs = MANY.filter(
      (nth) => sometimes(decision(nth, 4)) !== persona(WEIGHTS)(decision(nth, 4)),
    ).length;
    // Three blunders in four hit upon another option.
    expect(Math.abs(differs - 600)).toBeLessThan(5 * Math.sqrt(4000 * 0.15 * 0.85));
  });

  it('errs by no more than he misjudges', () => {
    const player = imperfect(everywhere({ harm: 1 }), { blunders: 0, misjudges: 0.2 });
    const losses = MANY.map((nth) => {
      const asked = decision(nth, 6);
      const harm = Array.from({ length: 6 }, (_, option) => {
        const into = new Float64Array(TACTICS.length);
        asked.weigh(option, into);
        return into[HARM];
      });
      const [least, most] = [Math.min(...harm), Math.max(...harm)];
      return (most - harm[player(asked)]) / (most - least);
    });
    expect(Math.max(...losses)).toBeLessThanOrEqual(0.4);
    expect(losses.filter((loss) => loss > 0).length).toBeGreaterThan(100);
  });

  it('makes the same mistakes whatever he was asked before', () => {
    const forwards = createPlayer('recruit');
    const backwards = createPlayer('recruit');
    const there = MANY.map((nth) => forwards(decision(nth)));
    const back = MANY.toReversed().map((nth) => backwards(decision(nth)));
    expect(back.toReversed()).toEqual(there);
  });
});

describe('the policies', () => {
  it('say what they are like, each in words of its own', () => {
    const says = policyNames.map((name) => policies[name].says);
    expect(new Set(says).size).toBe(policyNames.length);
  });

  it('know decisions better the more skilled they are', () => {
    const veteran = createPlayer('veteran');
    const [random, recruit, regular] = ['random', 'recruit', 'regular'].map((name) =>
      agreement(createPlayer(name), veteran),
    );
    expect(random).toBeLessThan(recruit);
    expect(recruit).toBeLessThan(regular);
    expect(regular).toBeLessThan(1);
  });
});
