import { placeAt, pointData } from '../../../kernel/field/place-words.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import { INCH } from '../../../kernel/length.ts';
import { pointsInOwnFrame } from '../../../kernel/own-frame.ts';
import { OBJECTIVE, type Seat } from '../../../rules/decision.ts';
import { where } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { acted, choose, type Match, tellSide } from '../match/match.ts';
import { CLAUSE } from '../rules/index.ts';
import { NOWHERE, type Point } from '../units/entities.ts';

/** Most places at which a fortification is weighed. */
const PLACES = 40;
/** Fortifications stand so far apart, middle to middle, and so far in front of the own edge at most. */
const APART = 5 * INCH;
const DEEPEST = 12 * INCH;

/** Puts up the fortifications of a side, each in front of an objective if it can (SQ-FORT-works, SQ-D-15). */
export function fortify(m: Match, seat: Seat): void {
  const { matchup, battlefield } = m;
  const { ground } = battlefield;
  matchup.fortifications.forEach(({ seat: owner, kind }, one) => {
    if (owner !== seat) return;
    const places = placesFor(m, seat);
    if (places.length === 0) return;
    acted(m, CLAUSE.fortifications.works);
    const label = where('fortify', ground, places);
    const weigh = (weighings: Float64Array) => {
      places.forEach((at, i) => {
        const gap = battlefield.objectives.reduce(
          (least, objective) => Math.min(least, battlefield.distanceTo(objective, at)),
          Infinity,
        );
        weighings[WIDTH * i + OBJECTIVE] = -gap / (10 * INCH);
      });
    };
    const picked = choose(m, seat, 'SQ-D-15', matchup.force[seat][0], places.length, weigh, { label });
    const at = places[picked];
    m.state.fortified[one] = at;
    const what = kind === 'sandbags' ? kind : `a ${kind}`;
    tellSide(m, 'fortified', seat, `has ${what} at ${placeAt(ground, at)}`, {
      kind,
      ...pointData(ground, at),
    });
  });
}

/** Open places of the own half, away from other fortifications. */
function placesFor({ battlefield, state }: Match, seat: Seat): Point[] {
  const { ground, fromHome, zones } = battlefield;
  const deepest = Math.min(DEEPEST, (ground.spec.depth * INCH) / 2 - APART);
  const standing = state.fortified.filter((at) => at !== NOWHERE);
  const isClear = (at: Point) => standing.every((other) => squareBetween(ground, other, at) >= APART * APART);
  const open = pointsInOwnFrame(ground, seat).filter(
    (at) => fromHome(seat, at) <= deepest && ground.inside[at] === 0 && isClear(at),
  );
  const found = open.length > 0 ? open : zones[seat].filter(isClear);
  const step = Math.max(1, Math.ceil(found.length / PLACES));
  return found.filter((_, i) => i % step === 0);
}
