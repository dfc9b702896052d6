import { GROUPINGS } from '../../experiments/designs/attribute/attribute.ts';
import { designOf } from '../../experiments/designs/index.ts';
import { STAKES } from '../../experiments/designs/questions/questions.ts';
import { SPANS } from '../../experiments/designs/screen/screen.ts';
import { InputError } from '../../rules/nearest.ts';
import { choice, choices, commaList, text, whole } from '../arguments/command.ts';
import { between, rulesOption } from '../arguments/experiment-options.ts';
import { REFUSED_TESTS, stopOptions, testOptions } from '../arguments/stop-options.ts';
import { targetsOf } from '../arguments/targets-typed.ts';
import {
  type ExperimentCommand,
  type Experimenting,
  experimentCommand,
} from '../running/experiment-command.ts';

/** What claims say has no width and no Elo. */
const ONLY_VERDICTS =
  'Claims say that something rises, falls or changes, in figures of many units; stop at verdicts, with --until-verdict, or say how many blocks.';

/** What each has of its own, in the order of the help. */
const OWN: readonly Experimenting[] = [
  {
    name: 'power',
    says: 'Measure what a side gains by having a rule that the other side lacks.',
    each: 'each rule',
    blocks: '200, and 100 more in a reserve for undecided ones',
    options: rulesOption('the headings a side can hold'),
    stops: { ...stopOptions('every rule', 'each rule', 'verdict'), ...testOptions('each rule') },
    keys: (given) => ({ rules: commaList(given, 'rules') }),
  },
  {
    name: 'ablate',
    says: 'Measure what a rule does to the game: the book against the same book without it, for both sides.',
    each: 'each rule, and for the book',
    blocks: '300',
    options: rulesOption('every heading that can be off'),
    stops: stopOptions('each rule', 'the primary metric', 'fixed'),
    refuses: REFUSED_TESTS,
    keys: (given) => ({ rules: commaList(given, 'rules') }),
  },
  {
    name: 'compare',
    says: 'Measure what changed between two versions of the rules, and which clauses changed it.',
    each: 'each game, and for the contest',
    blocks: '300',
    stops: {
      ...stopOptions('each game', 'the primary metric and the contest', 'fixed'),
      ...testOptions('the later rules against the earlier'),
    },
  },
  {
    name: 'attribute',
    says: 'Share out what changed between two versions of the rules among their changes.',
    each: 'each combination of the changes',
    blocks: '200',
    options: {
      by: {
        says: 'What counts as one change: each "setting", or all settings of a "heading"',
        otherwise: 'setting',
      },
    },
    keys: (given) => ({ by: choice(given, 'by', GROUPINGS) }),
  },
  {
    name: 'questions',
    says: 'Rank the open questions of the document by how far other readings move the game.',
    each: 'each reading',
    blocks: '200, and 100 more in a reserve for undecided ones',
    options: {
      rules: { says: 'Headings, clauses or questions, parted by commas', otherwise: 'all' },
      stake: {
        says: 'How far it is expected to matter: H, M, L or none, parted by commas',
        otherwise: 'H,M,L',
      },
    },
    stops: stopOptions('each reading', 'the primary metric', 'verdict'),
    refuses: REFUSED_TESTS,
    keys: (given) => ({ rules: commaList(given, 'rules'), stake: choices(given, 'stake', STAKES) }),
  },
  {
    name: 'sweep',
    says: 'Vary one thing and measure how the game responds.',
    words: [
      {
        name: 'factor',
        says: 'a number, question or switch of the rules by its path, table.<setting>, or army',
      },
    ],
    each: 'each value, and for each that a side can have alone',
    blocks: '200',
    tables: 'Generated tables beside the designed ones; alone where a setting of theirs is swept',
    options: {
      values: { says: 'Values, parted by commas', otherwise: 'some five to seven between the bounds' },
    },
    stops: {
      ...stopOptions('each value', 'the primary metric and of each contest', 'fixed'),
      ...testOptions('a side that has a value alone'),
    },
    keys: (given) => ({
      factor: given.words[1],
      values: commaList(given, 'values')?.map((word) => (Number.isNaN(Number(word)) ? word : Number(word))),
    }),
  },
  {
    name: 'price',
    says: 'Measure what each unit is worth, in units of a yardstick: "a sniper is worth so many soldiers".',
    each: 'all pairs of random armies, half of them for each contest against the yardstick',
    blocks: '400, and up to 200',
    options: {
      units: { says: 'Units to price, parted by commas', otherwise: 'all' },
      yardstick: {
        says: 'The unit to count in; --army is what one more of a unit is added to',
        otherwise: 'the one the army has most of',
      },
    },
    keys: (given) => ({ units: commaList(given, 'units'), yardstick: text(given, 'yardstick') }),
  },
  {
    name: 'claims',
    says: 'Test what the document says about how its own game plays.',
    each: 'the circumstances of each claim, and for the book',
    blocks: '300',
    tables: 'Generated tables, without the designed ones: claims speak of tables, too',
    options: { claims: { says: 'Claims by id, parted by commas', otherwise: 'all' } },
    stops: { 'until-verdict': stopOptions('each claim', '', 'fixed')['until-verdict'] },
    refuses: Object.fromEntries(
      ['half-width', 'sprt', 'normalised', 'fixed'].map((name) => [name, ONLY_VERDICTS]),
    ),
    keys: (given) => ({ claims: commaList(given, 'claims') }),
  },
  {
    name: 'fair',
    says: 'Find the price, or the strength, at which having a rule is worth nothing extra.',
    words: [{ name: 'rule', says: 'the heading or clause that one side has and the other has not' }],
    each: 'each value, and for each contest beside them',
    blocks: '200, and 100 more in a reserve for undecided ones',
    options: {
      parameter: { says: 'The number that is to make it fair, by path', otherwise: 'its only cost' },
      values: { says: 'Values to try, parted by commas', otherwise: 'some between its bounds' },
      yardstick: { says: 'The unit its power is counted in', otherwise: 'the one the army has most of' },
    },
    keys: (given) => ({
      rule: given.words[1],
      parameter: text(given, 'parameter'),
      values: commaList(given, 'values')?.map(numeric),
      yardstick: text(given, 'yardstick'),
    }),
  },
  {
    name: 'tournament',
    says: 'Let policies and armies play all against all: who wins, against whom, and whether it runs in circles.',
    each: 'each pair of contestants',
    blocks: '200',
    options: {
      policies: {
        says: 'Policies that take part, parted by commas; "all" for all but the strategist',
        otherwise: '--policy',
      },
      armies: { says: 'Armies that take part, parted by commas', otherwise: '--army' },
    },
    refuses: { ...designOf('tournament').refuses },
    keys: (given) => ({ policies: commaList(given, 'policies'), armies: commaList(given, 'armies') }),
  },
  {
    name: 'screen',
    says: 'Rank the numbers of the rules by how much they matter.',
    each: 'each point of a walk',
    blocks: '6',
    options: {
      ...rulesOption('all numbers'),
      trajectories: { says: 'Walks through all numbers, each of which moves once in each', otherwise: '6' },
      span: {
        says: 'How far numbers go from the book towards their bounds, 1 for all the way',
        otherwise: '0.5',
      },
    },
    keys: (given) => ({
      rules: commaList(given, 'rules'),
      trajectories: whole(given, 'trajectories', 2, 500),
      span: between(given, 'span', SPANS, 'number', '0.5'),
    }),
  },
  {
    name: 'tune',
    says: 'Search for the numbers that give the game that is wanted, changing the book as little as can be.',
    each: 'each point of the search',
    blocks: '200, and 400 on fresh luck for what it finds',
    options: {
      target: {
        says: 'A metric and where it is wanted, metric=value or metric=value:tolerance; may be repeated; median/metric for the median',
        many: true,
      },
      parameters: { says: 'Paths of the numbers that may be changed, parted by commas' },
    },
    keys(given) {
      const targets = targetsOf(given);
      const parameters = commaList(given, 'parameters');
      if (!parameters) throw new InputError('Name the numbers that may be changed, with --parameters.');
      return { targets, parameters };
    },
  },
];

/** Commands that play experiments, and whose needs `plan` finds out. */
export const EXPERIMENTS: readonly ExperimentCommand[] = OWN.map(experimentCommand);

function numeric(word: string): number {
  const value = Number(word);
  if (Number.isFinite(value)) return value;
  throw new InputError(`--values takes numbers parted by commas, not "${word}".`);
}
