import { better, type Change, dominant, hopeless, noBetter, worse } from '../change.ts';

/**
 * What one side of Zone Control has more of or less of, written from the document and the catalogue. An action succeeds
 * when a die and its modifiers come to 7, each point being a sixth; zones count after the last round.
 */
export const changes: readonly Change[] = [
  better('twice the movement', 'who may go farther need not', { 'movement.allowance.factor': 2 }),
  dominant('three times the movement', 'any zone of a small board is a move away', {
    'movement.allowance.factor': 3,
  }),
  hopeless('a quarter of the movement', 'five rounds do not lead out of the first zone', {
    'movement.allowance.factor': 0.25,
  }),
  better('terrain that slows nobody', 'it slows the other side only', { 'movement.terrain': 'off' }),
  worse('terrain at six inches an inch', 'it stops one side', {
    'movement.costs.sparse': 6,
    'movement.costs.dense': 6,
  }),
  better('deep strikes and ambushes anywhere', 'nothing has to be kept from enemies', {
    'reserves.deepStrike': 'off',
    'reserves.ambush': 'off',
  }),
  noBetter('deep strikes and ambushes 24 inches off', 'there is hardly a place left', {
    'reserves.deepStrike.clearance': 24,
    'reserves.ambush.clearance': 24,
  }),
  noBetter('arrivals from round 10', 'whoever is held back never comes', { 'reserves.arrival.round': 10 }),
  better('sight through everything', 'one side can target all, the other what it sees', { sight: 'off' }),
  worse('no sight into terrain', 'one side sees nobody there, the other sees out', {
    'sight.sparseInto.inches': 0,
    'sight.sparseThrough.inches': 0,
    'sight.denseInto.inches': 0,
  }),
  better('actions at 6', 'a sixth more of all checks', { 'rolls.unopposed.target': 6 }),
  dominant('actions at 4', 'a skill of 3 never fails', { 'rolls.unopposed.target': 4 }),
  hopeless('actions at 12', 'a skill of 5 never succeeds', { 'rolls.unopposed.target': 12 }),
  better('saves at 6', 'a sixth more of all saves', { 'rolls.opposed.target': 6 }),
  dominant('saves at 4', 'half of all wounds more are saved', { 'rolls.opposed.target': 4 }),
  worse('saves at 12', 'no modifier reaches it', { 'rolls.opposed.target': 12 }),
  hopeless('no saves', 'every hit wounds', { 'rolls.opposed': 'off' }),
  hopeless('no shooting', 'the army is one of rifles', { shooting: 'off' }),
  hopeless('no shots within 24 inches', 'a rifle reaches no farther than 24', {
    'shooting.target.inches': 24,
  }),
  better('shots at any distance', 'who stands near may shoot or strike as it likes', {
    'shooting.target': 'off',
  }),
  worse('one shot whatever the weapon', 'heavy guns have four', { 'shooting.attacks': 'off' }),
  better('cover worth 4', 'in terrain it is hardly hit', {
    'shooting.cover.sparse': 4,
    'shooting.cover.dense': 4,
  }),
  worse('no cover', 'terrain hides the other side only', { 'shooting.cover': 'off' }),
  better('sure aim on the move', 'moving takes nothing away', { 'shooting.moved': 'off' }),
  worse('moving takes 4 away', 'who moves does not hit', {
    'shooting.moved.points': 4,
    'shooting.moved.heavy': 4,
  }),
  better('no long range', 'distance takes nothing away', { 'shooting.far': 'off' }),
  worse('long range from the muzzle, at 4', 'a skill of 3 never hits', {
    'shooting.far.points': 4,
    'shooting.far.share': 0,
  }),
  better('a natural 6 always saves', 'the hopeless saves are not', { 'wounding.hopeless': 'off' }),
  noBetter('two saving rolls instead of their sum', 'either of two chances is less likely than their sum', {
    'wounding.save.terms': 'two-rolls',
  }),
  worse('damage of 1', 'marksmen, cannons and mauls do more', { 'wounding.damage': 'off' }),
  better('melee at 24 inches', 'blades reach as far as rifles, and need not', { 'melee.target.inches': 24 }),
  worse('no melee', 'within 6 inches one side can do nothing', { melee: 'off' }),
  worse('melee in contact only', 'the other side strikes at 6 inches', { 'melee.target': 'off' }),
  worse('one blow whatever the weapon', 'blades and mauls have two', { 'melee.attacks': 'off' }),
  better('no morale checks', 'nobody falls back', { morale: 'off' }),
  worse('falling back 24 inches', 'who fails is off the board', { 'morale.fall.inches': 24 }),
  better('edges that hold', 'who is driven to the edge is not lost', { 'morale.edge': 'off' }),
  better('no shock', 'nobody has to check', { shock: 'off' }),
  worse('hits that shock for 6', 'whoever is wounded fails', { 'shock.hit.points': 6 }),
  worse('losses that shock everybody for 6', 'one loss breaks the side', {
    'shock.loss.points': 6,
    'shock.loss.inches': 48,
  }),
  worse('every model checks morale', 'who has no shock may fail as well', { 'morale.who': 'off' }),
  better('no rallying needed', 'who fell back acts as usual', { rally: 'off' }),
  worse('no action without a rally', 'who flees does not shoot', { 'rally.flight.actions': 'none' }),
  worse('shock counts in rally checks', 'it takes from them only', { 'rally.check.shock': 'counts' }),
  better('a leader heard at 48 inches', 'all have his morale', { 'leaders.morale.inches': 48 }),
  worse('nobody leads', 'all have their own morale', { leaders: 'off' }),
  worse('nothing by enclosure', 'empty zones count for the other side only', { enclosure: 'off' }),
  better('pockets fall', 'all that one side encloses counts', { 'enclosure.surrounded.extent': 'flood' }),
  noBetter('enclosure at the corners too', 'eight neighbours are harder to hold than four', {
    'enclosure.surrounded.neighbours': 'eight',
  }),
  better('objectives worth 6', 'one objective is worth six zones', { 'objectives.value.value': 6 }),
  worse('objectives like other zones', 'they count double for the other side', { objectives: 'off' }),
  dominant('three actions', 'everybody shoots three times', { 'action-phase.one.actions': 3 }),
  hopeless('no actions', 'nobody shoots or strikes', { 'action-phase.one.actions': 0 }),
  worse('a move or an action', 'whoever shoots stands', { 'action-phase.one': 'off' }),
  worse('the dying do not act', 'a model shot first shoots no more', { 'action-phase.last': 'off' }),
  worse('one shot a model', 'it is spent in the first round', { 'command-phase.ammunition.shots': 1 }),
  better('two more scouts', 'two rifles of 36 inches more', { army: 'line+scout*2' }),
  dominant('five more troopers and two gunners', 'half as many again', { army: 'line+trooper*5+gunner*2' }),
  dominant('three bulwarks more', 'a hundred and fifty points more', { army: 'line+bulwark*3' }),
  hopeless('three troopers', 'three models against ten and more', { army: 'trooper*3' }),
  dominant('actions by a die of 20', 'a skill of 3 fails with three faces of twenty', {
    'rolls.unopposed.sides': 20,
  }),
  hopeless('actions by a die of 4', 'a skill of 3 succeeds with one face of four', {
    'rolls.unopposed.sides': 4,
  }),
  worse('half the movement', 'the other side is in the zones first', { 'movement.allowance.factor': 0.5 }),
  better('sight out of its own terrain', 'it shoots where it is not seen', { 'sight.lines.out': 'free' }),
  better('a move after it has come', 'who comes from reserve need not stay there', {
    'reserves.wholeMove': 'off',
  }),
  better('falling back no inch', 'whoever fails stays in its zone', { 'morale.fall.inches': 0 }),
];
