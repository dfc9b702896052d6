import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';

const FONT = 'DejaVu Sans';
/** Pixels per unit. */
const SCALE = 2;
const FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'];

/** A chart as SVG, without a browser. Equal specs give equal bytes. */
export async function svgOf(spec: TopLevelSpec): Promise<string> {
  const named = { ...spec, config: { ...spec.config, font: FONT } };
  return new View(parse(compile(named).spec), { renderer: 'none' }).toSVG();
}

/** An SVG as PNG on white, with fonts of our own. */
export function pngOf(svg: string): Buffer {
  const find = createRequire(import.meta.url).resolve;
  const fontFiles = FILES.map((file) => find(`dejavu-fonts-ttf/ttf/${file}`));
  const picture = new Resvg(svg, {
    background: 'white',
    fitTo: { mode: 'zoom', value: SCALE },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: FONT },
  });
  return picture.render().asPng();
}
