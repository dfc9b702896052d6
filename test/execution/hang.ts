import { appendFileSync, writeSync } from 'node:fs';

/** Does not answer, and says so before: on standard error, and in the file HUNG where there is one. */
export function hang(): never {
  if (process.env.HUNG !== undefined) appendFileSync(process.env.HUNG, '.');
  writeSync(2, 'hanging\n');
  while (true);
}
