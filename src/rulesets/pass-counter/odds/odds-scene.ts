import { copyData } from '../../../kernel/copy-data.ts';
import type { Dice } from '../../../kernel/dice.ts';
import type { Model } from '../../../kernel/entities.ts';
import { enumerateRolls } from '../../../kernel/enumerate.ts';
import type { Fraction } from '../../../kernel/fraction.ts';
import { INCH } from '../../../kernel/length.ts';
import { clauseCount } from '../../../rules/assembly/additions.ts';
import { HARM, type Player, TACTICS } from '../../../rules/decision.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { EventLog } from '../../../rules/ruleset.ts';
import { diceOf, extraDice, strikeOf } from '../attack/attack.ts';
import { resolve, withFocus } from '../attack/resolve.ts';
import { type Group, groupOf } from '../attack/volley.ts';
import type { Battlefield } from '../battlefield/battlefield.ts';
import { createState, type State } from '../battlefield/state.ts';
import type { Match } from '../match/match.ts';
import { type CompiledMatchup, compileMatchup } from '../matchup/compiled-matchup.ts';
import { COVERED, OBSCURED, SEEN } from '../matchup/looks.ts';
import { succeeds } from '../matchup/pool.ts';
import { ROLL } from '../matchup/rolls.ts';
import type { AttackKind } from '../matchup/timing.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, UnitData } from '../units/units.ts';

/** How an attack comes about. */
export interface Placing {
  readonly kind: AttackKind;
  /** Between the bases, in inches. */
  readonly distance: number;
  readonly obscured: boolean;
  readonly covered: boolean;
  /** Prepared by Aim or Focus. */
  readonly prepared: boolean;
  readonly focusOn: 'hit' | 'ap' | 'best';
  /** Friends who engage the target and nobody else. */
  readonly friends: number;
  readonly wounds: number;
  readonly down: boolean;
  /** Dice each side pays to have rolled again, as far as there are failures. */
  readonly rerolls: readonly [number, number];
}

/** What an attack came to. */
export interface End {
  readonly hits: number;
  readonly unsaved: number;
  /** Wounds the target has left; 0 when it is removed. */
  readonly wounds: number;
  readonly down: boolean;
}

interface Scene {
  /** The position before anything is rolled, and the dice that will be. */
  readonly still: Match;
  readonly group: Group;
  /** Exact chances of the ends of the attack, from the code that plays. */
  ends(): (readonly [End, Fraction])[];
}

const ATTACKER = 0;

/** Two models and the attacker's friends, nobody else. */
export function openScene(
  data: UnitData,
  rules: readonly Rule[],
  settings: readonly [Settings, Settings],
  [attacker, target]: readonly [Profile, Profile],
  weaponId: string,
  placing: Placing,
): Scene {
  const armies = {
    A: { id: 'A', title: 'A', models: new Array<string>(1 + placing.friends).fill(attacker.id) },
    B: { id: 'B', title: 'B', models: [target.id] },
  };
  const asked = [asAsked(settings[0]), asAsked(settings[1])] as const;
  const matchup = compileMatchup({ ...data, armies }, rules, asked, ['A', 'B']);
  const victim = matchup.force[1][0];
  const weapon = matchup.weapons.findIndex(({ id }) => id === weaponId);
  const clauses = clauseCount(rules);
  const start = startOf(matchup, placing, victim, clauses);
  const battlefield = battlefieldOf(victim, placing);
  const players = [payer(placing), payer(placing)] as const;
  const matchOf = (dice: Dice, log?: EventLog): Match => ({
    matchup,
    battlefield,
    state: copyData(start),
    players,
    dice,
    log,
  });
  const still = matchOf({ roll: unrolled });
  const strike = withFocus(matchOf({ roll: unrolled }), strikeOf(placing.kind, ATTACKER, weapon, victim));
  const group = groupOf(still, strike, diceOf(still, strike) + extraDice(still, strike));

  function ends(): (readonly [End, Fraction])[] {
    let fallen: Fallen[] = [];
    let next = 0;
    const run = (dice: Dice) => {
      fallen = [];
      let [hits, saves] = [0, 0];
      const heard: Dice = {
        roll(name, roller, count, sides) {
          next = name;
          const face = dice.roll(name, roller, count, sides);
          fallen.push({ name, good: isGood(group, name, face) });
          return face;
        },
      };
      // What is told last holds: dice that are rolled again are told after the roll they belong to.
      const m = matchOf(heard, ({ data: facts }) => {
        if (facts?.hits !== undefined) hits = Number(facts.hits);
        if (facts?.saves !== undefined) saves = Number(facts.saves);
      });
      resolve(m, strike);
      const wounds = m.state.wounds[victim];
      const end: End = { hits, unsaved: hits - saves, wounds, down: m.state.down[victim] > 0 };
      return JSON.stringify(end);
    };
    const found = enumerateRolls(run, () => standing(fallen, next, group.dice));
    return [...found].map(([text, chance]) => [JSON.parse(text) as End, chance] as const);
  }

  return { still, group, ends };
}

