import type { Manner } from '../attack/aim.ts';
import type { Screen } from '../match/smoke.ts';
import type { Point, Unit } from '../units/entities.ts';

export type Action =
  | 'engage'
  | 'bound'
  | 'smoke'
  | 'assault'
  | 'bound-assault'
  | 'open-fire'
  | 'move-out'
  | 'leap'
  | 'regroup'
  | 'recover'
  | 'recover-and-fire'
  | 'hack'
  | 'call'
  | 'scout'
  | 'scout-call'
  | 'rig'
  | 'detonate';

/** Something a unit can do with its activation. */
export interface Option {
  readonly action: Action;
  /** Where it goes. */
  readonly at: Point;
  /** Whom it assaults, hacks or calls a strike on; its own number where nobody. */
  readonly target: Unit;
  /** How it is there when it shoots. */
  readonly manner: Manner;
  /** The smoke that it lays, and whether only once it is there. */
  readonly screen?: Screen;
  readonly laidThere?: boolean;
  /** Where it sends a scout. */
  readonly spot?: Point;
  /** Its other command action, where that is not to shoot. */
  readonly second?: Option;
}

export function isAssault({ action }: Option): boolean {
  return action === 'assault' || action === 'bound-assault';
}
