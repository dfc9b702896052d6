import type { Model, Point } from '../../../kernel/entities.ts';
import { spotText } from '../../../kernel/field/place-words.ts';
import { INCH } from '../../../kernel/length.ts';
import { DANGER, RESERVE } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import {
  acted,
  decide,
  type Match,
  nameOf,
  rollFor,
  seatOf,
  settingsOf,
  stands,
  tell,
} from '../match/match.ts';
import { chanceToReact, reactsInTime } from '../match/reacting.ts';
import { deviationBy } from '../matchup/deviation.ts';
import { ROLL } from '../matchup/rolls.ts';
import { CLAUSE } from '../rules/index.ts';
import { goesOnFoot } from '../ways/going.ts';
import type { Strike } from './attack.ts';
import { dive, mayDive } from './diving.ts';
import { harmOfHit } from './expected.ts';
import { rollAttack, saveAgainst } from './resolve.ts';
import { deviatedBy, type Spot, underTemplate } from './under-template.ts';

const DIVING = {
  label: called('hold', 'dive for cover', 'dive for cover and stay down'),
  uses: unlessFirst('wait'),
};

/** What it costs to end up prone. */
const LYING = 0.15;

/** A shot with a template at where its target was when it was fired at: it strikes there, or deviates. */
export function rollTemplate(m: Match, strike: Strike, centre: Point): void {
  const { x, y } = m.battlefield.ground;
  const spot = { x: x[centre], y: y[centre] };
  acted(m, CLAUSE.templates.area);
  rollAttack(m, strike, {
    hit: (_, one, critical) => burst(m, one, spot, critical),
    miss: (_, one) => {
      if (settingsOf(m, one.attacker).templates.deviation.on) burst(m, one, deviated(m, one, spot), 0);
    },
  });
}

/** Everybody under a template saves, and a 1 counts against all of them (DX-CRIT-03). */
function burst(m: Match, strike: Strike, spot: Spot, critical: number): void {
  const isForAll = settingsOf(m, strike.attacker).templates.critical.on;
  const struck = underTemplate(m, strike, spot);
  if (critical > 0 && isForAll && struck.length > 1) acted(m, CLAUSE.templates.critical);
  for (const target of struck) {
    const more = isForAll || target === strike.target ? critical : 0;
    if (stands(m, target)) tellStruck(m, strike, target);
    if (stands(m, target)) saveAgainst(m, { ...strike, target }, more);
  }
}

/** Whoever is struck besides the target is told as attacked as well. */
function tellStruck(m: Match, { attacker, kind, weapon }: Strike, target: Model): void {
  tell(m, 'attack', () => [
    `${nameOf(m, target)} is under the template.`,
    { attacker, target, kind, weapon: m.matchup.weapons[weapon].id },
  ]);
}

/** Rolls where a template that misses ends up: one of twenty directions from the line of fire (DX-DEV-ASM). */
function deviated(m: Match, strike: Strike, spot: Spot): Spot {
  const { attacker } = strike;
  acted(m, CLAUSE.templates.deviation);
  const direction = rollFor(m, ROLL.deviation, attacker) - 1;
  const far = deviationBy(settingsOf(m, attacker), rollFor(m, ROLL.distance, attacker));
  const end = deviatedBy(m, strike, spot, direction, far);
  const off = far / INCH;
  tell(m, 'deviation', () => [
    `It deviates by ${off === 1 ? 'an inch' : `${off} inches`} to ${spotText(m.battlefield.ground, { ...end, z: 0 })}.`,
    { attacker, inches: off, x: end.x, y: end.y },
  ]);
  return end;
}

/** Lets the target of a template weapon dive for cover from Wait (DX-DIV-01, DX-DIV-02, DX-D-05). */
export function offerDive(m: Match, strike: Strike): void {
  const { target } = strike;
  const own = settingsOf(m, target);
  if (!mayDive(m, target)) return;
  const seat = seatOf(m, target);
  const saved = 0.5 * chanceToReact(m, target) * harmOfHit(m, strike);
  const weigh = (option: number, into: Float64Array) => {
    if (option === 0) return;
    into[DANGER] = -saved;
    if (option === 2) into[RESERVE] = -LYING;
  };
  const isLow = own.presence.on && goesOnFoot(m, target);
  const picked = decide(m, seat, 'DX-D-05', target, isLow ? 3 : 2, weigh, DIVING);
  if (picked === 0) return;
  acted(m, CLAUSE.templates.dive);
  if (reactsInTime(m, target, 'dives too late')) dive(m, target, picked === 2);
}
