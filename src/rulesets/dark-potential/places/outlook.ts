import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { COVER, DANGER, HARM, PROMISE, RESERVE, type Seat, TEMPO } from '../../../rules/decision.ts';
import { once } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { companyAmong, mostCompany } from '../../../rules/survey/company.ts';
import type { Foe, Prospect } from '../battlefield/prospect.ts';
import { survey } from '../battlefield/survey.ts';
import { movementOf } from '../match/blockers.ts';
import { isOnTable, type Match, seatOf } from '../match/match.ts';
import { grainOf, inGrains } from '../match/premeasure.ts';
import { weaponsOf } from '../match/weapons.ts';
import { contactDanger } from './contact-danger.ts';
import { crowdDanger, type Launchers, launchersAgainst } from './crowds.ts';
import { foesOf } from './foes.ts';
import { friendsOf, type Guide, guidesOf, servedBy, servingRange } from './friends.ts';
import { caution, urgency } from './patience.ts';
import { strikeReach } from './threat.ts';

/** Writes the weighing of the i-th of some places. */
export interface WeighPlace {
  (i: number, into: Float64Array): void;
  /** Writes one that is no worse, see `Decision.atMost`: at a glance, as if all were beside it that may be. */
  atMost(i: number, into: Float64Array): void;
}

/** What a mover makes of the places it could go to, from public facts only, as long as nothing happens. */
export interface Outlook {
  /**
   * Weighs places, all of them reached by moving but `still`. One survey holds at a time; it is made when first
   * asked about.
   */
  survey(places: readonly Point[], still: Point): WeighPlace;
}

/** A shot that a place offers next turn comes to so much of one now: until then either may be gone. */
export const NEXT_TURN = 0.4;

/** Inches of way that one point of the enemy's cover is worth to whoever wants a clear shot. */
const OUTFLANK = 5;

/**
 * Enemies strike one target each, and whoever is left shares them, as if so many models drew all the harm that they all
 * could suffer; a single one draws no more than `MOST_DRAWN`, since not all enemies come to strike. But they strike
 * whomever it pays most to strike, so that what one could do to a model beyond what it could do to any friend counts in
 * full besides.
 */
const DRAWING = 2.2;
const MOST_DRAWN = 0.36;
/** Inches within which friends are beside a place. */
const BESIDE = 5;
/** What standing in command range of a leader or Commander is worth, until the urge to close in is stronger. */
const IN_COMMAND = 0.18;
/** What each friend in command range is worth to the place of a Commander, whose points he may spend, until likewise. */
const LEADING = 0.08;

/** @param charge how far it could charge from there */
export function outlook(m: Match, model: Model, charge: Length): Outlook {
  let view: View | undefined;
  return {
    survey(places, still) {
      const weigh = once(() => {
        view ??= look(m, model, charge);
        return surveyed(m, model, view, places, still);
      });
      return Object.assign((i: number, into: Float64Array) => weigh()(i, into), {
        atMost: (i: number, into: Float64Array) => weigh().atMost(i, into),
      });
    },
  };
}

interface View {
  readonly prospect: Prospect;
  readonly launchers: Launchers;
  /** By launcher, the foe that has it. */
  readonly layers: readonly Foe[];
  readonly guides: readonly Guide[];
}

function look(m: Match, model: Model, charge: Length): View {
  const { seat, profile } = m.matchup.models[model];
  const launchers = launchersAgainst(m, model);
  const foes = foesOf(m, model, launchers);
  const { lines, ground, diameter, slanted, touch } = m.battlefield;
  const foe = otherSeat(seat);
  const eyes = {
    ground,
    diameter,
    slanted,
    grain: grainOf(m, model),
    lines,
    seat,
    dugIn: profile.dugIn,
    scale: m.matchup.gunnery.scale,
    wanted: wantedDistance(m, model),
    charge,
    meeting: meetingDistance(m, foe),
    touches: (own: Point, enemy: Point) => touch(enemy, own, foe),
    strike: strikeReach(m, model),
    outflank: OUTFLANK * m.matchup.inch,
    drawn: shareDrawn(m, seat),
  };
  const layers = launchers.all.map(({ enemy }) => foes.find(({ point }) => point === m.state.point[enemy])!);
  return { prospect: { eyes, foes }, launchers, layers, guides: guidesOf(m, model) };
}

