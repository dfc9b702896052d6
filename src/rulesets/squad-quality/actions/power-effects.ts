import { otherSeat } from '../../../rules/ruleset.ts';
import { PINNED, UNMARKED } from '../battlefield/state.ts';
import { fell, getUp, removeWounded, wound } from '../match/casualties.ts';
import { isUnmanned, isVehicle } from '../match/hull.ts';
import { ease, mark, shareTaken } from '../match/markers.ts';
import { actingFor, type Match, nameOf, rollDie, seatOf, settingsOf, tell } from '../match/match.ts';
import { passChance } from '../match/quality-test.ts';
import { isTestDue, moraleOdds } from '../match/resolve.ts';
import { FLED, MARKERS, WOUNDED } from '../match/shares.ts';
import { fitOf, ignoresMarkers, isFirm, mayInvoke } from '../match/status.ts';
import { besidePrinted } from '../places/lasting-worth.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import type { PowerName } from '../units/units.ts';
import { isCivilian } from './civilians.ts';

/** A power: whom it is for, what it is worth on somebody, what it does to him. */
interface Power {
  readonly on: 'friend' | 'enemy';
  /** Whether it can do anything to a unit. */
  may(m: Match, unit: Unit): boolean;
  worth(m: Match, unit: Unit): number;
  act(m: Match, psionic: Unit, unit: Unit): void;
}

/** What changes of rolls and of armour are worth, as shares of the unit that has them. */
const WORTH = { boostNext: 0.14, ward: 0.09 } as const;

/** How likely a unit comes to a morale test of which nothing is to be seen yet. */
const UNFORESEEN = 0.04;

/** The points of the powers for which that holds. */
const PRINTED_POINTS = 2;

/** Powers that a unit suffers or enjoys once a turn, as bits. */
const BITS = { degrade: 1, enhance: 2, expose: 4, shield: 8 } as const;
type Lasting = keyof typeof BITS;

function isFresh(m: Match, unit: Unit, power: Lasting): boolean {
  return (m.state.enchanted[unit] & BITS[power]) === 0;
}

/** The powers of those who invoke them on a unit, as its friends or its enemies. */
function powersOver(m: Match, unit: Unit, by: Power['on']): Settings['powers'] {
  const seat = seatOf(m, unit);
  return m.matchup.settings[by === 'friend' ? seat : otherSeat(seat)].powers;
}

function strength(m: Match, unit: Unit): number {
  return fitOf(m, unit) * m.matchup.figureWorth[unit];
}

/** A change of rolls or armour that a unit has once a turn. */
function lasting(power: Lasting, column: 'boostNext' | 'ward', sign: 1 | -1): Power {
  return {
    on: sign > 0 ? 'friend' : 'enemy',
    may: (m, unit) => isFresh(m, unit, power),
    worth(m, unit) {
      const { points } = powersOver(m, unit, sign > 0 ? 'friend' : 'enemy')[power];
      const [changed, use] =
        column === 'ward' ? [column, useOfWard(m, unit)] : (['boost', useOfBoost(m, unit)] as const);
      const times = besidePrinted(m, unit, changed, sign * points, sign * PRINTED_POINTS);
      return times * use * WORTH[column] * strength(m, unit);
    },
    act(m, psionic, unit) {
      m.state[column][unit] += sign * settingsOf(m, psionic).powers[power].points;
      m.state.enchanted[unit] |= BITS[power];
    },
  };
}

/** How likely whoever has acted is there to shoot or fight the next time. */
const HAVING_ACTED = 0.7;

/** How likely a unit shoots or fights when it is activated next: a psionic invokes, and non-combatants flee. */
function useOfBoost(m: Match, unit: Unit): number {
  if (mayInvoke(m, unit) || isCivilian(m, unit) || isUnmanned(m, unit)) return 0;
  return m.state.done[actingFor(m, unit)] > 0 ? HAVING_ACTED : 1;
}

/** Whether armour stops any damage of a unit; that of a hull always does (SQ-CORE-DMG-armour). */
function useOfWard(m: Match, unit: Unit): number {
  return isVehicle(m, unit) || settingsOf(m, unit).damage.armour.on ? 1 : 0;
}

/** What a morale test takes from a unit on average; nothing from one that is not activated any more. */
function lossByTest(m: Match, unit: Unit): number {
  if (isFirm(m, unit)) return 0;
  const { rout, flight } = moraleOdds(m, unit);
  return (rout + FLED * flight) * strength(m, unit);
}

