/** What the loss of somebody is worth beyond his own worth: he does nothing more, and his squad may lose heart. */
import type { Model, Unit, Weapon } from '../../../kernel/entities.ts';
import { type Match, membersLeft, settingsOf, squadOf, stands } from '../match/match.ts';
import { isHalved, testsForLosses } from '../match/morale-states.ts';
import { isNearDire, nerveOf } from '../match/tests.ts';
import { BROKEN, PANICKED, STEADY } from '../matchup/modifiers.ts';
import { speakerOf } from '../morale/speaker.ts';
import type { Settings } from '../rules/index.ts';
import type { Strike } from './attack.ts';

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
  const left = othersLeft(m, model);
  if (!canLoseHeart(m, squad, left)) return 0;
  // Being Panicked may do nothing and be a step on the way to Broken all the same.
  const isSafe = stakeIn(m, squad) === 0 && m.state.morale[squad] === STEADY;
  if (isSafe || !isHalved(m, squad, left)) return lossByStep(m, squad, left);
  return testsForLosses(m, squad) ? lossByTest(m, squad, left) : 0;
}

/** What a wound costs a squad that has it test its morale, whether or not it removes the model (DX-MOR-03, DX-MOR-04). */
export function heartTried(m: Match, model: Model, isRemoved: boolean): number {
  const squad = squadOf(m, model);
  const left = isRemoved ? othersLeft(m, model) : membersLeft(m, squad);
  if (!canLoseHeart(m, squad, left)) return 0;
  const step = isRemoved && !isHalved(m, squad, left) ? lossByStep(m, squad, left) : 0;
  return lossByTest(m, squad, left) + step;
}

/** What it costs a squad to be a step nearer to that, if it ever tests before nobody is left. */
function lossByStep(m: Match, squad: Unit, left: readonly Model[]): number {
  const own = m.matchup.settings[m.matchup.squads[squad].seat];
  const hurts = lostIn(own, PANICKED) + (own.morale.ladder.on ? lostIn(own, BROKEN) : 0) > 0;
  const tests = testsForLosses(m, squad) && isHalved(m, squad, left.slice(0, 1));
  return hurts && tests ? NEARER * worthOf(m, left) : 0;
}

function othersLeft(m: Match, model: Model): Model[] {
  return membersLeft(m, squadOf(m, model)).filter((one) => one !== model);
}

/** Whether those who are left of a squad may be worse off for a test: not whoever is Panicked where that is the worst of it. */
function canLoseHeart(m: Match, squad: Unit, left: readonly Model[]): boolean {
  const { seat, members } = m.matchup.squads[squad];
  const { on, ladder } = m.matchup.settings[seat].morale;
  const state = m.state.morale[squad];
  return on && members.length > 1 && left.length > 0 && state < BROKEN && (state === STEADY || ladder.on);
}

function worthOf(m: Match, models: readonly Model[]): number {
  return models.reduce((sum, one) => sum + m.matchup.worth[one], 0);
}

/** What a squad loses of the worth of whoever is left where a test fails. */
function stakeIn(m: Match, squad: Unit): number {
  const { seat } = m.matchup.squads[squad];
  return lostIn(m.matchup.settings[seat], m.state.morale[squad] === STEADY ? PANICKED : BROKEN);
}

/** Worth that a test takes on average of those who are left of a squad. */
function lossByTest(m: Match, squad: Unit, left: readonly Model[]): number {
  const { bonus } = m.matchup.settings[m.matchup.squads[squad].seat].morale.test;
  return (1 - nerveOf(m, speakerOf(m, squad, left), bonus)) * stakeIn(m, squad) * worthOf(m, left);
}

/** Whether a wound by an attack has a squad test its morale: by a Dire model nearby, as whoever charges is when it strikes (DX-MOR-03). */
export function isDread(m: Match, { attacker, target, kind }: Strike): boolean {
  const { dire } = settingsOf(m, attacker);
  if (m.matchup.models[attacker].profile.dire === 0 || !dire.on || !dire.wounds.on) return false;
  return stands(m, target) && (kind === 'charge' || isNearDire(m, attacker, target));
}

/** Whether a wound with a weapon does: by a power where powers ask for it (DX-MOR-04). */
export function isDaunting(m: Match, weapon: Weapon, target: Model): boolean {
  const { asked } = settingsOf(m, target).morale;
  return m.matchup.weapons[weapon].magnitude > 0 && asked.on && asked.by !== 'none';
}
