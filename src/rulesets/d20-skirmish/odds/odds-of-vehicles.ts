import { certainly, leadingTo } from '../../../kernel/chances.ts';
import { ZERO } from '../../../kernel/fraction.ts';
import { lookUp } from '../../../rules/assembly/additions.ts';
import { type Asked, refuseOthers, requireOn } from '../../../rules/assembly/asked.ts';
import { chanceAnswer } from '../../../rules/assembly/chance-lines.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { OddsAnswer } from '../../../rules/odds-desk.ts';
import { type Failure, failureBy, SYSTEMS } from '../match/systems.ts';
import { protects } from '../matchup/wounding.ts';
import type { Settings } from '../rules/index.ts';
import type { UnitData } from '../units/units.ts';
import { FACES } from './odds-dice.ts';
import { profileAsked, refuseRear } from './odds-options.ts';

const WORDS: Readonly<Record<Failure | 'none', string>> = {
  none: 'It saves',
  cosmetic: 'It is scratched',
  steering: 'Its steering is hit',
  weapons: 'Its weapons are hit',
  engine: 'Its engine is hit',
  transmission: 'Its transmission is hit',
  cascade: 'Failures cascade',
  structure: 'Its structure is hit',
  chain: 'A chain reaction begins',
};

const RESULTS = ['none', 'cosmetic', ...SYSTEMS, 'chain'] as const;

/** What an armour roll of a vehicle against a weapon comes to on the chart (DX-VEH-04). Throws InputError. */
export function answerArmourRoll(
  data: UnitData,
  asked: Asked,
  [own, theirs]: readonly [Settings, Settings],
): OddsAnswer {
  refuseOthers(asked, 'an armour roll', ['armour-roll', 'weapon', 'rear']);
  requireOn(
    theirs.systemFailures.on && theirs.systemFailures.chart.on,
    '--armour-roll',
    'Vehicle system failures',
  );
  const vehicle = profileAsked(data, asked, 'armour-roll');
  if (!vehicle.vehicle) throw new InputError(`${vehicle.title} is no vehicle; --armour-roll asks for one.`);
  if (asked.weapon === undefined)
    throw new InputError('--armour-roll needs --weapon, what the vehicle is hit with.');
  const weapon = lookUp('weapon', String(asked.weapon), 'd20 Skirmish', data.weapons);
  if (asked.rear === true) refuseRear(own, vehicle, weapon);
  const rear = asked.rear === true ? own.vehicles.rear.dm : 0;
  const need = vehicle.armour + theirs.saves.armour.shift - weapon.damage - rear;
  const results = leadingTo(FACES, (face) =>
    certainly(protects(theirs, face, need) ? 'none' : failureBy(theirs, Math.max(1, face - need))),
  );
  return chanceAnswer(
    `Armour roll of ${vehicle.title} against ${weapon.title}: ${need} to save`,
    RESULTS.map((result) => [WORDS[result], results.get(result) ?? ZERO, result]),
    ['saves.armour', 'saves.profiles', 'system-failures.wound'],
    { need },
  );
}
