import { GUIDE_STEP } from '../../kernel/guide.ts';
import { COVER, DANGER, HARM, RESERVE, TEMPO } from '../../rules/decision.ts';
import { type ShotTable, shotAt } from './gunnery.ts';
import { isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { judged } from './premeasure.ts';
import { commandRange } from './purse.ts';
import { UNSEEN } from './sightlines.ts';
import { NOWHERE } from './state.ts';
import { guardOf } from './strike.ts';
import { bestBlow, isEngaged, weaponsOf } from './weapons.ts';

/** An enemy, or one stealth base of one, as a mover sees it. */
interface Foe {
  readonly model: number;
  readonly point: number;
  /** Share of the enemy that stands here: 1, or one in so many bases. */
  readonly share: number;
  readonly engaged: boolean;
  readonly dugIn: boolean;
  /** What the mover sees of it, and it of the mover, by standing point of the mover. */
  readonly seen: Uint16Array;
  readonly sees: Uint16Array;
  /** Rough lengths of the ways to it, in steps of the guide. */
  readonly far: Uint16Array;
  /** What the mover's shots do to it, standing still and on the move, and what its shots do to the mover. */
  readonly still: ShotTable | null;
  readonly onTheMove: ShotTable | null;
  readonly answer: ShotTable | null;
  /** Expected harm of a blow, both ways, and how far each can come to strike. */
  readonly blow: number;
  readonly counter: number;
  readonly reach: number;
}

/** What a mover makes of the places it could go to; built once per decision, from public facts only. */
export interface Outlook {
  weigh(point: number, hasMoved: boolean, into: Float64Array): void;
}

/** Urge to close in: it grows with every round in which nobody lost a wound, so that nobody waits for ever. */
export function urgency(m: Match): number {
  return 1 + 0.7 * Math.max(0, m.state.quiet - 1);
}

/** Inches of way that one point of the enemy's cover is worth to whoever wants a clear shot. */
const OUTFLANK = 5;

/** Enemies strike one target each: a model draws about this share of the harm it could suffer. */
const DRAWN = 0.4;
/** What standing in command range of a leader or Commander is worth, until the urge to close in is stronger. */
const IN_COMMAND = 0.18;

export function outlook(m: Match, model: number, chargeReach: number): Outlook {
  const { seat, profile } = m.book.models[model];
  const foes = foesOf(m, model);
  const { x, y, z } = m.theatre.ground;
  const enemySeat = seat === 0 ? 1 : 0;
  const penaltyOut = m.theatre.lines.penalty(enemySeat, false);
  const dugOut = m.theatre.lines.penalty(enemySeat, true);
  const penaltyIn = m.theatre.lines.penalty(seat, profile.dugIn);
  const wanted = wantedDistance(m, model);
  const { diameter, slanted } = m.theatre;
  const isExact = judged(m, model, 1) === 1;
  const start = m.state.point[model];
  const allowance = profile.movement * m.book.inch;
  const urge = urgency(m);
  const guides = guidesOf(m, model);

  const gap = (a: number, b: number) => {
    const dx = x[a] - x[b];
    const dy = y[a] - y[b];
    const dz = z[a] - z[b];
    const flat = Math.max(0, Math.sqrt(dx * dx + dy * dy) - diameter);
    const exact = dz === 0 || !slanted ? flat : Math.sqrt(flat * flat + dz * dz);
    return isExact ? exact : judged(m, model, exact);
  };

  // A foe has to be walked to until it is in sight and close; one in cover has to be outflanked or met hand to hand.
  const outflank = OUTFLANK * m.book.inch;
  const lagTo = (foe: Foe, point: number, distance: number) => {
    const walk = Math.max(distance, foe.far[point] * GUIDE_STEP);
    if (distance > wanted || penaltyIn[foe.sees[point]] === UNSEEN) return walk;
    const cover = (foe.dugIn ? dugOut : penaltyOut)[foe.seen[point]];
    return cover === UNSEEN ? walk : Math.min(walk, cover * outflank);
  };
  let lagNow = Infinity;
  if (start !== NOWHERE)
    for (const foe of foes) lagNow = Math.min(lagNow, lagTo(foe, start, gap(start, foe.point)));

  const { scale } = m.book.gunnery;
  function attackOn(foe: Foe, point: number, distance: number, hasMoved: boolean): number {
    const shots = hasMoved ? foe.onTheMove : foe.still;
    const cover = (foe.dugIn ? dugOut : penaltyOut)[foe.seen[point]];
    const shot =
      shots === null || cover === UNSEEN || foe.engaged ? 0 : shots[shotAt(distance * scale, cover)];
    const blow = distance <= chargeReach ? foe.blow : 0;
    return foe.share * Math.max(shot, blow);
  }

  return {
    weigh(point, hasMoved, into) {
      let harm = 0;
      let danger = 0;
      let shelter = 0;
      let least = Infinity;
      for (const foe of foes) {
        const distance = gap(point, foe.point);
        least = Math.min(least, lagTo(foe, point, distance));
        harm = Math.max(harm, attackOn(foe, point, distance, hasMoved));
        const cover = penaltyIn[foe.sees[point]];
        const answer =
          cover === UNSEEN || foe.answer === null ? 0 : foe.answer[shotAt(distance * scale, cover)];
        const strike = distance <= foe.reach ? foe.counter : 0;
        danger += foe.share * Math.max(answer, strike);
        shelter += cover === UNSEEN ? 1 : Math.min(1, cover / 4);
      }
      into[HARM] = harm;
      into[DANGER] = DRAWN * danger;
      into[COVER] = foes.length > 0 ? shelter / foes.length : 1;
      into[TEMPO] = foes.length > 0 && start !== NOWHERE ? ((lagNow - least) / allowance) * urge : 0;
      for (const guide of guides)
        if (gap(point, guide.point) <= guide.range) into[RESERVE] += IN_COMMAND / urge;
    },
  };
}

function foesOf(m: Match, model: number): Foe[] {
  const { seat } = m.book.models[model];
  const foes: Foe[] = [];
  for (const enemy of m.book.force[seat === 0 ? 1 : 0]) {
    if (isOnTable(m, enemy)) foes.push(foeAt(m, model, enemy, m.state.point[enemy], 1));
    else if (m.state.hidden[enemy]) {
      const slots = m.book.models[enemy].bases.filter((slot) => m.state.base[slot] !== NOWHERE);
      for (const slot of slots) foes.push(foeAt(m, model, enemy, m.state.base[slot], 1 / slots.length));
    }
  }
  return foes;
}

function foeAt(m: Match, model: number, enemy: number, point: number, share: number): Foe {
  const { seat } = m.book.models[model];
  const hidden = m.state.hidden[enemy] > 0;
  const shots = (shooter: number, target: number, hasMoved: boolean) =>
    m.book.gunnery.table(
      shooter,
      m.state.weapons[shooter],
      target,
      Math.max(1, m.state.wounds[target]),
      hasMoved,
    );
  const blows = weaponsOf(m, enemy, 'close-combat');
  const charge = settingsOf(m, enemy).charge.move.fraction;
  return {
    model: enemy,
    point,
    share,
    engaged: !hidden && settingsOf(m, enemy).rangedAttack.combat.on && isEngaged(m, enemy, point),
    dugIn: m.book.models[enemy].profile.dugIn,
    seen: m.theatre.lines.at(point),
    sees: m.theatre.lines.from(point),
    far: m.theatre.guides[seat].field(point),
    still: hidden ? null : shots(model, enemy, false),
    onTheMove: hidden ? null : shots(model, enemy, true),
    answer: hidden ? null : shots(enemy, model, false),
    blow: hidden ? 0 : blowHarm(m, model, enemy),
    counter: blows.length > 0 ? blowHarm(m, enemy, model) : 0,
    reach: m.book.models[enemy].profile.movement * (1 + charge) * m.book.inch,
  };
}

export function blowHarm(m: Match, attacker: number, target: number): number {
  const weapon = bestBlow(m, attacker, target);
  if (weapon < 0) return 0;
  const needed = (m.book.models[attacker].profile.closeCombat ?? 0) - guardOf(m, target);
  return (
    m.book.tests[seatOf(m, attacker)].chance(needed) *
    m.book.harm.perHit(weapon, target, Math.max(1, m.state.wounds[target]))
  );
}

/** How near a model wants to be: within the first range band of its best gun, or in contact without one. */
function wantedDistance(m: Match, model: number): number {
  let longest = 0;
  for (const weapon of weaponsOf(m, model, 'ranged'))
    longest = Math.max(longest, m.book.weapons[weapon].range);
  return longest * m.book.inch;
}

/** Leaders whose command range a model does well to stay in. */
function guidesOf(m: Match, model: number): { point: number; range: number }[] {
  const { unit } = m.book.models[model];
  const guides: { point: number; range: number }[] = [];
  for (const other of m.book.force[seatOf(m, model)]) {
    const leads = m.book.models[other].profile.commander || m.state.leader[unit] === other;
    if (leads && other !== model && isOnTable(m, other))
      guides.push({ point: m.state.point[other], range: commandRange(m, other) });
  }
  return guides;
}
