import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulesets } from '../src/rulesets/index.ts';
import { goldenPath, goldenStory } from './golden.ts';

it.each(rulesets.map((ruleset) => ({ title: ruleset.title, ruleset })))(
  '$title is played and told as in its golden playthrough',
  ({ ruleset }) => {
    expect(goldenStory(ruleset), '"npm run golden" tells it anew').toBe(
      readFileSync(goldenPath(ruleset), 'utf8'),
    );
  },
);
