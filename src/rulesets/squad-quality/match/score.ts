import type { Seat } from '../../../rules/decision.ts';
import { byMore, leadBetween } from '../../../rules/play/match-game.ts';
import { remainingAmong } from '../../../rules/play/survivors.ts';
import type { Outcome, Survivors } from '../../../rules/ruleset.ts';
import type { Unit } from '../units/entities.ts';
import { isLeft, type Match } from './match.ts';

/** What each side has left, by seat. */
export function survivorsOf(m: Match): [Survivors, Survivors] {
  return [survivorsAt(m, 0), survivorsAt(m, 1)];
}

function survivorsAt(m: Match, seat: Seat): Survivors {
  const { matchup } = m;
  let [units, left] = [0, 0];
  for (const unit of matchup.force[seat]) {
    if (isLeft(m, unit)) units++;
    left += keptOf(m, unit) * matchup.figureWorth[unit];
  }
  return { models: units, worth: left / matchup.forceWorth[seat] };
}

/** Figures of a unit that are not lost: those it has left, and wounded who were brought away (SQ-WND-09). */
function keptOf({ state }: Match, unit: Unit): number {
  return state.figures[unit] + state.saved[unit];
}

/** What a side has left of each kind of unit, by its figures. */
export function remainingOf(m: Match, seat: Seat): ReadonlyMap<string, number> {
  return remainingAmong(
    {
      force: m.matchup.force,
      models: m.matchup.models.map(({ profile }) => ({
        profile: { id: profile.id, wounds: profile.figures },
      })),
    },
    seat,
    (unit) => keptOf(m, unit),
  );
}

/** Share of own worth left less the other's. */
export function leadOf(m: Match): number {
  return leadBetween(survivorsOf(m));
}

/** Who has won: nobody left loses, then objectives, then losses (SQ-CORE-SCN-objectives, SQ-CORE-SCN-ties). */
export function outcomeOf(m: Match): Outcome {
  const { objectives, ties } = m.matchup.settings[0].scenario;
  const [ours, theirs] = survivorsOf(m);
  const left: Pair = [Math.min(1, ours.models), Math.min(1, theirs.models)];
  const worth: Pair = [ours.worth, theirs.worth];
  const counts: Pair[] = objectives.on ? [left, m.state.held, ...(ties.on ? [worth] : [])] : [left, worth];
  const [own, other] = counts.find(([a, b]) => Math.abs(a - b) > 1e-9) ?? [0, 0];
  return byMore(own, other);
}

type Pair = readonly [number, number];
