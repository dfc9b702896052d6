import { type Evidence, isByPValues } from '../measure/evidence.ts';
import { AT_ANY_TIME, type Looks } from '../measure/looks.ts';
import type { Spec } from '../terms/spec.ts';
import type { Method } from './result.ts';

/** How sure figures are, by when they are looked at and by how findings are picked. */
export function methodOf(
  { alpha }: Pick<Spec, 'alpha'>,
  looks: Looks,
  interrupted: boolean,
  family: readonly Evidence[] | null,
): Method {
  const level = percent(1 - alpha);
  return {
    interval: `${intervalText(looks, level, interrupted)} ${UNBOUNDED}`,
    acrossTables: `Student's t over the means of the tables, each counted once, ${level}; where none differs from another, the wider betting interval over them; as wide to either side as the interval for the very tables at least.`,
    family: family && familyText(family, alpha),
  };
}

const UNBOUNDED = 'Of figures without bounds of their own, such as rounds and counts, it is approximate.';

const SEQUENCE = 'Betting confidence sequence for bounded means over blocks (Waudby-Smith and Ramdas 2024)';

function intervalText(looks: Looks, level: string, interrupted: boolean): string {
  if (looks === AT_ANY_TIME) return `${SEQUENCE}, ${level} at every look at once.`;
  const { sizes } = looks;
  const planned =
    sizes.length === 1
      ? `for one look at ${sizes[0]} ${sizes[0] === 1 ? 'block' : 'blocks'}, fixed beforehand (score interval, Rao 1948, approximate).`
      : `at ${sizes.length} planned looks together, after ${listed(sizes)} blocks (score intervals at the constant bound of a group sequential design, Pocock 1977, approximate).`;
  const stopped = interrupted
    ? ` The run was stopped: what had not reached a planned look has a confidence sequence that holds at every look (Waudby-Smith and Ramdas 2024).`
    : '';
  return `${level} ${planned}${stopped}`;
}

function listed(sizes: readonly number[]): string {
  return `${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)}`;
}

/** How findings are picked from a family, a sentence. */
export function familyText(family: readonly Evidence[], alpha: number): string {
  return isByPValues(family)
    ? `Holm over ${family.length}: the chance that any finding marked so is false is at most ${percent(alpha)}.`
    : `e-Benjamini-Hochberg over ${family.length}: of the findings marked so, at most ${percent(alpha)} are expected to be false, whenever the run was stopped.`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
