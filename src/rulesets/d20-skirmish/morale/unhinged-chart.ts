import type { Unit } from '../../../kernel/entities.ts';
import { acted, type Match, membersLeft, rollFor, tellOf } from '../match/match.ts';
import { getClear, passengersOf } from '../match/passengers.ts';
import { remove } from '../match/removal.ts';
import { DERANGED, FEARFUL, REGRESSED } from '../matchup/modifiers.ts';
import { ROLL } from '../matchup/rolls.ts';
import { CLAUSE } from '../rules/index.ts';

/** Rolls on the chart for each model of a Broken squad that fails again (DX-UNH-ASM). */
export function unhinge(m: Match, squad: Unit): void {
  for (const model of membersLeft(m, squad)) {
    acted(m, CLAUSE.unhinged.chart);
    const face = rollFor(m, ROLL.unhinged, model);
    if (face === 20) {
      const [passengers, at] = [passengersOf(m, model), m.state.point[model]];
      remove(m, model, `is lost to horror: ${face}`);
      for (const passenger of passengers) getClear(m, passenger, at);
      continue;
    }
    const state = face <= 11 ? FEARFUL : face <= 17 ? REGRESSED : DERANGED;
    m.state.unhinged[model] = state;
    tellOf(m, 'unhinged', model, `${STATES[state]}: ${face}`);
  }
}

const STATES = ['', 'is crippled by fear', 'regresses', 'is deranged'] as const;
