import type { Model } from '../../../kernel/entities.ts';
import { noteChanges } from '../../../rules/play/active-rules.ts';
import type { OptionName } from '../matchup/counters.ts';
import { type Match, seatOf } from './match.ts';

/** Counts users' rules that change the AC by which a model acts. */
export function noteBudget(m: Match, model: Model): void {
  noteChanges(m, m.matchup.active[seatOf(m, model)], 'actions', [m.matchup.models[model]]);
}

export function effortOf(model: Model, left: number) {
  return {
    model,
    /** Actions left. */
    left,
    /** Actions taken, whatever they cost. */
    taken: 0,
    /** It has broken away and may move. */
    free: false,
    /** It has tried to break away, and to spot. */
    tried: false,
    looked: false,
    /** It has concentrated for this action, and does so for the next. */
    focused: false,
    concentrating: false,
    /** Attacks it may still make, and whether it has done anything but move. */
    attacks: Infinity,
    acted: false,
    /** It has just changed its posture or its altitude. */
    posed: false,
    /** It has got out of a transport. */
    alighted: false,
    /** A Broken model has run from what broke it, as far as it gets. */
    fled: false,
    /** It did something else than moving and changing its posture. */
    useful: false,
    /** Options counted as legal and as chosen, once for the activation. */
    offered: new Set<OptionName>(),
    chosen: new Set<OptionName>(),
  };
}

/** What an activation of a model allows and has used so far. Nothing of it outlives the activation. */
export type Effort = ReturnType<typeof effortOf>;
