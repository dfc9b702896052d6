import seedrandom from 'seedrandom';
import { MOST_PIECES, type TableSpec } from '../terrain.ts';
import { countOverlaps, measureCover } from './describe-table.ts';
import { drawPieces, footprint, type Random, resized } from './draw-pieces.ts';
import { copies, layOut } from './lay-out.ts';
import { openGround } from './open-ground.ts';
import { buildPiece } from './pieces.ts';
import type { Field } from './push-apart.ts';
import { readTable } from './read-table.ts';
import type { FullPiece } from './schema.ts';
import { fullSettings, type TableSettings } from './table-settings.ts';
import { opposite, sameGround } from './turn.ts';

/** How often a symmetric table has a piece on its centre. */
const CENTREPIECES = 0.4;

function canBeCentrepiece(piece: FullPiece): boolean {
  const built = buildPiece(piece);
  return built.kind !== 'linear' && sameGround(built, opposite(built));
}

function fieldOf({ width, depth, symmetric }: TableSettings): Field {
  return { width, depth, symmetric: symmetric === 1 };
}

function attempt(random: Random, settings: TableSettings): FullPiece[] | undefined {
  const field = fieldOf(settings);
  const { symmetric } = field;
  const area = settings.coverage * field.width * field.depth;
  const drawn = drawPieces(random, settings, area / (symmetric ? 2 : 1), MOST_PIECES / (symmetric ? 2 : 1));
  const centrepiece = symmetric && random() < CENTREPIECES ? drawn.find(canBeCentrepiece) : undefined;
  const covers = drawn.reduce(
    (sum, piece) => sum + footprint(piece) * copies(piece === centrepiece, field),
    0,
  );
  const factor = covers === 0 ? 1 : Math.sqrt(area / covers);
  const others = drawn.filter((piece) => piece !== centrepiece).map((piece) => resized(piece, factor));
  return layOut(random, others, centrepiece && resized(centrepiece, factor), field);
}

/** Shares of a table: by how much it may miss the asked-for coverage, how much may be too open. */
const COVERAGE_SLACK = 0.03;
const TOO_OPEN = 0.05;
/** Share of a deployment zone that must be free. */
const FREE_ZONE = 0.5;
/** A coverage that is missed weighs more than wide gaps and full zones together, an unusable table more than all. */
const MISCOVERED = 2;
const UNUSABLE = 10;

/** 0 when a table is as asked for. */
function shortfall(spec: TableSpec, settings: TableSettings): number {
  const { coverage, tooOpen } = measureCover(spec, settings.maxGap);
  const { zones, connected } = openGround(spec, settings.zoneDepth);
  const over = (value: number, limit: number) => Math.max(0, value - limit);
  const off = over(Math.abs(coverage - settings.coverage), COVERAGE_SLACK);
  return (
    off +
    (off > 0 ? MISCOVERED : 0) +
    over(tooOpen, TOO_OPEN) +
    over(FREE_ZONE, Math.min(...zones)) +
    UNUSABLE * (connected < 1 ? 1 : 0) +
    UNUSABLE * countOverlaps(spec.pieces)
  );
}

/** Attempts at a table that is as asked for, at one of its coverage, and at one that can be played on at all. */
const ATTEMPTS = 10;
const ATTEMPTS_AT_COVERAGE = 30;
const LAST_ATTEMPT = 60;

function attemptsWhile(missing: number): number {
  if (missing >= UNUSABLE) return LAST_ATTEMPT;
  if (missing >= MISCOVERED) return ATTEMPTS_AT_COVERAGE;
  return missing > 0 ? ATTEMPTS : 0;
}

function nameOf(seed: string | number): string {
  return [
    'generated',
    ...(String(seed)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []),
  ].join('-');
}

/**
 * A battlefield drawn at random, the same for the same settings and seed: pieces in the asked-for mixture that cover
 * the asked-for share of the table, with room to pass between them and few wide gaps. The best of at most ten
 * attempts, more only where the coverage is missed or ground would be sealed off; sparse settings are carried out even
 * though their gaps are wide.
 * @param settings numbers by name of `TABLE_SETTINGS`; absent ones are at their defaults
 * @throws Error with one sentence when a setting is unknown or out of bounds, or no table can be found
 */
export function generateTable(settings: Readonly<Record<string, number>>, seed: string | number): TableSpec {
  const full = fullSettings(settings);
  const { width, depth, symmetric } = fieldOf(full);
  const name = nameOf(seed);
  const title = `Drawn at random from seed ${seed} to have ${Math.round(full.coverage * 100)} % of it covered.`;
  let best: TableSpec | undefined;
  let least = Infinity;
  for (let i = 0; i < attemptsWhile(least); i++) {
    const pieces = attempt(seedrandom.alea(`table ${seed}, attempt ${i}`), full);
    if (pieces === undefined) continue;
    const spec = readTable({ name, title, width, depth, mirror: symmetric, pieces });
    const missing = shortfall(spec, full);
    if (missing < least) {
      best = spec;
      least = missing;
    }
  }
  if (best === undefined || least >= UNUSABLE) {
    throw new Error(
      `Found no table for seed ${seed} on which all ground can be walked to; ask for less coverage.`,
    );
  }
  return best;
}
