import type { Model } from '../../kernel/entities.ts';

/** What models could do to each other where they stand: kept for as long as neither of the two changes. */
export interface KeptPairs {
  /** By column and model, as they were when somebody last asked. */
  readonly seen: Float64Array;
  /** By attacker and target; NaN where nobody has asked since. */
  readonly harm: Float64Array;
}

/**
 * @param models in both forces
 * @param columns of the match by which it goes
 */
export function createKeptPairs(models: number, columns: number): KeptPairs {
  return {
    seen: new Float64Array(columns * models).fill(NaN),
    harm: new Float64Array(models * models).fill(NaN),
  };
}

/** Forgets what those have to do with who are not as they were; tells of a pair, worked out once it is asked for. */
export function keptHarm(
  { seen, harm }: KeptPairs,
  columns: readonly ArrayLike<number>[],
  work: (attacker: Model, target: Model) => number,
): (attacker: Model, target: Model) => number {
  const models = columns[0].length;
  for (let model = 0; model < models; model++) {
    let isSame = true;
    for (let nth = 0; nth < columns.length; nth++) {
      const at = nth * models + model;
      if (seen[at] === columns[nth][model]) continue;
      seen[at] = columns[nth][model];
      isSame = false;
    }
    if (!isSame) forget(harm, models, model);
  }
  return (attacker, target) => {
    const at = attacker * models + target;
    if (Number.isNaN(harm[at])) harm[at] = work(attacker, target);
    return harm[at];
  };
}

function forget(harm: Float64Array, models: number, model: number): void {
  for (let other = 0; other < models; other++)
    harm[model * models + other] = harm[other * models + model] = NaN;
}
