import { z } from 'zod';

/** Keys that data may have where a path leads, by its schema: what somebody may have meant who wrote another. */
export function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const found = path.reduce<unknown>((outer, key) => {
    const bare = objectIn(outer);
    if (bare instanceof z.ZodObject) return bare.shape[String(key)];
    if (bare instanceof z.ZodRecord) return bare.valueType;
    return bare instanceof z.ZodArray ? bare.element : undefined;
  }, schema);
  const bare = objectIn(found);
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
}

/** What a schema holds that may be left out, or of a union the choice that has keys. */
function objectIn(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return objectIn(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.find((option) => option instanceof z.ZodObject);
  return schema;
}
