/** What a list of exact chances has under an id. */
export function checksIn({
  checks,
}: {
  readonly checks: readonly { readonly id: string; readonly exact: unknown }[];
}): (id: string) => unknown {
  return (id) => checks.find((one) => one.id === id)!.exact;
}
