import type { Model, Point } from '../../../kernel/entities.ts';
import { acted, type Match, moraleOf, settingsOf, tellOf } from '../match/match.ts';
import { testLeadership } from '../match/tests.ts';
import { BROKEN, PANICKED } from '../matchup/modifiers.ts';
import { CLAUSE } from '../rules/index.ts';
import { isNearerToCause, keepCause } from '../ways/cause.ts';

/**
 * Whether a model goes to a place at all: the Broken go nowhere that is nearer to what broke them (DX-MOR-10);
 * undefined where nothing bars it.
 */
export function mayGoTo(m: Match, model: Model): ((place: Point) => boolean) | undefined {
  if (moraleOf(m, model) < BROKEN || !settingsOf(m, model).broken.acts.on) return undefined;
  return (place) => !isNearerToCause(m, model, place);
}

/** A Panicked model tests its LD to go nearer to what frightens it, and wastes the action otherwise (DX-MOR-08). */
export function daresTo(m: Match, model: Model, place: Point): boolean {
  const { acts } = settingsOf(m, model).panicked;
  if (moraleOf(m, model) !== PANICKED || !acts.on || !isNearerToCause(m, model, place)) return true;
  keepCause(m, model);
  acted(m, CLAUSE.panicked.acts);
  acted(m, CLAUSE.morale.cause);
  if (testLeadership(m, model)) return true;
  tellOf(m, 'wasted', model, 'does not dare to go nearer');
  return false;
}
