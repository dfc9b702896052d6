import { clauseCount } from '../../src/rules/assembly/additions.ts';
import { type MatchOf, type Sided, seatOf } from '../../src/rules/play/match-of.ts';
import type { Rule } from '../../src/rules/rule.ts';
import type { Field, Foresight, Game, MatchState } from '../../src/rules/ruleset.ts';
import { checkSteps, guideBy, type Lead, type Question, type Questions } from './lead.ts';
import { loadedDice } from './loaded-dice.ts';
import type { Situation } from './situation.ts';
import type { SketchBoard } from './sketch-board.ts';
import type { Called, Met, Staged } from './staged.ts';

/** A situation's table with everybody on it. */
export interface SettingOf<M> {
  readonly situation: Situation;
  readonly m: M;
  /** Models, or units by their middles, by letter; of a hidden one by the letters of its markers. */
  readonly models: ReadonlyMap<string, number>;
  readonly board: SketchBoard;
}

/** What stages the situations of a ruleset: how it plays, and its words. */
interface Stage<B, T, S> {
  readonly rules: readonly Rule[];
  /** Rolls by number. */
  readonly rolls: readonly string[];
  readonly foresight: Foresight;
  openGame(matchup: B, field: Field, clauses: number): Game<S & MatchState>;
  advanceMatch(m: MatchOf<B, T, S>): void;
  /** Sets a situation up; throws InputError. */
  settingOf(situation: Situation): SettingOf<MatchOf<B, T, S>>;
  readonly questions: Questions;
  /** Makes it the turn of the first who decides. */
  begin(setting: SettingOf<MatchOf<B, T, S>>, acting: number): void;
  call(setting: SettingOf<MatchOf<B, T, S>>, staged: Staged, met: Met, model: number): Called[];
  /** See `Lead.letGo`; `m` is the match at the decision. */
  letGo(m: MatchOf<B, T, S>, met: Met, model: number, question: Question): number | undefined;
}

/** Lets others go at a point where it is chosen who is next, as long as the question is about what comes after. */
export function goingAt<M>(next: string, placeOf: (m: M, met: Met, model: number) => number) {
  return (m: M, met: Met, model: number, { points }: Question): number | undefined =>
    met.decision.point === next && !points.includes(next) ? placeOf(m, met, model) : undefined;
}

/** How a ruleset stages its situations; that throws InputError. */
export function stager<B extends Sided['matchup'], T, S extends MatchState>(
  stage: Stage<B, T, S>,
): (situation: Situation) => Staged {
  return (situation) => {
    const setting = stage.settingOf(situation);
    const { m, models, board } = setting;
    const { asks, first } = situation;
    const dice = loadedDice(situation, stage.rolls);
    const lead: Lead = {
      situation,
      models,
      questions: stage.questions,
      seatOf: (model) => seatOf(m, model),
      lastRoll: dice.last,
      call: (met, model) => stage.call(setting, staged, met, model),
      letGo: (met, model, question) => stage.letGo({ ...m, state: met.state as S }, met, model, question),
    };
    checkSteps(lead);
    const asked = models.get(asks.who)!;
    stage.begin(setting, models.get(first[0]?.who ?? asks.who)!);
    const advance: Game<S>['advance'] = (state, players, log) =>
      stage.advanceMatch({ ...m, state, players, dice: dice.diceFor(state), log });
    const game = stage.openGame(m.matchup, board.field, clauseCount(stage.rules));
    const staged: Staged = {
      situation,
      game: { ...game, advance } as Game,
      before: m.state,
      seat: seatOf(m, asked),
      foresight: stage.foresight,
      guide: guideBy(lead),
      call: (met) => lead.call(met, asked),
    };
    return staged;
  };
}
