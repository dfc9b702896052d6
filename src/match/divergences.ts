import { copyData } from '../kernel/copy-data.ts';
import { seedWords } from '../kernel/luck.ts';
import type { Decision, Player } from '../rules/decision.ts';
import type { Game, MatchState } from '../rules/ruleset.ts';
import type { Variant } from '../rules/variant.ts';
import type { Arenas } from './arenas.ts';
import { sameData, sameRoom } from './same-data.ts';
import type { MatchSpec } from './spec.ts';

type Players = readonly [Player, Player];

/** What was put to a side, and what it answered. */
interface Choice {
  readonly asked: Pick<Decision, 'point' | 'seat' | 'count'>;
  readonly answer: number;
}

/** A stretch of a match: the set-up, or what lies between two activation boundaries. */
interface Step {
  /** Null for the set-up. */
  readonly before: MatchState | null;
  readonly choices: readonly Choice[];
  /** All that was told, numbers needed and rolled among it. */
  readonly story: string;
  readonly after: MatchState;
}

/** What lies beside the position: how it came about, and what follows from the rest. */
const ASIDE: readonly string[] = ['luck', 'counters', 'acts', 'leads', 'fortune'];

/**
 * How often each of some other variants, played by both sides, would have mattered in a match: in how many of its steps
 * something else would have been told, put to a side or come about, had the step been played from the same position
 * with the same dice and choices. What only changes the minds of policies does not count. A match whose table is
 * another, or whose set-up makes room for other forces, goes otherwise once and cannot be followed.
 */
export function divergences(
  arenas: Arenas,
  spec: MatchSpec,
  players: Players,
  others: readonly Variant[],
): number[] {
  const game = arenas.game(spec);
  const steps = stepsOf(game, spec, players);
  return others.map((variant) => {
    const under: MatchSpec = { ...spec, variants: [variant, variant] };
    if (!arenas.sharesTable(spec, under)) return 1;
    const other = arenas.game(under);
    const [setUp, ...activations] = steps;
    const begun = playAgain(other, spec, setUp);
    if (begun.after === null || !sameRoom(setUp.after, begun.after)) return 1;
    const otherwise = activations.filter((step) => playAgain(other, spec, step).otherwise).length;
    const end = steps[steps.length - 1].after;
    const ends = game.result(end).outcome !== other.result(end).outcome;
    return Number(begun.otherwise) + otherwise + Number(ends);
  });
}

function stepsOf(game: Game, spec: MatchSpec, players: Players): Step[] {
  const steps: Step[] = [];
  for (let before: MatchState | null = null; before === null || !game.isOver(before); ) {
    const choices: Choice[] = [];
    const noting = (player: Player): Player => {
      return (decision) => {
        const { point, seat, count } = decision;
        const answer = player(decision);
        choices.push({ asked: { point, seat, count }, answer });
        return answer;
      };
    };
    const played = play(game, spec, before, [noting(players[0]), noting(players[1])]);
    steps.push({ before, choices, ...played });
    before = played.after;
  }
  return steps;
}

/** Plays a step, or sets a match up; leaves the position before it alone. */
function play(
  game: Game,
  spec: MatchSpec,
  before: MatchState | null,
  players: Players,
): Pick<Step, 'story' | 'after'> {
  const told: string[] = [];
  const log = (event: object) => void told.push(JSON.stringify(event));
  if (before === null) {
    const after = game.start(seedWords(spec.seed), players, log);
    return { story: told.join('\n'), after };
  }
  const after = copyData(before);
  game.advance(after, players, log);
  return { story: told.join('\n'), after };
}

/** A step under other rules: whether it goes otherwise, and where it ends; null where these rules break there. */
function playAgain(
  game: Game,
  spec: MatchSpec,
  { before, choices, story, after }: Step,
): { readonly otherwise: boolean; readonly after: MatchState | null } {
  let reached = 0;
  let differs = false;
  const repeating: Player = (decision) => {
    const choice = choices[reached++];
    differs ||= choice === undefined || !isSame(choice.asked, decision);
    return differs ? 0 : choice.answer;
  };
  try {
    const again = play(game, spec, before, [repeating, repeating]);
    const isAlike = !differs && reached === choices.length && story === again.story;
    return { otherwise: !(isAlike && sameData(after, again.after, ASIDE)), after: again.after };
  } catch {
    // A position that these rules would never have come to may break them. They are judged where they are played.
    return { otherwise: true, after: null };
  }
}

function isSame(one: Choice['asked'], other: Choice['asked']): boolean {
  return one.point === other.point && one.seat === other.seat && one.count === other.count;
}
