import { describe, expect, it } from 'vitest';
import { copyData } from '../../src/kernel/copy-data.ts';
import { createArenas } from '../../src/match/arenas.ts';
import { divergences } from '../../src/match/divergences.ts';
import { playMatch } from '../../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../src/match/spec.ts';
import type { Game, MatchEvent, Ruleset } from '../../src/rules/ruleset.ts';
import type { Variant } from '../../src/rules/variant.ts';
import type { State } from '../../src/rulesets/dark-potential/battlefield/state.ts';
import { darkPotential } from '../../src/rulesets/dark-potential/index.ts';
import { begin, playersOf } from '../conformance/play-on.ts';
import { toy } from '../toy-ruleset.ts';

const duel: MatchSpec = {
  ruleset: 'toy',
  table: { name: 'yard' },
  variants: [{}, {}],
  armies: ['duellist', 'duellist'],
  policies: ['veteran', 'veteran'],
  seed: 'duel',
  pitch: DEFAULT_PITCH,
};

const battle: MatchSpec = {
  ...duel,
  ruleset: 'dark-potential',
  table: { name: 'eight-features' },
  armies: ['suggested', 'suggested'],
};

const arenas = createArenas(toy);

function askToy(spec: MatchSpec, others: readonly Variant[], ruleset: Ruleset = toy): number[] {
  return divergences(ruleset === toy ? arenas : createArenas(ruleset), spec, playersOf(spec), others);
}

/** Rounds of a duel after the first in which a shield stopped something. */
function laterStops(spec: MatchSpec): number {
  const [game, state, players] = begin(arenas, spec);
  let stops = 0;
  while (!game.isOver(state)) {
    const before = state.acts[1];
    game.advance(state, players);
    if (state.round > 1 && state.acts[1] > before) stops++;
  }
  return stops;
}

/** The toy, with something else done where a variant says that there is no banner. */
function toyWithout(banner: (game: Game) => Partial<Game>): Ruleset {
  return {
    ...toy,
    compile(matchup) {
      const { open } = toy.compile(matchup);
      if (matchup.variants[0].banner !== 'off') return { open };
      return {
        open(field) {
          const game = open(field);
          return { ...game, ...banner(game) };
        },
      };
    },
  };
}

describe('how often another variant would have mattered', () => {
  it('is never for one that says the same in other words, or changes nothing', () => {
    expect(askToy(duel, [{}, { 'shield.block.when': 'always' }, { banner: 'off' }])).toEqual([0, 0, 0]);
  });

  it('counts the steps that would have gone otherwise, each from where the match was', () => {
    const duels = Array.from({ length: 30 }, (_, i) => ({ ...duel, seed: `stops/${i}` }));
    const stops = duels.map(laterStops);
    expect(Math.max(...stops)).toBeGreaterThan(1);
    expect(duels.map((spec) => askToy(spec, [{ 'shield.block.when': 'opening' }])[0])).toEqual(stops);
  });

  it('does not count what only changes the minds of policies', () => {
    const bonus = { 'sword.cut.bonus': 0 };
    const wide = { ...duel, table: { name: 'hall' } };
    const minds = [{}, bonus].map((variant) =>
      playMatch(arenas, { ...wide, variants: [variant, variant] }, playersOf(wide)),
    );
    expect(minds[0].counters).not.toEqual(minds[1].counters);
    expect(askToy(wide, [bonus])).toEqual([0]);
  });

  it('counts every round in which something else is put to a side', () => {
    const [game, state, players] = begin(arenas, duel);
    while (!game.isOver(state)) game.advance(state, players);
    expect(askToy(duel, [{ sword: 'off' }])).toEqual([state.round]);
  });

  it('counts another outcome of the same end', () => {
    const lost = toyWithout((game) => ({
      result: (state) => ({ ...game.result(state), outcome: 'unresolved' as const }),
    }));
    const won = Array.from({ length: 9 }, (_, i) => ({ ...duel, seed: `end/${i}` })).find(
      (spec) => playMatch(arenas, spec, playersOf(spec)).outcome === 'won',
    )!;
    expect(askToy(won, [{ banner: 'off' }], lost)).toEqual([1]);
  });

  it('counts a step that other rules cannot play from there', () => {
    const broken = toyWithout((game) => ({
      advance(state, players, log) {
        if (state.round === 1) throw new Error('Nobody comes here.');
        game.advance(state, players, log);
      },
    }));
    expect(askToy(duel, [{ banner: 'off' }], broken)).toEqual([1]);
  });

  it('leaves the match as it is', () => {
    const plain = playMatch(arenas, duel, playersOf(duel));
    const asked = playMatch(arenas, { ...duel, alternatives: [{}, { sword: 'off' }] }, playersOf(duel));
    expect(asked).toEqual({ ...plain, divergences: [0, plain.rounds] });
    expect(plain).not.toHaveProperty('divergences');
  });
});

describe('in Dark Potential', () => {
  const field = createArenas(darkPotential);
  const ask = (others: readonly Variant[], spec = battle) =>
    divergences(field, spec, playersOf(spec), others);

  it('asks questions of the table and of the set-up once', () => {
    expect(
      ask([
        { 'battlefield.mix.kinds': 'all-medium' },
        { 'stealth.bases.total': 'all' },
        { 'scenario.rollOff.winner': 'goes-first' },
        { 'regeneration.gain.start': 'zero' },
      ]),
    ).toEqual([1, 1, 1, 1]);
  });

  /** Steps of a battle in which something is told. */
  function stepsTelling(tells: (event: MatchEvent, before: State) => boolean, spec = battle): number {
    const [game, start, players] = begin(field, spec);
    const state = start as State;
    let steps = 0;
    while (!game.isOver(state)) {
      const before = copyData(state) as State;
      let told = false;
      game.advance(state, players, (event) => {
        told ||= tells(event, before);
      });
      if (told) steps++;
    }
    return steps;
  }

  it('counts turns in which single models regain points, for the question whether they do', () => {
    const turns = stepsTelling(({ text, data }, before) => {
      const { unit, points } = (data ?? {}) as { unit: number; points: number };
      return /^[AB] (Leader|Assassin|Sniper): /.test(text) && points > before.points[unit];
    });
    expect(turns).toBeGreaterThan(2);
    expect(ask([{ 'regeneration.survivor.whom': 'single-models' }])).toEqual([turns]);
  });

  it('counts rolls that cannot succeed, whatever was rolled, for the question whether one always does', () => {
    // Few matches have several such steps: the first that has is asked.
    const hopelessIn = (spec: MatchSpec) =>
      stepsTelling(({ text }) => /none is as low|since no roll is so low/.test(text), spec);
    const battles = Array.from({ length: 10 }, (_, i) => ({ ...battle, seed: `hopeless/${i}` }));
    const spec = battles.find((one) => hopelessIn(one) > 1)!;
    expect(ask([{ 'rolls.test.extremes': 'lowest-succeeds' }], spec)).toEqual([hopelessIn(spec)]);
  });

  it('sees what a step leaves behind only for later ones', () => {
    const scope = { 'leadership.stop.scope': 'round' };
    const times = Array.from({ length: 4 }, (_, i) => {
      const spec = { ...battle, seed: `failed/${i}` };
      return divergences(field, spec, playersOf(spec), [scope])[0];
    });
    expect(Math.max(...times)).toBeGreaterThan(0);
  });
});
