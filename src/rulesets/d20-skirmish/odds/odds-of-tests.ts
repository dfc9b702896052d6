import { minus, ONE, plus, times } from '../../../kernel/fraction.ts';
import { INCH } from '../../../kernel/length.ts';
import {
  type Asked,
  numberAsked,
  refuseOthers,
  requireOn,
  wordAsked,
} from '../../../rules/assembly/asked.ts';
import { chanceAnswer } from '../../../rules/assembly/chance-lines.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { OddsAnswer } from '../../../rules/odds-desk.ts';
import { createModifiers, startFrom } from '../../../rules/play/modifiers.ts';
import { BROKEN, holdNumber, moralePenalty, STEADY } from '../matchup/modifiers.ts';
import { systemsFail } from '../matchup/scratches.ts';
import { addedToSave, modifyByBoth } from '../matchup/users-say.ts';
import type { Settings } from '../rules/index.ts';
import { bandOf } from '../units/bands.ts';
import type { Profile, UnitData } from '../units/units.ts';
import { reachAsked } from './odds-attack-dice.ts';
import { castOf, leadershipOf, type Side, type Sides, usersRulesOf } from './odds-cast.ts';
import { exactOpposition, exactTest, exactWound } from './odds-dice.ts';
import {
  moraleAsked,
  OF_BREAKING_AWAY,
  POSTURES,
  profileAsked,
  refusePosture,
  stateAsked,
  USUAL_INCHES,
} from './odds-options.ts';

/** An LD test, or one to rally, by its attempt (DX-MOR-06, DX-MOR-07, DX-MOR-09). Throws InputError. */
export function answerLeadership(data: UnitData, asked: Asked, side: Side): OddsAnswer {
  const own = side.settings;
  refuseOthers(asked, 'an LD test', ['leadership', 'state', 'rally', 'attempt']);
  if (asked.rally === true) requireOn(own.rally.on && own.rally.action.on, '--rally', 'Rally');
  if (asked.attempt !== undefined && asked.rally !== true)
    throw new InputError('--attempt counts attempts to rally or to spot; add --rally or leave it out.');
  const profile = profileAsked(data, asked, 'leadership');
  const state = moraleAsked(asked, own);
  const attempt = numberAsked(asked, 'attempt', { from: 1, to: 3 }, 1);
  const { attempts } = own.rally;
  // What being Unhinged takes off is taken off all rolls (DX-UNH-01).
  const spared = asked.rally === true && attempts.own === 'spared' && state <= BROKEN;
  const third = attempts.sum === 'added' ? attempts.second + attempts.third : attempts.third;
  const again = attempt === 1 ? 0 : attempt === 2 ? attempts.second : third;
  const need = leadershipOf(data, profile, side) - (spared ? 0 : moralePenalty(own, state)) - again;
  const passes = exactTest(own, need);
  return chanceAnswer(
    `LD test of ${profile.title}: ${need} or less`,
    [
      ['It passes', passes, 'passes'],
      ['It fails', minus(ONE, passes), 'fails'],
    ],
    ['saves.profiles'],
    { need },
  );
}

/** The opposition test of breaking away (DX-BRK-02, DX-BRK-04). Throws InputError. */
export function answerBreakAway(
  data: UnitData,
  asked: Asked,
  [{ settings: own }, { settings: theirs }]: Sides,
): OddsAnswer {
  refuseOthers(asked, 'breaking away', OF_BREAKING_AWAY);
  requireOn(own.breakAway.on && own.breakAway.test.on, '--break-away', 'Breaking away');
  if (asked.from === undefined) throw new InputError('--break-away needs --from, the model that holds it.');
  const mover = profileAsked(data, asked, 'break-away');
  const holder = profileAsked(data, asked, 'from');
  refusePosture(asked, 'own-posture', mover, own);
  refusePosture(asked, 'posture', holder, theirs);
  if (mover.vehicle && own.vehicles.on && own.vehicles.leave.on) return untested(mover, holder);
  const bonus = own.breakAway.size.each * Math.max(0, holder.size - mover.size);
  const list = createModifiers();
  const strength = (profile: Profile, rules: Settings, posture: string, state: string) => {
    const how = POSTURES.indexOf(wordAsked(asked, posture, POSTURES));
    holdNumber(list, rules, profile, { posture: how, ...stateAsked(asked, rules, state) });
    return list.total;
  };
  const mine = strength(mover, own, 'own-posture', 'state') + bonus;
  const lead = mine - strength(holder, theirs, 'posture', 'from-state');
  const { win, tie, lose } = exactOpposition(lead);
  const leaves = own.breakAway.test.ties === 'leaves' ? plus(win, tie) : win;
  return chanceAnswer(
    `${mover.title} breaks away from ${holder.title}: ahead by ${lead}`,
    [
      ['It gets away', leaves, 'leaves'],
      ['It rolls higher', win, 'win'],
      ['Both roll alike', tie, 'tie'],
      ['It rolls lower', lose, 'lose'],
    ],
    ['saves.profiles', 'close-combat.locked'],
    { lead },
  );
}

