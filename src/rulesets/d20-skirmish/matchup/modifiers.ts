import { type Modifiers, modify, startFrom } from '../../../rules/play/modifiers.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import type { Profile } from '../units/units.ts';
import { HARD, NEAR, SOFT } from './looks.ts';

/** How a model holds itself. */
export const STANDING = 0;
export const SMALL = 1;
export const PRONE = 2;

/** States of a squad, from bad to worse. */
export const STEADY = 0;
export const PANICKED = 1;
export const BROKEN = 2;
/** Broken models that have regressed, and that are deranged (DX-UNH-01); squads are never in these states. */
export const LOST = 3;
export const RAVING = 4;

/** What being Unhinged does to a model. */
export const FEARFUL = 1;
export const REGRESSED = 2;
export const DERANGED = 3;

/** How an attacker is. */
interface AttackerState {
  /** State of its squad. */
  readonly morale: number;
  /** What a rampage adds or takes off. */
  readonly rage: number;
  /** It fumbled its last attack. */
  readonly fumbled: boolean;
}

/** What a shot depends on besides profiles and settings. */
interface ShotSituation extends AttackerState {
  /** Modifier of the weapon in the band of the target. */
  readonly band: number;
  /** How the target is seen, as bits. */
  readonly look: number;
  /** Level of the smoke on the way. */
  readonly smoke: number;
  readonly aimed: boolean;
  /** Posture of the target. */
  readonly posture: number;
  /** It is a stationary vehicle or gunner. */
  readonly steady: boolean;
  /** What hits on its weapons take off. */
  readonly damaged: number;
}

/** What a blow depends on besides. */
interface BlowSituation extends AttackerState {
  readonly attackers: number;
  readonly charging: boolean;
  readonly across: boolean;
  readonly ambush: boolean;
  readonly secondary: boolean;
  /** Postures of the attacker and of the target. */
  readonly own: number;
  readonly posture: number;
}

/** Notes what a clause adds, where the side that it is for plays by it. */
export function modifyIf(on: boolean, list: Modifiers, clause: number, value: number): void {
  if (on) modify(list, clause, value);
}

/** The number that a shot must not exceed, with all modifiers of the sheet (T-5). */
export function shotNumber(
  list: Modifiers,
  own: Settings,
  theirs: Settings,
  firer: Profile,
  target: Profile,
  s: ShotSituation,
): void {
  startFrom(list, firer.ranged + own.ranged.attack.shift + s.band);
  if (s.aimed) modifyIf(own.aim.bonus.on, list, CLAUSE.aim.bonus, own.aim.bonus.modifier);
  addSize(list, own, target.size - firer.size);
  addCover(list, theirs, s.look);
  if (s.smoke > 0) modify(list, CLAUSE.smoke.penalty, -s.smoke);
  const { small, prone } = theirs.presence;
  if (s.posture === SMALL) modifyIf(small.on, list, CLAUSE.presence.small, -small.penalty);
  if (s.posture === PRONE) modifyIf(prone.on, list, CLAUSE.presence.prone, prone.modifier);
  addState(list, own, s);
  if (s.steady) modifyIf(own.vehicles.steady.on, list, CLAUSE.vehicles.steady, own.vehicles.steady.modifier);
  if (s.damaged > 0) modify(list, CLAUSE.systemFailures.weapons, -s.damaged);
}

/** The number that a blow must not exceed (T-6). */
export function blowNumber(
  list: Modifiers,
  own: Settings,
  theirs: Settings,
  attacker: Profile,
  s: BlowSituation,
): void {
  startFrom(list, attacker.close + own.closeCombat.attack.shift);
  addPosture(list, own, attacker.close, s.own);
  const { numbers, secondary } = own.closeCombat;
  if (s.attackers > 1) modifyIf(numbers.on, list, CLAUSE.closeCombat.numbers, bonusOf(numbers, s.attackers));
  if (s.charging) {
    if (s.across && own.charge.across.on) modify(list, CLAUSE.charge.across, 0);
    else modifyIf(own.charge.bonus.on, list, CLAUSE.charge.bonus, own.charge.bonus.modifier);
  }
  if (s.ambush) modifyIf(own.spotting.ambush.on, list, CLAUSE.spotting.ambush, own.spotting.ambush.modifier);
  if (s.secondary) modify(list, CLAUSE.closeCombat.secondary, -secondary.penalty);
  const { down } = theirs.presence;
  if (s.posture === PRONE) modifyIf(down.on, list, CLAUSE.presence.down, down.modifier);
  addState(list, own, s);
}

