/** Blocks that give every table as many, at least so many. */
export function wholeTurns(tables: number, least: number): number {
  return Math.ceil(least / tables) * tables;
}
