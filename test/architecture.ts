import { dirname, join } from 'node:path/posix';

/** Text of source files by path from the root of the repository: `src/kernel/dice.ts`. */
export type Sources = ReadonlyMap<string, string>;

/** Layers from the bottom up; what shares a line never imports one another. */
const LAYERS: readonly (readonly string[])[] = [
  ['kernel', 'statistics'],
  ['rules'],
  ['match', 'policies', 'rulesets/*'],
  ['rulesets'],
  ['experiments'],
  ['execution', 'reporting'],
  ['cli'],
  ['measure.ts'],
  ['index.ts'],
];

/** Layers whose results must be the same on every machine. */
const PURE = ['kernel', 'statistics', 'rules', 'match', 'policies', 'rulesets/*', 'rulesets', 'experiments'];

/** Exact on every machine, unlike the rest of Math. */
const EXACT = 'abs|ceil|clz32|floor|imul|max|min|round|sign|sqrt|trunc|PI|SQRT1_2|SQRT2';

const OUTSIDE = 'process|console|performance|fetch|setTimeout|setInterval|setImmediate';

const LONGEST = 300;
const MOST_FILES = 25;

interface Import {
  readonly from: string;
  readonly to: string;
}

/** The part of `src` a file belongs to: `kernel`, `rulesets/<id>`; `rulesets` itself is only the list. */
export function areaOf(path: string): string {
  const [, area, id, deeper] = path.split('/');
  return area === 'rulesets' && deeper !== undefined ? `rulesets/${id}` : area;
}

function layerOf(area: string): number {
  const name = area.startsWith('rulesets/') ? 'rulesets/*' : area;
  return LAYERS.findIndex((layer) => layer.includes(name));
}

/** Code without its comments, and without the text of its plain strings where `bare`; lines stay where they are. */
function code(text: string, bare: boolean): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g, (part) => {
    if (part.startsWith('/')) return blank(part);
    return bare && part.startsWith("'") ? `'${blank(part.slice(1, -1))}'` : part;
  });
}

/** Imports of our own files, types too. */
function imports(sources: Sources): Import[] {
  return [...sources].flatMap(([from, text]) =>
    [...code(text, false).matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) => ({
      from,
      to: join(dirname(from), path),
    })),
  );
}

/** Imports that point up, sideways, or past the list into a ruleset. */
export function wrongImports(sources: Sources): string[] {
  return imports(sources).flatMap(({ from, to }) => {
    const [above, below] = [areaOf(from), areaOf(to)];
    if (above === below) return [];
    if (layerOf(above) < 0) return [`${from} is in no layer.`];
    if (below.startsWith('rulesets/') && above !== 'rulesets') {
      return [`${from} imports ${to}; only the list of rulesets may.`];
    }
    return layerOf(above) > layerOf(below) ? [] : [`${from} imports ${to}, which is not below it.`];
  });
}

/** Rings of files that import one another, each as a sentence; empty when there are none. */
export function cycles(sources: Sources): string[] {
  return rings(imports(sources));
}

/** Rings of folders under one of them whose files import one another's. */
export function folderCycles(sources: Sources, root: string): string[] {
  const inside = (path: string) => path.startsWith(`${root}/`);
  const between = imports(sources)
    .filter(({ from, to }) => inside(from) && inside(to))
    .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }));
  return rings(between.filter(({ from, to }) => from !== to));
}

/** Folders with more files than one takes in at a glance. */
export function fullFolders(sources: Sources, root: string): string[] {
  const files = Map.groupBy([...sources.keys()], (path) => dirname(path));
  return [...files]
    .filter(([folder, { length }]) => `${folder}/`.startsWith(`${root}/`) && length > MOST_FILES)
    .map(([folder, { length }]) => `${folder} holds ${length} files.`);
}

function rings(edges: readonly Import[]): string[] {
  const next = Map.groupBy(edges, ({ from }) => from);
  const settled = new Set<string>();
  const trail: string[] = [];
  const found: string[] = [];
  const visit = (file: string) => {
    if (settled.has(file)) return;
    const at = trail.indexOf(file);
    if (at >= 0) {
      found.push([...trail.slice(at), file].join(' > '));
      return;
    }
    trail.push(file);
    for (const { to } of next.get(file) ?? []) visit(to);
    trail.pop();
    settled.add(file);
  };
  for (const from of next.keys()) visit(from);
  return found;
}

/** Clocks, chance, the world outside, inexact mathematics and state that outlives a call, where none may be. */
export function impurities(sources: Sources): string[] {
  const banned: readonly (readonly [RegExp, string])[] = [
    [/\bMath\.random\b/, 'chance without a key'],
    [/\bDate\b/, 'a clock'],
    [new RegExp(`(?<![.\\w])(?:${OUTSIDE})\\b\\s*[.(]`), 'the world outside'],
    [/^(?:export )?(?:let|var)\s/, 'state of the module'],
    [/^(?:export )?const \w+ = (?:\[\];|new )/, 'state of the module'],
  ];
  const inexact: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`\\bMath\\.(?!(?:${EXACT}|random)\\b)`), 'inexact mathematics'],
    [/(?<!BigInt\(\w+\) )\*\*/, 'inexact mathematics'],
  ];
  return [...sources]
    .filter(([path]) => PURE.includes(areaOf(path).replace(/^rulesets\/.*/, 'rulesets/*')))
    .flatMap(([path, text]) => {
      const checks = areaOf(path) === 'statistics' ? banned : [...banned, ...inexact];
      const faults = lines(code(text, true), checks, path);
      return [...faults, ...lines(code(text, false), ioChecks(path), path)];
    });
}

/** Hashing is the one thing of Node's that experiments may use. */
function ioChecks(path: string): readonly (readonly [RegExp, string])[] {
  const allowed = path === 'src/experiments/terms/digest.ts' ? "(?!crypto')" : '';
  return [[new RegExp(`'node:${allowed}`), 'the world outside']];
}

function lines(text: string, checks: readonly (readonly [RegExp, string])[], path: string): string[] {
  return text
    .split('\n')
    .flatMap((line, i) =>
      checks.flatMap(([pattern, what]) => (pattern.test(line) ? [`${path}:${i + 1} uses ${what}.`] : [])),
    );
}

/** Words of a ruleset outside its folder and the list. */
export function strayNames(sources: Sources, folder: string, names: readonly string[]): string[] {
  const pattern = new RegExp(names.join('|'), 'i');
  return [...sources]
    .filter(([path]) => areaOf(path) !== folder && path !== 'src/rulesets/index.ts')
    .flatMap(([path, text]) => (pattern.test(text) ? [`${path} names a ruleset.`] : []));
}

export function longFiles(sources: Sources): string[] {
  return [...sources]
    .filter(([, text]) => text.split('\n').length > LONGEST + 1)
    .map(([path]) => `${path} is longer than ${LONGEST} lines.`);
}

/** Notes to self, and tests that do not run. */
export function unfinished(sources: Sources): string[] {
  const notes = /\b(?:TO[D]O|FI[X]ME|X{3})\b/;
  const asleep =
    /\b(?:it|test|describe)\s*\.\s*(?:skip|todo|only|skipIf|runIf|fails)\b|\bx(?:it|describe|test)\(/;
  return [...sources].flatMap(([path, text]) =>
    lines(
      text,
      [
        [notes, 'a note to self'],
        [asleep, 'a test that does not run'],
      ],
      path,
    ),
  );
}
