/** Words as they would be typed again, quoted where a shell needs it. */
export function typedAgain(words: readonly string[]): string {
  const plain = /^[\w@%+=:,./-]+$/;
  return words.map((word) => (plain.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)).join(' ');
}

/** The command line that goes on with the run in a folder. */
export function resumeLine(folder: string): string {
  return typedAgain(['npx', 'rulebench', 'run', '--resume', folder]);
}
