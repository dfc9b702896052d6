import { attackBase } from '../attack/base-attack.ts';
import { basesOf, baseTouched } from '../attack/stealth.ts';
import type { BaseMove, Passage } from '../battlefield/passage.ts';
import type { Barrage } from '../battlefield/state.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { isExhausted, openFire, type Shot, shotsAlong, shotTaken } from './barrage.ts';

/** The shots of one template at a stealth base on its way, and whether one of them is the attack at its model. */
interface Fire {
  readonly barrage: Barrage;
  readonly shots: readonly Shot[];
  readonly spends: boolean;
}

/**
 * What moving through templates draws on a stealth base (DP-SUP-05, DP-STL-05): a function to ask at each point of its
 * path whether they do away with it there. Those that have fired are added to a set.
 */
export function fireAtBase(m: Match, move: BaseMove): (index: number, fired: Passage['fired']) => boolean {
  const { model, slot } = move;
  const { attacked } = settingsOf(m, model).stealth;
  const { seat } = m.matchup.models[model];
  const templates = attacked.on ? m.state.barrages.filter((barrage) => barrage.seat !== seat) : [];
  const fires = templates.map((barrage) => fireOf(m, barrage, move));
  return (index, fired) =>
    fires.some(({ barrage, shots, spends }) => {
      const shot = shots.find(
        ({ index: at, strike }) => at === index && barrage.participants.includes(strike.attacker),
      );
      if (!shot || isExhausted(m, barrage, model)) return false;
      if (!spends) return baseTouched(m, slot);
      fired.add(barrage);
      openFire(m, barrage, shot.strike);
      return attacked.when === 'on-hit' ? attackBase(m, slot, shot.strike) : baseTouched(m, slot);
    });
}

/** An attack that is spent on the base is for the template's owner to make (DP-Q-109, DP-Q-116, DP-D-34). */
function fireOf(m: Match, barrage: Barrage, move: BaseMove): Fire {
  const { bases } = m.matchup.settings[barrage.seat].suppressingFire.trigger;
  const spends = settingsOf(m, move.model).stealth.attacked.when === 'on-hit' || bases === 'is-attacked';
  const shots = isExhausted(m, barrage, move.model)
    ? []
    : shotsAlong(m, barrage, move, () => barrage.participants);
  if (!spends) return { barrage, shots, spends };
  const shot = shotTaken(m, shots, basesOf(m, move.model).length);
  return { barrage, shots: shot ? [shot] : [], spends };
}
