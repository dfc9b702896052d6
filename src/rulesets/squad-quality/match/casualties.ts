import { countKillBy } from '../../../rules/assembly/kill-counters.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, NOWHERE, UNARMED, type Unit } from '../units/entities.ts';
import { rollOff } from './luck.ts';
import { acted, count, isLeft, type Match, nameOf, rollDie, seatOf, settingsOf, tell } from './match.ts';
import { eliminate } from './removal.ts';
import { WOUNDED } from './shares.ts';
import { fitOf } from './status.ts';

/** Who fells figures, and how. */
export interface Cause {
  /** The unit that attacks, NO_UNIT for nobody on the table. */
  readonly attacker: Unit;
  readonly kind: 'fire' | 'assault' | 'other';
  /** Aims at the leader of the squad first (SQ-SNP-04). */
  readonly atLeader?: boolean;
  /** Puts nobody Under Fire (SQ-AMB-10, SQ-JET-06, SQ-HACK-06). */
  readonly unmarked?: boolean;
  /** Hits no leader as long as there is another: a scout (SQ-SCT-04), or whom his owner chooses (SQ-POW-06). */
  readonly sparesLeader?: boolean;
  /** Takes one of the wounded, where there are any: whom his owner can spare best (SQ-POW-06). */
  readonly takesWounded?: boolean;
}

/** Nobody on the table attacks: mines, batteries, a landing. */
export const BY_NOBODY: Cause = { attacker: NO_UNIT, kind: 'other' };

/** What damage is more than the armour it meets: of every hit alike, or of hits that come from several in turn. */
type Lead = number | readonly number[];

function leadOf(lead: Lead, hit: number): number {
  return typeof lead === 'number' ? lead : lead[hit % lead.length];
}

/** Rolls for the hits on a unit while figures are left; returns how many it has fewer to fight (SQ-CORE-DMG). */
export function sufferHits(m: Match, unit: Unit, hits: number, lead: Lead, cause: Cause): number {
  const before = fitOf(m, unit);
  const { wounds } = settingsOf(m, unit).recoverWounded;
  let fallen = 0;
  for (let hit = 0; hit < hits && fallen < m.state.figures[unit]; hit++) {
    const margin = rollDamage(m, unit, leadOf(lead, hit), cause);
    if (margin < 0) continue;
    const isFit = fitOf(m, unit) - fallen > 0;
    if (!wounds.on || margin >= wounds.margin || !isFit) fallen++;
    else wound(m, unit, cause);
  }
  fell(m, unit, fallen, cause);
  if (isLeft(m, unit) && fitOf(m, unit) === 0) removeWounded(m, unit);
  return before - fitOf(m, unit);
}

/**
 * The same for the figure that a unit has sent ahead, whom alone they hit: two that tell kill him as one that is deep
 * enough does, and he is not the leader (SQ-SCT-04).
 */
export function sufferAsScout(m: Match, unit: Unit, hits: number, lead: Lead, cause: Cause): number {
  const before = fitOf(m, unit);
  const { wounds } = settingsOf(m, unit).recoverWounded;
  let wounded = 0;
  let isKilled = false;
  for (let hit = 0; hit < hits && !isKilled; hit++) {
    const margin = rollDamage(m, unit, leadOf(lead, hit), cause);
    if (margin < 0) continue;
    wounded++;
    isKilled = !wounds.on || margin >= wounds.margin || wounded > 1;
  }
  if (wounded === 0) return 0;
  const his = { ...cause, atLeader: false, sparesLeader: true };
  if (!isKilled) wound(m, unit, his);
  else {
    m.state.scout[unit] = NOWHERE;
    fell(m, unit, 1, his);
  }
  if (isLeft(m, unit) && fitOf(m, unit) === 0) removeWounded(m, unit);
  return before - fitOf(m, unit);
}

/**
 * By how much damage beats armour; ties are 0.
 *
 * @param worth what such a margin takes of the target, by which either side tries its luck (SQ-PER-04)
 */
export function rollDamage(
  m: Match,
  unit: Unit,
  lead: number,
  { attacker }: Cause,
  worth = (margin: number) => hurtBy(m, unit, margin),
): number {
  acted(m, CLAUSE.damage.roll);
  return rollOff(m, 'damage', attacker, unit, lead, worth);
}

/** What a hit by some margin takes of a unit, in worth of models. */
function hurtBy(m: Match, unit: Unit, margin: number): number {
  const { wounds } = settingsOf(m, unit).recoverWounded;
  if (margin < 0) return 0;
  return (wounds.on && margin < wounds.margin ? WOUNDED : 1) * m.matchup.figureWorth[unit];
}

/** Wounds a figure that is fit (SQ-WND-01). */
export function wound(m: Match, unit: Unit, cause: Cause): void {
  acted(m, CLAUSE.recoverWounded.wounds);
  const { leader, leaderHurt } = m.state;
  const wasLed = leader[unit] > 0;
  loseFit(m, unit, cause);
  if (wasLed && leader[unit] === 0) leaderHurt[unit] = 1;
  m.state.hurt[unit]++;
  tell(m, 'wounded', () => [
    `One of ${nameOf(m, unit)} is wounded.`,
    { model: unit, hurt: m.state.hurt[unit] },
  ]);
}

