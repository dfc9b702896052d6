import type { TableRef } from '../match/spec.ts';

const GENERATED = 'generated:';

/** A table as typed: the name of a designed one, or `generated:<seed>`. */
export function tableRef(typed: string): TableRef {
  return typed.startsWith(GENERATED)
    ? { seed: typed.slice(GENERATED.length), settings: {} }
    : { name: typed };
}