function surveyed(
  m: Match,
  model: Model,
  { prospect, launchers, layers, guides }: View,
  places: readonly Point[],
  still: Point,
): WeighPlace {
  const { columns, distance } = m.battlefield;
  const { grain } = prospect.eyes;
  const start = m.state.point[model];
  survey(columns, prospect, places, start, still);
  const { harm, promise, danger, shelter, lag } = columns;
  const urge = urgency(m, seatOf(m, model));
  const feared = caution(m, seatOf(m, model));
  const lagNow = lag[start];
  const allowance = Math.max(1, movementOf(m, model) * m.matchup.inch);
  const enemies = prospect.foes.length;
  const led = servedBy(m, model);
  const ownRange = led.length > 0 ? servingRange(m, model) : 0;
  const touching = contactDanger(m, prospect);
  const friends = friendsOf(m, model);
  const judgedBetween = (at: Point, point: Point) => inGrains(distance(at, point), grain);
  const isWithin = (range: Length, at: Point, point: Point) => judgedBetween(at, point) <= range;
  const company = companyAmong(BESIDE * m.matchup.inch, judgedBetween, friends);
  let most = mostCompany(friends.length);
  for (let i = 0; i < guides.length; i++) most += IN_COMMAND / urge;
  for (let i = 0; i < led.length; i++) most += LEADING / urge;
  const atAGlance = (at: Point, into: Float64Array) => {
    into[HARM] = harm[at];
    into[PROMISE] = NEXT_TURN * promise[at];
    into[COVER] = enemies === 0 ? 1 : shelter[at] / enemies;
    into[TEMPO] = enemies === 0 || start === NOWHERE ? 0 : ((lagNow - lag[at]) / allowance) * urge;
  };
  const weigh = (i: number, into: Float64Array) => {
    const at = places[i];
    atAGlance(at, into);
    into[DANGER] = danger[at];
    if (layers.length > 0) into[DANGER] += crowdDanger(m, model, launchers, layers, prospect.eyes, at);
    if (touching !== null) into[DANGER] += touching(at);
    into[DANGER] *= feared;
    into[RESERVE] += company(at);
    for (const { point, range } of guides) if (isWithin(range, at, point)) into[RESERVE] += IN_COMMAND / urge;
    for (const point of led) if (isWithin(ownRange, at, point)) into[RESERVE] += LEADING / urge;
  };
  const atMost = (i: number, into: Float64Array) => {
    const at = places[i];
    atAGlance(at, into);
    into[DANGER] = danger[at] * feared;
    into[RESERVE] += most;
  };
  return Object.assign(weigh, { atMost });
}

/** How far off those of a seat are at most whom contact with a shooter shelters from him (DP-RNG-03, DP-Q-60). */
function meetingDistance(m: Match, seat: Seat): Length {
  const { on, engaged } = m.matchup.settings[seat].rangedAttack.combat;
  const { diameter, ground } = m.battlefield;
  // Contact across a linear obstacle is as far as this, and a step of the lattice, whatever bases are reckoned as.
  return on && engaged === 'any-contact' ? 2 * ground.radius - diameter + INCH + ground.pitch : -1;
}

/** Share of the harm it could suffer that each model of a side draws. */
function shareDrawn(m: Match, seat: Seat): number {
  let left = 0;
  for (const own of m.matchup.force[seat]) if (isOnTable(m, own) || m.state.hidden[own] > 0) left++;
  return Math.min(MOST_DRAWN, DRAWING / left);
}

/** How near a model wants to be: within the first range band of its best gun, or in contact without one. */
function wantedDistance(m: Match, model: Model): Length {
  let longest = 0;
  for (const weapon of weaponsOf(m, model, 'ranged'))
    longest = Math.max(longest, m.matchup.weapons[weapon].range);
  return longest * m.matchup.inch;
}
