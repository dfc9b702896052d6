import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { scratchFolder } from '../scratch.ts';
import { typeIn } from './type-in.ts';

/** Types a command, word by word. */
export const words = (...typed: string[]) => typeIn([], typed);

/** A run of a sim that is played before the tests of a file, and copies of it that they may spoil. */
export function playedRun(sim: string) {
  const scratch = scratchFolder();
  const whole = join(scratch, 'whole');
  beforeAll(async () => {
    const printed = await words('run', sim, '--workers', '1', '--out', whole);
    expect(printed.code).toBe(0);
  });
  function copied(name: string): string {
    const folder = join(scratch, name);
    cpSync(whole, folder, { recursive: true });
    return folder;
  }
  return { scratch, whole, copied };
}