/** What vehicles do, which need no test (DX-BRK-05). */
function untested(mover: Profile, holder: Profile): OddsAnswer {
  return chanceAnswer(
    `${mover.title} breaks away from ${holder.title}: vehicles need no test`,
    [['It gets away', ONE, 'leaves']],
    ['saves.profiles'],
  );
}

/** An attempt to spot (DX-SPT-ASM, DX-SPT-03, DX-SPT-05). Throws InputError. */
export function answerSpot(data: UnitData, asked: Asked, [side, { settings: theirs }]: Sides): OddsAnswer {
  const own = side.settings;
  refuseOthers(asked, 'spotting', ['spot', 'distance', 'attempt', 'posture', 'own-posture', 'state']);
  // Whether anybody hides goes by the rules of who would (DX-SPT-01).
  requireOn(theirs.spotting.on && theirs.spotting.action.on, '--spot', 'Spotting');
  const profile = profileAsked(data, asked, 'spot');
  refusePosture(asked, 'own-posture', profile, own);
  if (asked.posture !== undefined) requireOn(theirs.presence.on, '--posture', 'Presence');
  const inches = numberAsked(asked, 'distance', { from: 0, to: 96, step: 'any' }, USUAL_INCHES);
  const beyond = Math.max(0, bandOf(inches * INCH, own.ranged.bands.border) - 1);
  const { test, bonus, presence } = own.spotting;
  const attempt = numberAsked(asked, 'attempt', { from: 1, to: 3 }, 1);
  const again = attempt === 1 ? 0 : attempt === 2 ? bonus.second : bonus.third;
  const low = wordAsked(asked, 'posture', ['standing', 'mp'] as const) === 'mp' ? presence.target : 0;
  const ownLow = wordAsked(asked, 'own-posture', ['standing', 'mp'] as const) === 'mp' ? presence.spotter : 0;
  const state = moraleAsked(asked, own);
  if (state !== STEADY && own.spotting.limits.on)
    throw new InputError(`Nobody spots who is ${asked.state}; leave --state out.`);
  const leadership = leadershipOf(data, profile, side);
  const need = leadership - test.band * beyond + again - low - ownLow - moralePenalty(own, state);
  const passes = exactTest(own, need);
  return chanceAnswer(
    `${profile.title} spots at ${inches} inches: ${need} or less`,
    [['It succeeds', passes, 'passes']],
    ['spotting.test', 'spotting.markers', 'saves.profiles'],
    { need },
  );
}

/** A power channeled at a target (DX-CHN-ASM). Throws InputError. */
export function answerPower(data: UnitData, asked: Asked, sides: Sides): OddsAnswer {
  const [own, theirs] = [sides[0].settings, sides[1].settings];
  refuseOthers(asked, 'channeling', ['power', 'target', 'distance', 'concentrated']);
  requireOn(own.powers.on && own.powers.channel.on, '--power', 'Channeling');
  const channeler = profileAsked(data, asked, 'power');
  const power = channeler.weapons.map((id) => data.weapons[id]).find(({ magnitude }) => magnitude > 0);
  if (!power) throw new InputError(`A ${channeler.id} has no power; ask for one that has, as in channeler.`);
  if (asked.target === undefined)
    throw new InputError('--power needs --target, the model it is channeled at.');
  const target = profileAsked(data, asked, 'target');
  const distance = reachAsked(asked, own, power).inches;
  const { concentrate } = own.powers;
  if (asked.concentrated === true) requireOn(concentrate.on, '--concentrated', 'concentration');
  const focus = asked.concentrated === true ? concentrate.bonus : 0;
  const [attacker, victim] = castOf(data, channeler, target);
  const attack = { kind: 'power', attacker, target: victim, weapon: power, distance } as const;
  const list = createModifiers();
  startFrom(list, channeler.power + own.powers.test.bonus - power.magnitude + focus);
  modifyByBoth(list, usersRulesOf(sides), attack);
  const need = list.total;
  const effect = exactTest(own, need);
  const added = addedToSave(usersRulesOf(sides), attack);
  const armour = target.armour + theirs.saves.armour.shift + added.armour;
  const save = armour - power.damage - added.damage;
  const wounds = times(effect, exactWound(theirs, systemsFail(theirs, target), save));
  return chanceAnswer(
    `${channeler.title} channels ${power.title} at ${target.title}: ${need} or less`,
    [
      ['It takes effect', effect, 'effect'],
      ['The target is wounded', wounds, 'wounds'],
    ],
    ['powers.test', 'powers.fumble', 'saves.armour', 'saves.wounds', 'saves.profiles'],
    { need },
  );
}
