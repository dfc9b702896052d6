import { AUDIT_OPTIONS, auditOf } from '../arguments/audit-options.ts';
import { commaList, text } from '../arguments/command.ts';
import { experimentOptions, simOf } from '../arguments/experiment-options.ts';
import { refusedStops } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** What is a unit worth? */
export const price = experimentCommand({
  name: 'price',
  says: 'Measure what each unit is worth, in units of a yardstick: "a sniper is worth so many soldiers".',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    units: { says: 'Units to price, parted by commas', otherwise: 'all' },
    yardstick: {
      says: 'The unit to count in; --army is what one more of a unit is added to',
      otherwise: 'the one the army has most of',
    },
    ...experimentOptions(
      'price',
      'all pairs of random armies, half of them for each contest against the yardstick',
      '400, and up to 200',
    ),
    ...AUDIT_OPTIONS,
  }),
  refuses: refusedStops('price'),
  sim: (given, terminal) =>
    simOf('price', given, terminal, {
      units: commaList(given, 'units'),
      yardstick: text(given, 'yardstick'),
      ...auditOf(given),
    }),
});
