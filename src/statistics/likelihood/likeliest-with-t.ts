import { requireFinite } from '../numerics/require.ts';
import { tilted } from '../numerics/tilted.ts';
import { type Distribution, meanAndVariance, requireDistribution } from '../tallies/distribution.ts';

/**
 * The likeliest distribution whose (mean - `centre`) / deviation is `t`. Every observed share must be above
 * 0. The constraint is not linear; each round solves it linearised at the last answer. The deviation is
 * concave in the shares, so from a start at least as far from `centre` as `t` no answer falls short of it,
 * and the linearised constraint can always be met; no round lowers the likelihood.
 *
 * Source: Van den Bergh, "Normalized Elo in practice", section 4.1.
 */
export function likeliestWithT(observed: Distribution, centre: number, t: number): Distribution {
  requireDistribution(observed);
  requireFinite('centre', centre);
  requireFinite('t', t);
  const { scores } = observed;
  let shares = atLeastT(observed, centre, t);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { mean, variance } = meanAndVariance({ scores, shares });
    const deviation = Math.sqrt(variance);
    const moments = scores.map(
      (score) => score - centre - (t * deviation * (1 + ((mean - score) / deviation) ** 2)) / 2,
    );
    const next = tilted(observed.shares, moments);
    const change = Math.max(...next.map((share, i) => Math.abs(share - shares[i])));
    shares = next;
    if (change < 1e-12) break;
  }
  const isThere = Math.abs(tOf({ scores, shares }, centre) - t) < NEAR_T * Math.max(1, Math.abs(t));
  return isThere ? { scores, shares } : onTheWay(observed, shares, centre, t);
}

/** Rounds creep where two answers are about as likely, or the share of a class decides that was never seen. */
const MOST_ROUNDS = 10_000;
/** How far the t-value of an answer may be from the one asked for. */
const NEAR_T = 1e-6;
const HALVINGS = 60;

/**
 * Where rounds still creep the last answer lies a little beyond the t-value: as far back towards the observed shares as
 * that takes.
 */
function onTheWay(
  observed: Distribution,
  beyond: readonly number[],
  centre: number,
  t: number,
): Distribution {
  const { scores } = observed;
  const back = (way: number) => beyond.map((share, i) => share + way * (observed.shares[i] - share));
  const isBeyond = (way: number) => Math.sign(t) * (tOf({ scores, shares: back(way) }, centre) - t) > 0;
  if (!isBeyond(0) || isBeyond(1)) throw noSuchT(t);
  let [near, far] = [0, 1];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (near + far) / 2;
    if (isBeyond(middle)) near = middle;
    else far = middle;
  }
  return { scores, shares: back(near) };
}

/** The observed shares, moved towards the outermost class as far as a t-value at least that extreme takes. */
function atLeastT(observed: Distribution, centre: number, t: number): readonly number[] {
  const { scores, shares } = observed;
  const end = t > 0 ? scores.length - 1 : 0;
  const reaches = (of: readonly number[]) =>
    Math.sign(t) * tOf({ scores, shares: of }, centre) >= Math.abs(t);
  let found = shares;
  for (let halving = 0; !reaches(found); halving++) {
    if (halving === 50) throw noSuchT(t);
    found = found.map((share, i) => (share + (i === end ? 1 : 0)) / 2);
  }
  return found;
}

function tOf(distribution: Distribution, centre: number): number {
  const { mean, variance } = meanAndVariance(distribution);
  return (mean - centre) / Math.sqrt(variance);
}

function noSuchT(t: number): RangeError {
  return new RangeError(`No distribution over these scores was found whose mean lies ${t} deviations off.`);
}
