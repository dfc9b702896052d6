import type { PieceKind } from '../terrain.ts';
import { areaOf } from './corners.ts';
import { buildPiece } from './pieces.ts';
import { type FullPiece, MAX_SIZE, type PieceDescription, pieceSchema, type Side } from './schema.ts';
import type { TableSettings } from './table-settings.ts';

/** A number in [0, 1). */
export type Random = () => number;

/** To a quarter of an inch. */
export function quarter(inches: number): number {
  return Math.round(inches * 4) / 4;
}

const SIDES: readonly Side[] = ['near', 'far', 'left', 'right'];

function pick<T>(random: Random, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)];
}

/** A number of inches between `from` and `to` times `unit`. */
function between(random: Random, from: number, to: number, unit: number): number {
  return quarter((from + random() * (to - from)) * unit);
}

/** Straight to the table edges more often than not. */
function squareTurn(random: Random): number {
  return random() < 0.7 ? 90 * Math.floor(random() * 4) : 15 * Math.floor(random() * 24);
}

function anyTurn(random: Random): number {
  return 15 * Math.floor(random() * 24);
}

const CENTRE: [number, number] = [0, 0];

function drawArea(random: Random, unit: number): PieceDescription {
  const turn = anyTurn(random);
  if (random() < 0.2) {
    const size: [number, number] = [between(random, 0.35, 0.6, unit), between(random, 0.35, 0.6, unit)];
    return { kind: 'crater', at: CENTRE, turn, size };
  }
  const size: [number, number] = [between(random, 0.6, 1.2, unit), between(random, 0.6, 1.1, unit)];
  return { kind: 'wood', at: CENTRE, turn, size, dense: random() < 0.25 };
}

function drawBlock(random: Random, unit: number): PieceDescription {
  const turn = anyTurn(random);
  const height = pick(random, [1.5, 2, 2.5]);
  if (random() < 0.4) {
    const size: [number, number] = [between(random, 0.5, 0.8, unit), between(random, 0.3, 0.45, unit)];
    return { kind: 'hulk', at: CENTRE, turn, size, height };
  }
  const size: [number, number] = [between(random, 0.3, 0.6, unit), between(random, 0.3, 0.5, unit)];
  return { kind: 'rock', at: CENTRE, turn, size, height, climbable: random() < 0.5 };
}

function drawRuin(random: Random, unit: number): PieceDescription {
  const size: [number, number] = [between(random, 0.7, 1.1, unit), between(random, 0.65, 1, unit)];
  const door = pick(random, SIDES);
  const open = random() < 0.5;
  const walls = open ? SIDES.filter((side) => side !== 'near') : [...SIDES];
  const doors = open ? [door] : [door, pick(random, SIDES)];
  const floors = random() < 0.4 ? 2 : 1;
  return {
    kind: 'ruin',
    at: CENTRE,
    turn: squareTurn(random),
    size,
    walls,
    doors: [...new Set(doors)],
    floors,
  };
}

function drawMultiLevel(random: Random, unit: number): PieceDescription {
  if (random() < 0.65) return drawRuin(random, unit);
  const size: [number, number] = [between(random, 0.7, 1.2, unit), between(random, 0.7, 1.1, unit)];
  return { kind: 'hill', at: CENTRE, turn: anyTurn(random), size, height: pick(random, [1, 1.5, 2]) };
}

function drawLinear(random: Random, unit: number): PieceDescription {
  const kind = pick(random, ['hedge', 'hedge', 'barrels', 'wreck'] as const);
  return { kind, at: CENTRE, turn: anyTurn(random), length: between(random, 0.25, 0.5, unit) };
}

const DRAW: Readonly<Record<PieceKind, (random: Random, unit: number) => PieceDescription>> = {
  area: drawArea,
  block: drawBlock,
  'multi-level': drawMultiLevel,
  linear: drawLinear,
};

/** The kind that is furthest behind its share of the mixture, give or take a piece. */
function nextKind(random: Random, settings: TableSettings, drawn: readonly PieceKind[]): PieceKind {
  const weights: [PieceKind, number][] = [
    ['area', settings.area],
    ['block', settings.block],
    ['multi-level', settings.multiLevel],
    ['linear', settings.linear],
  ];
  const all = weights.reduce((sum, [, own]) => sum + own, 0);
  let best: PieceKind = 'area';
  let most = -Infinity;
  for (const [kind, own] of weights) {
    const behind = ((drawn.length + 1) * own) / all - drawn.filter((other) => other === kind).length;
    const lead = own === 0 ? -Infinity : behind + random();
    if (lead > most) {
      best = kind;
      most = lead;
    }
  }
  return best;
}

/** Square inches. */
export function footprint(description: FullPiece): number {
  return areaOf(buildPiece(description).outline);
}

/** The same piece with its width and depth times `factor`; linear pieces keep their length. */
export function resized(description: FullPiece, factor: number): FullPiece {
  if (!('size' in description)) return description;
  const least = description.kind === 'ruin' ? 5 : 3;
  const [width, depth] = description.size.map((extent) =>
    Math.min(MAX_SIZE, Math.max(least, quarter(extent * factor))),
  );
  return { ...description, size: [width, depth] };
}

/**
 * Pieces, all at the centre of the table, in the proportions of the mixture: as many as it takes for their footprints
 * to add up to at least `area` square inches, but at most `most`.
 */
export function drawPieces(random: Random, settings: TableSettings, area: number, most: number): FullPiece[] {
  const kinds: PieceKind[] = [];
  const pieces: FullPiece[] = [];
  const unit = Math.min(settings.featureSize, settings.width / 2, settings.depth / 2);
  let sum = 0;
  while (sum < area && pieces.length < most) {
    const kind = nextKind(random, settings, kinds);
    const piece = pieceSchema.parse(DRAW[kind](random, unit));
    kinds.push(kind);
    pieces.push(piece);
    sum += footprint(piece);
  }
  return pieces;
}
