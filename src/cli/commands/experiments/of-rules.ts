import { GROUPINGS } from '../../../experiments/designs/attribute/attribute.ts';
import { STAKES } from '../../../experiments/designs/questions/questions.ts';
import { choice, choices, commaList } from '../../arguments/command.ts';
import { rulesOption } from '../../arguments/experiment-options.ts';
import { REFUSED_TESTS, stopOptions, testOptions } from '../../arguments/stop-options.ts';
import type { Experimenting } from '../../running/experiment-command.ts';

/** What claims say has no width and no Elo. */
const ONLY_VERDICTS =
  'Claims say that something rises, falls or changes, in figures of many units; stop at verdicts, with --until-verdict, or say how many blocks.';

export const power: Experimenting = {
  name: 'power',
  says: 'Measure what a side gains by having a rule that the other side lacks.',
  each: 'each rule',
  blocks: '200, and 100 more in a reserve for undecided ones',
  options: rulesOption('the headings a side can hold'),
  stops: { ...stopOptions('every rule', 'each rule', 'verdict'), ...testOptions('each rule') },
  keys: (given) => ({ rules: commaList(given, 'rules') }),
};

export const ablate: Experimenting = {
  name: 'ablate',
  says: 'Measure what a rule does to the game: the book against the same book without it, for both sides.',
  each: 'each rule, and for the book',
  blocks: '300',
  options: rulesOption('every heading that can be off'),
  stops: stopOptions('each rule', 'the primary metric', 'fixed'),
  refuses: REFUSED_TESTS,
  keys: (given) => ({ rules: commaList(given, 'rules') }),
};

export const compare: Experimenting = {
  name: 'compare',
  says: 'Measure what changed between two versions of the rules, and which clauses changed it.',
  each: 'each game, and for the contest',
  blocks: '300',
  stops: {
    ...stopOptions('each game', 'the primary metric and the contest', 'fixed'),
    ...testOptions('the later rules against the earlier'),
  },
};

export const attribute: Experimenting = {
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
};

export const questions: Experimenting = {
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
};

export const claims: Experimenting = {
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
};
