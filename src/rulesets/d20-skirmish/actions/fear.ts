import type { Model, Point } from '../../../kernel/entities.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import type { Action } from '../match/action.ts';
import { acted, type Match, moraleOf, settingsOf, tellOf } from '../match/match.ts';
import { isFleeing } from '../match/morale-states.ts';
import { nerveOf, testLeadership } from '../match/tests.ts';
import { BROKEN, PANICKED } from '../matchup/modifiers.ts';
import { CLAUSE } from '../rules/index.ts';
import { keepCause, nearerToCause } from '../ways/cause.ts';

type Weigh = Action['weigh'];

/** Some of the places that a model can reach, and how likely it gets to make for them: 1 where that takes no nerve. */
export interface Quest {
  /** Which of them; absent for all. */
  readonly isMeant?: (place: Point) => boolean;
  readonly chance: number;
}

const ANYWHERE: readonly Quest[] = [{ chance: 1 }];

/**
 * Where a model may mean to go: anywhere, as long as it has its heart. The Broken go nowhere that is nearer to what broke
 * them (DX-MOR-10); the Panicked need their nerve for that, so that it is a choice of its own (DX-MOR-08).
 */
export function questsOf(m: Match, model: Model): readonly Quest[] {
  if (!isAfraid(m, model)) return ANYWHERE;
  const isNearer = nearerToCause(m, model);
  const away: Quest = { isMeant: (place) => !isNearer(place), chance: 1 };
  if (moraleOf(m, model) >= BROKEN) return [away];
  return [away, { isMeant: isNearer, chance: nerveOf(m, model) }];
}

/** Whether fear has a say in where a model goes. */
function isAfraid(m: Match, model: Model): boolean {
  const { panicked, broken } = settingsOf(m, model);
  const state = moraleOf(m, model);
  return state >= BROKEN ? broken.acts.on : state === PANICKED && panicked.acts.on;
}

/** Weighs what is done as likely as that, and what becomes of it otherwise. */
export function weighNerve(chance: number, weigh: Weigh, otherwise: Weigh): Weigh {
  if (chance === 1) return weigh;
  return (into) => {
    const [done, failed] = [new Float64Array(WIDTH), new Float64Array(WIDTH)];
    weigh(done);
    otherwise(failed);
    for (let i = 0; i < WIDTH; i++) into[i] += chance * done[i] + (1 - chance) * failed[i];
  };
}

/** A Panicked model tests its LD to go nearer to what frightens it, and wastes the action otherwise (DX-MOR-08). */
export function daresTo(m: Match, model: Model, place: Point): boolean {
  const { acts } = settingsOf(m, model).panicked;
  if (moraleOf(m, model) !== PANICKED || !acts.on || !nearerToCause(m, model)(place)) return true;
  keepCause(m, model);
  acted(m, CLAUSE.panicked.acts);
  acted(m, CLAUSE.morale.cause);
  if (testLeadership(m, model)) return true;
  tellOf(m, 'wasted', model, 'does not dare to go nearer');
  return false;
}

/** Whether a model does anything but flee: a Broken one by a test (DX-MOR-10). */
export function collectsItself(m: Match, model: Model): boolean {
  if (!isFleeing(m, model)) return true;
  acted(m, CLAUSE.broken.acts);
  return testLeadership(m, model);
}
