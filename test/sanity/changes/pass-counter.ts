import { better, type Change, dominant, hopeless, noBetter, worse } from '../change.ts';

/**
 * What one side of Pass Counter has more of or less of, written from the summary sheet and the catalogue. A die hits,
 * holds or recovers at a target or above; the last side standing wins, and after six rounds the points removed count.
 */
export const changes: readonly Change[] = [
  better('Walks of twice the SP', 'who may go farther need not', { 'moving.walk.factor': 2 }),
  worse('no Walk', 'nobody moves and shoots', { 'moving.walk': 'off' }),
  better('Runs of three times the SP', 'who may go farther need not', { 'moving.run.factor': 3 }),
  better('ground that costs nothing more', 'it slows the other side only', { 'moving.ground': 'off' }),
  worse('ground at four inches an inch', 'it slows one side twice as much', { 'moving.ground.factor': 4 }),
  dominant('four short actions, the same ones too', 'four attacks an activation', {
    'activation.budget.shorts': 4,
    'activation.unique': 'off',
  }),
  better('actions that may be repeated', 'two attacks instead of an aimed one', {
    'activation.unique': 'off',
  }),
  better('three short actions', 'Walk, Aim and Attack', { 'activation.budget.shorts': 3 }),
  hopeless('one short action', 'whoever moves does not attack', { 'activation.budget.shorts': 1 }),
  better('Charges of 8 inches more', 'a Charge gets there', { 'charge.move.inches': 8 }),
  worse('no Charge', 'nobody gets into melee and strikes', { charge: 'off' }),
  better('Aim worth 3', 'an aimed shot hits at 1', { 'aim.bonus.hit': 3 }),
  worse('no Aim', 'a model that stands has nothing to do with its second action', { aim: 'off' }),
  better('Focus worth 3', 'every blow of a Charge hits', { 'focus.bonus.hit': 3, 'focus.bonus.ap': 3 }),
  worse('no Focus', 'Charges lose their bonus too', { focus: 'off' }),
  noBetter('no pass counters', 'one side can wait, the other cannot', { passing: 'off' }),
  dominant('8 command points a round and 3 for each', 'three times the points', {
    'command-points.income.base': 8,
    'command-points.income.each': 3,
  }),
  better('two command points more', 'points need not be spent', { 'command-points.income.base': 4 }),
  dominant('command points each turn', 'the income of a round in every turn', {
    'command-points.income.when': 'turn',
  }),
  worse('no command points', 'neither actions nor dice can be bought', { 'command-points': 'off' }),
  better('points that keep', 'what is not used is not lost', { 'command-points.loss': 'off' }),
  better('Extra Actions for nothing', 'every model has three and more', { 'extra-action.buy.cost': 0 }),
  dominant('re-rolls for nothing', 'every miss and every wound is rolled again', { 'reroll.buy.cost': 0 }),
  worse('re-rolls at 6 points', 'no die is rolled again', { 'reroll.buy.cost': 6 }),
  dominant('Re-Activation for nothing', 'models attack as often as they like', {
    'reactivation.buy.cost': 0,
  }),
  noBetter('Re-Activation at 6 points', 'it may only be left alone', { 'reactivation.buy.cost': 6 }),
  better('Retaliation for nothing', 'whoever survives strikes back', { 'retaliate.buy.cost': 0 }),
  better('hits at one less', 'a sixth more of all dice', { 'attacks.hitTarget.shift': 1 }),
  dominant('hits at two less', 'two of six faces more', { 'attacks.hitTarget.shift': 2 }),
  hopeless('hits at two more', 'a trooper hits at 6', { 'attacks.hitTarget.shift': -2 }),
  better('armour at one less', 'a sixth more of all hits is stopped', { 'attacks.armourTarget.shift': 1 }),
  dominant('armour at two less', 'a third of all hits more is stopped', { 'attacks.armourTarget.shift': 2 }),
  hopeless('no armour rolls', 'every hit wounds', { 'attacks.armour': 'off' }),
  better('three wounds a hit', 'leaders and bruisers fall to the first', { 'attacks.woundEach.wounds': 3 }),
  better('recovery at two less', 'a trooper gets up at 3', { 'recovery.target.shift': 2 }),
  worse('no recovery', 'who is down is out', { recovery: 'off' }),
  better('shots while engaged', 'it need not shoot', { 'ranged.whileEngaged': 'off' }),
  worse('models in melee may be shot', 'one side hides nowhere', { 'ranged.atEngaged': 'off' }),
  better('dice split over 12 inches', 'they need not be split', { 'ranged.split.inches': 12 }),
  better('no long range', 'distance takes nothing off', { 'ranged.longRange': 'off' }),
  worse('long range from 4 inches, at 3', 'beyond that a trooper never hits', {
    'ranged.longRange.inches': 4,
    'ranged.longRange.penalty': 3,
  }),
  better('obscured targets at 3', 'who shows in part is never hit', { 'obscured.penalty.hit': 3 }),
  worse('nobody obscured', 'who shows in part is hit like others', { obscured: 'off' }),
  better('cover worth 3', 'an obstacle stops nearly everything', {
    'cover.ranged.armour': 3,
    'cover.melee.armour': 3,
  }),
  worse('no cover', 'obstacles help the other side only', { cover: 'off' }),
  better('three dice for outnumbering', 'two against one kill', { 'outnumbering.dice.dice': 3 }),
  noBetter('nothing for outnumbering', 'it adds dice to the other side only', { outnumbering: 'off' }),
  better('disengaging attacks at 3 and 3', 'whoever leaves is struck down', {
    'disengaging.bonus.hit': 3,
    'disengaging.bonus.ap': 3,
  }),
  noBetter('no disengaging attacks', 'enemies leave freely', { disengaging: 'off' }),
  better('never knocked down', 'who recovers stays on its feet', { 'knocked-down': 'off' }),
  worse('knocked down at 3 more', 'whoever lies is dead', {
    'knocked-down.armour.ap': 3,
    'knocked-down.hit.hit': 3,
  }),
  better('never broken', 'nobody falls back', { broken: 'off' }),
  worse('broken by the first loss', 'every model tests from then on', { 'broken.threshold.share': 1 }),
  better('nerves at two less', 'a trooper fails at 1 only', { 'broken.nerve.shift': 2 }),
  worse('nerves at two more', 'a trooper fails at 5', { 'broken.nerve.shift': -2 }),
  better('another trooper', 'nine models against eight', { army: 'patrol+trooper' }),
  dominant('another bruiser, gunner and two troopers', 'half as many again', {
    army: 'patrol+bruiser+gunner+trooper*2',
  }),
  dominant('a second patrol', 'sixteen models against eight', { army: 'patrol+patrol' }),
  hopeless('a leader and a trooper', 'two models against eight', { army: 'leader+trooper' }),
  dominant('dice of ten sides', 'what a trooper needs a 4 for comes at seven faces of ten', {
    'attacks.dice.sides': 10,
  }),
  hopeless('dice of four sides', 'a trooper hits with one face of four and stops nothing', {
    'attacks.dice.sides': 4,
  }),
  better('up to 60 points kept', 'what is left of a round buys more in the next', {
    'command-points.loss.kept': 60,
  }),
  dominant('re-rolls of any dice for nothing', 'what the enemy hits and stops is rolled again, too', {
    'reroll.buy.whose': 'any',
    'reroll.buy.cost': 0,
  }),
  worse('only models bring points', 'two points of five are missing', { 'command-points.income.base': 0 }),
  worse('recovery at two more', 'no trooper gets up any more', { 'recovery.target.shift': -2 }),
  better('long range from 36 inches', 'nothing on the table is far', { 'ranged.longRange.inches': 36 }),
];
