/** A copy of plain data that shares nothing with it: numbers, texts, lists, objects of them and typed columns. */
export function copyData<T>(data: T): T {
  return copied(data) as T;
}

function copied(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (ArrayBuffer.isView(data)) return (data as Uint8Array).slice();
  if (Array.isArray(data)) return data.map(copied);
  const copy = { ...data } as Record<string, unknown>;
  for (const key in copy) copy[key] = copied(copy[key]);
  return copy;
}
