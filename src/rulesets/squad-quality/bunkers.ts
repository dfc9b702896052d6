import { fell, removeWounded, rollDamage, wound } from './casualties.ts';
import { mark } from './markers.ts';
import { acted, isOnTable, type Match, nameOf, rollDie, settingsOf, tell } from './match.ts';
import { bunkerValue } from './positions.ts';
import { eliminate } from './removal.ts';
import { CLAUSE } from './rules/index.ts';
import { PINNED } from './state.ts';
import { fitOf, teamWith } from './status.ts';

/** Hits on the bunker that a unit is in; whether it is destroyed (SQ-FORT-07, SQ-FORT-08). */
export function hitBunker(m: Match, unit: number, hits: number, antiTank: number, attacker: number): boolean {
  const kind = 'fire' as const;
  acted(m, CLAUSE.fortifications.value);
  acted(m, CLAUSE.fortifications.procedure);
  const lead = antiTank - bunkerValue(m, unit);
  for (let hit = 0; hit < hits; hit++) {
    if (rollDamage(m, unit, lead, { attacker, kind }) < 0) continue;
    destroy(m, unit, attacker);
    return true;
  }
  return false;
}

/** The bunker is gone, and those in it may be (SQ-FORT-09). */
function destroy(m: Match, unit: number, attacker: number): void {
  acted(m, CLAUSE.fortifications.destroyed);
  m.state.entrenched[unit] = 0;
  tell(
    m,
    'bunker',
    () => `The bunker of ${nameOf(m, unit)} is destroyed.`,
    () => ({ model: unit, attacker }),
  );
  const team = teamWith(m, unit);
  if (team >= 0) eliminate(m, team, 'is lost with the bunker');
  const { inside } = settingsOf(m, unit).fortifications;
  if (!inside.on) return;
  acted(m, CLAUSE.fortifications.inside);
  const { wounds } = settingsOf(m, unit).recoverWounded;
  const cause = { attacker, kind: 'fire' } as const;
  let killed = 0;
  let hurt = 0;
  for (let figure = fitOf(m, unit); figure > 0; figure--) {
    const die = rollDie(m, unit, 'bunker');
    if (die >= 5) killed++;
    else if (die >= 3) hurt++;
  }
  if (wounds.on) for (let i = 0; i < hurt; i++) wound(m, unit, cause);
  fell(m, unit, killed, cause);
  if (isOnTable(m, unit) && fitOf(m, unit) === 0) removeWounded(m, unit);
  if (isOnTable(m, unit)) mark(m, unit, PINNED, CLAUSE.fortifications.inside);
}
