import type { Model } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { HARM } from '../../../rules/decision.ts';
import type { Strike } from '../attack/attack.ts';
import { scrambledBy } from '../attack/powers.ts';
import { hurt } from '../attack/resolve.ts';
import type { Action } from '../match/action.ts';
import type { Effort } from '../match/effort.ts';
import { areLevel } from '../match/engagement.ts';
import {
  acted,
  count,
  isAlive,
  type Match,
  nameOf,
  rollFor,
  seatOf,
  settingsOf,
  stands,
  tellOf,
} from '../match/match.ts';
import { testLeadership } from '../match/tests.ts';
import { PRONE } from '../matchup/modifiers.ts';
import { ROLL } from '../matchup/rolls.ts';
import { SIDES } from '../matchup/wounding.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { goesOnFoot } from '../ways/going.ts';

/** What a power that gets out of hand does to its channeler (DX-BKL-01). */
export function backlash(m: Match, effort: Effort, { attacker, weapon }: Strike): void {
  acted(m, CLAUSE.powers.backlash);
  count(m, seatOf(m, attacker), 'backlashes');
  const face = rollFor(m, ROLL.backlash, attacker);
  if (face <= 10) {
    m.state.scrambled[attacker] = 1;
    tellOf(m, 'backlash', attacker, `has a scrambled mind: ${face}`);
  } else if (face <= 17) {
    effort.left = 0;
    tellOf(m, 'backlash', attacker, `can do nothing more: ${face}`);
  } else if (face < SIDES) {
    m.state.unconscious[attacker] = 1;
    if (settingsOf(m, attacker).presence.on && goesOnFoot(m, attacker)) m.state.posture[attacker] = PRONE;
    effort.left = 0;
    tellOf(m, 'backlash', attacker, `falls unconscious: ${face}`);
  } else {
    tellOf(m, 'backlash', attacker, `unleashes a storm of the mind: ${face}`);
    storm(m, attacker, m.matchup.weapons[weapon].magnitude + scrambledBy(m, attacker));
  }
}

/** Everybody near the channeler, friend or enemy, tests LD less the magnitude or takes a wound. */
function storm(m: Match, channeler: Model, magnitude: number): void {
  const centre = m.state.point[channeler];
  const reach = m.matchup.models[channeler].profile.size * INCH;
  const near = m.matchup.models
    .map((_, one) => one)
    .filter((one) => stands(m, one) && m.battlefield.distance(centre, m.state.point[one]) <= reach);
  for (const one of near) {
    if (m.state.over || !isAlive(m, one)) continue;
    if (!testLeadership(m, one, [CLAUSE.powers.backlash, -magnitude]))
      hurt(m, one, 'is torn apart by the storm');
  }
}

/** What it is worth to wake somebody, of his worth. */
const WOKEN = 0.3;

/** A friend in contact may wake an unconscious model with an action. */
export function wakings(m: Match, model: Model, plan: Plan): Action[] {
  if (!stands(m, model)) return [];
  const { touch } = m.battlefield;
  const { point, unconscious } = m.state;
  const sleepers = m.matchup.force[seatOf(m, model)].filter(
    (one) =>
      unconscious[one] > 0 && stands(m, one) && areLevel(m, one, model) && touch(point[one], point[model]),
  );
  return sleepers.map((sleeper) => ({
    name: 'wake',
    label: () => `wake ${nameOf(m, sleeper)}`,
    cost: 1,
    weigh(into) {
      plan.weighStay(plan.left - 1, into);
      into[HARM] += WOKEN * m.matchup.worth[sleeper];
    },
    act: () => wake(m, sleeper),
  }));
}

function wake(m: Match, model: Model): void {
  m.state.unconscious[model] = 0;
  tellOf(m, 'wake', model, 'wakes up');
}

/** An unconscious model tries to wake up once a turn; whether it can act (DX-BKL-01). */
export function comesRound(m: Match, model: Model): boolean {
  if (m.state.unconscious[model] === 0) return true;
  const { wake: penalty } = settingsOf(m, model).powers.backlash;
  if (!testLeadership(m, model, [CLAUSE.powers.backlash, -penalty])) {
    tellOf(m, 'backlash', model, 'stays unconscious');
    return false;
  }
  wake(m, model);
  return true;
}
