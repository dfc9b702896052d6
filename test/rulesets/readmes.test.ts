import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { d20Skirmish } from '../../src/rulesets/d20-skirmish/index.ts';
import { passCounter } from '../../src/rulesets/pass-counter/index.ts';
import { squadQuality } from '../../src/rulesets/squad-quality/index.ts';
import { zoneControl } from '../../src/rulesets/zone-control/index.ts';
import { catalogueOf } from './catalogue.ts';
import { decisionPointsOf } from './decision-points.ts';

const CASES: readonly [id: string, ruleset: Ruleset, source: string][] = [
  ['zone-control', zoneControl, 'document'],
  ['pass-counter', passCounter, 'sheet'],
  ['squad-quality', squadQuality, 'document and the reference sheets'],
  ['d20-skirmish', d20Skirmish, 'sheet'],
];

describe.each(CASES)('the README of %s', (id, { rules, fixedQuestions, claims = [] }, source) => {
  const readme = readFileSync(`src/rulesets/${id}/README.md`, 'utf8');
  const { clauses, questions, parameters } = catalogueOf(rules);

  it('has every reading of every question, and the questions answered once', () => {
    for (const { path, question } of questions) {
      const [[, inForce], ...others] = Object.entries(question.readings);
      const names = others.map(([name]) => `\`${name}\``).join(', ');
      expect(readme).toContain(`| ${question.id} | ${question.asks} | ${inForce} | \`${path}\`: ${names} |`);
    }
    for (const { id, asks, answer, reason } of fixedQuestions)
      expect(readme).toContain(`| ${id} | ${asks} | ${answer} | ${reason} |`);
  });

  it('has every assumption and every decision point', () => {
    for (const { clause } of clauses)
      if (clause.basis === 'assumed') expect(readme).toContain(`| ${clause.id} | ${clause.says} |`);
    for (const point of decisionPointsOf(id)) expect(readme).toContain(`| ${point} |`);
  });

  it('has every claim and what is measured in its place', () => {
    expect(claims.length).toBeGreaterThan(1);
    for (const { id: claim, says, test } of claims)
      expect(readme).toContain(`| ${claim} | ${says} | ${test} |`);
  });

  it('counts the clauses, the numbers and the questions', () => {
    const off = clauses.filter(({ clause }) => clause.off !== undefined).length;
    const ours = clauses.filter(({ clause }) => clause.basis === 'assumed').length;
    expect(readme).toContain(
      `${clauses.length} clauses: the ${clauses.length - ours} of the ${source} and ${ours} of ours that fill its gaps. ` +
        `${off} can be off; the other ${clauses.length - off} are structural, and each says why. ` +
        `${parameters.length} numbers can be changed within bounds, ${questions.length} questions have readings to choose from.`,
    );
  });
});
