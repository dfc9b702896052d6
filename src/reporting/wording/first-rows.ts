import { counted } from './wording.ts';

/**
 * That a table has only the first of its rows; nothing where it has them all.
 *
 * @param where title of the table that has them all
 */
export function firstRows(shown: number, all: number, noun: string, where: string): string[] {
  if (all <= shown) return [];
  return [`The table has the first ${shown} of ${counted(all, noun)}; the page has them all in "${where}".`];
}
