import { z } from 'zod';
import { rangeOf } from '../../rules/bounds.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Named } from '../../rules/unit-data.ts';

/** What a user's file calls the kinds of things that armies are made of, with armies themselves. */
export const KINDS = ['units', 'weapons', 'armies'] as const;
type KindOfThing = (typeof KINDS)[number];

/** A field of a unit, a weapon or an army, as the ruleset's schema for a user's own has it. */
interface UnitField {
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly items?: UnitField;
  readonly anyOf?: readonly UnitField[];
}

/** What may be written for one kind of thing, by the name of the field. */
export type UnitFields = Readonly<Record<string, UnitField>>;

interface Listed {
  readonly items: { readonly properties: UnitFields };
}

/** The fields of each kind; none are known where a user can add nothing. */
export function unitFieldsOf({ additionsSchema }: Ruleset): Readonly<Record<KindOfThing, UnitFields>> {
  if (additionsSchema === undefined) return { units: {}, weapons: {}, armies: {} };
  const { properties } = z.toJSONSchema(additionsSchema, { io: 'input' });
  const { units, weapons, armies } = properties as unknown as Readonly<Record<KindOfThing, Listed>>;
  return {
    units: units.items.properties,
    weapons: weapons.items.properties,
    armies: armies.items.properties,
  };
}

/** All that a ruleset prints of each kind, or what of it has a name. */
export function thingsOf(
  { unitData: { profiles, weapons, armies } }: Ruleset,
  name?: string,
): Readonly<Record<KindOfThing, readonly Named[]>> {
  const asked = (all: Readonly<Record<string, Named>>) =>
    Object.values(all).filter(({ id }) => name === undefined || id === name);
  return { units: asked(profiles), weapons: asked(weapons), armies: asked(armies) };
}

/** What may stand in a field, in words; empty where its name says it. */
export function takes(field: UnitField | undefined): string {
  if (field === undefined) return '';
  const { description, enum: choices } = field;
  const bounds = [field, ...(field.anyOf ?? [])].find(({ minimum }) => minimum !== undefined);
  const of = choices ?? field.items?.enum;
  return [
    ...(description === undefined ? [] : [description]),
    ...(bounds === undefined ? [] : [rangeOf({ min: bounds.minimum!, max: bounds.maximum! })]),
    ...(of === undefined ? [] : [`${choices === undefined ? 'some' : 'one'} of ${of.join(', ')}`]),
  ].join('; ');
}
