import { countsText, type InputError, unknown } from './nearest.ts';
import type { Rule } from './rule.ts';

/** A setting of some rules. */
interface Setting {
  readonly path: string;
  readonly is: 'heading' | 'clause' | 'number' | 'question';
  /** Whether it may be another than the book's: headings and clauses without which there is no game may not. */
  readonly changes: boolean;
}

/** All paths of the settings of some rules. */
export function settingPaths(rules: readonly Rule[]): string[] {
  return settingsOf(rules).map(({ path }) => path);
}

/** What to say of a path that is none of those, with the nearest, or what there is that can be changed. */
export function noSettingOf(rules: readonly Rule[], path: string): InputError {
  const all = settingsOf(rules);
  const changing = all.filter(({ changes }) => changes);
  const count = (is: Setting['is']) => changing.filter((setting) => setting.is === is).length;
  const kinds = (['heading', 'clause', 'number', 'question'] as const).map((is) => [is, count(is)]);
  return unknown(
    'setting',
    path,
    'these rules',
    changing.map((setting) => setting.path),
    {
      counted: `${countsText(Object.fromEntries(kinds))} to change`,
      also: all.filter(({ changes }) => !changes).map((setting) => setting.path),
    },
  );
}

function settingsOf(rules: readonly Rule[]): Setting[] {
  return rules.flatMap((rule): Setting[] => [
    { path: rule.id, is: 'heading', changes: rule.off !== undefined },
    ...Object.entries(rule.clauses).flatMap(([key, { off, params = {}, questions = {} }]): Setting[] => {
      const path = `${rule.id}.${key}`;
      const valued = (leaves: object, is: Setting['is']) =>
        Object.keys(leaves).map((leaf): Setting => ({ path: `${path}.${leaf}`, is, changes: true }));
      return [
        { path, is: 'clause', changes: off !== undefined },
        ...valued(params, 'number'),
        ...valued(questions, 'question'),
      ];
    }),
  ]);
}
