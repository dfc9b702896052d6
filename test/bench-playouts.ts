/** What looking ahead costs: playouts by processor time, a strategist against veterans. */
import { seedWords } from '../src/kernel/luck.ts';
import { createArenas } from '../src/match/arenas.ts';
import { playSeated, seated } from '../src/match/seated.ts';
import { DEFAULT_PITCH } from '../src/match/spec.ts';
import { createPlayer } from '../src/policies/index.ts';
import type { Game } from '../src/rules/ruleset.ts';
import { findRuleset } from '../src/rulesets/index.ts';

/** What some matches of a strategist took. */
export interface PlayoutPace {
  readonly matches: number;
  readonly playouts: number;
  /** Of the processor. */
  readonly seconds: number;
}

/**
 * Plays matches on the designed tables in turn, after one on each to open it.
 *
 * @param policy who looks ahead, on either seat in turn
 */
export function playoutPace(id: string, policy: string, matches: number): PlayoutPace {
  const ruleset = findRuleset(id);
  const arenas = createArenas(ruleset);
  const names = Object.keys(ruleset.tables).slice(0, matches);
  const [strategist, veteran] = [createPlayer(policy), createPlayer('veteran')];
  let playouts = 0;
  /** A playout is told by what it comes to, which is asked once. */
  const counting = (game: Game): Game => ({
    ...game,
    result(state) {
      playouts++;
      return game.result(state);
    },
  });
  const play = (nth: number, ahead: typeof strategist) => {
    const spec = {
      ruleset: id,
      table: { name: names[nth % names.length] },
      variants: [{}, {}],
      armies: [ruleset.defaultArmy, ruleset.defaultArmy],
      policies: ['', ''],
      seed: `playouts/${nth}`,
      pitch: DEFAULT_PITCH,
    } as const;
    const players = nth % 2 === 0 ? ([ahead, veteran] as const) : ([veteran, ahead] as const);
    const table = seated(players, () => counting(arenas.spare(spec)), ruleset.foresight);
    playSeated(arenas.game(spec), seedWords(spec.seed), table);
  };
  for (const nth of names.keys()) play(nth, veteran);
  const started = process.cpuUsage();
  for (let nth = 0; nth < matches; nth++) play(nth, strategist);
  const { user, system } = process.cpuUsage(started);
  return { matches, playouts, seconds: (user + system) / 1e6 };
}

/** The same in a line to print. */
export function playoutLine(policy: string, { matches, playouts, seconds }: PlayoutPace): string {
  const a = (value: number, digits = 0) => value.toFixed(digits);
  return `${policy} against veterans: ${a(playouts / seconds)} playouts a second of processor time, ${a(playouts / matches)} and ${a(seconds / matches, 1)} s a match (${matches} matches)`;
}
