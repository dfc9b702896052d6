import { InputError, unknown } from '../../rules/nearest.ts';
import { printableJson } from '../../rules/printable.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { type Command, flag } from '../arguments/command.ts';
import { gameAsked, JSON_OPTION } from '../arguments/common-options.ts';
import { thingsOf } from '../pages/unit-fields.ts';
import { additionsYaml, unitsText } from '../pages/unit-pages.ts';
import { rulesetNamed } from '../terminal/terminal.ts';

/** Prints what a ruleset's armies are made of. */
export const units: Command = {
  name: 'units',
  says: 'List the units, weapons and armies of a ruleset, or print one as a sim takes it.',
  words: [
    { name: 'ruleset', says: 'the ruleset' },
    {
      name: 'name',
      says: 'a unit, a weapon or an army by its id; without one all are listed',
      optional: true,
    },
  ],
  options: () => ({ json: JSON_OPTION }),
  refuses: {
    seed: '"rulebench units" lists what is written; nothing in it is left to luck, so it takes no seed.',
  },
  run(given, terminal) {
    const [word, name] = given.words;
    const { id, version } = gameAsked(given);
    const ruleset = rulesetNamed(terminal, id);
    if (version !== undefined) {
      throw new InputError(
        `What armies are made of is the same in every version; name "${id}" alone, not "${word}".`,
      );
    }
    requireThing(ruleset, name);
    const lines = () =>
      name === undefined
        ? unitsText(ruleset, terminal.columns)
        : additionsYaml(ruleset, name, terminal.columns);
    terminal.out(
      flag(given, 'json') ? `${printableJson(thingsOf(ruleset, name), 2)}\n` : `${lines().join('\n')}\n`,
    );
    return 0;
  },
};

/** Refuses a name that nothing has, and a ruleset that has nothing. */
function requireThing(ruleset: Ruleset, name: string | undefined): void {
  const { units, weapons, armies } = thingsOf(ruleset);
  const ids = [...units, ...weapons, ...armies].map((thing) => thing.id);
  if (ids.length === 0) throw new InputError(`${ruleset.title} prints no units, weapons or armies.`);
  if (name === undefined || ids.includes(name)) return;
  throw unknown('unit, weapon or army', name, ruleset.title, ids);
}
