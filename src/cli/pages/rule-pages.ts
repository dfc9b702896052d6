import { NOTATION } from '../../rules/assembly/composition.ts';
import { assumptionsUnder } from '../../rules/assumption.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { NamedVersion } from '../arguments/common-options.ts';
import { hanging, wrap } from '../terminal/layout.ts';
import { type ListedClause, type ListedParameter, type ListedQuestion, listClauses } from './rule-listing.ts';
import { armyLines } from './unit-pages.ts';

export function ruleData(rule: Rule) {
  const { id, title, governs, kind, off } = rule;
  return { id, title, governs, kind, ...(off !== undefined && { off }), clauses: listClauses(rule) };
}

export function rulesData(ruleset: Ruleset) {
  const { id, title, edition, versions, armies, units } = ruleset;
  return {
    id,
    title,
    edition,
    headings: ruleset.rules.map(ruleData),
    versions: Object.entries(versions).map(([name, version]) => ({ name, ...version })),
    scenarios: Object.entries(ruleset.scenarios ?? {}).map(([name, scenario]) => ({ name, ...scenario })),
    armies: armies.map((name) => ({ name, units: ruleset.unitsOf(name) })),
    units,
    assumptions: assumptionsUnder(ruleset, [{}]),
  };
}

/** Headings with their clauses as lines; the whole ruleset also with its versions and scenarios. */
export function rulesText(ruleset: Ruleset, headings: readonly Rule[], width: number): string[] {
  const lines = [`${ruleset.title} ${ruleset.edition}`];
  for (const rule of headings) lines.push('', ...headingText(rule, width));
  if (headings === ruleset.rules) {
    for (const [name, version] of Object.entries(ruleset.versions)) {
      lines.push('', ...versionText({ name, ...version }, width));
    }
    for (const [name, scenario] of Object.entries(ruleset.scenarios ?? {}))
      lines.push('', ...scenarioPage(name, scenario, width));
    lines.push('', ...armiesText(ruleset, width));
  }
  return lines;
}

function armiesText(ruleset: Ruleset, width: number): string[] {
  const costs = ruleset.units.map(({ id, cost }) => (cost === undefined ? id : `${id} (${cost})`));
  return [
    'ARMIES',
    ...armyLines(ruleset, width),
    ...hanging('  units: ', costs.join(', '), width),
    ...hanging('  An army is ', `${NOTATION}.`, width),
    ...wrap(`What each has: rulebench units ${ruleset.id}`, width, '  '),
  ];
}

const HOLDERS: Readonly<Record<string, string>> = {
  actor: 'of whoever acts',
  target: 'of whoever is acted on',
  owner: "of the model's owner",
  table: 'for both sides alike',
};

function headingText(rule: Rule, width: number): string[] {
  return [
    ...hanging(`${rule.title.toUpperCase()}  `, `(${rule.id}; ${rule.kind} ${HOLDERS[rule.governs]})`, width),
    ...(rule.off === undefined ? [] : hanging('  off: ', rule.off, width)),
    ...listClauses(rule).flatMap((clause) => ['', ...clauseText(rule, clause, width)]),
  ];
}

function clauseText(rule: Rule, clause: ListedClause, width: number): string[] {
  const differs = clause.governs !== rule.governs || clause.kind !== rule.kind;
  const holder = differs ? `; ${clause.kind} ${HOLDERS[clause.governs]}` : '';
  return [
    ...hanging(
      `  ${clause.id}  ${clause.path}  `,
      `(${clause.basis}${holder}${clause.apart ? `; stays when ${rule.id} is off` : ''})`,
      width,
    ),
    ...wrap(clause.says, width, '    '),
    ...(clause.off === undefined
      ? hanging('    cannot be off: ', clause.structural ?? '', width)
      : hanging('    off: ', clause.off, width)),
    ...clause.parameters.flatMap((parameter) => parameterText(parameter, width)),
    ...clause.questions.flatMap((question) => questionText(question, width, '    ')),
  ];
}

function parameterText({ path, says, ...numbers }: ListedParameter, width: number): string[] {
  const step = numbers.step === undefined || numbers.step === 1 ? '' : `, steps of ${numbers.step}`;
  const bounds = `${numbers.default} (${numbers.min} to ${numbers.max}${step})`;
  return hanging(`    ${path} = `, `${bounds}: ${says}`, width);
}

const STAKES: Readonly<Record<string, string>> = {
  H: 'high stake',
  M: 'medium stake',
  L: 'low stake',
  none: 'no stake',
};

/** A question with its readings, the one in force marked. */
export function questionText(question: ListedQuestion, width: number, indent: string): string[] {
  const apart = question.apart ? '; stays when its clause is off' : '';
  return [
    ...hanging(`${indent}${question.id} `, `(${STAKES[question.stake]}${apart}) ${question.asks}`, width),
    `${indent}  ${question.path} =`,
    ...Object.entries(question.readings).flatMap(([name, says]) =>
      hanging(`${indent}  ${name === question.default ? '*' : ' '} ${name}: `, says, width),
    ),
  ];
}

function scenarioPage(name: string, { title, says, set, army }: Scenario, width: number): string[] {
  return [
    `SCENARIO ${name}  ${title}`,
    ...wrap(says, width, '  '),
    ...Object.entries(set).map(([path, value]) => `    ${path}=${value}`),
    ...(army === undefined ? [] : [`    army ${army}`]),
  ];
}

/** What a named version changes, as lines. */
export function versionText(version: NamedVersion, width: number): string[] {
  return [
    ...hanging(
      `VERSION ${version.name}  `,
      `${version.title}${version.reconstructed ? ' (reconstructed)' : ''}`,
      width,
    ),
    ...wrap(version.note, width, '  '),
    ...Object.entries(version.patch).map(([path, value]) => `    ${path}=${value}`),
  ];
}
