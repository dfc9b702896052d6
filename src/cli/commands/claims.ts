import { AUDIT_OPTIONS, auditOf } from '../arguments/audit-options.ts';
import { commaList } from '../arguments/command.ts';
import { experimentOptions, simOf } from '../arguments/experiment-options.ts';
import { stopOf, stopOptions } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** What claims say has no width and no Elo. */
const ONLY_VERDICTS =
  'Claims say that something rises, falls or changes, in figures of many units; stop at verdicts, with --until-verdict, or say how many blocks.';

/** Are the document's own statements true? */
export const claims = experimentCommand({
  name: 'claims',
  says: 'Test what the document says about how its own game plays.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    claims: { says: 'Claims by id, parted by commas', otherwise: 'all' },
    ...experimentOptions('claims', 'the circumstances of each claim, and for the book', '300'),
    'until-verdict': stopOptions('each claim', '', 'fixed')['until-verdict'],
    ...AUDIT_OPTIONS,
  }),
  refuses: Object.fromEntries(
    ['half-width', 'sprt', 'normalised', 'fixed'].map((name) => [name, ONLY_VERDICTS]),
  ),
  sim: (given, terminal) =>
    simOf('claims', given, terminal, {
      claims: commaList(given, 'claims'),
      ...stopOf(given),
      ...auditOf(given),
    }),
});
