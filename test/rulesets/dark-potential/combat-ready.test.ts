import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/kernel/dice.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import type { Player } from '../../../src/rules/decision.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { openActivation } from '../../../src/rulesets/dark-potential/activation.ts';
import { compileBook } from '../../../src/rulesets/dark-potential/book.ts';
import { answerMoves } from '../../../src/rulesets/dark-potential/combat-ready.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import { moveStep } from '../../../src/rulesets/dark-potential/move-step.ts';
import { CLAUSE, rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { COMBAT_READY, createState, NOWHERE } from '../../../src/rulesets/dark-potential/state.ts';
import { openTheatre } from '../../../src/rulesets/dark-potential/theatre.ts';
import { unitData } from '../../../src/rulesets/dark-potential/units.ts';
import { type Script, stage } from './stage.ts';

const MISS: Script[number] = ['hit', 12];
const always: Player = ({ count }) => count - 1;

/** Two of a squad have walked up to a Leader who is Combat Ready, each over a place of its own. */
function metByTwo(set: Variant, rolls: Script): number {
  const position = stage('A soldier 0.98,0 + soldier -0.98,0 + soldier 3,0 + soldier -3,0 | B leader 0,0', {
    set: { 'combat-ready.arc': 'off', leadership: 'off', ...set },
  });
  for (const mate of [2, 3]) {
    position.start.point[mate] = NOWHERE;
    position.start.wounds[mate] = 0;
  }
  position.start.reaction[4] = COMBAT_READY;
  const m = position.scripted(rolls, always);
  const trails = new Map([
    [0, [2, 0]],
    [1, [3, 1]],
  ]);
  answerMoves(m, trails, 'all-moved');
  m.dice.finish();
  return position.told.filter(({ kind }) => kind === 'attack').length;
}

describe('how often a model that is Combat Ready charges (DP-Q-97)', () => {
  it('once, which ends the status', () => {
    expect(metByTwo({}, [MISS])).toBe(1);
  });

  it('at each movement until it is lost, by one reading: at each of a squad that moved', () => {
    expect(metByTwo({ 'combat-ready.charge.uses': 'until-lost' }, [MISS, MISS])).toBe(2);
  });
});

/** Members whom Combat Ready may answer once they have moved under a Tactical Manoeuvre. */
function answerable(set: Variant): number {
  const settings = compileSettings<Settings>(rules, set);
  const book = compileBook(unitData, rules, [settings, settings], ['suggested', 'suggested']);
  const clauses = Object.values(CLAUSE).flatMap((own) => Object.values(own)).length;
  const state = createState(book, [1, 2], book.kills.counters, clauses);
  const [mover] = book.force[0];
  const [enemy] = book.force[1];
  [state.point[mover], state.point[enemy]] = [300, 900];
  const theatre = openTheatre(book, createArenas(darkPotential).field({ name: 'bare-field' }, 2500));
  const m = { book, theatre, state, players: [always, always] as const, dice: seededDice(state.luck) };
  const activation = openActivation(m, book.models[mover].unit, [mover]);
  activation.shielded.add(mover);
  moveStep(m, activation, mover);
  expect(state.point[mover]).not.toBe(300);
  return activation.trails.size;
}

describe('a Tactical Manoeuvre', () => {
  it('holds off Combat Ready from the Move step by one reading of DP-Q-43, and not by the other', () => {
    expect(answerable({})).toBe(1);
    expect(answerable({ 'manoeuvre.shield.against': 'all-reactions' })).toBe(0);
  });
});
