import { EYE_HEIGHT, MODEL_HEIGHT } from '../base.ts';
import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import { piecesThat } from '../terrain.ts';
import type { Corridor } from './corridor.ts';
import type { Covered } from './covered.ts';
import { COVER_CLASSES, type Obscurer } from './obscurer.ts';
import { type Hidden, MOST_SHOWN, SHOWN_PARTS } from './sight-record.ts';
import { type PartWord, partWord, pieceWord, WAIVED, wholeWord } from './sight-words.ts';
import { SILHOUETTE, Silhouette } from './silhouette.ts';
import type { TouchedParts } from './touched-parts.ts';

/** Areas as small as this are rounding: the millionth part of a silhouette is below a thousandth of a mm². */
const ROUNDING = 1e-6 * SILHOUETTE;
/** Middle lines that graze a solid by less are clear of it. */
const GRAZE: Length = 1e-6;
const NONE: readonly number[] = [];

/** How the model at one end of a corridor sees the model at the other. */
export class View {
  private readonly ground: Ground;
  private readonly obscurers: readonly Obscurer[];
  private readonly corridor: Corridor;
  private readonly covered: Covered;
  /** Whether the corridor runs from the target to the viewer. */
  private readonly turned: boolean;
  private readonly silhouette: Silhouette;
  /** Obscurer of each shadow, and the shadows in question. */
  private readonly caster: Uint16Array;
  private readonly chosen: Uint16Array;
  /** Index of the cover class of each piece, and the pieces that are area terrain as bits. */
  private readonly covers: readonly number[];
  private readonly areas: number;
  /** The pieces that have parts to touch, as bits; others are touched as a whole. */
  private readonly withParts: number;
  private readonly touchedParts: TouchedParts;
  /** The viewer of the model and the model, as standing points. */
  viewer = 0;
  target = 0;
  /** Area that solids hide. */
  hidden = 0;
  private centreClear = true;
  /** How many shadows are those of solids; they come first. */
  private solids = 0;
  /** Where in the corridor to go on with casting solids. */
  private next = 0;
  /** The record in words once it is told, and how many they are. */
  readonly words = new Uint32Array(33);
  length = 0;

  constructor(
    ground: Ground,
    obscurers: readonly Obscurer[],
    corners: number,
    corridor: Corridor,
    covered: Covered,
    touchedParts: TouchedParts,
    turned: boolean,
  ) {
    const { pieces } = ground.spec;
    this.ground = ground;
    this.obscurers = obscurers;
    this.corridor = corridor;
    this.covered = covered;
    this.turned = turned;
    this.touchedParts = touchedParts;
    this.silhouette = new Silhouette(obscurers.length, corners);
    this.caster = new Uint16Array(obscurers.length + 1);
    this.chosen = new Uint16Array(obscurers.length);
    this.covers = pieces.map((piece) => COVER_CLASSES.indexOf(piece.cover));
    this.areas = piecesThat({ pieces }, (piece) => piece.area);
    this.withParts = obscurers.reduce((bits, one) => (one.stops ? bits | (1 << one.piece) : bits), 0);
  }

  /** Turns to the target and works out what the solids in the corridor hide of it, up to one that hides it whole. */
  face(viewer: Point, target: Point): void {
    const { corridor, ground, silhouette, chosen } = this;
    this.viewer = viewer;
    this.target = target;
    this.centreClear = true;
    this.next = 0;
    silhouette.face(corridor.length, ground.z[viewer] + EYE_HEIGHT - ground.z[target]);
    this.hidden = this.castSolids(SILHOUETTE - ROUNDING);
    for (let s = 0; s < silhouette.count; s++) chosen[s] = s;
    this.hidden = this.areaOf(silhouette.count, this.hidden);
  }

  /** The solids hide all that makes a difference. */
  get isWhollyHidden(): boolean {
    return this.hidden >= SILHOUETTE - ROUNDING;
  }

  /** Area in the first `count` chosen shadows together, of which the largest has `most`. */
  private areaOf(count: number, most: number): number {
    if (count < 2 || most >= SILHOUETTE - ROUNDING) return most;
    return this.covered.area(this.silhouette, this.chosen, count);
  }

  /** Goes on to cast solids until one hides as much as `enough`; returns the most that one hides. */
  private castSolids(enough: number): number {
    const { corridor, obscurers } = this;
    let most = 0;
    for (; this.next < corridor.count && most < enough; this.next++) {
      if (!obscurers[corridor.obscurer[this.next]].stops) continue;
      if (this.centreClear && this.stopsCentre(this.next)) this.centreClear = false;
      most = Math.max(most, this.cast(this.next));
    }
    return most;
  }

