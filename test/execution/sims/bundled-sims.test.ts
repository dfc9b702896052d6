import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadSim } from '../../../src/execution/sims/load-sim.ts';
import { simJsonSchema } from '../../../src/experiments/sim/sim-schema.ts';
import { rulesets } from '../../../src/rulesets/index.ts';

interface Conditional {
  readonly if: { readonly properties: { readonly ruleset: { readonly pattern: string } } };
  readonly then: { readonly properties: { readonly adds?: object } };
}

/** What the schema for editors asks of the additions of sims of a ruleset. */
function addedTo(id: string): z.ZodType {
  const { allOf } = JSON.parse(simJsonSchema());
  const forms = allOf.filter(
    (one: Conditional) => new RegExp(one.if.properties.ruleset.pattern).test(id) && one.then.properties.adds,
  );
  expect(forms).toHaveLength(1);
  return z.fromJSONSchema({ type: 'object', ...forms[0].then.properties.adds });
}

describe('the sims that come with the bench', () => {
  const data = readdirSync('sims').filter((name) => name.endsWith('.yaml'));

  it.each(data)('%s has the form of a sim', async (name) => {
    await expect(loadSim(join('sims', name))).resolves.toBeDefined();
  });

  it('have a schema for editors that knows the versions of each ruleset, unless a sim brings its own', () => {
    const { allOf } = JSON.parse(simJsonSchema());
    for (const [i, { id, versions }] of rulesets.entries()) {
      const names = Object.keys(versions);
      const { if: given, then } = allOf[i];
      const { ruleset, adds } = given.properties;
      expect(
        [`${id}@${names[0]}`, id, `${id}s`].map((typed) => new RegExp(ruleset.pattern).test(typed)),
      ).toEqual([true, true, false]);
      expect(adds.properties.versions).toBe(false);
      expect(then.properties.version.enum).toEqual(names);
      expect(then.properties.ruleset.enum).toEqual([id, ...names.map((name) => `${id}@${name}`)]);
    }
  });

  it('have a schema for editors that knows the units, weapons and armies of each ruleset', () => {
    const own = parse(readFileSync('sims/own-units.yaml', 'utf8')).adds;
    const accepting = rulesets.flatMap(({ id }) => (addedTo(id).safeParse(own).success ? [id] : []));
    expect(accepting).toEqual(['dark-potential']);
    const [unit, weapon, army] = [own.units[0], own.weapons[0], own.armies[0]];
    const faulty = [
      { units: [{ ...unit, movment: 6 }] },
      { units: [{ ...unit, wounds: 0 }] },
      { weapons: [{ ...weapon, kind: 'thrown' }] },
      { armies: [{ ...army, units: [] }] },
      { armies: [{ units: army.units }] },
    ];
    expect(faulty.filter((adds) => addedTo('dark-potential').safeParse(adds).success)).toEqual([]);
  });

  it('are listed without their schema where one is named that is not there', async () => {
    await expect(loadSim('sims/qqqqqq.yaml')).rejects.toThrow('sweep.yaml');
    await expect(loadSim('sims/qqqqqq.yaml')).rejects.not.toThrow('schema.json');
  });

  it('have a schema for editors that is up to date', () => {
    expect(JSON.parse(readFileSync('sims/schema.json', 'utf8'))).toEqual(JSON.parse(simJsonSchema()));
  });
});
