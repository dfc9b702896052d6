import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixedQuestions } from '../../../src/rulesets/squad-quality/about/fixed-questions.ts';
import { rules } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { askedIn, catalogueOf } from '../catalogue.ts';
import { CLAUSE_IDS, NOT_CARRIED_OUT } from './clause-ids.ts';

const catalogue = catalogueOf(rules);
const { printed, assumed } = catalogue;

describe('the catalogue of Squad Quality', () => {
  it('has every clause of the document once, but for those that the README names', () => {
    expect(CLAUSE_IDS).toHaveLength(191);
    const own = printed.filter((id) => !id.startsWith('SQ-CORE'));
    expect([...own, ...NOT_CARRIED_OUT].sort()).toEqual([...CLAUSE_IDS].sort());
    const readme = readFileSync('src/rulesets/squad-quality/README.md', 'utf8');
    const [, section] = readme.split('## Not carried out yet');
    for (const id of NOT_CARRIED_OUT) expect(section).toContain(`| ${id} |`);
  });

  it('marks clauses that are ours by their ids', () => {
    for (const id of assumed)
      expect(id).toMatch(/^SQ-(CORE|CHR-02-shelter|DEMO-target|FORT-works|FORT-weapons)/);
  });

  it('has all twenty-four questions of the document, and those of ours', () => {
    const asked = askedIn(catalogue, fixedQuestions);
    const numbered = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}`);
    expect(asked.sort()).toEqual([...numbered('SQ-AMB-', 24), ...numbered('SQ-Q-', 26)].sort());
  });
});
