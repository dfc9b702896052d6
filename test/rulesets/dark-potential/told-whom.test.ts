import { expect, it } from 'vitest';
import { inchesAt } from '../../../src/kernel/field/place-words.ts';
import { orderManoeuvre } from '../../../src/rulesets/dark-potential/actions/orders.ts';
import { remove } from '../../../src/rulesets/dark-potential/attack/casualties.ts';
import { passiveChecks } from '../../../src/rulesets/dark-potential/attack/perception.ts';
import { offerPickup } from '../../../src/rulesets/dark-potential/attack/pickup.ts';
import { ON_OVERWATCH, SUPPRESSING } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { openActivation } from '../../../src/rulesets/dark-potential/match/activation.ts';
import { loseReaction } from '../../../src/rulesets/dark-potential/match/reactions.ts';
import { actionsOf } from './actions-of.ts';
import { hidden } from './hiding.ts';
import { fire, HIT, scatter, wound } from './rocket-scene.ts';
import { passive, stage } from './stage.ts';

const textsOf = (told: readonly { readonly kind: string; readonly text: string }[], ...kinds: string[]) =>
  told.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);

it('DP-PER-02, DP-PER-07: a check is told with the base that it is about, and as an action of its own', () => {
  const { position } = hidden('A soldier 0,0', ['0,9', '3,9']);
  const m = position.scripted([
    ['perception', 12],
    ['perception', 12],
    ['perception', 12],
  ]);
  passiveChecks(m, 0);
  actionsOf(m, 0, 'perception')[1].act();
  const rolls = textsOf(position.told, 'test', 'look');
  expect(rolls).toEqual([
    'A Soldier 1 rolls 12 for perception of Base 1 of B Assassin 1, needing 5: failure.',
    'A Soldier 1 rolls 12 for perception of Base 2 of B Assassin 1, needing 5: failure.',
    'A Soldier 1 looks for who is hidden.',
    'A Soldier 1 rolls 12 for perception of Base 2 of B Assassin 1, needing 8: failure.',
  ]);
});

it('DP-AOE-05, DP-AOE-06: a template is told with whom it hits, at which Strength', () => {
  const hits = (script: Parameters<typeof fire>[1]) =>
    textsOf(fire(' | B soldier 1,10.96', script).told, 'template-hits');
  expect(hits([HIT, wound(), wound()])).toEqual([
    'It hits B Sniper at Strength 12, B Soldier 1 at Strength 8.',
  ]);
  expect(hits(scatter(1, 12))).toEqual(['It hits nobody.']);
});

it('DP-SQD-07: a weapon taken up is told with its bearer and where its new one comes to stand', () => {
  const told = (set = {}) => {
    const position = stage('A soldier 0,0 | B rocket 0,7 + soldier 2,7', { set });
    const m = position.scripted([], () => 1);
    offerPickup(m, remove(m, 1));
    return textsOf(position.told, 'pickup');
  };
  const taken = 'B Soldier 2 takes up the Rocket Launcher of B Rocket Soldier 1';
  expect(told()).toEqual([`${taken} at 500.0,507.0.`]);
  expect(told({ 'pickup.swap': 'off' })).toEqual([`${taken}.`]);
  const position = stage('A soldier 0,0 | B rocket 0,7 + soldier 2,7');
  const m = position.scripted([], () => 1);
  offerPickup(m, remove(m, 1));
  const [taking] = position.told.filter(({ kind }) => kind === 'pickup');
  expect(taking.data).toMatchObject({ at: 1, inches: inchesAt(m.battlefield.ground, 1) });
});

it('DP-SUP-10: the last participant is told to lose his place with the last but one, also where that one dies', () => {
  const told = (cause: 'shot' | 'death') => {
    const position = stage('A soldier 0,0 | B soldier 0,9 + soldier 2,9');
    position.start.reaction.fill(SUPPRESSING, 1);
    const at = { x: 0, y: 0, z: 0 };
    position.start.barrages.push({ seat: 1, ...at, laidBy: 2, participants: [1, 2], attacked: [] });
    loseReaction(position.scripted([]), 1, cause);
    return textsOf(position.told, 'reaction-lost');
  };
  const loses = (soldier: number) => `B Soldier ${soldier} loses its place in the Suppressing Fire.`;
  expect([told('shot'), told('death')]).toEqual([[loses(1), loses(2)], [loses(2)]]);
});

it('DP-TM-02: a Tactical Manoeuvre is told with whom it covers', () => {
  const position = stage('A leader 0,0 | B soldier 0,12 + soldier 1,12 + soldier 9,12');
  position.start.reaction[0] = ON_OVERWATCH;
  position.start.points.fill(1);
  orderManoeuvre(...ordered(position));
  expect(textsOf(position.told, 'manoeuvre')).toEqual([
    'B orders a Tactical Manoeuvre for B Soldier 1, B Soldier 2.',
  ]);
});

function ordered(position: ReturnType<typeof stage>) {
  const m = position.scripted([], [passive, () => 1]);
  return [m, openActivation(m, 1, [1, 2, 3])] as const;
}
