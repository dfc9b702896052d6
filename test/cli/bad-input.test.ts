import { describe, expect, it } from 'vitest';
import { pamphlet } from './pamphlet.ts';
import { typeIn } from './type-in.ts';

/** Every one of these prints its sentence alone on standard error and exits with 2. */
const REFUSED: Readonly<Record<string, string>> = {
  'rule pamphlet': 'There is no command "rule" in rulebench; the nearest is "rules".',
  '--jason': 'There is no option "--jason" in "rulebench"; "rulebench --help" lists those there are.',
  'rules pamphlat': 'There is no ruleset "pamphlat" in rulebench; the nearest is "pamphlet".',
  compare: '"rulebench compare" needs its <earlier>; see "rulebench compare --help".',
  'rules pamphlet nerve':
    '"rulebench rules" has no place for "nerve"; a rule goes behind its option, as in --rule nerve.',
  'power pamphlet nerve':
    '"rulebench power" has no place for "nerve"; a rule goes behind its option, as in --rules nerve.',
  'odds pamphlet more': '"rulebench odds" has no place for "more".',
  'run houserule.ts':
    'There is no sim file "houserule.ts" in this folder; the nearest is "sims/house-rule.ts".',
  'run power.yaml': 'There is no sim file "power.yaml" in this folder; the nearest is "sims/power.yaml".',
  'rules pamphlet --question':
    'There is no option "--question" in "rulebench rules"; the nearest is "--questions".',
  'play pamphlet --army-a x':
    'There is no option "--army-a" in "rulebench play"; the nearest are "--army" and "--opponent-army".',
  'rules pamphlet --weather':
    'There is no option "--weather" in "rulebench rules"; "rulebench rules --help" lists those there are.',
  'rules pamphlet --seed 4':
    '"rulebench rules" lists what is written; nothing in it is left to luck, so it takes no seed.',
  'odds pamphlet --seed 4': 'Odds are exact; no dice are rolled for them, so they take no seed.',
  'table generated:1 --seed 4': 'The seed of a generated table is part of its name, as in generated:7.',
  'run sim.yaml --seed 4': 'The seed of an experiment stands in its sim file, as "seed: 1".',
  'query run sql --seed 4': 'A query reads matches that were played; its run has the seed, so it takes none.',
  'rules pamphlet --rule nerves': 'There is no rule "nerves" in The Pamphlet; the nearest is "nerve".',
  'rules pamphlet --rule': '--rule needs a value.',
  'power pamphlet --tables -2,3': '--tables takes a whole number from 0 to 500, not "-2,3".',
  'odds pamphlet --aimed -2':
    'There is no option "-2" in "rulebench odds"; all but -h and -v are written out, as --help is.',
  'play pamphlet --seed s\u001b[31mx': '--seed has the character U+001B, which would not show; leave it out.',
  'play pamphlet --table generated:\u001b':
    '--table has the character U+001B, which would not show; leave it out.',
  'power pamphlet --seed a\rb': '--seed has a carriage return, which would not show; leave it out.',
  'run a\nb.yaml': 'The file has a line break, which would not show; leave it out.',
  'query run \u202e': 'The sql has the character U+202E, which would not show; leave it out.',
  'rules pamphlet --\u001b[31mx':
    'There is no option "--<U+001B>[31mx" in "rulebench rules"; "rulebench rules --help" lists those there are.',
  'rules pamphlet --rule nerve --rule shooting': '--rule is given more than once.',
  'odds pamphlet --json=perhaps': '--json takes no value.',
  'odds pamphlet --aimed=false': '--aimed takes no value.',
  'odds pamphlet --aimed false': '--aimed takes no value.',
  'odds pamphlet --help=no': '--help takes no value.',
  'rules --rule nerve': '--rule is for one ruleset; name a ruleset, as "rulebench rules" lists them.',
  'rules --questions': '--questions is for one ruleset; name a ruleset, as "rulebench rules" lists them.',
  'table --svg': '--svg is for one table; name a table, as "rulebench table" lists them.',
  'table hall --out table.svg': 'table.svg is the name of a drawing; add --svg.',
  'table hall --svg --out table.png':
    'table.png is the name of a picture that no drawing is; write SVG, with --svg --out table.svg.',
  'table hall --out old.table.PDF':
    'old.table.PDF is the name of a picture that no drawing is; write SVG, with --svg --out old.table.svg.',
  'table hall --svg --json --out table.svg':
    'table.svg is the name of a picture; --json writes data, as a file ending in .json.',
  'table --out table.svg': '--out is for one table; name a table, as "rulebench table" lists them.',
  'power pamphlet --rules ,': '--rules needs a value.',
  'tournament pamphlet --policies ,,': '--policies needs a value.',
  'power pamphlet --adapt 4': '--adapt takes a whole number from 12 to 1000000, not "4"; the nearest is 12.',
  'fair pamphlet nerve --adapt 24 --no-adapt': '--adapt and --no-adapt exclude each other; keep one.',
  'play pamphlet --policy veteran[nerv=never]':
    'There is no appetite for "nerv" in The Pamphlet; there are none.',
  'power pamphlet --blocks 0': '--blocks takes a whole number from 1 to 1000000, not "0"; the nearest is 1.',
  'power pamphlet --tables 501':
    '--tables takes a whole number from 0 to 500, not "501"; the nearest is 500.',
  'power pamphlet --tables many': '--tables takes a whole number from 0 to 500, not "many".',
  'odds pamphlet -x':
    'There is no option "-x" in "rulebench odds"; all but -h and -v are written out, as --help is.',
  odds: '"rulebench odds" needs its <ruleset>; see "rulebench odds --help".',
  'odds phamplet --need 4': 'There is no ruleset "phamplet" in rulebench; the nearest is "pamphlet".',
  'odds pamphlet --nead 4': 'There is no option "--nead" in "rulebench odds"; the nearest is "--need".',
  'odds pamphlet --friends 2':
    'There is no option "--friends" in "rulebench odds"; "rulebench odds pamphlet --help" lists those there are.',
  'odds pamphlet --set nerve.test.shore=1':
    'There is no setting "nerve.test.shore" in these rules; the nearest is "nerve.test.share".',
  'odds pamphlet --set nerve.test.share=2':
    '"nerve.test.share" takes a number from 0 to 1, not 2; the nearest is 1.',
  'odds pamphlet --set nerve.test.when=turnend':
    'There is no reading "turnend" in "nerve.test.when"; the nearest is "turn-end".',
  'odds pamphlet --set shooting.roll=off':
    'The clause "shooting.roll" (PA-01) cannot be off: without it nobody could be hurt.',
  'odds pamphlet --set nerve':
    'A setting is written path=value, as in shooting.roll.sides=6; "nerve" is not.',
  'odds pamphlet --set nerve=off --set nerve.test.share=1':
    '"nerve.test.share" is given a value and "nerve" is off; keep one.',
  'play pamphlet --set-a nerve.test=off --set nerve.test.share=1':
    '"nerve.test.share" is given a value and "nerve.test" is off; keep one.',
  'odds pamphlet --set nerve.test.share=1 --set nerve.test.share=0.5':
    '"nerve.test.share" is set more than once; keep one.',
  'tune pamphlet --target rounds=6 --target median/rounds=7 --parameters nerve.test.share':
    '"rounds" is named twice among the targets; keep one.',
  'odds pamphlet --rules-version fist': 'There is no version "fist" in The Pamphlet; the nearest is "first".',
  'odds pamphlet@fist': 'There is no version "fist" in The Pamphlet; the nearest is "first".',
  'odds pamphlet@first --rules-version second':
    '"pamphlet@first" and --rules-version=second are different versions; keep one.',
  'play pamphlet --army patroll': 'There is no army "patroll" in The Pamphlet; the nearest is "patrol".',
  'play pamphlet --policy vetaran': 'There is no policy "vetaran" in rulebench; the nearest is "veteran".',
  'play pamphlet --playouts 12':
    '--playouts is the budget of a policy that looks ahead, and none is named; name the strategist as well.',
  'play pamphlet --policy strategist --playouts 1':
    '--playouts takes a whole number from 2 to 10000, not "1"; the nearest is 2.',
};

describe('bad input', () => {
  it.each(Object.entries(REFUSED))('"%s" is refused', async (line, sentence) => {
    expect(await typeIn([pamphlet], line)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });
});
