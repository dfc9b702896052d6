import { describe, expect, it } from 'vitest';
import { barsChart } from '../../../src/reporting/charts/bars-chart.ts';
import { pngOf, svgOf } from '../../../src/reporting/output/image.ts';

const chart = (title: string) =>
  barsChart([{ title, value: 0.4, label: '40.0 %' }], { title: 'used', format: '.0%', most: 1 }, 400);

describe('pictures', () => {
  it('are the same bytes for the same chart', async () => {
    const [first, second] = [await svgOf(chart('Sword')), await svgOf(chart('Sword'))];
    expect(second).toBe(first);
    expect(pngOf(second).equals(pngOf(first))).toBe(true);
  });

  it('leave long names whole', async () => {
    const title = 'Leadership and suppression: test';
    expect(await svgOf(chart(title))).toContain(`>${title}</text>`);
  });

  it('carry their text, with signs a document may hold', async () => {
    expect(await svgOf(chart('Sword & <Shield>'))).toContain('Sword &amp; &lt;Shield&gt;');
  });

  it('draw text into the PNG with the fonts brought along', async () => {
    // The widths agree, so only the drawn letters can make the difference.
    const [one, other] = [await svgOf(chart('Swords')), await svgOf(chart('Shield'))];
    const [a, b] = [pngOf(one), pngOf(other)];
    expect(a.subarray(1, 4).toString()).toBe('PNG');
    expect(a.readUInt32BE(16)).toBe(b.readUInt32BE(16));
    expect(a.equals(b)).toBe(false);
  });
});
