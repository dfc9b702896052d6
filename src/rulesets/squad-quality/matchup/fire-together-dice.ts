import type { Settings } from '../rules/index.ts';
import type { FireDice } from './fire-dice.ts';
import { fireDice, type Shot } from './fire-effect.ts';

/** The dice of a squad and the team that shoots with it: the two highest of all three (SQ-HW-08, SQ-AMB-06). */
export function combinedDice(own: Settings, squad: Shot, team: Shot): FireDice {
  const added = fireDice(squad, own).added + fireDice(team, own).added;
  if (own.heavyWeapons.combined.highest === 'own') return { of: 2, keep: 1, added: added + 1 };
  return { of: 3, keep: 2, added };
}

/** Those of fire teams that shoot together: both are added up, and all that weapons add (SQ-FT-05). */
export function jointDice(own: Settings, ...shots: readonly Shot[]): FireDice {
  return { of: 2, keep: 2, added: shots.reduce((sum, shot) => sum + fireDice(shot, own).added, 0) };
}
