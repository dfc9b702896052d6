import type { Model } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { noteChanges } from '../../../rules/play/active-rules.ts';
import { type Modifiers, modify, noteModifiers, startFrom } from '../../../rules/play/modifiers.ts';
import { addMorale, BROKEN, moralePenalty, STEADY } from '../matchup/modifiers.ts';
import { ROLL, ROLLS } from '../matchup/rolls.ts';
import { chanceToPass, passes, SIDES } from '../matchup/wounding.ts';
import { CLAUSE } from '../rules/index.ts';
import { sees } from './altitude.ts';
import {
  acted,
  enemiesOf,
  gapBetween,
  isOpen,
  type Match,
  moraleOf,
  rollFor,
  seatOf,
  settingsOf,
  stands,
  tellOf,
} from './match.ts';
import { isConfused } from './recognition-faults.ts';

/** Whether some enemy whom everybody can see sees a model, or would. */
function isInSight(m: Match, model: Model): boolean {
  if (!stands(m, model)) return false;
  for (const enemy of enemiesOf(m, model)) {
    if (isOpen(m, enemy) && sees(m, enemy, model)) return true;
  }
  return false;
}

/** What is taken off all rolls of a model: those of the Unhinged, whoever sees them (DX-UNH-01). */
export function takenOffAll(m: Match, model: Model): number {
  const state = moraleOf(m, model);
  return state > BROKEN ? moralePenalty(settingsOf(m, model), state) : 0;
}

/** LD of a model with what its state takes off, as a rule in sight of an enemy only (DX-MOR-06, DX-MOR-07, DX-UNH-01). */
export function leadershipOf(m: Match, model: Model): Modifiers {
  const list = calmLeadershipOf(m, model);
  addMorale(list, settingsOf(m, model), frightOf(m, model));
  return list;
}

/** The state that a model's rolls suffer by: Panicked or Broken in sight of an enemy only, Unhinged anywhere. */
export function frightOf(m: Match, model: Model): number {
  const state = moraleOf(m, model);
  return state === STEADY || state > BROKEN || isInSight(m, model) ? state : STEADY;
}

/** The same but for what its own morale takes off. */
export function calmLeadershipOf(m: Match, model: Model): Modifiers {
  const { list, leadership } = m.matchup;
  startFrom(list, leadership[model]);
  addDread(m, model);
  return list;
}

/** What Dire enemies nearby take off LD (DX-MOR-11). */
function addDread(m: Match, model: Model): void {
  if (!stands(m, model)) return;
  for (const enemy of enemiesOf(m, model)) {
    const level = m.matchup.models[enemy].profile.dire;
    const theirs = settingsOf(m, enemy).dire;
    if (level === 0 || !theirs.on || !theirs.presence.on || !isOpen(m, enemy) || !isNearDire(m, enemy, model))
      continue;
    modify(m.matchup.list, CLAUSE.dire.presence, -theirs.presence.each * level);
  }
}

/** Whether a model is in the area of effect of a Dire one (DX-DIR-ASM). */
export function isNearDire(m: Match, dire: Model, model: Model): boolean {
  return gapBetween(m, dire, model) <= settingsOf(m, dire).dire.area.inches * INCH;
}

/** Whether a model is in the area of effect of a Dire enemy. */
export function dreads(m: Match, model: Model): boolean {
  return enemiesOf(m, model).some(
    (enemy) =>
      m.matchup.models[enemy].profile.dire > 0 &&
      settingsOf(m, enemy).dire.on &&
      isOpen(m, enemy) &&
      isNearDire(m, enemy, model),
  );
}

/** Chance that a model passes an LD test as it is, with so much added to it. */
export function nerveOf(m: Match, model: Model, more = 0): number {
  return chanceToPass(settingsOf(m, model), leadershipOf(m, model).total + more);
}

/** Chance that a model in its activation knows an enemy for one whom it attacks (DX-AMK-01). */
export function chanceToRecognise(m: Match, model: Model): number {
  return isConfused(m, model) ? nerveOf(m, model) : 1;
}

/** Chance that a model which may be unconscious acts when it is activated (DX-BKL-01). */
export function chanceToComeRound(m: Match, model: Model): number {
  const { wake } = settingsOf(m, model).powers.backlash;
  return m.state.unconscious[model] === 0 ? 1 : nerveOf(m, model, -wake);
}

/** How a test came out. */
interface Test {
  readonly face: number;
  readonly passed: boolean;
}

/** What a clause adds to LD for a test that it asks for. */
type Addition = readonly [clause: number, value: number];

/** Makes an LD test of a model; whether it passes. */
export function testLeadership(m: Match, model: Model, more?: Addition): boolean {
  return rollLeadership(m, model, more).passed;
}

/** The same with its face. */
export function rollLeadership(m: Match, model: Model, more?: Addition): Test {
  const list = leadershipOf(m, model);
  if (more) modify(list, ...more);
  return rollTest(m, ROLL.leadership, model, list);
}

/** Rolls against a number, notes which clauses acted and tells it with its numbers, as attacks and saves are told. */
export function rollTest(m: Match, name: number, model: Model, list: Modifiers): Test {
  const { active, models } = m.matchup;
  noteModifiers(m, list);
  noteChanges(m, active[seatOf(m, model)], 'leadership', [models[model]]);
  const need = list.total;
  const face = rollFor(m, name, model);
  const own = settingsOf(m, model);
  const passed = passes(own, face, need);
  if (passed !== face <= need) acted(m, face === SIDES ? CLAUSE.criticals.failure : CLAUSE.criticals.saves);
  tellOf(m, 'test', model, () => [
    `tests LD${name === ROLL.spot ? ' to spot' : ''}: ${face} against ${need}, ${passed ? 'passed' : 'failed'}`,
    { of: ROLLS[name], face, need, passed },
  ]);
  return { face, passed };
}
