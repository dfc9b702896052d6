type Data = Readonly<Record<string, unknown>>;
type Column = ArrayLike<number> & ArrayBufferView;

/** Whether two pieces of plain data are alike, typed columns among them; `aside` names keys of the outermost to leave out. */
export function sameData(one: unknown, other: unknown, aside: readonly string[] = []): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (isColumn(one)) return isColumn(other) && sameColumn(one, other);
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => aside.includes(key) || sameData((one as Data)[key], (other as Data)[key]));
}

/** Whether the typed columns of two pieces of plain data are as long as each other. */
export function sameRoom(one: object, other: object): boolean {
  return Object.entries(one).every(([key, column]) => {
    const its = (other as Data)[key];
    return !isColumn(column) || (isColumn(its) && its.length === column.length);
  });
}

function isColumn(data: unknown): data is Column {
  return ArrayBuffer.isView(data) && 'length' in data;
}

function sameColumn(one: Column, other: Column): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!Object.is(one[i], other[i])) return false;
  return true;
}
