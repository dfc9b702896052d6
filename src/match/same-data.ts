type Data = Readonly<Record<string, unknown>>;

/** Whether two pieces of plain data are alike, typed columns among them; `aside` names keys of the outermost to leave out. */
export function sameData(one: unknown, other: unknown, aside: readonly string[] = []): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => aside.includes(key) || sameData((one as Data)[key], (other as Data)[key]));
}

/** Whether the typed columns of two pieces of plain data are as long as each other. */
export function sameRoom(one: object, other: object): boolean {
  return Object.entries(one).every(([key, column]) => {
    if (!ArrayBuffer.isView(column)) return true;
    return (other as Readonly<Record<string, ArrayBufferView>>)[key]?.byteLength === column.byteLength;
  });
}
