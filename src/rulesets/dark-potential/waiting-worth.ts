import { inArc } from '../../kernel/arc.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from './match.ts';
import { judgedDistance } from './premeasure.ts';
import { arcOfModel } from './reactions.ts';
import { COMBAT_READY, NOWHERE, ON_OVERWATCH } from './state.ts';
import { blowHarm } from './strike.ts';
import { watchWorth } from './watch-worth.ts';

/** What a model that still waits from an earlier turn would give up by acting. */
export function waitingWorth(m: Match, model: number): number {
  if (m.state.waited[model] === 0 || !isOnTable(m, model)) return 0;
  return reactionWorth(m, model, enemiesOf(m, model));
}

/** What a model's Overwatch promises against some enemies, or what its Combat Ready does; 0 of other reactions. */
export function reactionWorth(m: Match, model: number, enemies: readonly number[]): number {
  const { reaction, facing, named } = m.state;
  const facings = [facing[model]];
  if (reaction[model] === ON_OVERWATCH) return watchWorth(m, model, named[model], facings, enemies)[0];
  return reaction[model] === COMBAT_READY ? readyWorth(m, model, facings)[0] : 0;
}

/** An enemy that fights hand to hand, or a base of one, near enough to come. */
interface Comer {
  readonly worth: number;
  readonly spot: number;
}

/** By facing, what being ready is worth: it pays when somebody who fights hand to hand can be here next turn. */
export function readyWorth(m: Match, model: number, facings: readonly number[]): number[] {
  const { ground, base } = m.theatre;
  const { degrees } = settingsOf(m, model).combatReady.arc;
  const comers = comersTo(m, model);
  return facings.map((facing) => {
    let value = 0;
    const arc = arcOfModel(m, model, degrees, facing);
    for (const { worth, spot } of comers)
      if (worth > value && inArc(arc, ground.x[spot], ground.y[spot], base)) value = worth;
    return value;
  });
}

function comersTo(m: Match, model: number): Comer[] {
  const comers: Comer[] = [];
  const at = m.state.point[model];
  const consider = (enemy: number, spot: number, share: number) => {
    const { profile } = m.book.models[enemy];
    if (profile.closeCombat === null) return;
    if (judgedDistance(m, model, at, spot) > profile.movement * m.book.inch) return;
    const fights = blowHarm(m, enemy, model) > 0.4 ? 1 : 0.3;
    comers.push({ worth: share * 0.4 * fights * blowHarm(m, model, enemy), spot });
  };
  for (const enemy of enemiesOf(m, model)) {
    if (isOnTable(m, enemy)) consider(enemy, m.state.point[enemy], 1);
    else if (m.state.hidden[enemy] > 0) {
      for (const slot of m.book.models[enemy].bases)
        if (m.state.base[slot] !== NOWHERE) consider(enemy, m.state.base[slot], 0.6);
    }
  }
  return comers;
}
