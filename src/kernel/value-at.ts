/** What stands where a path leads in data that nobody has checked; undefined where it leads nowhere. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[key],
    data,
  );
}
