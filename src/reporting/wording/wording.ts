import type { Share } from '../../experiments/terms/verdict.ts';

/** `0.6416` as `64.2 %`. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** A difference of shares, `0.02` as `2.0 points`: in per cent it would be read as part of what it differs from. */
export function pointsText(difference: number): string {
  return `${(100 * difference).toFixed(1)} points`;
}

/** From where to where something lies. */
interface Range {
  readonly low: number;
  readonly high: number;
}

/** `0.55` and `0.6` as `55.0 to 60.0 %`. */
export function percentRange({ low, high }: Range): string {
  return `${(100 * low).toFixed(1)} to ${percent(high)}`;
}

/** What an experiment varies, by what it says and its path: `What is varied: Points it costs (overwatch.cost.points).` */
export function variedText(says: string, path: string): string {
  return `What is varied: ${says.replace(/\.$/, '')} (${path}).`;
}

/** A share with its interval: `57.5 % (55.0 to 60.0 %)`. */
export function percentWithRange(share: Share): string {
  return `${percent(share.mean)} (${percentRange(share)})`;
}

/** A share of the points with its interval: `57.5 % of the points (55.0 to 60.0 %)`. */
export function takenText(share: Share): string {
  return `${percent(share.mean)} of the points (${percentRange(share)})`;
}

/** A share and its interval, as cells of a table. */
export function shareCells(share: Share): [share: string, interval: string] {
  return [percent(share.mean), percentRange(share)];
}

/** How often something happens in a match: `12.3`, `0.04`, `0`; a dash where nothing counts it. */
export function actsText(perMatch: number | null): string {
  if (perMatch === null) return '-';
  if (perMatch === 0) return '0';
  return perMatch < 0.1 ? String(Number(perMatch.toPrecision(1))) : perMatch.toFixed(1);
}

/** An interval of times a match: `2.1 to 3.4`. */
export function actsRange({ low, high }: Range): string {
  return `${actsText(low)} to ${actsText(high)}`;
}

/** The confidence of an interval: `95 %`, `97.5 %`. */
export function confidenceText(alpha: number): string {
  return `${Number((100 * (1 - alpha)).toFixed(1))} %`;
}

/** `95 % interval`, as columns are headed. */
export function intervalTitle(alpha: number): string {
  return `${confidenceText(alpha)} interval`;
}

/** How many times as many blocks it would take without common luck: `3.4`, `1,200`; empty where nothing varied. */
export function gainText(gain: number | null): string {
  if (gain === null) return '';
  // Where next to nothing varied the number itself is luck.
  return gain < 100 ? gain.toFixed(1) : thousands(Number(gain.toPrecision(2)));
}

/** `12000` as `12,000`. */
export function thousands(count: number): string {
  return count.toLocaleString('en-GB');
}

/** Names in `man` that have no men in them. */
const NO_MEN = /\b(?:Ger|Hu|Nor|Otto|Ro|Sha)man$/i;

/** Several of what has a title: `Troopers`, `Marksmen`, `Heavies`, `Witches`. */
export function plural(title: string): string {
  if (/man$/i.test(title) && !NO_MEN.test(title)) return title.replace(/an$/, 'en');
  if (/[^aeiou]y$/i.test(title)) return title.replace(/y$/, 'ies');
  return /(?:[sxz]|[cs]h)$/i.test(title) ? `${title}es` : `${title}s`;
}

/** `1 block`, `2 blocks`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${thousands(count)} ${count === 1 ? noun : plural}`;
}

/** `300 blocks`, `200 to 600 blocks`: what several things had each. */
export function blockRange(blocks: readonly number[]): string {
  const [least, most] = [Math.min(...blocks), Math.max(...blocks)];
  return least === most ? counted(most, 'block') : `${thousands(least)} to ${counted(most, 'block')}`;
}

/** `A, B and C`; with `A, B, and C and D` a comma keeps apart what has an "and" of its own. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  const comma = words.some((word) => word.includes(` ${last} `)) ? ',' : '';
  return `${words.slice(0, -1).join(', ')}${comma} ${last} ${words[words.length - 1]}`;
}

/** With a sign even when positive: `+1.2`, `-0.4`, `0.0`. */
export function signed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  if (Number(text) === 0) return text.replace('-', '');
  return value > 0 ? `+${text}` : text;
}

/** Decimals that show an interval's width with two digits, at most four. */
export function decimalsFor(width: number): number {
  if (!(width > 0)) return 2;
  return Math.min(4, Math.max(0, 1 - Math.floor(Math.log10(width))));
}

/** With a capital at its beginning. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What there is of a list whose parts may be missing: `condition && part` is left out where the condition fails. */
export function present<T>(parts: readonly (T | false | null | undefined)[]): T[] {
  return parts.filter((part): part is T => part !== false && part !== null && part !== undefined);
}
