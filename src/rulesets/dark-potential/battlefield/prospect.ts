import type { Point } from '../../../kernel/entities.ts';
import type { Ground } from '../../../kernel/ground.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { ShotTable } from '../matchup/attack-tables.ts';
import type { Sightlines } from './sightlines.ts';

/** Expected worth that a shot removes, by the distance (1/100 mm) and the cover of whom it is aimed at. */
export type HarmOfShot = (apart: Length, cover: number) => number;

/** The best shot with a weapon that lays a template, at a foe among all others as they stand. */
export interface TemplateShot {
  readonly still: HarmOfShot;
  /** Of those that may be fired on the move; null without one. */
  readonly moving: HarmOfShot | null;
}

/** An enemy, or one stealth base of one, as a mover sees it. */
export interface Foe {
  readonly point: Point;
  /** Share of the enemy that stands here: 1, or one in so many bases. */
  readonly share: number;
  readonly dugIn: boolean;
  /** Rough lengths of the ways to it, in steps of the guide. */
  readonly far: Uint16Array;
  /** What the mover's shots do to it, standing still and on the move, and what its shots do to the mover. */
  readonly still: ShotTable;
  readonly onTheMove: ShotTable;
  readonly answer: ShotTable;
  /** What of the mover's shots lays templates and is left out of these tables; null without one. */
  readonly template: TemplateShot | null;
  /** Expected harm of a blow, both ways, and how far it can come to strike. */
  readonly blow: number;
  readonly counter: number;
  readonly reach: number;
  /** The most that its attack does to another of the mover's side, and how many times that its Command Points make it. */
  readonly other: number;
  readonly backing: number;
}

/** How a mover looks at places. */
export interface Eyes {
  readonly ground: Ground;
  /** What distances leave out between centres, whether they go by heights, and to what they are judged; 0 for exact. */
  readonly diameter: Length;
  readonly slanted: boolean;
  readonly grain: Length;
  readonly lines: Sightlines;
  /** Of the mover. */
  readonly seat: Seat;
  readonly dugIn: boolean;
  /** Bands of a shot table per 1/100 mm. */
  readonly scale: number;
  /** Within this distance it comes no closer to a foe in sight, and how far a charge goes. */
  readonly wanted: Length;
  readonly charge: Length;
  /** Nobody further off than this is in contact with it; less than nothing where contact keeps nobody from being shot at. */
  readonly meeting: Length;
  /** Whether it on one point and an enemy on another are in contact. */
  touches(own: Point, enemy: Point): boolean;
  /** How far it can come to strike in its next turn. */
  readonly strike: Length;
  /** What one point of a foe's cover is worth in way. */
  readonly outflank: Length;
  /** How much of a foe's attack counts as danger besides what it does beyond what it could do to another. */
  readonly drawn: number;
}

/** What a mover makes of a place goes by nothing else. */
export interface Prospect {
  readonly eyes: Eyes;
  readonly foes: readonly Foe[];
}

/** What the best attack of a foe on a mover counts for as danger. */
export function weighAnswer(
  { drawn }: Pick<Eyes, 'drawn'>,
  { share, backing, other }: Pick<Foe, 'share' | 'backing' | 'other'>,
  answer: number,
): number {
  return share * backing * (drawn * answer + Math.max(0, answer - other));
}

/** Whether two movers on one table make the same of every place. */
export function isSameProspect(one: Prospect, other: Prospect): boolean {
  if (!isSameEyes(one.eyes, other.eyes) || one.foes.length !== other.foes.length) return false;
  for (let i = 0; i < one.foes.length; i++) if (!isSameFoe(one.foes[i], other.foes[i])) return false;
  return true;
}

/** Eyes on one table differ in nothing else. */
function isSameEyes(one: Eyes, other: Eyes): boolean {
  return (
    one.seat === other.seat &&
    one.dugIn === other.dugIn &&
    one.grain === other.grain &&
    one.wanted === other.wanted &&
    one.charge === other.charge &&
    one.strike === other.strike &&
    one.drawn === other.drawn
  );
}

function isSameFoe(one: Foe, other: Foe): boolean {
  return (
    one.point === other.point &&
    one.share === other.share &&
    one.dugIn === other.dugIn &&
    one.far === other.far &&
    one.still === other.still &&
    one.onTheMove === other.onTheMove &&
    one.answer === other.answer &&
    one.template === other.template &&
    one.blow === other.blow &&
    one.counter === other.counter &&
    one.reach === other.reach &&
    one.other === other.other &&
    one.backing === other.backing
  );
}
