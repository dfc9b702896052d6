import { appendFileSync } from 'node:fs';
import { defineSim, type Ruleset } from '../../src/index.ts';
import { toy } from '../toy-ruleset.ts';

/** How long a match takes, in milliseconds. */
const SLOW = 30;

/** Each match notes when it begins, in the file that the environment names, and takes its time. */
const slow: Ruleset = {
  ...toy,
  compile(matchup) {
    const rules = toy.compile(matchup);
    return {
      open(field) {
        const game = rules.open(field);
        return {
          ...game,
          start(...given) {
            const began = Date.now();
            appendFileSync(process.env.BEGUN_MATCHES!, `${began}\n`);
            while (Date.now() < began + SLOW);
            return game.start(...given);
          },
        };
      },
    };
  },
};

export default defineSim({
  design: 'power',
  ruleset: slow,
  rules: ['sword', 'curse'],
  blocks: { initial: 100_000 },
  tables: { designed: ['yard'], generated: 20 },
});
