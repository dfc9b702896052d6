import { describeRun } from '../../execution/runs/describe-run.ts';
import { InputError } from '../../rules/nearest.ts';
import { printableJson } from '../../rules/printable.ts';
import { type Command, flag, type ParsedArguments } from '../arguments/command.ts';
import { JSON_OPTION } from '../arguments/common-options.ts';
import { answerPage } from '../pages/answer-page.ts';
import { INTERRUPTED } from '../terminal/exit-codes.ts';
import { columns } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Rows in a table for people. */
const MOST_ROWS = 200;

/** Asks the matches of a run a question. */
export const query: Command = {
  name: 'query',
  says: 'Ask the matches of a run a question in SQL; "matches" are its rows, one for each match.',
  words: [
    { name: 'run', says: 'the folder of the run' },
    { name: 'sql', says: 'the question, in quotes', optional: true, lines: true },
  ],
  options: () => ({
    describe: { says: 'Tell what each column of the matches means instead', flag: true },
    json: JSON_OPTION,
  }),
  refuses: { seed: 'A query reads matches that were played; its run has the seed, so it takes none.' },
  examples: [
    ['rulebench query reports/mine --describe', 'what is known of each match, and what it means'],
    [
      'rulebench query reports/mine "select table_title, avg(rounds) from matches group by all"',
      'how long matches take, by table',
    ],
  ],
  async run(given, terminal) {
    const [folder, sql] = given.words;
    if (flag(given, 'describe') === (sql !== undefined)) {
      throw new InputError('"rulebench query" needs either a question in SQL or --describe.');
    }
    if (sql === undefined) return describe(folder, given, terminal);
    terminal.heeds();
    try {
      return await answer(folder, sql, flag(given, 'json'), terminal);
    } catch (error) {
      if (terminal.stop.aborted) return INTERRUPTED;
      throw error;
    }
  },
};

async function answer(folder: string, sql: string, json: boolean, terminal: Terminal): Promise<number> {
  // Loaded late: the database weighs more than all the rest.
  const { queryRun } = await import('../../execution/runs/query-run.ts');
  if (json) {
    const { columns: names, rows } = await queryRun(folder, sql, Infinity, terminal.stop);
    const objects = rows.map((row) =>
      printableJson(Object.fromEntries(row.map((cell, c) => [names[c], cell]))),
    );
    terminal.out(`[\n${objects.join(',\n')}\n]\n`);
    return 0;
  }
  const { cut, ...found } = await queryRun(folder, sql, MOST_ROWS, terminal.stop);
  terminal.out(`${answerPage(found, terminal).join('\n')}\n`);
  if (cut) terminal.err(`Only the first ${MOST_ROWS} rows are shown; --json gives all of them.\n`);
  return 0;
}

async function describe(folder: string, given: ParsedArguments, terminal: Terminal): Promise<number> {
  const told = await describeRun(folder);
  const rows = told.map(({ column, type, says }) => [column, type, says]);
  terminal.out(
    flag(given, 'json')
      ? `${printableJson(told, 2)}\n`
      : `${columns([{ title: 'column' }, { title: 'type' }, { title: 'meaning' }], rows, terminal.columns).join('\n')}\n`,
  );
  return 0;
}
