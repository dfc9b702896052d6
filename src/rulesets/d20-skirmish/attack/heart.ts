/** What the loss of somebody is worth beyond his own worth: he does nothing more, and his squad may lose heart. */
import type { Model } from '../../../kernel/entities.ts';
import { type Match, membersLeft, squadOf } from '../match/match.ts';
import { nerveOf } from '../match/tests.ts';
import { BROKEN, PANICKED, STEADY } from '../matchup/modifiers.ts';
import { speakerOf } from '../morale/speaker.ts';
import type { Settings } from '../rules/index.ts';

/** What a Panicked squad has lost of the worth of whoever is left of it, and a Broken one, which flees or counts as taken. */
const PANIC = 0.5;
const FLIGHT = 1;
/** What order that is restored to a squad is worth of the worth of its models. */
const ORDER = 0.35;
/** What a loss counts that brings a squad nearer to half of what it was. */
const NEARER = 0.06;

/** What it adds to the worth of an enemy that he is yet to act this turn. */
const YET_TO_ACT = 0.4;

/** How much each point of worth counts that a model loses now. */
export function urgencyOf(m: Match, model: Model): number {
  return m.state.activated[squadOf(m, model)] === 0 ? 1 + YET_TO_ACT : 1;
}

/** The same with what hangs on his removal besides, spread over his worth. */
export function stakesOn(m: Match, model: Model): number {
  const worth = m.matchup.worth[model];
  return urgencyOf(m, model) + (worth > 0 ? heartAtStake(m, model) / worth : 0);
}

/** What a squad has lost in a state of the worth of whoever is left of it, as far as that does anything to it. */
function lostIn({ panicked, broken, sequence }: Settings, state: number): number {
  const { acts, penalty } = state === PANICKED ? panicked : broken;
  const isTaken = sequence.end.on && sequence.end.counts === 'broken';
  if (state === BROKEN && (acts.on || isTaken)) return FLIGHT;
  return acts.on || penalty.modifier > 0 ? PANIC : 0;
}

/** What order that is restored to a squad is worth, of the worth of its models. */
export function worthOfOrder(own: Settings, state: number): number {
  return lostIn(own, state) > 0 ? ORDER : 0;
}

/** Worth that is at stake if a model is removed, its own apart (DX-MOR-01, DX-MOR-02, DX-MOR-05). */
export function heartAtStake(m: Match, model: Model): number {
  const squad = squadOf(m, model);
  const { seat, members } = m.matchup.squads[squad];
  const own = m.matchup.settings[seat];
  const { on, half, later, ladder } = own.morale;
  const state = m.state.morale[squad];
  if (!on || !half.on || members.length < 2 || state >= BROKEN) return 0;
  // Whoever tests once has nothing more to lose by it, and who is Panicked where that is the worst of it.
  if ((m.state.tested[squad] > 0 && !later.on) || (state === PANICKED && !ladder.on)) return 0;
  const left = membersLeft(m, squad).filter((one) => one !== model);
  if (left.length === 0) return 0;
  const worth = left.reduce((sum, one) => sum + m.matchup.worth[one], 0);
  const stake = lostIn(own, state === STEADY ? PANICKED : BROKEN);
  const isDue = members.length - left.length >= half.share * members.length;
  // Being Panicked may do nothing and be a step on the way to Broken all the same.
  if (!isDue || (stake === 0 && state === STEADY))
    return lostIn(own, PANICKED) + (ladder.on ? lostIn(own, BROKEN) : 0) > 0 ? NEARER * worth : 0;
  return (1 - nerveOf(m, speakerOf(m, squad, left), own.morale.test.bonus)) * stake * worth;
}
