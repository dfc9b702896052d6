import { type Chances, certainly, chanceThat, leadingTo, meanOf, mixed } from '../../../kernel/chances.ts';
import { ZERO } from '../../../kernel/fraction.ts';
import { type ChanceRow, chanceAnswer } from '../../../rules/assembly/chance-lines.ts';
import type { OddsAnswer } from '../../../rules/odds-desk.ts';
import { armourMet, jointRatings, leftAfter, ratingAt, ratingsBy } from '../attack/anti-tank.ts';
import type { Shot } from '../matchup/fire-effect.ts';
import type { UnitSpec } from '../matchup/muster.ts';
import type { Side } from '../matchup/side.ts';
import { chancesOf } from './odds-scene.ts';

/** Sides of a vehicle, as they are asked for. */
export const FACINGS = ['front', 'side', 'rear'] as const;

/** What the hits of a shot leave of a vehicle, the best weapons first (SQ-CORE-VEH-fire). */
function leftBy(hits: Chances, shots: readonly Shot[], own: Side, theirs: Side): Chances {
  const [{ attack }] = shots;
  const { target } = attack;
  const armour = armourMet(theirs, attack);
  const ratings = shots.map((shot) => ratingsBy(own, shot)).reduce(jointRatings);
  return leftAfterHits(
    certainly(target.profile.figures),
    hits,
    (hit) => ratingAt(ratings, hit) - armour,
    theirs,
  );
}

/**
 * What some hits leave of what is left of a vehicle, hit by hit.
 *
 * @param leadOf by how much the rating of a hit, by number, is more than the armour
 */
export function leftAfterHits(
  before: Chances,
  hits: Chances,
  leadOf: (hit: number) => number,
  theirs: Side,
): Chances {
  const most = Math.max(...hits.keys());
  const ends = [[hits.get(0) ?? ZERO, before] as const];
  let left = before;
  for (let hit = 0; hit < most; hit++) {
    const lead = leadOf(hit);
    const margins = chancesOf((roll) => roll() + lead - roll());
    left = leadingTo(left, (value) =>
      leadingTo(margins, (margin) => certainly(value === 0 ? 0 : leftAfter(theirs.settings, value, margin))),
    );
    ends.push([hits.get(hit + 1) ?? ZERO, left]);
  }
  return mixed(ends);
}

/** How a vehicle fares of which so much is left. */
export function hullRows({ profile: { figures } }: UnitSpec, left: Chances): ChanceRow[] {
  return [
    ['It is unhurt', chanceThat(left, (value) => value === figures), 'unhurt'],
    ['It is Damaged', chanceThat(left, (value) => value > 0 && value < figures), 'damaged'],
    ['It is destroyed', chanceThat(left, (value) => value === 0), 'destroyed'],
  ];
}

/** What a shot at a vehicle comes to, or what two come to together, given the chances of their hits. */
export function vehicleAnswer(
  title: string,
  hits: Chances,
  shots: readonly Shot[],
  own: Side,
  theirs: Side,
): OddsAnswer {
  const { target, distance, facing } = shots[0].attack;
  const left = leftBy(hits, shots, own, theirs);
  return chanceAnswer(
    `${title} at the ${FACINGS[facing]} of a ${target.profile.title}, ${distance} inches away:`,
    [['Hits, on average', meanOf(hits), 'meanHits'], ...hullRows(target, left)],
    [
      'scenario.profiles',
      'shooting.bands',
      ...['fire', 'facing', 'damaged', 'twice', 'destroyed'].map((clause) => `vehicles.${clause}`),
    ],
  );
}