function addState(list: Modifiers, own: Settings, { morale, rage, fumbled }: AttackerState): void {
  addMorale(list, own, morale);
  if (rage !== 0) modify(list, CLAUSE.rampage.table, rage);
  if (fumbled) modify(list, CLAUSE.criticals.fumble, -own.criticals.fumble.penalty);
}

/** What friends beside an attacker add (DX-CM-01). */
function bonusOf({ each, most }: Settings['closeCombat']['numbers'], attackers: number): number {
  return Math.min(most, each * (attackers - 1));
}

/** What a posture takes off the CC that a model rolls (DX-MPP-01). */
function addPosture(list: Modifiers, { presence }: Settings, close: number, posture: number): void {
  const { on, penalty, half } = presence.chart;
  if (posture === SMALL) modifyIf(on, list, CLAUSE.presence.chart, -penalty);
  if (posture === PRONE) modifyIf(on, list, CLAUSE.presence.chart, Math.floor(close * half) - close);
}

/** Whether nothing keeps whoever is in a state from charging, aiming, channeling, MP and Wait (DX-MOR-08, DX-MOR-10). */
export function mayDare({ panicked, broken }: Settings, state: number): boolean {
  return state === STEADY || (state === PANICKED ? !panicked.acts.on : !broken.acts.on);
}

/** What a state takes off RC, CC and LD (DX-MOR-06, DX-MOR-07). */
export function moralePenalty(own: Settings, state: number): number {
  if (state === PANICKED) return own.panicked.penalty.modifier;
  if (state === LOST) return own.unhinged.chart.regression;
  if (state === RAVING) return own.unhinged.chart.derangement;
  return state === BROKEN ? own.broken.penalty.modifier : 0;
}

export function addMorale(list: Modifiers, own: Settings, state: number): void {
  const { panicked, broken } = CLAUSE;
  const penalty = -moralePenalty(own, state);
  if (state === PANICKED) modifyIf(own.panicked.penalty.on, list, panicked.penalty, penalty);
  if (state === BROKEN) modifyIf(own.broken.penalty.on, list, broken.penalty, penalty);
  if (state > BROKEN) modify(list, CLAUSE.unhinged.chart, penalty);
}

/** How a model is that stays in contact with another or gets away. */
interface Hold {
  readonly posture: number;
  readonly morale: number;
  readonly rage: number;
}

/** What a model adds to its d20 when one breaks away: ST and CC with all that changes CC itself (DX-BRK-02, DX-AMB-28). */
export function holdNumber(list: Modifiers, own: Settings, { close, strength }: Profile, s: Hold): void {
  startFrom(list, close + strength);
  if (own.presence.chart.strikes === 'always') addPosture(list, own, close, s.posture);
  addMorale(list, own, s.morale);
  if (s.rage !== 0) modify(list, CLAUSE.rampage.table, s.rage);
}

/** A target larger or smaller by some steps (DX-RM-12). */
function addSize(list: Modifiers, { ranged }: Settings, larger: number): void {
  const { steps, modifier, columns } = ranged.size;
  if (!ranged.size.on || Math.abs(larger) < steps) return;
  modify(list, CLAUSE.ranged.size, Math.sign(larger) * modifier * (columns === 'both' ? 2 : 1));
}

/** Cover of a target by how it is seen (DX-RM-01 to DX-RM-03, DX-AMB-04). */
function addCover(list: Modifiers, theirs: Settings, look: number): void {
  const { near, soft, hard, lines } = theirs.cover;
  const isHard = (look & HARD) !== 0 && hard.on;
  const isSoft = (look & SOFT) !== 0 && soft.on;
  const isNear = (look & NEAR) !== 0 && near.on;
  const adds = lines.several === 'sum';
  const most = Math.max(isHard ? hard.penalty : 0, isSoft ? soft.penalty : 0, isNear ? near.penalty : 0);
  let told = false;
  const add = (holds: boolean, clause: number, penalty: number) => {
    if (!holds || (!adds && (told || penalty < most))) return;
    modify(list, clause, -penalty);
    told = true;
  };
  add(isHard, CLAUSE.cover.hard, hard.penalty);
  add(isSoft, CLAUSE.cover.soft, soft.penalty);
  add(isNear, CLAUSE.cover.near, near.penalty);
}

/** What cover takes off by look. */
export function coverPenalty(list: Modifiers, theirs: Settings, look: number): number {
  startFrom(list, 0);
  addCover(list, theirs, look);
  return -list.total;
}
