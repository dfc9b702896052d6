/** Letters in a line of a name: what fits beside a chart on a phone. */
const LINE = 34;
/** Pixels from one line to the next. */
const LEADING = 14;
/** Without a browser letters are taken for wider than they are. */
const LIMIT = 330;

/** Where names break that do not fit: behind a point, a sign or a space, as late as the line allows. */
const BREAK = new RegExp(`(?!.{1,${LINE}}$)(.{1,${LINE - 1}}[.=:,+ ]|.{${LINE}})`, 'g');

/** Between lines while they are one text: no name has it, and it needs no escape in an expression. */
const BETWEEN = '¦';

const LINES = `split(replace(datum.label, ${BREAK}, '$1${BETWEEN}'), '${BETWEEN}')`;

/**
 * The vertical axis of a chart with a name for each row, and its height. Long names take several lines, since cut off
 * they could no longer be told apart.
 *
 * @param names each once, from top to bottom
 * @param pitch pixels between rows of short names
 */
export function nameRows(names: readonly string[], pitch: number) {
  const lines = Math.max(
    1,
    ...names.map((name) => name.replace(BREAK, `$1${BETWEEN}`).split(BETWEEN).length),
  );
  return {
    y: {
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
    } as const,
    height: Math.max(pitch, lines > 1 ? LEADING * (lines + 0.5) : 0) * names.length,
  };
}

/** The first line of a name stands at the middle of its row unless all are moved up. */
function upwards(most: number) {
  const condition = Array.from({ length: most - 1 }, (_, i) => {
    const lines = most - i;
    return { test: `length(${LINES}) === ${lines}`, value: (-LEADING * (lines - 1)) / 2 };
  });
  return { condition, value: 0 };
}
