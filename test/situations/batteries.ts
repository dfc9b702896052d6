import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknown } from '../../src/rules/nearest.ts';
import { stageSituation as d20Skirmish } from './d20-skirmish/stage-situation.ts';
import { stageSituation as darkPotential } from './dark-potential/stage-situation.ts';
import { readSituations } from './notation.ts';
import { stageSituation as passCounter } from './pass-counter/stage-situation.ts';
import type { Situation } from './situation.ts';
import { stageSituation as squadQuality } from './squad-quality/stage-situation.ts';
import type { Staged } from './staged.ts';
import { stageSituation as zoneControl } from './zone-control/stage-situation.ts';

/** How rulesets stage their situations. */
const STAGES: Readonly<Record<string, (situation: Situation) => Staged>> = {
  'dark-potential': darkPotential,
  'zone-control': zoneControl,
  'pass-counter': passCounter,
  'squad-quality': squadQuality,
  'd20-skirmish': d20Skirmish,
};

export const batteries: readonly string[] = Object.keys(STAGES);

/** Stages a situation of a ruleset; throws InputError. */
export function stageOf(ruleset: string): (situation: Situation) => Staged {
  if (!Object.hasOwn(STAGES, ruleset))
    throw unknown('battery of situations for', ruleset, 'rulebench', batteries);
  return STAGES[ruleset];
}

/** The situations of a ruleset, theme by theme. */
export function situationsOf(ruleset: string): Situation[] {
  stageOf(ruleset);
  const folder = join(import.meta.dirname, ruleset);
  const themes = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return themes.sort().flatMap((name) => readSituations(readFileSync(join(folder, name), 'utf8')));
}
