import { INK, type Width } from '../document/theme.ts';

/** Letters in a line of a name: what fits beside a chart. */
const LINE = 34;
/** The same of a name above its row on a phone, which leaves room for a figure. */
const NARROW_LINE = 38;
/** Letters of a name and its figure that fit side by side on a phone. */
const NARROW_ROW = 44;
/** Pixels from one line to the next. */
const LEADING = 14;
/** Pixels from the middle of a row up to the foot of its name. */
const RAISED = 9;
/** Without a browser letters are taken for wider than they are. */
const LIMIT = 330;

/** Where names break that do not fit: behind a point, a sign or a space, as late as the line allows. */
function breaks(line: number): RegExp {
  return new RegExp(`(?!.{1,${line}}$)(.{1,${line - 1}}[.=:,+ ]|.{${line}})`, 'g');
}

/** Between lines while they are one text: no name has it, and it needs no escape in an expression. */
const BETWEEN = '¦';

const LINES = `split(replace(datum.label, ${breaks(LINE)}, '$1${BETWEEN}'), '${BETWEEN}')`;

function linesOf(name: string, line: number): string[] {
  return name.replace(breaks(line), `$1${BETWEEN}`).split(BETWEEN);
}

/**
 * The vertical axis of a chart with a name for each row, its height, and what else to draw. Long names take several
 * lines, since cut off they could no longer be told apart. On a phone names stand above their rows, and so do figures,
 * beneath the names where both are long.
 *
 * @param names each once, from top to bottom
 * @param pitch pixels between rows of short names
 * @param figures the text of each row
 */
export function nameRows(
  names: readonly string[],
  pitch: number,
  width: Width,
  figures: readonly string[] = [],
) {
  return width === 'narrow' ? namesAbove(names, figures) : namesBeside(names, pitch);
}

function namesBeside(names: readonly string[], pitch: number) {
  const lines = Math.max(1, ...names.map((name) => linesOf(name, LINE).length));
  const y = {
    field: 'title',
    type: 'nominal',
    sort: [...names],
    title: null,
    ...(lines > 1 && {
      axis: {
        labelExpr: LINES,
        labelLineHeight: LEADING,
        labelLimit: LIMIT,
        labelOffset: upwards(lines),
      },
    }),
  } as const;
  return {
    y,
    height: Math.max(pitch, lines > 1 ? LEADING * (lines + 0.5) : 0) * names.length,
    layers: [],
    /** The text of each row behind its mark, whose right end is at `x`. */
    figures: (x: object, dx = 7) =>
      ({ mark: { type: 'text', align: 'left', dx }, encoding: { y, x, text: { field: 'label' } } }) as const,
  };
}

function namesAbove(names: readonly string[], figures: readonly string[]) {
  const values = names.map((title) => ({ title, lines: linesOf(title, NARROW_LINE) }));
  const beneath = names.some((name, i) => lettersAbove(name) + (figures[i]?.length ?? 0) > NARROW_ROW)
    ? 1
    : 0;
  const lines = Math.max(1, ...values.map((row) => row.lines.length)) + beneath;
  const y = {
    field: 'title',
    type: 'nominal',
    sort: [...names],
    title: null,
    axis: null,
    scale: { type: 'band', padding: 0 },
  } as const;
  const above = { type: 'text', baseline: 'bottom', dy: -RAISED, lineHeight: LEADING, color: INK } as const;
  return {
    y,
    height: 2 * (RAISED + LEADING * lines + 2) * names.length,
    layers: [
      {
        data: { values },
        // The first of several lines stands where a single one would.
        mark: {
          ...above,
          align: 'left',
          dy: { expr: `${-RAISED} - ${LEADING} * (length(datum.lines) - ${1 - beneath})` },
        },
        encoding: { y, x: { value: 0 }, text: { field: 'lines' } },
      } as const,
    ],
    figures: () =>
      ({
        mark: { ...above, align: 'right', fontWeight: 'bold' },
        encoding: { y, x: { value: 'width' }, text: { field: 'label' } },
      }) as const,
  };
}

/** Letters of the last line of a name above its row, beside which its figure stands. */
function lettersAbove(name: string): number {
  return linesOf(name, NARROW_LINE).at(-1)!.length;
}

/** The first line of a name stands at the middle of its row unless all are moved up. */
function upwards(most: number) {
  const condition = Array.from({ length: most - 1 }, (_, i) => {
    const lines = most - i;
    return { test: `length(${LINES}) === ${lines}`, value: (-LEADING * (lines - 1)) / 2 };
  });
  return { condition, value: 0 };
}
