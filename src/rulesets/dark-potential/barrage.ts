import { spanTouchingDisc } from '../../kernel/template.ts';
import { HARM } from '../../rules/decision.ts';
import { isInBurst } from './area-effect.ts';
import { resolveAttack } from './attack.ts';
import { acted, decide, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { canStop, expectedHarm, type Interruption, type Passage } from './overwatch.ts';
import { CLAUSE } from './rules/index.ts';
import type { Barrage } from './state.ts';
import type { Strike } from './strike.ts';
import { isShielded } from './weapons.ts';

/** Diameter in inches of the template for a number of participants (DP-SUP-03), 0 where there can be none. */
export function barrageSize(m: Match, seat: 0 | 1, participants: number): number {
  const { size } = m.book.settings[seat].suppressingFire;
  if (participants < size.fewest) return 0;
  if (participants > 4) return size.five === 'larger' ? size.four + 1 : size.four;
  return [0, size.two, size.two, size.three, size.four][participants];
}

export function barrageRadius(m: Match, barrage: Barrage): number {
  const { lost } = m.book.settings[barrage.seat].suppressingFire;
  const participants = lost.shrink > 0 ? barrage.participants.length : 4;
  const size = barrageSize(m, barrage.seat, participants);
  const means = m.book.settings[barrage.seat].areaEffect.size.means;
  return (means === 'radius' ? size : size / 2) * m.book.inch;
}

/** The earliest shot that enemies laying Suppressing Fire choose to take at a passage (DP-SUP-05, DP-D-34). */
export function barrageOn(m: Match, passage: Passage): Interruption | null {
  let earliest: Interruption | null = null;
  for (const barrage of m.state.barrages) {
    if (barrage.seat === seatOf(m, passage.model) || isExhausted(m, barrage, passage.model)) continue;
    const strikes = strikesAlong(m, barrage, passage);
    const found = ask(m, barrage, passage.model, strikes);
    if (found && (!earliest || found.index < earliest.index)) earliest = found;
  }
  return earliest;
}

/** The shots an action under a template draws, before it takes effect or after it (DP-Q-108). */
export function barrageOnAction(m: Match, model: number, moment: 'before' | 'after'): void {
  for (const barrage of [...m.state.barrages]) {
    if (barrage.seat === seatOf(m, model) || !isOnTable(m, model) || m.state.over) continue;
    const { trigger } = m.book.settings[barrage.seat].suppressingFire;
    if (!trigger.on || trigger.timing !== moment || isExhausted(m, barrage, model)) continue;
    const at = m.state.point[model];
    const still: Passage = { model, kind: 'move', path: [at], fired: new Set() };
    ask(m, barrage, model, strikesAlong(m, barrage, still))?.act();
  }
}

/** One attack per model, turn and template (DP-SUP-09). */
function isExhausted(m: Match, barrage: Barrage, model: number): boolean {
  const { limit } = m.book.settings[barrage.seat].suppressingFire;
  return barrage.attacked.filter((other) => other === model).length >= limit.attacks;
}

function strikesAlong(
  m: Match,
  barrage: Barrage,
  { model, path }: Passage,
): { index: number; strike: Strike }[] {
  const { inside } = m.book.settings[barrage.seat].suppressingFire.trigger;
  const found: { index: number; strike: Strike }[] = [];
  for (let i = 0; i < path.length; i++) {
    if (!crosses(m, barrage, path[Math.max(0, i - 1)], path[i]) || !canStop(m, model, path[i])) continue;
    for (const attacker of barrage.participants) {
      const from = m.state.point[attacker];
      if (!m.theatre.lines.sees(from, path[i]) || isShielded(m, attacker, model, path[i])) continue;
      const weapon = m.state.named[attacker];
      found.push({
        index: i,
        strike: { kind: 'suppressing-fire', attacker, weapon, target: model, from, at: path[i] },
      });
      if (!m.book.settings[barrage.seat].suppressingFire.chooser.on) break;
    }
    if (inside === 'first-touch' && found.length > 0) break;
  }
  return found;
}

/** Whether a base touches the template between one standing point and the next. */
export function crosses(m: Match, barrage: Barrage, from: number, to: number): boolean {
  const { ground } = m.theatre;
  const { inside } = m.book.settings[barrage.seat].suppressingFire.trigger;
  const radius = barrageRadius(m, barrage);
  const base = inside === 'centre-inside' ? 0 : ground.radius;
  if (from === to) return isInBurst(m, to, { ...barrage, radius: radius - ground.radius + base });
  if (Math.abs(ground.z[to] - barrage.z) >= 2540) return false;
  return (
    spanTouchingDisc(barrage, radius, ground.x[from], ground.y[from], ground.x[to], ground.y[to], base) !==
    null
  );
}

function ask(
  m: Match,
  barrage: Barrage,
  model: number,
  strikes: readonly { index: number; strike: Strike }[],
): Interruption | null {
  if (strikes.length === 0) return null;
  const first = strikes[0].strike.attacker;
  const picked = decide(m, barrage.seat, 'DP-D-34', first, strikes.length + 1, (option, into) => {
    into[HARM] = option === 0 ? 0 : expectedHarm(m, strikes[option - 1].strike);
  });
  if (picked === 0) return null;
  const { index, strike } = strikes[picked - 1];
  return {
    index,
    act: () => {
      acted(m, CLAUSE.suppressingFire.trigger);
      if (settingsOf(m, strike.attacker).suppressingFire.ignoresCover.on)
        acted(m, CLAUSE.suppressingFire.ignoresCover);
      barrage.attacked.push(model);
      tell(m, 'suppressing-fire', () => `${m.book.models[strike.attacker].name} fires into the template.`);
      resolveAttack(m, strike);
    },
  };
}
