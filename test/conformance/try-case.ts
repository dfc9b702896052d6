import { replayLine } from '../../src/execution/sims/replay-line.ts';
import { type Arenas, createArenas } from '../../src/match/arenas.ts';
import { DEFAULT_PITCH, type MatchSpec, tableTitle } from '../../src/match/spec.ts';
import { InputError } from '../../src/rules/nearest.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { entryOf } from '../entry-of.ts';
import type { ChangeSeats } from '../rulesets/change-seats.ts';
import { changeSeats as changeSeatsInD20Skirmish } from '../rulesets/d20-skirmish/change-seats.ts';
import { changeSeats as changeSeatsInDarkPotential } from '../rulesets/dark-potential/change-seats.ts';
import { keepsSecrets } from '../rulesets/dark-potential/secrets.ts';
import { changeSeats as changeSeatsInPassCounter } from '../rulesets/pass-counter/change-seats.ts';
import { changeSeats as changeSeatsInSquadQuality } from '../rulesets/squad-quality/change-seats.ts';
import { changeSeats as changeSeatsInZoneControl } from '../rulesets/zone-control/change-seats.ts';
import { drawCase } from './draw-case.ts';
import {
  bearsNothing,
  bearsThumbs,
  choosesWhatIsLegal,
  copies,
  endsSoundly,
  mirrors,
  repeats,
  staysTheSame,
  tellsPlaces,
} from './laws.ts';
import { begin, THUMBS } from './play-on.ts';

/** Rounds of a match in which every activation is played again with other secrets. */
const ROUNDS_OF_SECRETS = 3;

type Law = (ruleset: Ruleset, arenas: Arenas, spec: MatchSpec) => void;

const LAWS: Readonly<Record<string, Law>> = {
  'ends soundly': (_, arenas, spec) => endsSoundly(arenas, spec),
  repeats,
  'bears a rule that adds nothing': bearsNothing,
  'chooses what is legal': choosesWhatIsLegal,
  'tells where': (_, arenas, spec) => tellsPlaces(arenas, spec),
  'goes on from copies': (_, arenas, spec) => copies(arenas, spec),
  'goes on the same by the same rules': staysTheSame,
  'is even between equals': mirrors,
  'bears any answers': (_, arenas, spec) => {
    for (const thumb of Object.keys(THUMBS)) bearsThumbs(arenas, spec, thumb);
  },
};

/** What only some rulesets have to keep: by their id. */
const OWN_LAWS: Readonly<Record<string, Readonly<Record<string, Law>>>> = {
  'zone-control': { 'is the same with seats changed': turned(changeSeatsInZoneControl) },
  'pass-counter': { 'is the same with seats changed': turned(changeSeatsInPassCounter, 'initiative.roll') },
  'squad-quality': { 'is the same with seats changed': turned(changeSeatsInSquadQuality) },
  'd20-skirmish': {
    'is the same with seats changed': turned(changeSeatsInD20Skirmish, 'sequence.initiative'),
  },
  'dark-potential': {
    'is the same with seats changed': turned(changeSeatsInDarkPotential, 'scenario.rollOff'),
    'keeps what is hidden': (_, arenas, spec) =>
      void keepsSecrets(arenas, spec, spec.policies, ROUNDS_OF_SECRETS),
  },
};

/** The laws of a ruleset that others need not keep; throws for one of which none are entered. */
export function ownLaws({ id }: Ruleset): Readonly<Record<string, Law>> {
  return entryOf(
    OWN_LAWS,
    id,
    'OWN_LAWS of test/conformance/try-case.ts',
    'its laws, that of changed seats first, which "npm run fuzz" asks of it',
  );
}

/**
 * A match on a symmetric table is the same turned round.
 * @param rollOff the clause without which the same seat always goes first
 */
function turned(changeSeats: ChangeSeats, rollOff?: string): Law {
  return (_, arenas, { table, seed, ...sides }) => {
    const isEven = rollOff === undefined || sides.variants[0][rollOff] !== 'off';
    const { symmetric } = arenas.field(table, DEFAULT_PITCH).ground.spec;
    if (isEven && symmetric) changeSeats(arenas, table, seed, sides);
  };
}

/**
 * Plays the match that follows from a seed in every way a law asks for, and says what it was, or why the ruleset
 * refused it.
 * @throws Error that names the law which is broken and the line that plays the match
 */
export function tryCase(ruleset: Ruleset, seed: string): string {
  const spec = drawCase(ruleset, seed);
  const arenas = createArenas(ruleset);
  try {
    begin(arenas, spec);
  } catch (error) {
    if (error instanceof InputError) return `refused: ${error.message}`;
    throw brokenBy('can be set up', spec, error);
  }
  for (const [name, law] of Object.entries({ ...LAWS, ...ownLaws(ruleset) })) {
    try {
      law(ruleset, arenas, spec);
    } catch (error) {
      throw brokenBy(name, spec, error);
    }
  }
  const changes = spec.variants.map((variant) => Object.keys(variant).length).join('+');
  return `${spec.armies.join(' against ')} on ${tableTitle(spec.table)}, ${changes} changes`;
}

function brokenBy(law: string, spec: MatchSpec, cause: unknown): Error {
  const { message } = cause as Error;
  return new Error(`Not true that it ${law}: ${message}\nThe match: ${replayLine(spec)}`, { cause });
}
