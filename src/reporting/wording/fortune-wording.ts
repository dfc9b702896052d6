import type { FortuneFigures } from '../../experiments/measure/block-scores.ts';
import { gainText, percent } from './wording.ts';

/** A contest that tells what taking the luck of the dice off did; null where none was. */
interface Told {
  readonly fortune: FortuneFigures | null;
}

/** How shares came to have the luck of the dice taken off; nothing where none has. */
export function fortuneMethod(contests: readonly Told[]): string[] {
  const told = contests.flatMap(({ fortune }) => (fortune === null ? [] : [fortune]));
  if (told.length === 0) return [];
  const gains = told.flatMap(({ gain }) => (gain === null ? [] : [gain]));
  const [least, most] = [Math.min, Math.max].map((end) => gainText(end(...gains)));
  const saved =
    gains.length === 0
      ? ''
      : ` With it left in it would take ${least === most ? least : `${least} to ${most}`} times as many blocks.`;
  return [
    `Where the first blocks show that it pays, shares have the luck of the dice taken off: what each throw that decides an attack came to beyond its average is worth some chance to win, and is subtracted. On average that is nothing, whatever the rules and whoever plays.${saved}`,
  ];
}

/** The share with the luck left in, for the page; empty where none was taken off. */
export function asWonText({ fortune }: Told): string {
  return fortune === null ? '' : percent(fortune.counted);
}

/** The same in a sentence, after a share; likewise. */
export function asWonAside(told: Told): string {
  return told.fortune === null ? '' : `, ${asWonText(told)} with the luck of the dice left in`;
}
