import { thicknessOf } from '../../../kernel/field/check-table.ts';
import { type SettingName, TABLE_SETTINGS } from '../../../kernel/tables/table-settings.ts';
import type { Corner, CoverClass, Piece, TableSpec } from '../../../kernel/terrain.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { Settings } from '../rules/index.ts';

/**
 * What the battlefield of the rules asks of the table generator where it is not what the generator does by itself.
 * `designed` names a table that is not generated. Throws InputError where table and rules do not go together.
 */
export function tableSettings({ battlefield }: Settings, designed?: string): Record<string, number> {
  const { size, density, mix, gap } = battlefield;
  if (density.placing === 'fixed') {
    if (designed !== undefined) return {};
    throw new InputError(
      'battlefield.density.placing=fixed plays on designed tables; name some and ask for no generated ones.',
    );
  }
  const asked: Partial<Record<SettingName, number>> = {
    width: size.width,
    depth: size.depth,
    coverage: density.coverage,
    featureSize: density.side,
    area: mix.area,
    block: mix.block,
    multiLevel: mix.multiLevel,
    linear: mix.linear,
    maxGap: gap.inches,
    symmetric: density.placing === 'random' ? 0 : 1,
  };
  const changed = Object.entries(asked).filter(
    ([name, value]) => value !== TABLE_SETTINGS[name as SettingName].default,
  );
  if (designed !== undefined && changed.length > 0) {
    throw new InputError(
      `Settings of the battlefield shape generated tables, and "${designed}" is a designed one; play on generated tables instead.`,
    );
  }
  return Object.fromEntries(changed);
}

/** A table as the rules read its description; the same object where they change nothing. */
export function tableUnder(settings: Settings, table: TableSpec): TableSpec {
  const { limit } = settings.linearObstacles;
  const standing = limit.on ? table.pieces : table.pieces.filter(({ kind }) => kind !== 'linear');
  const pieces = standing.map((piece) => pieceUnder(settings, table, piece));
  const isAsDrawn =
    pieces.length === table.pieces.length && pieces.every((piece, i) => piece === table.pieces[i]);
  return isAsDrawn ? table : { ...table, pieces };
}

function pieceUnder(settings: Settings, table: TableSpec, piece: Piece): Piece {
  const { battlefield, linearObstacles, sight } = settings;
  const { height, thickness } = linearObstacles.limit;
  let own = piece;
  if (piece.kind === 'linear' && (topOf(piece) >= height || thicknessOf(piece.outline) >= thickness)) {
    own = { ...own, kind: 'block', impassable: true };
  }
  if (battlefield.mix.kinds !== 'by-example') {
    const cover = battlefield.mix.kinds === 'all-medium' ? 'medium' : drawn(table, piece);
    own = withCover(own, cover);
  }
  return sight.footprint.on || !piece.area ? own : { ...withCover(own, 'none'), difficult: false };
}

function topOf({ height, solids }: Piece): number {
  return solids.reduce((most, solid) => Math.max(most, solid.to), height);
}

function withCover(piece: Piece, cover: CoverClass): Piece {
  const given = (old: CoverClass) => (old === 'none' ? old : cover);
  const solids = piece.solids.map((solid) => ({ ...solid, cover: given(solid.cover) }));
  return { ...piece, cover: given(piece.cover), solids };
}

const DRAWN = ['light', 'medium', 'heavy'] as const;

/** Cover drawn for a piece (DP-Q-07): the same for a piece and for its image on a table turned by 180 degrees. */
function drawn({ name }: TableSpec, { outline }: Piece): CoverClass {
  const spread = ([x, y]: Corner) => Math.round(1000 * (x * x + y * y));
  let hash = outline.reduce((sum, corner) => sum + spread(corner), 0);
  for (const letter of name) hash = Math.imul(hash, 31) + letter.charCodeAt(0);
  return DRAWN[(Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) % DRAWN.length];
}
