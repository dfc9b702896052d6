import { lookUp } from '../../../rules/assembly/additions.ts';
import { type Asked, requireOn, wordAsked } from '../../../rules/assembly/asked.ts';
import { InputError } from '../../../rules/nearest.ts';
import { HARD, NEAR, SEEN, SOFT } from '../matchup/looks.ts';
import { BROKEN, STEADY } from '../matchup/modifiers.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, UnitData, WeaponSpec } from '../units/units.ts';

/** What `rulebench odds` is asked about. */
export const OPTIONS = {
  attacker: { says: 'Model that attacks, as in trooper' },
  target: { says: 'Model that is attacked' },
  weapon: { says: 'Weapon of the attacker; its first when left out' },
  distance: { says: 'Inches between firer or channeler and target, or spotter and marker; 10 when left out' },
  cover: { says: 'Cover of the target: none, near, soft or hard' },
  smoke: { says: 'Level of the smoke between them; 0 when left out' },
  posture: { says: 'Posture of the target, or of who holds somebody: standing, mp or prone' },
  'own-posture': {
    says: 'Posture of whoever strikes, spots or breaks away: standing or mp, or prone in the last case',
  },
  state: {
    says: 'State of whoever rolls, in sight of an enemy: steady, panicked, broken, regressed or deranged; in a fight also raging or wracked, by a rampage',
  },
  aimed: { says: 'The firer aims at the target', flag: true },
  stationary: { says: 'The firer is a vehicle or a gunner and has not moved', flag: true },
  rear: { says: 'The shot strikes the rear of a vehicle', flag: true },
  'armour-roll': {
    says: 'Vehicle that rolls for its armour against --weapon, for the chart of system failures',
  },
  fumbled: { says: 'The attacker fumbled its last attack', flag: true },
  attackers: { says: 'How many attack the target in close combat, the attacker among them' },
  charge: { says: 'The blow is that of a charge', flag: true },
  across: { says: 'Limiting terrain is between them', flag: true },
  ambush: { says: 'The blow comes from concealment', flag: true },
  attacks: { says: 'Attacks one after the other; 1 when left out' },
  wounds: { says: 'Wounds the target has left; all when left out' },
  leadership: { says: 'Model that makes an LD test' },
  attempt: { says: 'Which attempt it is, to rally or to spot: 1, 2 or 3' },
  rally: { says: 'The LD test is one to rally', flag: true },
  'break-away': { says: 'Model that breaks away' },
  from: { says: 'Model that it breaks away from' },
  'from-state': { says: 'State of the model that it breaks away from' },
  spot: { says: 'Model that tries to spot' },
  power: { says: 'Model that channels its first power at the target' },
  concentrated: { says: 'The channeler has concentrated', flag: true },
} as const;

/** The profile of a model that an option names. Throws InputError. */
export function profileAsked(data: UnitData, asked: Asked, option: string): Profile {
  return lookUp('model', String(asked[option]), 'd20 Skirmish', data.profiles);
}

/** Inches that stand for any where nobody says how far off somebody is. */
export const USUAL_INCHES = 10;

/** Words of shots, of blows and of breaking away. */
const COMMON = ['attacker', 'target', 'weapon', 'posture', 'state', 'fumbled', 'attacks', 'wounds'];
export const OF_SHOTS = [...COMMON, 'distance', 'cover', 'smoke', 'aimed', 'stationary', 'rear'];
export const OF_BLOWS = [...COMMON, 'own-posture', 'attackers', 'charge', 'across', 'ambush'];

export const OF_BREAKING_AWAY = ['break-away', 'from', 'state', 'from-state', 'own-posture', 'posture'];

/** Words for how somebody is, in the order of their numbers. */
export const POSTURES = ['standing', 'mp', 'prone'] as const;
const STATES = ['steady', 'panicked', 'broken', 'regressed', 'deranged'] as const;
const IN_FIGHTS = [...STATES, 'raging', 'wracked'] as const;
export const COVERS = ['none', 'near', 'soft', 'hard'] as const;
/** Whoever touches cover that is between is near obscurement, too (DX-COV-NEAR). */
export const LOOK = {
  none: SEEN,
  near: SEEN | NEAR,
  soft: SEEN | NEAR | SOFT,
  hard: SEEN | NEAR | HARD,
} as const;

/** How somebody's heart is, by number, where his settings let it come to that (DX-MOR-05, DX-UNH-01). Throws InputError. */
export function moraleAsked(asked: Asked, { morale, unhinged }: Settings, option = 'state'): number {
  const state = STATES.indexOf(wordAsked(asked, option, STATES));
  const what = `--${option} ${asked[option]}`;
  if (state !== STEADY) requireOn(morale.on, what, 'Morale');
  if (state >= BROKEN) requireOn(morale.ladder.on, what, 'the second step of morale');
  if (state > BROKEN) requireOn(unhinged.on && unhinged.chart.on, what, 'Unhinged');
  return state;
}

/** What state somebody is in who fights, as modifiers have it. Throws InputError. */
export function stateAsked(
  asked: Asked,
  own: Settings,
  option = 'state',
): { readonly morale: number; readonly rage: number } {
  const state = wordAsked(asked, option, IN_FIGHTS);
  const { on, table } = own.rampage;
  const { modifier } = table;
  if (state === 'raging' || state === 'wracked') requireOn(on && table.on, `--${option} ${state}`, 'Rampage');
  if (state === 'raging') return { morale: STEADY, rage: modifier };
  if (state === 'wracked') return { morale: STEADY, rage: -modifier };
  return { morale: moraleAsked(asked, own, option), rage: 0 };
}

/** Refuses a posture of somebody who takes none, by his settings or as he is (DX-BODY-ASM). */
export function refusePosture(
  asked: Asked,
  option: string,
  { locomotion, title }: Profile,
  { presence }: Settings,
): void {
  if (asked[option] !== undefined) requireOn(presence.on, `--${option}`, 'Presence');
  const posture = wordAsked(asked, option, POSTURES);
  if (posture === 'standing' || locomotion === 'foot') return;
  throw new InputError(`--${option} ${posture} is for models on foot, not for a ${title}.`);
}

/** Refuses the rear where there is none, or nothing that strikes it harder (DX-VEH-01). Throws InputError. */
export function refuseRear(own: Settings, target: Profile, weapon: WeaponSpec): void {
  requireOn(own.vehicles.on && own.vehicles.rear.on, '--rear', 'the rear of vehicles');
  if (target.vehicle && weapon.antiVehicle) return;
  throw new InputError(
    `--rear is for vehicles and weapons with an AV rating, not for a ${target.title} and ${weapon.title}.`,
  );
}
