import { numbered } from '../../../rules/numbered.ts';

/** Every random decision of the game, by name. */
export const ROLLS = [
  'initiative',
  'deployment',
  'fire',
  'damage',
  'armour',
  'quality',
  'morale',
  'assault',
  'kill',
  'priority',
  'leader',
  'kill-saved',
  'clear-shot',
  'response',
  'recovery',
  'abandon',
  'power',
  'power-effect',
  'hack',
  'battery',
  'accuracy',
  'scatter',
  'direction',
  'mine-record',
  'mine',
  'mine-hits',
  'reserve',
  'drop',
  'landing',
  'anti-air',
  'penetration',
  'passenger',
  'survival',
  'bogging',
  'hide',
  'rig',
  'detonate',
  'collapse',
] as const;

export const ROLL = numbered(ROLLS);
export type RollName = (typeof ROLLS)[number];

/** Decision points that are put to policies, by what they decide. */
const DECISION_POINTS = {
  'SQ-D-01': 'where a unit deploys',
  'SQ-D-02': 'which unit is next',
  'SQ-D-03': 'its action, and where it goes',
  'SQ-D-04': 'whom it shoots at, or nobody',
  'SQ-D-05': 'who takes an opportunity to fire',
  'SQ-D-06': 'whether those who can shoot or fight together do',
  'SQ-D-07': 'whether wounded are left behind',
  'SQ-D-08': 'which unit a team or a character joins when it deploys, or a character once it has acted',
  'SQ-D-09': 'whether a unit makes a last stand',
  'SQ-D-10': 'which power a psionic invokes, and on whom',
  'SQ-D-11': 'where mines lie',
  'SQ-D-12': 'where a unit from reserve comes on, or a drop is aimed',
  'SQ-D-13': 'whether a squad hides, and when it appears',
  'SQ-D-14': 'where a marker goes',
  'SQ-D-15': 'where a fortification stands',
  'SQ-D-16': 'whether the bunker is attacked instead of those in it',
  'SQ-D-17': 'whether those still off the table come this turn',
  'SQ-D-18': 'whether a squad tries its luck on a die',
} as const;

type DecisionPoint = keyof typeof DECISION_POINTS;

export const DECISIONS = Object.keys(DECISION_POINTS) as readonly DecisionPoint[];

export const DECISION = numbered(DECISIONS);
