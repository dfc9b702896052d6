/** Suppressing Fire is laid: who takes part begins his action, and the template lies where it was declared. */
import type { Model, Point } from '../../../kernel/entities.ts';
import { inchesAt, placeAt } from '../../../kernel/field/place-words.ts';
import type { Length } from '../../../kernel/length.ts';
import { type Barrage, SUPPRESSING } from '../battlefield/state.ts';
import { acted, isOnTable, type Match, seatOf, settingsOf, tell } from '../match/match.ts';
import { loseReaction } from '../match/reactions.ts';
import { barrageOnAction, barrageRadius } from '../moves/barrage.ts';
import { CLAUSE } from '../rules/index.ts';
import { weaponFor } from './suppression-worth.ts';

/** Lays a template by some models, the first of whom declares it (DP-SUP-01..05). */
export function lay(m: Match, participants: readonly Model[], at: Point): void {
  const [first, ...mates] = participants;
  // Taking part is an action of each, begun as it is declared (DP-Q-128), which enemy templates may answer (DP-SUP-05).
  for (const mate of mates) begin(m, first, mate);
  for (const mate of mates) barrageOnAction(m, mate, 'before');
  const standing = participants.filter((mate) => isOnTable(m, mate));
  const { size, overlap } = settingsOf(m, first).suppressingFire;
  if (standing.length < size.fewest || m.state.over) return;
  for (const mate of standing) takePart(m, mate);
  const { cost, seen, size: sized } = CLAUSE.suppressingFire;
  for (const clause of [cost, seen, sized]) acted(m, clause);
  const { x, y, z } = m.battlefield.ground;
  const barrage: Barrage = {
    seat: seatOf(m, first),
    x: x[at],
    y: y[at],
    z: z[at],
    laidBy: standing.length,
    participants: standing,
    attacked: [],
  };
  const radius = barrageRadius(m, barrage);
  if (overlap.on && overlapsAnother(m, at, radius)) acted(m, CLAUSE.suppressingFire.overlap);
  m.state.barrages.push(barrage);
  tell(m, 'barrage', () => {
    const names = standing.map((mate) => m.matchup.models[mate].name).join(', ');
    const width = (2 * radius) / m.matchup.inch;
    return [
      `${names}: Suppressing Fire, a template ${width} inches wide at ${placeAt(m.battlefield.ground, at)}.`,
      { participants: standing, x: x[at], y: y[at], inches: inchesAt(m.battlefield.ground, at) },
    ];
  });
  for (const mate of mates) barrageOnAction(m, mate, 'after');
}

/** A mate begins an action, or spends the activation to come where another unit leads (DP-Q-104). */
function begin({ state, matchup }: Match, first: Model, mate: Model): void {
  if (matchup.models[mate].group === matchup.models[first].group) state.acted[mate]++;
  else state.lent[mate] = 1;
}

function takePart(m: Match, mate: Model): void {
  loseReaction(m, mate, 'moved');
  m.state.waited[mate] = 0;
  m.state.fresh[mate] = 1;
  m.state.reaction[mate] = SUPPRESSING;
  m.state.named[mate] = weaponFor(m, mate);
}

/** Whether a template would lie over another where that is forbidden (DP-SUP-04). */
export function overlapsAnother(m: Match, at: Point, radius: Length): boolean {
  const { x, y } = m.battlefield.ground;
  return m.state.barrages.some((barrage) => {
    const [dx, dy] = [barrage.x - x[at], barrage.y - y[at]];
    const apart = radius + barrageRadius(m, barrage);
    return dx * dx + dy * dy < apart * apart;
  });
}
