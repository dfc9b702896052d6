import { defineSim, type Ruleset } from '../../src/index.ts';
import { toy } from '../toy-ruleset.ts';
import { hang } from './hang.ts';

/** Matches that a thread plays before one does not come to its end; without it in the environment none hangs. */
const BEFORE = Number(process.env.HANGS_AFTER ?? Infinity);
/** Blocks of each of its three arms. */
const BLOCKS = Number(process.env.HANGS_IN ?? 200);

let begun = 0;

const hanging: Ruleset = {
  ...toy,
  compile(matchup) {
    const rules = toy.compile(matchup);
    return {
      open(field) {
        const game = rules.open(field);
        return {
          ...game,
          start(...given) {
            if (begun++ >= BEFORE) hang();
            return game.start(...given);
          },
        };
      },
    };
  },
};

export default defineSim({
  design: 'ablate',
  ruleset: hanging,
  rules: ['sword', 'curse'],
  blocks: BLOCKS,
  tables: { generated: 2 },
});