/** Settings under which a side has so many failures of its own rolled again as are asked for, at a point each. */
function asAsked(own: Settings): Settings {
  const { reroll } = own;
  return { ...own, reroll: { ...reroll, buy: { ...reroll.buy, cost: 1, whose: 'own' } } };
}

/** A die that was rolled to hit or against a hit, and whether it succeeded. */
interface Fallen {
  readonly name: number;
  readonly good: boolean;
}

/** Whether a face succeeds; of dice that are rolled for something else nothing more hangs on it. */
function isGood({ toHit, toSave }: Group, name: number, face: number): boolean {
  const thrown = name === ROLL.hit ? toHit : toSave;
  return succeeds(thrown.die, face, thrown.least);
}

/**
 * What the rest of the attack hangs on before a roll. Dice of a roll are alike, so that only how many were rolled and
 * succeeded matters, those rolled again apart; once armour is rolled for, of dice to hit only how many did.
 */
function standing(fallen: readonly Fallen[], next: number, dice: number): string {
  const [hits, saves] = [ROLL.hit, ROLL.armour].map((roll) => fallen.filter(({ name }) => name === roll));
  const scored = good(hits);
  if (next === ROLL.hit) return tallies(hits, dice);
  return `${scored} ${tallies(saves, scored)}`;
}

/** How many of the first so many dice succeeded and were rolled, and of the others. */
function tallies(dice: readonly Fallen[], first: number): string {
  return [dice.slice(0, first), dice.slice(first)].map((some) => `${good(some)}/${some.length}`).join();
}

function good(dice: readonly Fallen[]): number {
  return dice.filter(({ good }) => good).length;
}

function unrolled(): never {
  throw new Error('Nothing is rolled here.');
}

/** Pays for every die it may have rolled again; puts Focus where it is told to. */
function payer({ focusOn }: Placing): Player {
  const weighing = new Float64Array(TACTICS.length);
  return ({ point, count, weigh }) => {
    if (point === 'PC-D-07') return count - 1;
    if (point !== 'PC-D-06') return 0;
    if (focusOn !== 'best') return focusOn === 'hit' ? 0 : count - 1;
    const harm = Array.from({ length: count }, (_, option) => {
      weighing.fill(0);
      weigh(option, weighing);
      return weighing[HARM];
    });
    return harm.indexOf(Math.max(...harm));
  };
}

function startOf(matchup: CompiledMatchup, placing: Placing, victim: Model, clauses: number): State {
  const start = createState(matchup, [1, 2], clauses);
  start.round = 1;
  start.begun = true;
  start.point.forEach((_, model) => {
    start.point[model] = model;
  });
  start.wounds[victim] = placing.wounds;
  start.down[victim] = placing.down ? 1 : 0;
  if (placing.prepared) (placing.kind === 'ranged' ? start.aimed : start.focused)[ATTACKER] = 1;
  for (const seat of [0, 1] as const) start.points[seat] = placing.rerolls[seat];
  return start;
}

/** Everybody stands where the question says, on a point of his own. */
function battlefieldOf(victim: Model, { kind, distance, obscured, covered }: Placing): Battlefield {
  const look = SEEN | (obscured ? OBSCURED : 0) | (covered ? COVERED : 0);
  const isMelee = kind !== 'ranged';
  const seen: Pick<Battlefield, 'distance' | 'near' | 'lines'> = {
    distance: () => Math.floor(distance * INCH + 1e-6),
    near: (a, b) => isMelee && (a === victim) !== (b === victim),
    lines: { look: () => look, seenFrom: unlooked, seeing: unlooked },
  };
  return seen as Battlefield;
}

function unlooked(): never {
  throw new Error('Only one pair of models is looked at here.');
}
