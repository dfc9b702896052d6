import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeTable } from '../../../src/kernel/tables/describe-table.ts';
import { assumptionsUnder } from '../../../src/rules/assumption.ts';
import type { Rule } from '../../../src/rules/rule.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';

const DECISION_POINTS = 49;

const FOLDER = 'src/rulesets/dark-potential';
const readme = readFileSync(`${FOLDER}/README.md`, 'utf8');
const rowOf = (id: string) => readme.split('\n').find((line) => line.startsWith(`| ${id} |`)) ?? '';
const headings: readonly Rule[] = darkPotential.rules;
const clauses = headings.flatMap((rule) =>
  Object.entries(rule.clauses).map(([key, clause]) => ({ path: `${rule.id}.${key}`, clause })),
);

describe('the README of Dark Potential', () => {
  it('has the readings of every question that is likely to decide matches', () => {
    for (const { path, clause } of clauses) {
      for (const [leaf, { id, asks, stake, readings }] of Object.entries(clause.questions ?? {})) {
        if (stake !== 'H') continue;
        const [inForce, ...others] = Object.entries(readings);
        for (const part of [asks, inForce[1], `${path}.${leaf}`, ...others.map(([name]) => name)]) {
          expect(rowOf(id), id).toContain(part);
        }
      }
    }
  });

  it('has every question that is answered once, and every assumption', () => {
    for (const { id, asks, answer, reason } of darkPotential.fixedQuestions) {
      expect(rowOf(id)).toBe(`| ${id} | ${asks} | ${answer} | ${reason} |`);
    }
    for (const { says } of assumptionsUnder(darkPotential, [{}])) expect(readme).toContain(`- ${says}`);
  });

  it('counts the clauses, the numbers and the questions', () => {
    const sum = (of: (one: (typeof clauses)[number]) => number) => clauses.reduce((n, one) => n + of(one), 0);
    const off = sum(({ clause }) => (clause.off === undefined ? 0 : 1));
    const numbers = sum(({ clause }) => Object.keys(clause.params ?? {}).length);
    const questions = sum(({ clause }) => Object.keys(clause.questions ?? {}).length);
    expect(readme).toContain(
      `${clauses.length} clauses: ${off} can be off; the other ${clauses.length - off} are structural, and each says why. ` +
        `${numbers} numbers can be changed within bounds, ${questions} questions have readings to choose from.`,
    );
  });

  it('has the measures of every designed table', () => {
    for (const [name, spec] of Object.entries(darkPotential.tables)) {
      const { coverage, widestGap, tooOpen } = describeTable(spec);
      const whole = (share: number) => `${(100 * share).toFixed(0)} %`;
      expect(readme).toContain(
        `| ${name} | ${whole(coverage)} | ${widestGap.toFixed(1)} inches | ${whole(tooOpen)} |`,
      );
    }
  });

  it('answers for every decision point that is not put to a policy', () => {
    const all = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
    const files = all.filter((file) => file.endsWith('.ts') && file !== join('rolls', 'rolls.ts'));
    const code = files.map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8')).join('\n');
    for (let n = 1; n <= DECISION_POINTS; n++) {
      const point = `DP-D-${String(n).padStart(2, '0')}`;
      // Points 21 to 28 are options of an action.
      const named = readme.includes(point) || (n > 21 && n < 28 && readme.includes('DP-D-21 to DP-D-28'));
      expect(named || code.includes(`'${point}'`), point).toBe(true);
    }
  });
});
