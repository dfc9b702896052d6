import { type Dice, seededDice } from '../../../src/kernel/dice.ts';
import type { Game, MatchState } from '../../../src/rules/ruleset.ts';
import { foresight } from '../../../src/rulesets/dark-potential/about/foresight.ts';
import type { State } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { ROLLS } from '../../../src/rulesets/dark-potential/rolls/rolls.ts';
import { openGame } from '../../../src/rulesets/dark-potential/turn/game.ts';
import { advanceMatch } from '../../../src/rulesets/dark-potential/turn/phases.ts';
import type { Situation } from '../situation.ts';
import type { Met, Staged } from '../staged.ts';
import { leadOf, requireQuestion } from './lead.ts';
import { CLAUSES, type Setting, seatOfLetter, settingOf } from './setting.ts';
import { optionsCalled, WAYS } from './words.ts';

/** Stages a situation of Dark Potential; throws InputError. */
export function stageSituation(situation: Situation): Staged {
  const setting = settingOf(situation);
  const { m, models } = setting;
  const { asks, first } = situation;
  const asked = seatOfLetter(setting, asks.who);
  for (const step of [asks, ...first]) {
    seatOfLetter(setting, step.who);
    requireQuestion(step.does, situation.title);
  }
  const acting = first[0]?.who ?? asks.who;
  m.state.active = seatOfLetter(setting, acting);
  if (asks.does !== 'goes first') othersHaveGone(setting, models.get(acting)!);
  const { game, rollOf } = loadedGame(setting);
  const call = (met: Met, model: number) =>
    isWay(setting, met) ? [...WAYS] : optionsCalled(setting, staged, met, model);
  const staged: Staged = {
    situation,
    game,
    before: m.state,
    seat: asked,
    foresight,
    guide: leadOf(setting, rollOf, call),
    call: (met) => call(met, models.get(asks.who)!),
  };
  return staged;
}

/** Whether a decision is by which way to go, after the one where to. */
function isWay({ situation: { asks, first } }: Setting, { decision, answers }: Met): boolean {
  return (
    asks.does === 'goes' &&
    decision.point === 'DP-D-14' &&
    decision.count === 2 &&
    answers.length >= first.length
  );
}

/** All units of the acting side but one have been activated in this turn. */
function othersHaveGone({ m }: Setting, model: number): void {
  m.book.groups.forEach(({ members }, group) => {
    if (!members.includes(model)) m.state.activated[group] = 1;
  });
}

/** The game, whose first advance of a position rolls what the situation says, and the name of the last roll. */
function loadedGame(setting: Setting): { readonly game: Game; readonly rollOf: () => string } {
  const { m, situation, fieldOfPlay } = setting;
  const begun = new WeakSet<MatchState>();
  let last = '';
  const diceFor = (state: State): Dice => {
    const seeded = seededDice(state.luck);
    const rolls = begun.has(state) ? [] : [...situation.rolls];
    begun.add(state);
    return {
      roll(name, roller, count, sides) {
        last = ROLLS[name];
        const next = rolls.shift();
        if (next === undefined) return seeded.roll(name, roller, count, sides);
        if (next[0] === last) return next[1];
        throw new Error(`The roll is "${last}" where "${situation.title}" has "${next[0]}".`);
      },
    };
  };
  const game = openGame(m.book, fieldOfPlay, CLAUSES);
  return {
    rollOf: () => last,
    game: {
      ...game,
      advance: (state, players, log) =>
        advanceMatch({ ...m, state: state as State, players, dice: diceFor(state as State), log }),
    } as Game,
  };
}