/** Whether a unit takes morale tests at all: one that makes a last stand does not (SQ-LST-02). */
function testsMorale(m: Match, unit: Unit): boolean {
  return settingsOf(m, unit).morale.on && !ignoresMarkers(m, unit);
}

/** The ten powers (SQ-POW-01 to SQ-POW-10). */
export const EFFECTS: Readonly<Record<PowerName, Power>> = {
  degrade: lasting('degrade', 'boostNext', -1),
  demoralise: {
    on: 'enemy',
    may: (m, unit) =>
      m.state.marker[unit] < PINNED && settingsOf(m, unit).underFire.on && !ignoresMarkers(m, unit),
    worth: (m, unit) => shareTaken(m, unit, m.state.marker[unit] + 1) * strength(m, unit),
    act(m, _, unit) {
      mark(m, unit, m.state.marker[unit] + 1, CLAUSE.powers.demoralise);
    },
  },
  embolden: {
    on: 'friend',
    may: (m, unit) => m.state.emboldened[unit] === 0 && testsMorale(m, unit),
    worth(m, unit) {
      const isTested = isTestDue(m, unit) || m.state.terrified[unit] > 0;
      return (isTested ? 1 : UNFORESEEN) * lossByTest(m, unit);
    },
    act(m, _, unit) {
      m.state.emboldened[unit] = 1;
    },
  },
  enhance: lasting('enhance', 'boostNext', 1),
  expose: lasting('expose', 'ward', -1),
  harm: {
    on: 'enemy',
    may: (m, unit) => !isVehicle(m, unit),
    worth(m, unit) {
      const { needs } = powersOver(m, unit, 'enemy').harm;
      return shareHarmed(m, unit, needs) * m.matchup.figureWorth[unit];
    },
    act: harm,
  },
  heal: {
    on: 'friend',
    may: (m, unit) => m.state.hurt[unit] > 0,
    worth: (m, unit) =>
      passChance(powersOver(m, unit, 'friend').heal.needs) * WOUNDED * m.matchup.figureWorth[unit],
    act(m, psionic, unit) {
      if (rollDie(m, psionic, 'power-effect') < settingsOf(m, psionic).powers.heal.needs) return;
      tell(m, 'healed', () => [`One of the wounded of ${nameOf(m, unit)} fights again.`, { model: unit }]);
      getUp(m, unit, m.state.leaderHurt[unit] > 0);
    },
  },
  inspire: {
    on: 'friend',
    may: (m, unit) => m.state.marker[unit] > UNMARKED,
    worth(m, unit) {
      if (isFirm(m, unit)) return 0;
      const marker = m.state.marker[unit];
      return (MARKERS[marker] - MARKERS[marker - 1]) * strength(m, unit);
    },
    act: (m, _, unit) => ease(m, unit),
  },
  shield: lasting('shield', 'ward', 1),
  terror: {
    on: 'enemy',
    may: (m, unit) => m.state.terrified[unit] === 0 && testsMorale(m, unit),
    worth: (m, unit) => (m.state.emboldened[unit] > 0 ? 0 : lossByTest(m, unit)),
    act(m, _, unit) {
      m.state.terrified[unit] = 1;
    },
  },
};

/** What Harm takes of a figure on average: it kills one of the wounded, and of the fit with a 6 alone where there are wounds. */
function shareHarmed(m: Match, unit: Unit, needs: number): number {
  const hits = passChance(needs);
  if (!settingsOf(m, unit).recoverWounded.wounds.on) return hits;
  if (m.state.hurt[unit] > 0) return hits * (1 - WOUNDED);
  const kills = passChance(Math.max(6, needs));
  return kills + (hits - kills) * WOUNDED;
}

/** A blast of the mind, on a figure that its owner chooses: one of the wounded if he can, the leader last (SQ-POW-06). */
function harm(m: Match, psionic: Unit, unit: Unit): void {
  const die = rollDie(m, psionic, 'power-effect');
  const cause = { attacker: psionic, kind: 'other', sparesLeader: true, takesWounded: true } as const;
  if (die < settingsOf(m, psionic).powers.harm.needs) return;
  if (die === 6 || !settingsOf(m, unit).recoverWounded.wounds.on || m.state.hurt[unit] > 0)
    fell(m, unit, 1, cause);
  else {
    wound(m, unit, cause);
    if (fitOf(m, unit) === 0) removeWounded(m, unit);
  }
}