  /** Casts the shadow of the i-th obscurer of the corridor; returns the area it hides. */
  private cast(i: number): number {
    const { corridor, ground, obscurers, silhouette } = this;
    const { from, to } = obscurers[corridor.obscurer[i]];
    const feet = ground.z[this.target];
    this.caster[silhouette.count] = corridor.obscurer[i];
    return silhouette.cast(corridor, i, this.turned, from - feet, to - feet);
  }

  private castVeils(): void {
    const { corridor, obscurers } = this;
    for (let i = 0; i < corridor.count; i++) if (!obscurers[corridor.obscurer[i]].stops) this.cast(i);
  }

  /**
   * Puts the record into words.
   *
   * @param shown area that shows of whichever of the two models shows more
   */
  tell(shown: number): void {
    this.castSolids(Infinity);
    this.solids = this.silhouette.count;
    this.castVeils();
    const { caster, obscurers, silhouette } = this;
    let pieces = this.ground.inside[this.target] & this.areas;
    for (let s = 0; s < silhouette.count; s++) {
      if (silhouette.area[s] > ROUNDING) pieces |= 1 << obscurers[caster[s]].piece;
    }
    this.words[0] = wholeWord(true, hiddenShare(this.hidden), this.centreClear, shownIn(shown));
    this.length = 1;
    for (let left = pieces; left !== 0; left &= left - 1)
      this.add(this.tellPiece(31 - Math.clz32(left & -left)));
  }

  /** Adds the word of a piece in its place, so that the same pieces always make the same record. */
  private add(word: number): void {
    const { words } = this;
    let i = this.length++;
    for (; i > 1 && words[i - 1] > word; i--) words[i] = words[i - 1];
    words[i] = word;
  }

  private tellPiece(piece: number): number {
    const { ground } = this;
    const areas = this.areas >>> piece;
    const touched = (ground.touches[this.viewer] >>> piece) & 1;
    const whole = this.hidingOf(piece, false);
    return pieceWord(
      whole,
      touched === 0 ? whole : this.restOf(piece),
      touched,
      (ground.inside[this.target] >>> piece) & areas & 1,
      (ground.inside[this.viewer] >>> piece) & areas & 1,
    );
  }

  /** What a touched piece hides beside the parts that are touched. */
  private restOf(piece: number): PartWord {
    return (this.withParts >>> piece) & 1 ? this.hidingOf(piece, true) : partWord(0, WAIVED);
  }

  /** What a piece hides, with all of its parts or without those that the viewer's base touches. */
  private hidingOf(piece: number, untouched: boolean): PartWord {
    const { caster, chosen, obscurers, silhouette } = this;
    const waived = untouched ? this.touchedParts(this.viewer) : NONE;
    let count = 0;
    let most = 0;
    let cover = -1;
    for (let s = 0; s < silhouette.count; s++) {
      const obscurer = obscurers[caster[s]];
      if (obscurer.piece !== piece || waived.includes(caster[s])) continue;
      chosen[count++] = s;
      const lead = silhouette.area[s] - most;
      // Of those that hide as much as each other the heaviest counts, in whatever order they come.
      if (lead > ROUNDING || (lead > -ROUNDING && obscurer.cover > cover)) cover = obscurer.cover;
      most = Math.max(most, silhouette.area[s]);
    }
    // All solids together and nothing else: that has been worked out.
    const isAllSolids = count === this.solids && count > 0 && chosen[count - 1] < count;
    const hidden = isAllSolids ? this.hidden : this.areaOf(count, most);
    return partWord(cover < 0 ? this.covers[piece] : cover, hiddenShare(hidden));
  }

  /** Whether the i-th obscurer of the corridor stops the line from the eye to half the height of the target. */
  private stopsCentre(i: number): boolean {
    const { enters, leaves, length, obscurer } = this.corridor;
    if (enters[i] >= leaves[i]) return false;
    const { z } = this.ground;
    const eye = z[this.viewer] + EYE_HEIGHT;
    const rise = (z[this.target] + MODEL_HEIGHT / 2 - eye) / length;
    const one = eye + rise * (this.turned ? length - enters[i] : enters[i]);
    const other = eye + rise * (this.turned ? length - leaves[i] : leaves[i]);
    const { from, to } = this.obscurers[obscurer[i]];
    return Math.max(one, other) > from + GRAZE && Math.min(one, other) < to - GRAZE;
  }
}

/** Whole parts of a silhouette in an area. */
function shownIn(area: number): number {
  return Math.min(MOST_SHOWN, Math.floor((SHOWN_PARTS * (area + ROUNDING)) / SILHOUETTE));
}

/** Class of an area of the silhouette. */
function hiddenShare(area: number): Hidden {
  if (area <= ROUNDING) return 0;
  return area >= SILHOUETTE / 2 - ROUNDING ? 2 : 1;
}
