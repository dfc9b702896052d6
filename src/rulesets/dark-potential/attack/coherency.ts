import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { acted, type Match, settingsOf, tell } from '../match/match.ts';
import { nameOfBase } from '../match/name-of-base.ts';
import type { Slot } from '../matchup/slot.ts';
import { CLAUSE } from '../rules/index.ts';
import { basesOf } from './stealth.ts';

/** How far a base of a model may be from the next (DP-STL-07). */
export function gapOfBases(m: Match, model: Model): Length {
  const { inchesPerLevel } = settingsOf(m, model).stealth.coherency;
  return m.matchup.models[model].profile.stealth * inchesPerLevel * m.matchup.inch;
}

/** Removes bases until the rest are in coherency (DP-STL-07/08, DP-D-43): the real one's group stays, else the largest. */
export function keepCoherency(m: Match, model: Model): void {
  const own = settingsOf(m, model).stealth;
  if (!m.state.hidden[model] || !own.coherency.on) return;
  const gap = gapOfBases(m, model);
  for (
    let bases = basesOf(m, model);
    !isCoherent(m, bases, gap, own.coherency.means);
    bases = basesOf(m, model)
  ) {
    acted(m, CLAUSE.stealth.coherency);
    if (!own.removal.on) return;
    const groups = groupsOf(m, bases, gap);
    const real = m.state.real[model];
    const kept =
      groups.find((group) => group.includes(real)) ?? groups.reduce((a, b) => (b.length > a.length ? b : a));
    const lost = bases.find((slot) => !kept.includes(slot)) ?? bases.filter((slot) => slot !== real).at(-1)!;
    acted(m, CLAUSE.stealth.removal);
    m.state.base[lost] = NOWHERE;
    tell(m, 'decoy', () => [`${nameOfBase(m, lost)} strays too far and is removed.`, { model, slot: lost }]);
  }
}

/** Groups of bases linked by gaps of at most `gap`. */
export function groupsOf(m: Match, bases: readonly Slot[], gap: Length): Slot[][] {
  const groups: Slot[][] = [];
  const left = new Set(bases);
  for (const start of bases) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const slot of group) {
      for (const other of [...left]) {
        if (near(m, slot, other, gap)) {
          left.delete(other);
          group.push(other);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}

function near(m: Match, a: Slot, b: Slot, gap: Length): boolean {
  return m.battlefield.distance(m.state.base[a], m.state.base[b]) <= gap;
}

/** Readings of "one long chain" (DP-Q-113). */
function isCoherent(
  m: Match,
  bases: readonly Slot[],
  gap: Length,
  means: 'connected' | 'line' | 'pairwise' | 'span',
): boolean {
  if (bases.length < 2) return true;
  const pairwise = () => bases.every((a) => bases.every((b) => a === b || near(m, a, b, gap)));
  if (means === 'pairwise') return pairwise();
  if (means === 'connected') return groupsOf(m, bases, gap).length === 1;
  return hasLine(m, bases, gap, means === 'span' ? gap : Infinity);
}

/** Whether the bases can be strung on one line of links, each used once, with links of no more than `whole` in all. */
function hasLine(m: Match, bases: readonly Slot[], gap: Length, whole: Length): boolean {
  const extend = (last: Slot, rest: readonly Slot[], left: Length): boolean =>
    rest.length === 0 ||
    rest.some((next) => {
      const link = m.battlefield.distance(m.state.base[last], m.state.base[next]);
      const others = rest.filter((slot) => slot !== next);
      return link <= Math.min(gap, left) && extend(next, others, left - link);
    });
  return bases.some((start) =>
    extend(
      start,
      bases.filter((slot) => slot !== start),
      whole,
    ),
  );
}
