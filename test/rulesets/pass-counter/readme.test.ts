import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { passCounter } from '../../../src/rulesets/pass-counter/index.ts';
import { DECISIONS } from '../../../src/rulesets/pass-counter/rolls.ts';

const readme = readFileSync('src/rulesets/pass-counter/README.md', 'utf8');
const clauses = passCounter.rules.flatMap((rule) =>
  Object.entries(rule.clauses).map(([key, clause]) => ({ path: `${rule.id}.${key}`, clause })),
);

describe('the README of Pass Counter', () => {
  it('has every reading of every question, and the questions answered once', () => {
    for (const { path, clause } of clauses) {
      for (const [leaf, { id, asks, readings }] of Object.entries(clause.questions ?? {})) {
        const [[, inForce], ...others] = Object.entries(readings);
        const names = others.map(([name]) => `\`${name}\``).join(', ');
        expect(readme).toContain(`| ${id} | ${asks} | ${inForce} | \`${path}.${leaf}\`: ${names} |`);
      }
    }
    for (const { id, asks, answer, reason } of passCounter.fixedQuestions)
      expect(readme).toContain(`| ${id} | ${asks} | ${answer} | ${reason} |`);
  });

  it('has every assumption and every decision point', () => {
    for (const { clause } of clauses)
      if (clause.basis === 'assumed') expect(readme).toContain(`| ${clause.id} | ${clause.says} |`);
    for (const point of DECISIONS) expect(readme).toContain(`| ${point} |`);
  });

  it('counts the clauses, the numbers and the questions', () => {
    const sum = (of: (one: (typeof clauses)[number]) => number) => clauses.reduce((n, one) => n + of(one), 0);
    const off = sum(({ clause }) => (clause.off === undefined ? 0 : 1));
    const ours = sum(({ clause }) => (clause.basis === 'assumed' ? 1 : 0));
    const numbers = sum(({ clause }) => Object.keys(clause.params ?? {}).length);
    const questions = sum(({ clause }) => Object.keys(clause.questions ?? {}).length);
    expect(readme).toContain(
      `${clauses.length} clauses: the ${clauses.length - ours} of the sheet and ${ours} of ours that fill its gaps. ` +
        `${off} can be off; the other ${clauses.length - off} are structural, and each says why. ` +
        `${numbers} numbers can be changed within bounds, ${questions} questions have readings to choose from.`,
    );
  });
});
