import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../src/execution/threads/inline.ts';
import { type AblateResult, ablate } from '../src/experiments/designs/ablate/ablate.ts';
import { normalise } from '../src/experiments/sim/normalise.ts';
import { reportOf } from '../src/reporting/report-of.ts';
import { unitData } from '../src/rulesets/dark-potential/units/unit-data.ts';

// Without ranged attacks a veteran weighs ways into close combat, and random play has less to choose from.
const experiment = normalise({
  design: 'ablate',
  ruleset: 'dark-potential',
  rules: ['ranged-attack'],
  audit: ['random', 'aggressive'],
  set: { 'scenario.firstDeployment.depth': 6, 'scenario.secondDeployment.depth': 6 },
  tables: { designed: ['yard'], generated: 0 },
  blocks: 300,
  seed: 'audited',
  army: 'two',
  adds: {
    tables: [
      {
        name: 'yard',
        title: 'Rocks and hedges within a short walk.',
        width: 24,
        depth: 24,
        pieces: [
          { kind: 'rock', at: [-4, -2], size: [3, 2] },
          { kind: 'hedge', at: [4, -4], length: 4 },
        ],
      },
    ],
    units: [{ ...unitData.profiles.soldier, id: 'plain' }],
    armies: [{ id: 'two', units: [{ title: 'Squad', squad: ['plain', 'plain'] }] }],
  },
});

describe('an audit of the real game', () => {
  let result: AblateResult;
  beforeAll(async () => {
    result = await ablate.run(experiment, createInline(experiment));
  });

  const auditOf = (id: string) => result.audits.find(({ metric }) => metric === id)!;

  it('flags a verdict that flips under random play and names the policies it holds for', () => {
    const { holdsFor, policies } = auditOf('decisions-per-round');
    expect(holdsFor).toContain('veteran');
    expect(holdsFor).not.toContain('random');
    expect(policies[0]).toMatchObject({ policy: 'random', standing: 'flips', word: 'falls', blocks: 300 });
    const rolls = auditOf('rolls-per-round');
    expect(rolls.holdsFor).toEqual(['veteran', 'random', 'aggressive']);
    expect(rolls.policies[1]).toMatchObject({ policy: 'aggressive', standing: 'holds', word: 'rises' });
  });

  it('says so in the report', () => {
    const { findings, appendices } = reportOf(result, '');
    expect(findings.join(' ')).toMatch(/The sign FLIPS: [^.]*decisions per round[^.]* under "random"/);
    const table = appendices.find(({ title }) => title === 'Headline verdicts under other policies')!;
    expect(table.table.rows.length).toBe(2 * result.audits.length);
  });
});
