import { better, type Change, dominant, hopeless, noBetter, worse } from '../change.ts';

/** Rules of Dark Potential that one side has more of or less of, written from the text of the document. */
export const ruleChanges: readonly Change[] = [
  dominant('two actions', 'whoever shoots twice shoots twice', { 'actions.one.count': 2 }),
  hopeless('no actions', 'nobody shoots, strikes or charges', { 'actions.one.count': 0 }),
  better('second Movement of twice the length', 'who may go farther need not', {
    'second-move.move.fraction': 2,
  }),
  better('difficult terrain as good as open ground', 'it slows one side only', {
    'movement.difficult': 'off',
  }),
  worse('difficult terrain at four inches an inch', 'it slows one side twice as much', {
    'movement.difficult.factor': 4,
  }),
  better('climbing for nothing', 'walls cost one side only', { climbing: 'off' }),
  worse('climbing at four inches an inch', 'no wall can be scaled any more', {
    'climbing.height.perInch': 4,
    'climbing.top.inches': 4,
  }),
  hopeless('no shooting', 'seven of eight models carry guns', { 'ranged-attack': 'off' }),
  worse('no close combat', 'the Assassin can do nothing', { 'close-combat': 'off' }),
  better('no distance penalties', 'it hits at 24 inches as at 8', { 'ranged-attack.bands': 'off' }),
  worse('distance penalties of 4', 'beyond 8 inches a pistol hits at 5', { 'ranged-attack.bands.points': 4 }),
  worse('shots no farther than the Range', 'pistols reach 8 inches', { 'ranged-attack.reach.ranges': 1 }),
  dominant('cover worth 6 of any kind', 'in cover a Soldier is hit at 3 instead of at 7', {
    'cover.levels.light': 6,
    'cover.levels.medium': 6,
    'cover.levels.heavy': 6,
  }),
  better('cover worth two more', 'terrain hides one side better', {
    'cover.levels.light': 3,
    'cover.levels.medium': 4,
    'cover.levels.heavy': 5,
  }),
  worse('no cover', 'terrain hides the other side only', { cover: 'off' }),
  better('partial cover in full', 'whoever shows half is hidden like others', { 'cover.partial': 'off' }),
  worse('Defense of nobody', 'everybody is hit as if its Defense were 0', { 'army.defense': 'off' }),
  hopeless('Armour of nobody', 'Strength 10 kills at 10 instead of at 7', { 'army.armour': 'off' }),
  worse('one wound each', 'Leader, Sniper and Assassin fall to the first wound', { 'army.wounds': 'off' }),
  hopeless('every hit on it kills', 'no Armour, no Strength test, one wound each', {
    'wounding.test': 'off',
    'army.wounds': 'off',
  }),
  better('five wounds at a time', 'a damaged Leader is dead', { 'wounding.several.base': 5 }),
  worse('one wound at a time', 'margins count for nothing', { 'wounding.several': 'off' }),
  better('Charges of twice the Movement', 'a Charge reaches four times as far', {
    'charge.move.fraction': 2,
  }),
  better('Charges that add 4', 'who charges hits', { 'charge.attack.bonus': 4 }),
  noBetter('Charges that take 3 off', 'it may only be left alone', { 'charge.attack.bonus': -3 }),
  better('free strikes with 6 more', 'whoever leaves is hit', { 'leaving-combat.bonus.points': 6 }),
  better('Combat Ready free, all round, far and for ever', 'four times the Charge, at no price', {
    'combat-ready.cost': 'off',
    'combat-ready.arc': 'off',
    'combat-ready.lost': 'off',
    'combat-ready.charge.reach': 4,
    'combat-ready.charge.uses': 'until-lost',
  }),
  better('Overwatch free, all round, at everybody and for ever', 'each watcher fires at all that move', {
    'overwatch.cost': 'off',
    'overwatch.arc': 'off',
    'overwatch.interrupt.shots': 'per-movement',
    'overwatch.lostByHit': 'off',
    'overwatch.lostByContact': 'off',
    'overwatch.lostByLeadership': 'off',
    'overwatch.duration': 'off',
  }),
  noBetter('Overwatch at five points in an arc of a degree', 'it may only be left alone', {
    'overwatch.cost.points': 5,
    'overwatch.arc.degrees': 1,
  }),
  better('Suppressing Fire free, wide, sharp and often', 'every inch of a foot is under ten shots', {
    'suppressing-fire.cost': 'off',
    'suppressing-fire.size.two': 12,
    'suppressing-fire.size.three': 12,
    'suppressing-fire.size.four': 12,
    'suppressing-fire.penalty': 'off',
    'suppressing-fire.limit.attacks': 10,
    'suppressing-fire.lost': 'off',
  }),
  noBetter('Suppressing Fire at five points and 6 off', 'it may only be left alone', {
    'suppressing-fire.cost.points': 5,
    'suppressing-fire.penalty.points': 6,
  }),
  worse('no Command Points', 'no roll can be bent, no special action paid for', {
    'army.commandPoints': 'off',
  }),
  dominant('five points a turn for each unit, without a limit', 'every roll that matters can be bent', {
    'regeneration.least.points': 5,
    'regeneration.limit': 'off',
  }),
  worse('no regeneration', 'points are spent once', { regeneration: 'off' }),
  better('all points regained', 'each unit starts each turn with all it has', {
    'regeneration.gain.fraction': 1,
  }),
  better('a point moves a roll by three', 'a point does the work of three', {
    'command-points.shift.step': 3,
    'command-points.counterShift.step': 3,
  }),
  worse('enemy rolls out of reach', 'neither rerolled nor moved', {
    'command-points.forcedReroll': 'off',
    'command-points.counterShift': 'off',
  }),
  better('one pool of points', 'every model may use all', { 'command-points.own': 'off' }),
  better('points of a squad counted by member', 'five points instead of one', {
    'squads.sharing.pool': 'pooled',
  }),
  better('no Leadership tests', 'nobody is ever suppressed', { leadership: 'off' }),
  worse('suppression for five activations', 'whoever is suppressed stays so for most of the game', {
    'leadership.duration.activations': 5,
  }),
  worse('witnesses within 24 inches', 'each death frightens the whole side', {
    'leadership.witness.inches': 24,
  }),
  worse('no Commander', 'his points and his Leadership are his own', { commander: 'off' }),
  better('rifle that takes 6 off Leadership', 'whoever it hits or robs of a friend is suppressed', {
    'suppressing.penalty.points': 6,
  }),
  better('Dug-In worth 4', 'the Sniper in cover is hit by hardly anybody', { 'dug-in.bonus.points': 4 }),
  better('rifle and launcher that fire after moving', 'nothing is lost by a step', {
    'move-or-shoot': 'off',
  }),
  worse('launcher with 4 off', 'it misses where it hit', { 'inaccurate.penalty.points': 4 }),
  better('three times the decoys, chained at 16 inches', 'fewer are the real one', {
    'stealth.bases.decoysPerLevel': 3,
    'stealth.coherency.inchesPerLevel': 16,
  }),
  better('stealth bases that cannot be harmed', 'nothing but eyes can find the Assassin', {
    'stealth.attacked': 'off',
  }),
  better('Perception at any distance', 'checks do not get harder', { 'perception.distance': 'off' }),
  dominant('tests on one die', 'six at most, where skills are of seven and more', { 'rolls.test.dice': 1 }),
  dominant('tests on dice of four sides', 'eight at most, and five on average', { 'rolls.test.sides': 4 }),
  hopeless('tests on three dice', 'ten and a half on average, where a pistol wounds at seven', {
    'rolls.test.dice': 3,
  }),
  worse('command range of nothing', 'nobody has the points of his leader or of the Commander', {
    'squads.command.inchesPerPoint': 0,
  }),
];
