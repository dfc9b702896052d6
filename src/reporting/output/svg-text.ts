import { short } from './piece-svg.ts';

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** One line of text, its foot at `y`. */
export function svgText(
  x: number,
  y: number,
  size: number,
  content: string,
  attributes = 'fill="#333"',
): string {
  return `<text x="${short(x)}" y="${short(y)}" font-size="${size}" ${attributes}>${escapeText(content)}</text>`;
}
