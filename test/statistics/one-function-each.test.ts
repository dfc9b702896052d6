import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import * as statistics from '../../src/statistics/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const NAMES = Object.entries(statistics).flatMap(([name, value]) =>
  typeof value === 'function' ? [name] : [],
);
const fileOf = (name: string) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const FILES = readdirSync(join(ROOT, 'src/statistics'), { recursive: true, encoding: 'utf8' });
/** Where in the folders of the library a file is. */
const pathOf = (file: string) => FILES.find((path) => basename(path) === file) ?? file;

it.each(NAMES)('%s has a file of its own', (name) => {
  const text = read(`src/statistics/${pathOf(fileOf(name))}`);
  const exported = [...text.matchAll(/^export function (\w+)/gm)].map(([, own]) => own);
  expect(exported).toEqual([name]);
});

it('ARCHITECTURE.md lists every function with its arguments and result', () => {
  const page = read('ARCHITECTURE.md');
  const listed = [...page.matchAll(/`(\w+)\([^`]*\) -> [^`]+`/g)].map(([, name]) => name);
  for (const name of NAMES) expect(listed).toContain(name);
});

/** The functions that the library is asked for by name. */
it.each([
  ...['wilson', 'scoreInterval', 'holm', 'eBenjaminiHochberg', 'llrLogistic', 'llrNormalised', 'sprtBounds'],
  ...['sequentialTest', 'boundedMeanSequence', 'eloOfShare', 'bradleyTerry', 'zeroSumNash', 'alphaRank'],
  ...['morrisEffects', 'shapley', 'bootstrapPercentile'],
])('%s is there', (name) => {
  expect(NAMES).toContain(name);
});
