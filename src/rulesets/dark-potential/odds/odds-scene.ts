import type { Chances } from '../../../kernel/chances.ts';
import { copyData } from '../../../kernel/copy-data.ts';
import { NOBODY, type Point } from '../../../kernel/entities.ts';
import { enumerateRolls } from '../../../kernel/enumerate.ts';
import type { SightRecord } from '../../../kernel/sight/sight-record.ts';
import type { MatchEvent } from '../../../rules/ruleset.ts';
import { bareField, OPEN_VIEW } from '../battlefield/bare-field.ts';
import { type Battlefield, openBattlefield } from '../battlefield/battlefield.ts';
import { createState, type State } from '../battlefield/state.ts';
import type { Match } from '../match/match.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { ROLL } from '../rolls/rolls.ts';
import type { Cast } from './odds-cast.ts';
import { type BestPlay, bestPlay } from './odds-play.ts';

/** Standing points of whoever acts and of whoever is acted on; a Commander's is the third. */
export const HERE = 0;
export const THERE = 1;
const BEHIND = 2;

/** How the cast stands. */
interface Placing {
  /** Between actor and target as the rules measure it, in their inches. */
  readonly distance: number;
  /** What the actor sees of the target. */
  readonly view: SightRecord;
  readonly woundsLeft: number;
  /** Command Points of the actor, the target and the Commander. */
  readonly points: readonly [number, number, number];
}

/** What happened in one run, as the engine told it. */
interface Seen {
  hit: boolean;
  /** Scatter of a template; 0 where none scattered. */
  direction: number;
  inches: number;
  /** Tests in their order, with their outcomes. */
  readonly tests: string[];
  /** What was thrown since something was told, behind the dice that it was told to lie on the table (DP-Q-05). */
  thrown: number[];
}

/** A position to roll dice on, again and again. */
export interface Scene {
  readonly cast: Cast;
  readonly play: BestPlay;
  /** The position before anything happens, for questions that roll nothing; a run works on a copy. */
  readonly still: Match;
  /** Exact distribution of what the engine makes of an act, over every outcome of every roll. */
  distribution<T extends string | number>(act: (m: Match, seen: Seen) => T): Chances<T>;
}

export function openScene(cast: Cast, placing: Placing): Scene {
  const play = bestPlay(cast.matchup);
  const matchup: CompiledMatchup = {
    ...cast.matchup,
    exchanges: play.exchanges,
    harm: allAlike(cast.matchup),
  };
  const battlefield = battlefieldOf(cast, placing);
  const start = startOf(cast, placing);
  const players = [play.player, play.player] as const;

  function distribution<T extends string | number>(act: (m: Match, seen: Seen) => T): Chances<T> {
    let state = start;
    let seen: Seen;
    return enumerateRolls(
      (dice) => {
        state = copyData(start);
        seen = { hit: false, direction: 0, inches: 0, tests: [], thrown: [] };
        const now = seen;
        const heard: Match['dice'] = {
          roll(name, roller, count, sides) {
            const total = dice.roll(name, roller, count, sides);
            if (name === ROLL['scatter-direction']) now.direction = total;
            now.thrown.push(total);
            return total;
          },
        };
        play.forget();
        const log = (event: MatchEvent) => note(now, event, play);
        return act({ matchup, battlefield, state, players, dice: heard, log }, now);
      },
      () => JSON.stringify([seen, Array.from(state.points), play.window()]),
    );
  }

  const still: Match = { matchup, battlefield, state: start, players, dice: { roll: unrolled } };
  return { cast, play, still, distribution };
}

function unrolled(): never {
  throw new Error('Nothing is rolled here.');
}

/** Worth does not matter here: every model counts for one. */
function allAlike({ models }: CompiledMatchup): CompiledMatchup['harm'] {
  const byMargin = () => ({ value: 1, killed: 0 });
  const hits = { perHit: () => 1, byMargin, killsPerHit: () => 0, perSplash: () => 1 };
  return { ...hits, worth: new Float64Array(models.length).fill(1), atMost: () => 1, fromFriends: hits };
}

function startOf({ matchup, clauses, actor, target, commander }: Cast, placing: Placing): State {
  const start = createState(matchup, [1, 2], clauses);
  start.round = 1;
  start.wounds.fill(0);
  start.points.fill(0);
  [actor, target, commander].forEach((model, i) => {
    if (model < 0) return;
    const { profile, unit } = matchup.models[model];
    start.point[model] = [HERE, THERE, BEHIND][i];
    start.wounds[model] = i === THERE ? placing.woundsLeft : profile.wounds;
    start.points[unit] = placing.points[i];
  });
  return start;
}

function battlefieldOf({ matchup, commander }: Cast, { distance, view }: Placing): Battlefield {
  const { edges, base } = matchup.settings[0].measurement;
  const between = edges.on ? Math.round(base.millimetres * 100) : 0;
  // Downwards, so that a distance typed as the end of a band does not spill into the next.
  const y = Math.floor(distance * matchup.inch + 1e-6) + between;
  const spots = [
    { x: 0, y: 0 },
    { x: 0, y },
  ];
  if (commander !== NOBODY) {
    // At the very end of his command range, out of the way of everything else.
    const { inchesPerPoint } = matchup.settings[1].squads.command;
    const range = Math.floor(matchup.models[commander].profile.leadership * inchesPerPoint * matchup.inch);
    spots.push({ x: range + between, y });
  }
  const seesTarget = (from: Point, at: Point) => from === HERE && at === THERE;
  return openBattlefield(
    matchup,
    bareField(spots, (from, at) => (seesTarget(from, at) ? view : OPEN_VIEW)),
  );
}

function note(seen: Seen, { kind, data }: MatchEvent, play: BestPlay): void {
  seen.thrown = [...((data?.faces as number[] | undefined) ?? [])].sort();
  if (kind === 'scatter') seen.inches = Number(data?.length);
  if (kind !== 'test') return;
  if (data?.roll === 'hit') seen.hit = data.success === true;
  // By how much only a successful attack and wound can matter.
  const margin = data?.success && data.roll !== 'leadership' ? data.margin : '';
  seen.tests.push(`${data?.roll} ${data?.success} ${margin}`);
  play.forget();
}
