import { InputError } from '../../../src/rules/nearest.ts';
import type { State } from '../../../src/rulesets/d20-skirmish/battlefield/state.ts';
import { markersOf } from '../../../src/rulesets/d20-skirmish/match/concealment.ts';
import { type Match, membersLeft, seatOf } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { letterOf } from '../cast.ts';
import { type Called, follow, type Met, type Outcome, type Staged } from '../staged.ts';
import type { Setting } from './setting.ts';

const WHERE = 'DX-D-04';
const HELD = 'DX-D-06';
/** What is told of an option before it is told what it is: that somebody reacts, and rolls that go before. */
const PASSED_OVER: readonly string[] = ['reaction', 'test', 'jump'];

/** Calls the options of a decision by what they are in the game; `model` is whose decision it is. */
export function optionsCalled(setting: Setting, staged: Staged, met: Met, model: number): Called[] {
  const m: Match = { ...setting.m, state: met.state as State };
  const { point, count } = met.decision;
  const outcome = (option: number) => follow(staged, met, option, PASSED_OVER);
  const options = Array.from({ length: count }, (_, option) => option);
  switch (point) {
    case 'DX-D-01':
      return squadsWaiting(m, seatOf(m, model)).map((members) =>
        members.map((one) => `${letterOf(setting.models, one)} goes`),
      );
    case 'DX-D-03':
      return actionsCalled(setting, options.map(outcome));
    case WHERE:
      return options.map((option) =>
        placeCalled(setting, endOf(m, model, outcome(option)), m.state.point[model]),
      );
    case 'DX-D-05':
      return options.map((option) =>
        option === 0 ? ['hold'] : [reactionCalled(setting, m, model, outcome(option))],
      );
    case HELD:
      return [['hold on'], ['let go']];
    case 'DX-D-09':
      return markersCalled(setting, m, model, count);
    default:
      throw new InputError(`Nobody has words for the options of ${point}.`);
  }
}

/** Members of the squads of a seat that are still to go. */
function squadsWaiting(m: Match, seat: 0 | 1): number[][] {
  return m.matchup.squadsOf[seat]
    .filter((squad) => m.state.activated[squad] === 0)
    .map((squad) => membersLeft(m, squad))
    .filter((members) => members.length > 0);
}

/** Actions by the first thing that is told of them; of those that ask where to go the first is the plain move. */
function actionsCalled({ models }: Setting, outcomes: readonly Outcome[]): Called[] {
  const ways = ['move', 'move otherwise', 'jump'];
  return outcomes.map(({ told, put }, option) => {
    if (option === 0) return ['nothing'];
    if (put === WHERE) return [ways.shift()!];
    if (put === HELD) return ['break away'];
    if (told === undefined) throw new InputError('Nothing is told of an action.');
    const { kind, data } = told;
    const target = () => letterOf(models, Number(data!.target));
    switch (kind) {
      case 'attack': {
        const does = data!.kind === 'ranged' ? 'shoot' : data!.kind === 'power' ? 'channel at' : 'strike';
        return [`${does} ${target()}`, `${does} ${target()} with ${data!.weapon}`];
      }
      case 'aim':
        return [`aim at ${target()}`, 'aim'];
      case 'charge':
        return [`charge ${target()}`, 'charge'];
      case 'presence':
        return [postureCalled(told.text)];
      default:
        return [kind];
    }
  });
}

function postureCalled(told: string): string {
  if (told.includes('minimizes')) return 'go into MP';
  return told.includes('prone') ? 'go prone' : 'stand up';
}

/** Where a move leads: what is told of it says so before the model is there. */
function endOf(m: Match, model: number, { told }: Outcome): number {
  const path = told?.kind === 'move' ? (told.data!.path as readonly number[]) : [m.state.point[model]];
  return path[path.length - 1];
}

function placeCalled({ m, board }: Setting, at: number, from: number): Called {
  const { inside } = m.battlefield.ground;
  return [
    ...(at === from ? ['stay'] : []),
    ...board.signsAt(at).map((sign) => `to ${sign}`),
    board.cellOf(at),
    inside[at] === 0 ? 'in the open' : 'into the wood',
    'anywhere',
  ];
}

/** Somebody on Wait fires or withdraws before the mover goes on; braced or not, he strikes as it arrives. */
function reactionCalled({ models }: Setting, m: Match, waiter: number, { told }: Outcome): string {
  if (told === undefined) throw new Error('Nothing comes of a reaction.');
  const { kind, data } = told;
  if (kind !== 'attack') return kind === 'move' && data!.model === waiter ? 'withdraw' : kind;
  if (data!.attacker !== waiter) return 'brace';
  const isBlow = m.matchup.models[waiter].profile.weapons.some(
    (id) => id === data!.weapon && m.matchup.weapons.some((one) => one.id === id && one.mode === 'melee'),
  );
  return isBlow ? 'countercharge' : `fire at ${letterOf(models, Number(data!.target))}`;
}

/** Staying hidden comes first, coming out at each marker after it, and last going on Wait. */
function markersCalled({ board, situation }: Setting, m: Match, model: number, count: number): Called[] {
  const signs = [...situation.map.models.keys()];
  const letterAt = (at: number) => signs.find((sign) => board.placesCalled(sign)[0] === at)!;
  const shown = markersOf(m, model).map((at) => [`show at ${letterAt(at)}`, 'show']);
  return [['stay hidden'], ...shown, ['wait hidden']].slice(0, count);
}
