/** What was thrown, in one line without its stop. */
export function firstLine(thrown: unknown): string {
  if (!(thrown instanceof Error))
    return typeof thrown === 'object' ? 'what it throws is no error' : String(thrown);
  const [line] = String(thrown.message).split('\n');
  return line.replace(/[.:]$/, '') || thrown.name;
}