/** Takes figures off a unit, those that are fit first as a rule. */
export function fell(m: Match, unit: Unit, fallen: number, cause: Cause): void {
  if (fallen <= 0) return;
  const { state } = m;
  for (let i = 0; i < fallen; i++) {
    const isWounded = cause.takesWounded === true && state.hurt[unit] > 0;
    if (fitOf(m, unit) > 0 && !isWounded) loseFit(m, unit, cause);
    else loseWounded(m, unit, cause);
    state.figures[unit]--;
  }
  countFallen(m, unit, fallen, cause);
  if (state.figures[unit] === 0)
    eliminate(m, unit, m.matchup.models[unit].profile.hull === null ? 'has nobody left' : 'is a wreck');
  else if (fitOf(m, unit) === 0) removeWounded(m, unit);
}

/** Another wound kills one of the wounded, the leader perhaps, or last where his side chooses (SQ-WND-02, SQ-SL-04, SQ-Q-07). */
function loseWounded(m: Match, unit: Unit, { sparesLeader = false }: Cause): void {
  const { hurt, leaderHurt } = m.state;
  const isSpared = sparesLeader || settingsOf(m, unit).squadLeaders.leader.falls === 'last';
  const isHe = () => (isSpared ? hurt[unit] : rollDie(m, unit, 'leader', hurt[unit])) === 1;
  if (leaderHurt[unit] > 0 && isHe()) leaderHurt[unit] = 0;
  hurt[unit]--;
}

/** One of the wounded fights again (SQ-SL-04, SQ-WND-09, SQ-POW-07). */
export function getUp(m: Match, unit: Unit, isLeader: boolean): void {
  const { hurt, losses, checked, leader, leaderHurt } = m.state;
  hurt[unit]--;
  losses[unit]--;
  checked[unit] = Math.min(checked[unit], losses[unit]);
  if (!isLeader) return;
  leaderHurt[unit] = 0;
  leader[unit] = 1;
  tell(m, 'leader-back', () => [`The leader of ${nameOf(m, unit)} leads again.`, { model: unit }]);
}

/** Tells who fell, and counts those for the enemy that fell by his hand: not to mines, nor to friends. */
function countFallen(m: Match, unit: Unit, fallen: number, { attacker, kind }: Cause): void {
  const { state, matchup } = m;
  const by = otherSeat(seatOf(m, unit));
  const isKill = attacker !== NO_UNIT && seatOf(m, attacker) === by;
  const weapon = isKill ? matchup.models[attacker].mainNumber : UNARMED;
  if (weapon !== UNARMED) {
    count(m, by, 'kills', fallen);
    count(m, by, `kills:${kind}`, fallen);
    for (let i = 0; i < fallen; i++) countKillBy(state.counters[by], matchup.kills, attacker, weapon);
  }
  const known = weapon === UNARMED ? {} : { attacker, weapon: matchup.weapons[weapon].id };
  tell(m, 'fallen', () => [
    fallenText(m, unit, fallen),
    { ...known, kind, model: unit, figures: fallen, left: state.figures[unit] },
  ]);
}

function fallenText(m: Match, unit: Unit, fallen: number): string {
  const left = m.state.figures[unit];
  const name = nameOf(m, unit);
  if (m.matchup.models[unit].profile.hull === null) return `${name} loses ${fallen}, ${left} left.`;
  return left > 0 ? `${name} is Damaged.` : `${name} is destroyed.`;
}

/** Notes the loss of a figure that was fit: the leader perhaps (SQ-SL-01, SQ-Q-07). */
function loseFit(m: Match, unit: Unit, { atLeader = false, sparesLeader = false }: Cause): void {
  const { state } = m;
  const fit = fitOf(m, unit);
  if (m.matchup.models[unit].profile.hull !== null) return;
  state.losses[unit]++;
  state.lostNow[unit]++;
  const { leader } = settingsOf(m, unit).squadLeaders;
  if (state.leader[unit] === 0 || !leader.on) return;
  const isDrawn = leader.falls === 'drawn' && !sparesLeader;
  const isLeader = atLeader || fit === 1 || (isDrawn && rollDie(m, unit, 'leader', fit) === 1);
  if (!isLeader) return;
  state.leader[unit] = 0;
  state.leaderFell[unit] = state.round;
  state.called[unit] = 0;
  acted(m, CLAUSE.squadLeaders.leader);
  if (settingsOf(m, unit).squadLeaders.dead.on) acted(m, CLAUSE.squadLeaders.dead);
  tell(m, 'leader', () => [`The leader of ${nameOf(m, unit)} falls.`, { model: unit }]);
}

/** A unit whose figures are all wounded is lost (SQ-WND-06). */
export function removeWounded(m: Match, unit: Unit): void {
  if (!settingsOf(m, unit).recoverWounded.all.on) return;
  acted(m, CLAUSE.recoverWounded.all);
  eliminate(m, unit, 'has none but wounded left');
}
