import { expect, it } from 'vitest';
import { refusalOf } from '../../src/experiments/terms/refusal.ts';
import { compileSettings } from '../../src/rules/variant.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { typeIn } from './type-in.ts';

const IDS = rulesets.map(({ id }) => id);
const NOTHING = 'zzqq';

const pageOf = async (line: string) => (await typeIn(rulesets, line)).out;
const refusedBy = async (line: string) => (await typeIn(rulesets, line)).err;

/** What a list of all rulesets says of one: its headings and clauses. */
async function rowOf(id: string): Promise<{ readonly headings: number; readonly clauses: number }> {
  const row = (await pageOf('rules')).split('\n').find((line) => line.startsWith(`${id} `))!;
  const [headings, clauses] = row.trim().split(/\s+/).slice(-2).map(Number);
  return { headings, clauses };
}

it.each(IDS)('as many rules of %s are counted as "rulebench rules" lists', async (id) => {
  const { headings, clauses } = await rowOf(id);
  const [, questions] = /: (\d+) questions with readings/.exec(await pageOf(`rules ${id} --questions`))!;
  const all = `there are ${headings} headings, ${clauses} clauses and ${questions} questions, among them "`;
  expect(await refusedBy(`rules ${id} --rule ${NOTHING}`)).toContain(all);
  expect(await refusedBy(`questions ${id} --rules ${NOTHING}`)).toContain(all);
  const switched = `there are ${headings} headings and ${clauses} clauses, among them "`;
  for (const line of [`power ${id} --rules ${NOTHING}`, `fair ${id} ${NOTHING}`])
    expect(await refusedBy(line)).toContain(switched);
});

it.each(IDS)('as many settings of %s are counted as that page shows to change', async (id) => {
  const [page, { headings, clauses }] = [await pageOf(`rules ${id}`), await rowOf(id)];
  const data = JSON.parse(await pageOf(`rules ${id} --json`)).headings as readonly {
    readonly off?: string;
  }[];
  const whole = data.filter(({ off }) => off !== undefined).length;
  const fixed = page.match(/^ {4}cannot be off: /gm)?.length ?? 0;
  const numbers = page.match(/^ {4}\S+ = -?[\d.]+ \(/gm)?.length ?? 0;
  const asked = page.match(/^ {6}\S+ =$/gm)?.length ?? 0;
  expect(whole).toBeLessThan(headings);
  expect(await refusedBy(`play ${id} --set ${NOTHING}=1`)).toContain(
    `there are ${whole} headings, ${clauses - fixed} clauses, ${numbers} numbers and ${asked} questions to change, among them "`,
  );
});

it.each(IDS)('whatever is named among the settings of %s can be changed', async (id) => {
  const { rules } = rulesets.find((one) => one.id === id)!;
  const named = [...(await refusedBy(`play ${id} --set ${NOTHING}=1`)).matchAll(/"([a-z][^"=]*)"/g)];
  const paths = named.map(([, path]) => path).filter((path) => path !== NOTHING);
  expect(paths.length).toBeGreaterThan(3);
  const fixed = paths.filter((path) =>
    /cannot be off/.test(refusalOf(() => compileSettings(rules, { [path]: 'off' })) ?? ''),
  );
  expect(fixed).toEqual([]);
});

it('units and armies that may stand in an army are counted apart', async () => {
  const { armies, units } = rulesets.find(({ id }) => id === 'squad-quality')!;
  expect(await refusedBy(`play squad-quality --army ${NOTHING}*2`)).toBe(
    `There is no unit or army "${NOTHING}" in army "${NOTHING}*2"; there are ${armies.length} armies and ${units.length} units, among them ${armies
      .slice(0, 8)
      .map((army) => `"${army}"`)
      .join(', ')}.\n`,
  );
});

it('what cannot be off is still the nearest where it was meant', async () => {
  expect(await refusedBy('play zone-control --set measurment=off')).toContain(
    'the nearest is "measurement".',
  );
});
