import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package's package.json, from source as well as from a build. */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

export function packageVersion(): string {
  return JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')).version;
}
