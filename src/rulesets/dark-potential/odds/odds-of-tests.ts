import { NOWHERE } from '../../../kernel/entities.ts';
import { minus, ONE, ZERO } from '../../../kernel/fraction.ts';
import { type Asked, inchesText, numberAsked, refuseOthers } from '../../../rules/assembly/asked.ts';
import { chanceAnswer } from '../../../rules/assembly/chance-lines.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { OddsAnswer } from '../../../rules/odds-desk.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Variant } from '../../../rules/variant.ts';
import { leadershipTarget, settleOwed, testLeadership } from '../attack/morale.ts';
import { checkBase, perceptionTarget } from '../attack/perception.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, UnitData } from '../units/units.ts';
import { profileAsked, viewAsked } from './odds-asked.ts';
import { castOf } from './odds-cast.ts';
import { openScene, THERE } from './odds-scene.ts';
import { commanderAsked, MOST_INCHES, needsText, pointsAsked, supportText } from './odds-side.ts';

const COMMON = ['test', 'model', 'attacker-cp', 'defender-cp', 'commander', 'commander-cp'];
/** Where a Leadership test does not ask how far the enemy is. */
const SOMEWHERE = 6;

type Answer = (
  data: UnitData,
  rules: readonly Rule[],
  asked: Asked,
  variants: readonly [Variant, Variant],
) => OddsAnswer;

/** A Leadership test of the target; its points are the defender's. */
export const answerLeadership: Answer = (data, rules, asked, variants) => {
  refuseOthers(asked, 'a Leadership test', [...COMMON, 'target', 'modifier']);
  const target = profileAsked(data, asked, eitherOf(asked, 'model', 'target'));
  const modifier = numberAsked(asked, 'modifier', { from: -12, to: 12 }, 0);
  const commander = commanderAsked(data, asked);
  const cast = castOf(data, rules, variants, target, target, commander);
  const [, own] = cast.matchup.settings;
  const { on, hit, witness, duration } = own.leadership;
  if (!on || !(hit.on || witness.on || !duration.on))
    throw new InputError('Under these rules nobody tests Leadership.');
  const scene = openScene(cast, {
    distance: SOMEWHERE,
    view: viewAsked({}).view,
    woundsLeft: 1,
    points: pointsAsked(asked),
  });
  const failures = scene.distribution((m) => {
    testLeadership(m, cast.target, -modifier);
    settleOwed(m);
    return m.state.failed[cast.target];
  });
  const failed = failures.get(1) ?? ZERO;
  const needed = leadershipTarget(scene.still, cast.target, -modifier);
  const modified = modifier === 0 ? '' : `, modified by ${modifier > 0 ? '+' : ''}${modifier}`;
  const support = supportText(asked, 'the enemy', 'whoever tests');
  return chanceAnswer(
    `Leadership test of ${target.title}${modified}${support}`,
    [
      ['Pass', minus(ONE, failed), 'pass', needsText(cast.matchup, 1, needed)],
      ['Fail', failed, 'fail'],
    ],
    [],
  );
};

/** A Perception check by the model or attacker against a base of a hidden target. */
export const answerPerception: Answer = (data, rules, asked, variants) => {
  refuseOthers(asked, 'a Perception check', [
    ...COMMON,
    ...['attacker', 'target', 'distance', 'cover', 'partial', 'active'],
  ]);
  const actor = profileAsked(data, asked, eitherOf(asked, 'model', 'attacker'));
  const hidden = Object.values(data.profiles).filter(({ stealth }) => stealth > 0);
  const target = profileAsked(data, asked, 'target', hidden[0]);
  if (actor.perception === null) throw new InputError(`The ${actor.title} has no Perception skill.`);
  const distance = numberAsked(asked, 'distance', { from: 0, to: MOST_INCHES, step: 'any' }, -1);
  if (distance < 0) throw new InputError('How far is the base? Give --distance, as in --distance 6.');
  const { view, words } = viewAsked(asked);
  const cast = castOf(data, rules, variants, actor, target, commanderAsked(data, asked));
  const [own] = cast.matchup.settings;
  const active = asked.active === true;
  refuseUnmade(own, active);
  const [slot] = cast.matchup.models[cast.target].bases;
  if (slot === undefined) throw noStealth(target, hidden);
  const scene = openScene(cast, { distance, view, woundsLeft: 1, points: pointsAsked(asked) });
  const { state } = scene.still;
  state.point[cast.target] = NOWHERE;
  state.hidden[cast.target] = 1;
  state.base[slot] = THERE;
  state.real[cast.target] = slot;
  const found = scene.distribution((m) => (checkBase(m, cast.actor, slot, active) ? 1 : 0)).get(1) ?? ZERO;
  const needed = perceptionTarget(scene.still, cast.actor, THERE, active);
  const kind = active ? 'Active' : 'Passive';
  const support = supportText(asked, 'whoever looks', 'the hidden model');
  const title = `${kind} Perception of ${actor.title}, base ${inchesText(distance)} away ${words}${support}`;
  return chanceAnswer(
    title,
    [
      ['Found', found, 'found', needsText(cast.matchup, 0, needed)],
      ['Missed', minus(ONE, found), 'missed'],
    ],
    [],
  );
};

/** Checks that the rules in force do not know. */
function refuseUnmade({ perception }: Settings, active: boolean): void {
  const { on, occasions, passive } = perception;
  if (!on) throw new InputError('Under these rules nobody makes Perception checks.');
  if (active && occasions.active === 0)
    throw new InputError('Under these rules nobody looks as an action; leave out --active.');
  if (!active && !passive.on && occasions.overwatch === 0)
    throw new InputError('Under these rules nobody looks but as an action; give --active.');
}

function eitherOf(asked: Asked, a: string, b: string): string {
  if (asked[a] !== undefined && asked[b] !== undefined)
    throw new InputError(`--${a} and --${b} name the same unit here; give one of them.`);
  return asked[b] === undefined ? a : b;
}

function noStealth(target: Profile, hidden: readonly Profile[]): InputError {
  if (target.stealth > 0) return new InputError('Under these rules nobody hides under stealth bases.');
  return new InputError(
    `The ${target.title} never hides; ${hidden.length > 0 ? `the nearest is "${hidden[0].id}"` : 'nobody does'}.`,
  );
}
