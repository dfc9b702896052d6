import { commaList } from '../arguments/command.ts';
import { stopOptions } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** What claims say has no width and no Elo. */
const ONLY_VERDICTS =
  'Claims say that something rises, falls or changes, in figures of many units; stop at verdicts, with --until-verdict, or say how many blocks.';

/** Are the document's own statements true? */
export const claims = experimentCommand({
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
});
