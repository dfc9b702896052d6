import { InputError, unknown } from '../../src/rules/nearest.ts';
import type { Entry, Rolled, Situation, Step } from './situation.ts';
import { readMap } from './sketch-map.ts';

/**
 * The notation of situations: a theme is a file, which begins with `# its name`, and each situation a block:
 *
 *     ## The one in the open
 *
 *         . s . . t .
 *         . . . . = .
 *         . . N . . .
 *
 *     N: our sniper
 *     s t: their soldiers
 *     asks: N acts
 *     best: fire rifle at s
 *     blunder: fire rifle at t; nothing
 *     why: one sentence that a wargamer would nod at
 *
 * A sign of the map is a standing point, one base of 25 mm from the next, our side at the foot. Letters are models,
 * digits places that options may name, `#` rock, `=` barrels, `"` hedge, `%` wood; a wood fills the oblong around its
 * signs. A line after the map that begins with letters says who they are, a squad where there are several, or how they
 * are; of a hidden model the letters are its bases, the first the real one. Of the other lines
 *
 * - `first` tells what is done on the way to what is asked (`s moves: to 2; n acts: fire rifle at L`), `rolls` what is
 *   rolled there (`hit 5, wound 9`);
 * - `best`, `fine`, `blunder` and `fatal` (a model thrown away for nothing, or the match) name options in the game's
 *   words, the first of them that names one counting; `anything else` stands for those that none names;
 * - `played` says what playouts came to, where they settled it.
 */
const KEYS = ['asks', 'first', 'rolls', 'best', 'fine', 'blunder', 'fatal', 'why', 'played'] as const;
type Key = (typeof KEYS)[number];
const NEEDED: readonly Key[] = ['asks', 'best', 'why'];

/** Reads the situations of a theme; throws InputError. */
export function readSituations(text: string): Situation[] {
  const [head, ...blocks] = text.split(/^## /m);
  const theme = /^# (.+)/.exec(head)?.[1].trim();
  if (!theme) throw new InputError('A file of situations begins with "# " and the name of its theme.');
  return blocks.map((block) => readSituation(theme, block));
}

function readSituation(theme: string, block: string): Situation {
  const [title, ...lines] = block.split('\n').map((line) => line.trimEnd());
  const drawn = lines.filter((line) => line.startsWith('    '));
  const { entries, said } = readLines(lines, title);
  for (const key of NEEDED)
    if (!said.has(key)) throw new InputError(`"${title}" lacks a line "${key}: ...".`);
  const list = (key: Key) => partsOf(said.get(key) ?? '', ';');
  const { who, does } = readAsked(said.get('asks')!, title);
  return {
    theme,
    title,
    map: readMap(drawn, title),
    entries,
    first: list('first').map((text) => readStep(text, title)),
    rolls: partsOf(said.get('rolls') ?? '', ',').map((text) => readRoll(text, title)),
    asks: { who, does },
    options: { best: list('best'), fine: list('fine'), blunder: list('blunder'), fatal: list('fatal') },
    why: said.get('why')!,
    played: said.get('played') ?? '',
  };
}

function readLines(lines: readonly string[], title: string) {
  const entries: Entry[] = [];
  const said = new Map<Key, string>();
  for (const line of lines) {
    if (line === '' || line.startsWith('    ')) continue;
    const [, before, says] = /^([^:]+): (.+)$/.exec(line) ?? [];
    if (before === undefined)
      throw new InputError(`"${line}" in "${title}" is no line; write "word: what it says".`);
    if (/^[A-Za-z]( [A-Za-z])*$/.test(before)) entries.push({ letters: before.split(' '), says });
    else {
      const key = KEYS.find((known) => known === before);
      if (!key) throw unknown('line', before, `"${title}"`, KEYS);
      if (said.has(key)) throw new InputError(`"${title}" has "${key}" twice; join them by ";".`);
      said.set(key, says);
    }
  }
  return { entries, said };
}

function readAsked(text: string, title: string): Pick<Step, 'who' | 'does'> {
  const [, who, does] = /^([A-Za-z]) (.+)$/.exec(text) ?? [];
  if (who === undefined) throw new InputError(`"${text}" in "${title}" asks nobody; write it like "N acts".`);
  return { who, does };
}

function readStep(text: string, title: string): Step {
  const [asked, what] = text.split(': ');
  if (what === undefined)
    throw new InputError(`"${text}" in "${title}" is no step; write it like "s moves: to 1".`);
  return { ...readAsked(asked, title), what };
}

function readRoll(text: string, title: string): Rolled {
  const [, roll, total] = /^([\w-]+) (\d+)$/.exec(text) ?? [];
  if (roll === undefined) throw new InputError(`"${text}" in "${title}" is no roll; write it like "hit 9".`);
  return [roll, Number(total)];
}

function partsOf(text: string, by: string): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
