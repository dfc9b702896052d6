import type { Model, Point } from '../../../kernel/entities.ts';
import { INCH, inches, type Length } from '../../../kernel/length.ts';
import { spotText } from '../../../kernel/place-words.ts';
import { alongAxis, discTouchesBase } from '../../../kernel/template.ts';
import { DANGER, RESERVE } from '../../../rules/decision.ts';
import { called } from '../../../rules/labels.ts';
import { unlessFirst } from '../../../rules/uses.ts';
import { turnBy } from '../battlefield/directions.ts';
import { areLevel } from '../match/engagement.ts';
import {
  acted,
  count,
  decide,
  type Match,
  nameOf,
  rollFor,
  seatOf,
  settingsOf,
  stands,
  tell,
  tellOf,
} from '../match/match.ts';
import { testLeadership } from '../match/tests.ts';
import { ROLL } from '../matchup/rolls.ts';
import { chanceToPass } from '../matchup/wounding.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Strike } from './attack.ts';
import { dive } from './diving.ts';
import { harmOfHit } from './expected.ts';
import { rollAttack, saveAgainst } from './resolve.ts';

/** A spot on the table. */
interface Spot {
  readonly x: Length;
  readonly y: Length;
}

const DIVING = {
  label: called('hold', 'dive for cover', 'dive for cover and stay down'),
  uses: unlessFirst('wait'),
};

/** What it costs to end up prone. */
const LYING = 0.15;

/** Whether an attack strikes everybody under a template (DX-TPL-ASM). */
export function isTemplate(m: Match, { attacker, weapon }: Strike): boolean {
  const { templates } = settingsOf(m, attacker);
  return m.matchup.weapons[weapon].template > 0 && templates.on && templates.area.on;
}

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
  tell(
    m,
    'attack',
    () => `${nameOf(m, target)} is under the template.`,
    () => ({ attacker, target, kind, weapon: m.matchup.weapons[weapon].id }),
  );
}

/** Models at the altitude of the target whose bases a template touches, in the order of the army lists. */
function underTemplate(m: Match, { weapon, target }: Strike, spot: Spot): Model[] {
  const { x, y, radius } = m.battlefield.ground;
  const reach = inches(m.matchup.weapons[weapon].template / 2);
  return m.matchup.models
    .map((_, model) => model)
    .filter((model) => {
      const at = m.state.point[model];
      if (!stands(m, model) || !areLevel(m, model, target)) return false;
      return discTouchesBase(spot.x, spot.y, reach, x[at], y[at], radius);
    });
}

/** Where a template that misses ends up: one of twenty directions from the line of fire (DX-DEV-ASM). */
function deviated(m: Match, { attacker }: Strike, spot: Spot): Spot {
  acted(m, CLAUSE.templates.deviation);
  const { x, y } = m.battlefield.ground;
  const { share } = settingsOf(m, attacker).templates.deviation;
  const turns = rollFor(m, ROLL.deviation, attacker) - 1;
  const far = Math.ceil(rollFor(m, ROLL.distance, attacker) * share) * INCH;
  const from = m.state.point[attacker];
  const [dx, dy] = [spot.x - x[from], spot.y - y[from]];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const [cos, sin] = turnBy(18 * turns);
  const [ux, uy] = [dx / length, dy / length];
  const end = {
    x: alongAxis(spot.x, ux * cos + uy * sin, far),
    y: alongAxis(spot.y, uy * cos - ux * sin, far),
  };
  const off = far / INCH;
  tell(
    m,
    'deviation',
    () =>
      `It deviates by ${off === 1 ? 'an inch' : `${off} inches`} to ${spotText(m.battlefield.ground, { ...end, z: 0 })}.`,
    () => ({ attacker, inches: off, x: end.x, y: end.y }),
  );
  return end;
}

/** Lets the target of a template weapon dive for cover from Wait (DX-DIV-01, DX-DIV-02, DX-D-05). */
export function offerDive(m: Match, strike: Strike): void {
  const { target } = strike;
  const own = settingsOf(m, target);
  if (m.state.waiting[target] === 0 || !own.templates.dive.on || !own.wait.reactions.on) return;
  const seat = seatOf(m, target);
  const chance = own.wait.test.on ? chanceToPass(own, m.matchup.models[target].profile.leadership) : 1;
  const saved = 0.5 * chance * harmOfHit(m, strike);
  const weigh = (option: number, into: Float64Array) => {
    if (option === 0) return;
    into[DANGER] = -saved;
    if (option === 2) into[RESERVE] = -LYING;
  };
  const picked = decide(m, seat, 'DX-D-05', target, own.presence.on ? 3 : 2, weigh, DIVING);
  if (picked === 0) return;
  m.state.waiting[target] = 0;
  count(m, seat, 'reactions');
  acted(m, CLAUSE.templates.dive);
  if (own.wait.test.on && !testLeadership(m, target)) {
    count(m, seat, 'reactions:wasted');
    return tellOf(m, 'wasted', target, 'dives too late');
  }
  dive(m, target, picked === 2);
}
