import { NOWHERE, type Point } from '../../kernel/entities.ts';

interface Standing {
  readonly matchup: { readonly models: readonly { readonly name: string }[] };
  readonly state: { readonly point: ArrayLike<number> };
  readonly battlefield: { overlap(a: Point, b: Point): boolean };
}

/** Says of each two models on the table whose bases overlap that they do. */
export function overlapFaults({ matchup, state: { point }, battlefield }: Standing): string[] {
  const faults: string[] = [];
  for (let a = 0; a < point.length; a++) {
    for (let b = a + 1; b < point.length; b++) {
      if (point[a] === NOWHERE || point[b] === NOWHERE) continue;
      if (battlefield.overlap(point[a], point[b]))
        faults.push(`${matchup.models[a].name} overlaps ${matchup.models[b].name}.`);
    }
  }
  return faults;
}
