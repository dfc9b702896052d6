/** What strikes of batteries are worth, wherever they may come down (SQ-ART-04 to SQ-ART-06). */

import { diceTotals } from '../../../kernel/chances.ts';
import { fractionValue } from '../../../kernel/fraction.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { once } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { hullHarm } from '../attack/anti-tank.ts';
import { armourAbout } from '../attack/shots.ts';
import { costsOfMarkers, tollOf } from '../attack/toll.ts';
import { isVehicle, platedOn } from '../match/hull.ts';
import { type Match, placeOf, seatOf, settingsOf } from '../match/match.ts';
import { chanceOfPasses, passChance } from '../match/quality-test.ts';
import { offBetween, type Spot, spotAt, waysOff } from '../match/scatter.ts';
import { fitOf, qualityNumberOf } from '../match/status.ts';
import { qualityNumber } from '../matchup/scale.ts';
import { NOWHERE, type Unit } from '../units/entities.ts';
import { blastOf, figuresUnder, weaponOf } from './artillery.ts';

/** Dice of the test for accuracy, and the faces of those that scatter a strike. */
const DICE = 3;
const FACES = 6;
/** What a friend counts who is hit, as an enemy. */
const FRIEND = 1.5;

/** By how many dice scatter a strike, its chances to come down so many inches off. */
const SCATTERS = Array.from({ length: DICE + 1 }, (_, dice) => {
  const chances = new Float64Array(DICE * FACES + 1);
  for (const [total, chance] of diceTotals(dice, FACES)) chances[total] = fractionValue(chance);
  return chances;
});

/** By seat and by so many inches, the ways off where it is aimed. */
const WAYS = ([0, 1] as const).map((seat) =>
  Array.from({ length: DICE * FACES + 1 }, (_, inches) => waysOff(seat, inches)),
);

/** What calling for a strike on an enemy is worth on average. */
export function strikeWorth(m: Match, unit: Unit, target: Unit): number {
  const own = settingsOf(m, unit);
  const { timing, accuracy, batteries } = own.artillery;
  const comes = timing.on ? chanceOfPasses(passChance(qualityNumber(own, batteries.quality)), 2) : 1;
  const worthOf = worthOfAim(m, seatOf(m, unit), target);
  if (!accuracy.on) return comes * worthOf(DICE);
  const pass = passChance(qualityNumberOf(m, unit));
  let worth = 0;
  for (let passes = 0; passes <= DICE; passes++)
    worth += (chanceOfPasses(pass, passes) - chanceOfPasses(pass, passes + 1)) * worthOf(passes);
  return comes * worth;
}

/** What so many passes of the test for accuracy are worth to a seat that strikes at an enemy. */
export function worthOfAim(m: Match, seat: Seat, target: Unit): (passes: number) => number {
  const aimed = spotAt(m, m.state.point[target]);
  const blast = blastOf(m, seat);
  const reach = blast + m.matchup.settings[0].movement.formation.radius;
  const victims = victimsAbout(m, seat, aimed, blast, reach + DICE * FACES);
  /** By how far off it comes down: for whoever asks of several numbers of passes it is worked out once. */
  const means: number[] = [];
  const meanOff = (inches: number) => {
    const near = victims.filter(({ off }) => Math.abs(off - inches) < reach);
    if (near.length === 0) return 0;
    const ways = WAYS[seat][inches];
    let worth = 0;
    for (const { x, y } of ways) for (const { taken } of near) worth += taken(aimed.x + x, aimed.y + y);
    return worth / ways.length;
  };
  return (passes) => {
    let worth = 0;
    SCATTERS[DICE - passes].forEach((chance, inches) => {
      if (chance === 0) return;
      means[inches] ??= meanOff(inches);
      worth += chance * means[inches];
    });
    return worth;
  };
}

/** Somebody whom a strike may hit: how far he is from where it is aimed, and what it is worth wherever it comes down. */
interface Victim {
  readonly off: number;
  taken(x: Length, y: Length): number;
}

function victimsAbout(m: Match, seat: Seat, aimed: Spot, blast: number, within: number): Victim[] {
  const found: Victim[] = [];
  for (const unit of [...m.matchup.force[seat], ...m.matchup.force[otherSeat(seat)]]) {
    const at = placeOf(m, unit);
    if (at === NOWHERE) continue;
    const off = offBetween(aimed, spotAt(m, at));
    if (off >= within) continue;
    const hit = figuresUnder(m, unit, blast);
    const worth = worthTaken(m, seat, unit);
    const taken = (x: Length, y: Length) => {
      const hits = Math.round(hit(x, y));
      return hits === 0 ? 0 : worth(hits);
    };
    found.push({ off, taken });
  }
  return found;
}

/** What so many hits of a strike, at least one, take of a unit, markers included; a loss where it is a friend. */
function worthTaken(m: Match, seat: Seat, unit: Unit): (hits: number) => number {
  const counts = seatOf(m, unit) === seat ? -FRIEND : 1;
  const { damage, antiTank } = weaponOf(m, seat);
  if (isVehicle(m, unit)) {
    const ratings = { single: [], rest: antiTank };
    const armour = platedOn(m, unit, 'top');
    // However much of it is under the blast, it is hit once (SQ-CORE-AOE).
    return once(() => counts * hullHarm(m, unit, 1, ratings, armour));
  }
  const each = counts * m.matchup.figureWorth[unit];
  const toll = once(() => tollOf(m, { target: unit, lead: damage - armourAbout(m, unit), atScout: false }));
  const marked = once(() => costsOfMarkers(m, unit).marked);
  // Each is on a figure of its own (SQ-ART-06), and those who lie wounded count for little.
  return (hits) => each * (toll()(Math.min(hits, fitOf(m, unit))) + marked());
}
