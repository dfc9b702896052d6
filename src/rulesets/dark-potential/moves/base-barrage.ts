import type { Model } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/play/labels.ts';
import { expectedHarm } from '../attack/area-harm.ts';
import { attackBase } from '../attack/base-attack.ts';
import { basesOf, baseTouched } from '../attack/stealth.ts';
import type { BaseMove, Passage } from '../battlefield/passage.ts';
import type { Barrage } from '../battlefield/state.ts';
import { decide, type Match, settingsOf } from '../match/match.ts';
import { strikeTextOf } from '../match/strike-words.ts';
import { isExhausted, openFire, type Shot, shotsAlong } from './barrage.ts';

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
  return { barrage, shots: spends ? chosen(m, barrage, move.model, shots) : shots, spends };
}

function chosen(m: Match, { seat }: Barrage, model: Model, shots: readonly Shot[]): readonly Shot[] {
  if (shots.length === 0) return [];
  const oneIn = basesOf(m, model).length;
  const weigh = (option: number, into: Float64Array) => {
    into[HARM] = option === 0 ? 0 : expectedHarm(m, shots[option - 1].strike) / oneIn;
  };
  const label = orNot('hold', (i) => strikeTextOf(m, shots[i].strike));
  const picked = decide(m, seat, 'DP-D-34', shots[0].strike.attacker, shots.length + 1, weigh, { label });
  return picked === 0 ? [] : [shots[picked - 1]];
}
