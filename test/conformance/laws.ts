import { deepStrictEqual } from 'node:assert/strict';
import { copyData } from '../../src/kernel/copy-data.ts';
import { type Arenas, createArenas } from '../../src/match/arenas.ts';
import { divergences } from '../../src/match/divergences.ts';
import { playMatch } from '../../src/match/play.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
import type { Rule } from '../../src/rules/rule.ts';
import type { MatchState, Ruleset } from '../../src/rules/ruleset.ts';
import type { Variant } from '../../src/rules/variant.ts';
import { begin, inspector, playersOf, playOn } from './play-on.ts';

/** Activations between two copies of a match. */
const BETWEEN_COPIES = 7;
/** So many of the copies are played to the end. */
const COPIES_PLAYED = 3;
/** Activations for which rules of thumb play. */
const THUMBED = 30;

/** A match ends, every position on the way is sound, and so is the result. */
export function endsSoundly(arenas: Arenas, spec: MatchSpec): void {
  const [game, state, players] = begin(arenas, spec);
  playOn(game, state, players);
  const { rounds, margin } = game.result(state);
  if (!(rounds > 0)) throw new Error(`It took ${rounds} rounds.`);
  if (!(Math.abs(margin) <= 1)) throw new Error(`The margin is ${margin}.`);
}

/** A match is the same with a log, without, and whatever was played before. */
export function repeats(ruleset: Ruleset, arenas: Arenas, spec: MatchSpec): void {
  const fresh = playMatch(createArenas(ruleset), spec, playersOf(spec));
  const logged = playMatch(arenas, spec, playersOf(spec), () => {});
  deepStrictEqual(logged, fresh);
}

/** What no ruleset has; models of all of them move. */
const NOTHING: Rule = {
  id: 'nothing',
  title: 'Nothing',
  governs: 'actor',
  kind: 'option',
  off: 'it is not there',
  clauses: { main: { id: 'LAW-NOTHING', basis: 'assumed', says: 'Models move nothing farther.' } },
  timing: { move: () => 0 },
};

/** A user's rule that adds nothing changes nothing: armies weigh by the same means where there is one. */
export function bearsNothing(ruleset: Ruleset, arenas: Arenas, spec: MatchSpec): void {
  const played = (where: Arenas) => {
    const { acts, digest, ...record } = playMatch(where, spec, playersOf(spec));
    return record;
  };
  deepStrictEqual(played(createArenas(ruleset.extend({ rules: [NOTHING] }))), played(arenas));
}

/** Whoever is told of points of the lattice is told where they are. */
export function tellsPlaces(arenas: Arenas, spec: MatchSpec): void {
  playMatch(arenas, spec, playersOf(spec), ({ text, data = {} }) => {
    const isPlaced = 'at' in data || 'path' in data;
    if (isPlaced && !('inches' in data)) throw new Error(`It is not told where: "${text}"`);
  });
}

/** Options are chosen no more often than they are there. */
export function choosesWhatIsLegal({ counters, adoption }: Ruleset, arenas: Arenas, spec: MatchSpec): void {
  const played = playMatch(arenas, spec, playersOf(spec));
  for (const [seat, counts] of played.counters.entries()) {
    for (const { legal, chosen } of adoption) {
      const [may, does] = [legal, chosen].map((name) => counts[counters.indexOf(name)]);
      if (does > may)
        throw new Error(`Seat ${seat} counts "${chosen}" ${does} times and "${legal}" ${may} times.`);
    }
  }
}

/** A copy of a position is the match: it plays on to the same end, and leaves the original alone. */
export function copies(arenas: Arenas, spec: MatchSpec): void {
  const [game, state, players] = begin(arenas, spec);
  const kept: MatchState[] = [];
  for (let activation = 0; !game.isOver(state); activation++) {
    if (activation % BETWEEN_COPIES === 0) {
      const copy = copyData(state);
      kept.push(copy);
      playOn(game, copyData(state), players, 2);
      deepStrictEqual(state, copy, 'Playing a copy changed the original.');
    }
    game.advance(state, players);
  }
  for (const copy of kept.slice(-COPIES_PLAYED)) {
    playOn(game, copy, players);
    deepStrictEqual(copy, state, 'A copy came to another end.');
    deepStrictEqual(game.result(copy), game.result(state));
  }
}

/** A match never goes otherwise by the same rules in other words. */
export function staysTheSame(ruleset: Ruleset, arenas: Arenas, spec: MatchSpec): void {
  const [plain] = spec.variants;
  const both = { ...spec, variants: [plain, plain] as const };
  const same = [plain, inOtherWords(ruleset, plain)];
  deepStrictEqual(divergences(arenas, both, playersOf(both), same), [0, 0]);
}

/** Sides that have the same share a mirrored block evenly. Takes what seat 0 plays under for both. */
export function mirrors(ruleset: Ruleset, arenas: Arenas, spec: MatchSpec): void {
  const [plain] = spec.variants;
  const wordy = inOtherWords(ruleset, plain);
  const both = { ...spec, armies: [spec.armies[0], spec.armies[0]] as const };
  const first = playMatch(arenas, { ...both, variants: [plain, wordy] }, playersOf(spec));
  const second = playMatch(arenas, { ...both, variants: [wordy, plain] }, playersOf(spec));
  deepStrictEqual(second, first);
}

/** The same rules, so written that nothing can pass for the same matchup. */
function inOtherWords(ruleset: Ruleset, variant: Variant): Variant {
  const touched = new Set(Object.keys(variant).map((path) => path.split('.')[0]));
  const untouched = ruleset.headings.filter((heading) => !touched.has(heading.split('.')[0]));
  return { ...variant, ...Object.fromEntries(untouched.map((heading) => [heading, 'on'])) };
}

/** Whoever answers by a rule of thumb is put sound decisions and comes to sound positions. */
export function bearsThumbs(arenas: Arenas, spec: MatchSpec, thumb: string): void {
  const [game, state, players] = begin(arenas, spec, [inspector(thumb), inspector(thumb)]);
  if (playOn(game, state, players, THUMBED) === 0) throw new Error('Nobody was activated.');
}
