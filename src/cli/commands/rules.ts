import { clauseCount } from '../../rules/assembly/additions.ts';
import { InputError } from '../../rules/nearest.ts';
import { printableJson } from '../../rules/printable.ts';
import type { Rule } from '../../rules/rule.ts';
import { rulePath } from '../../rules/rule-path.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { type Command, flag, text } from '../arguments/command.ts';
import { gameAsked, JSON_OPTION, versionAsked } from '../arguments/common-options.ts';
import { questionsData, questionsText } from '../pages/question-pages.ts';
import { ruleData, rulesData, rulesText, versionText } from '../pages/rule-pages.ts';
import { columns } from '../terminal/layout.ts';
import { rulesetNamed, type Terminal } from '../terminal/terminal.ts';

/** Prints what a ruleset holds: headings, clauses, settings, questions and versions. */
export const rules: Command = {
  name: 'rules',
  says: 'List the clauses of a ruleset: what each says, what off means, its settings and its open questions.',
  words: [
    {
      name: 'ruleset',
      says: 'the ruleset, also with a version behind an @; without one all rulesets are listed',
      optional: true,
    },
  ],
  options: () => ({
    rule: { says: 'Only this heading, or this clause by its path, its id or that of its question' },
    questions: { says: 'List the open questions and their readings instead', flag: true },
    json: JSON_OPTION,
  }),
  refuses: {
    seed: '"rulebench rules" lists what is written; nothing in it is left to luck, so it takes no seed.',
  },
  examples: [['rulebench rules', 'which rulesets there are']],
  run(given, terminal) {
    const [id] = given.words;
    const json = flag(given, 'json');
    const stray = id === undefined ? ['rule', 'questions'].find((option) => flag(given, option)) : undefined;
    if (stray !== undefined) {
      throw new InputError(`--${stray} is for one ruleset; name a ruleset, as "rulebench rules" lists them.`);
    }
    if (id === undefined) return print(terminal, json, listRulesets(terminal), rulesetRows(terminal));
    const ruleset = rulesetNamed(terminal, gameAsked(given).id);
    const version = versionAsked(ruleset, given);
    const asked = version && { version };
    const first = version ? [...versionText(version, terminal.columns), '', 'is laid over this:', ''] : [];
    const headings = headingsAsked(ruleset, text(given, 'rule'));
    if (flag(given, 'questions')) {
      const lines = questionsText(ruleset, headings, terminal.columns);
      return print(terminal, json, { ...asked, ...questionsData(ruleset, headings) }, [...first, ...lines]);
    }
    const data = headings === ruleset.rules ? rulesData(ruleset) : ruleData(headings[0]);
    const lines = rulesText(ruleset, headings, terminal.columns);
    return print(terminal, json, { ...asked, ...data }, [...first, ...lines]);
  },
};

/** All headings, or the one that is named; of a clause, or a setting of it, its heading with that clause alone. */
function headingsAsked(ruleset: Ruleset, name: string | undefined): readonly Rule[] {
  if (name === undefined) return ruleset.rules;
  const [id, key] = rulePath(ruleset, name, 'questions').split('.');
  return ruleset.rules
    .filter((rule) => rule.id === id)
    .map((rule) => (key === undefined ? rule : { ...rule, clauses: { [key]: rule.clauses[key] } }));
}

function print(terminal: Terminal, json: boolean, data: unknown, lines: readonly string[]): number {
  terminal.out(`${json ? printableJson(data, 2) : lines.join('\n')}\n`);
  return 0;
}

function listRulesets(terminal: Terminal): unknown {
  return terminal.rulesets.map(({ id, title, edition, rules, versions }) => ({
    id,
    title,
    edition,
    headings: rules.length,
    clauses: clauseCount(rules),
    versions: Object.keys(versions),
  }));
}

function rulesetRows(terminal: Terminal): string[] {
  const rows = terminal.rulesets.map(({ id, title, edition, rules }) => [
    id,
    `${title} ${edition}`,
    String(rules.length),
    String(clauseCount(rules)),
  ]);
  const heads = [
    { title: 'ruleset' },
    { title: 'title' },
    { title: 'headings', right: true },
    { title: 'clauses', right: true },
  ];
  return columns(heads, rows);
}
