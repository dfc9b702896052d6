import { below } from '../kernel/luck.ts';
import type { Player } from '../rules/decision.ts';

/** Any legal option, all equally likely, by the decision's own keyed luck. */
export const random: Player = (decision) => below(decision.count, decision.luck);
