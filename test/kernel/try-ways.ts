import { type Kind, numbers } from './random-table.ts';
import { excessPast, excessPastBases } from './ways-excess.ts';

const KINDS: readonly Kind[] = ['wall', 'wood', 'hedge', 'pond', 'hill'];
const MOST_PIECES = 4;
const STARTS = 3;
/** Share of the pairs past bases at the edge of difficult ground whose way may be more than 1 % longer. */
const LONG = 1 / 200;
/** Beside something solid that stands close to a hill, places to climb at and to turn on top are found only roughly. */
const ROUGH = 0.08;
/** Share of the pairs past hills and what is solid whose way may be more than 1 % longer. */
const LONG_AT_HILLS = 3 / 100;
const SOLID: readonly Kind[] = ['wall', 'pond'];
/** So many pairs make a share worth judging. */
const ENOUGH = 1000;

/** Judges ways over random tables by the slow reference, and how often bases make them longer than need be. */
export function waysTrial(): (seed: number) => string {
  const past = { pairs: 0, long: 0 };
  return (seed) => {
    const next = numbers(seed);
    const kinds = Array.from(
      { length: 1 + Math.floor(next() * MOST_PIECES) },
      () => KINDS[Math.floor(next() * KINDS.length)],
    );
    const open = excessPast(kinds, seed, STARTS);
    const isRough = kinds.includes('hill') && SOLID.some((kind) => kinds.includes(kind));
    const isShort = isRough
      ? open.worst < ROUGH && open.long <= LONG_AT_HILLS * open.pairs
      : open.worst < 0.01;
    must(isShort && open.least > -0.01, `past ${kinds}`, open);
    const walls = excessPastBases(['wall', 'wall'], seed);
    must(walls.worst < 0.01 && walls.least > -0.01, 'past bases and walls', walls);
    const woods = excessPastBases(['wood', 'hedge'], seed);
    must(woods.least > -0.01, 'past bases and woods', woods);
    past.pairs += woods.pairs;
    past.long += woods.long;
    must(
      past.pairs < ENOUGH || past.long / past.pairs < LONG,
      'past bases and woods, over all seeds from the first of this run,',
      past,
    );
    return `${open.pairs + walls.pairs + woods.pairs} ways past ${kinds.join(', ')}`;
  };
}

function must(holds: boolean, where: string, figures: object): void {
  if (!holds) throw new Error(`Ways ${where} are off: ${JSON.stringify(figures)}`);
}
