import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { canBeShot } from '../attack/targets.ts';
import type { Effort } from '../match/effort.ts';
import { areLevel } from '../match/engagement.ts';
import {
  acted,
  enemiesOf,
  isAlive,
  isOpen,
  livingOf,
  type Match,
  nearestOf,
  rollFor,
  seatOf,
  settingsOf,
  stands,
  tellOf,
} from '../match/match.ts';
import { testLeadership } from '../match/tests.ts';
import { ROLL } from '../matchup/rolls.ts';
import { goNear } from '../moves/approach.ts';
import { breakFree, isCaught } from '../moves/break-away.ts';
import { chargeAt } from '../moves/charge.ts';
import { CLAUSE } from '../rules/index.ts';
import { startsToMove } from '../ways/driving.ts';
import { moveOf } from '../ways/reach.ts';
import { firesAt, strikesAtHand } from './unhinging.ts';

/** A summoned creature obeys, or rolls on the Rampage table (DX-RMP-01, DX-RMP-ASM). */
export function breakLoose(m: Match, effort: Effort): void {
  const { model } = effort;
  const { rampage } = settingsOf(m, model);
  if (!rampage.on || !rampage.table.on || !stands(m, model)) return;
  const summoner = summonerOf(m, model);
  if (summoner !== NOBODY && m.state.unconscious[summoner] === 0 && isDominated(m, summoner)) {
    m.state.rage[model] = m.state.frail[model] = m.state.agony[model] = 0;
    return;
  }
  acted(m, CLAUSE.rampage.table);
  // It is reckless until it rolls again; only agony lasts until it is dominated.
  m.state.rage[model] = m.state.frail[model] = 0;
  const face = rollFor(m, ROLL.rampage, model);
  tellOf(m, 'rampage', model, `breaks loose and ${rampageText(face, summoner !== NOBODY)}: ${face}`);
  run(m, effort, summoner, face);
}

/** The channeler who summoned it: the first of its side who is left. */
function summonerOf(m: Match, model: Model): Model {
  const found = livingOf(m, seatOf(m, model)).find(
    (one) => m.matchup.models[one].profile.power > 0 && stands(m, one),
  );
  return found ?? NOBODY;
}

function isDominated(m: Match, summoner: Model): boolean {
  const { bonus } = settingsOf(m, summoner).rampage.control;
  return testLeadership(m, summoner, [CLAUSE.rampage.control, bonus]);
}

/** What the table says that a creature does, in words. */
function rampageText(face: number, hasSummoner: boolean): string {
  if (face === 1) return 'attacks without heed of itself';
  if (face <= 10) return 'goes for the closest enemy';
  if (face <= 15) return 'is wracked by agony';
  return face <= 19 || !hasSummoner ? 'is blinded by suffering' : 'goes for its summoner';
}

function run(m: Match, effort: Effort, summoner: Model, face: number): void {
  const { model } = effort;
  const { modifier } = settingsOf(m, model).rampage.table;
  if (face === 1) {
    m.state.rage[model] = modifier;
    m.state.frail[model] = modifier;
  } else if (face <= 10) assault(m, effort, nearestOf(m, model, quarriesOf(m, model)));
  else if (face <= 15) m.state.agony[model] = modifier;
  else if (face <= 19 || summoner === NOBODY) {
    effort.left--;
    effort.attacks = 1;
  } else assault(m, effort, summoner);
}

/** Enemies whom everybody can see and whom a model can get at: those at other altitudes with nothing but guns alone. */
function quarriesOf(m: Match, model: Model): Model[] {
  return enemiesOf(m, model).filter(
    (enemy) => isOpen(m, enemy) && (hasGunsOnly(m, model) || areLevel(m, model, enemy)),
  );
}

/** Whether a model has nothing but guns to attack with. */
function hasGunsOnly(m: Match, model: Model): boolean {
  const { ranged, melee } = m.matchup.models[model];
  return ranged.length > 0 && melee.length === 0;
}

/**
 * Goes for somebody with all its actions, the first of which it takes to break away where others hold it, as many as that
 * costs (DX-BRK-01). An enemy whom a charge gets at is charged, since combat is as usual; whoever has nothing but guns fires.
 */
function assault(m: Match, effort: Effort, target: Model): void {
  const { model } = effort;
  const isOwn = target !== NOBODY && seatOf(m, target) === seatOf(m, model);
  while (effort.left > 0 && !m.state.over) {
    if (target === NOBODY || !isAlive(m, model) || !stands(m, target)) break;
    effort.left--;
    effort.taken++;
    effort.useful = true;
    if (hasGunsOnly(m, model) && canBeShot(m, model, target) && firesAt(m, model, target)) continue;
    if (strikesAtHand(m, model, target)) continue;
    if (isCaught(m, effort) && !breakFree(m, effort)) continue;
    if ((isOwn || !chargeAt(m, model, target)) && startsToMove(m, model))
      goNear(m, model, target, moveOf(m, model));
  }
  effort.left = 0;
}
