import { better, type Change, dominant, hopeless, noBetter, worse } from '../change.ts';

/**
 * What one side of d20 Skirmish has more of or less of, written from the sheet and the catalogue. A d20 of at most a
 * number hits, saves or passes; the last side standing wins, and after six turns the points removed or broken count.
 */
export const changes: readonly Change[] = [
  dominant('RC at 5 more', 'every shot hits half as often again', { 'ranged.attack.shift': 5 }),
  hopeless('RC at 5 less', 'half of the shots that hit miss', { 'ranged.attack.shift': -5 }),
  better('CC at 5 more', 'every blow hits half as often again', { 'close-combat.attack.shift': 5 }),
  worse('CC at 5 less', 'half of the blows that hit miss', { 'close-combat.attack.shift': -5 }),
  dominant('AR at 6 more', 'four of five hits are saved', { 'saves.armour.shift': 6 }),
  hopeless('AR at 6 less', 'four of five hits wound', { 'saves.armour.shift': -6 }),
  hopeless('three wounds for each failed save', 'nobody survives one', { 'saves.wounds.wounds': 3 }),
  dominant('two actions more', 'every model does two thirds more', { 'actions.budget.more': 2 }),
  hopeless('an action less', 'every model does a third less', { 'actions.budget.more': -1 }),
  better('moves of twice MV', 'who may go farther need not', { 'moving.move.factor': 2 }),
  worse('moves of half MV', 'one side is slow', { 'moving.move.factor': 0.5 }),
  better('rough terrain like open ground', 'it slows the other side only', { 'moving.rough': 'off' }),
  noBetter('rough terrain at four inches an inch', 'it slows one side twice as much', {
    'moving.rough.factor': 4,
  }),
  better('limiting terrain like open ground', 'it stops the other side only', { 'moving.limiting': 'off' }),
  better('Aim worth 8', 'an aimed shot hits nearly always', { 'aim.bonus.modifier': 8 }),
  better('Aim for nothing', 'every shot is aimed', { 'aim.action.cost': 0 }),
  worse('one shot whatever the ROF', 'machine guns are rifles', { 'ranged.rate': 'off' }),
  worse('no cover', 'one side is shot at as in the open', { cover: 'off' }),
  better('hard cover at 8', 'nobody is hit behind a wall', { 'cover.hard.penalty': 8 }),
  better('soft cover at 6', 'nobody is hit in a wood', { 'cover.soft.penalty': 6 }),
  better('MP at 8', 'nobody is hit who crouches', { 'presence.small.penalty': 8 }),
  worse('no charge', 'nobody moves and strikes', { charge: 'off' }),
  better('charges of twice MV', 'a charge gets there', { 'charge.move.factor': 2 }),
  better('charges at 6 more', 'a charge hits', { 'charge.bonus.modifier': 6 }),
  better('1s worth 10 DM', 'a 1 is a wound', { 'criticals.damage.dm': 10 }),
  better('fumbles without a consequence', 'they weigh on the other side only', { 'criticals.fumble': 'off' }),
  better('fire past friends', 'nobody is in the way of his own side', { 'spacing.fire': 'off' }),
  better('morale tests at 5 more', 'squads keep their heart', { 'morale.test.bonus': 5 }),
  worse('morale tests at 5 less', 'squads lose their heart', { 'morale.test.bonus': -5 }),
  better('nobody loses heart', 'morale is a test that can only be failed', { morale: 'off' }),
  better('Wait at 5 more', 'a reaction is never late', { 'wait.test.bonus': 5 }),
  better('powers at 5 more', 'a power nearly always takes effect', { 'powers.test.bonus': 5 }),
  worse('no powers', 'a channeler has a bayonet', { powers: 'off' }),
  better('no backlash', 'powers are never dangerous', { 'powers.backlash': 'off' }),
  better('crawling at full MV', 'who crouches is not slowed', { 'moving.crawl.factor': 1 }),
  better('postures that cost nothing', 'everybody crouches for nothing', { 'presence.change.cost': 0 }),
  better('numbers worth 3 each', 'whoever is outnumbered is hit', { 'close-combat.numbers.each': 3 }),
  worse('numbers that do not help', 'only the other side gains by them', { 'close-combat.numbers': 'off' }),
  worse('no secondary attacks', 'one side strikes half as often', { 'close-combat.secondary': 'off' }),
  better('secondary attacks without a penalty', 'the second blow hits as the first does', {
    'close-combat.secondary.penalty': 0,
  }),
  dominant('an army half as large again', 'three models in two', { army: 'company+trooper*6' }),
  hopeless('an army of half the size', 'one model in two', { army: 'sergeant+trooper*3+heavy' }),
  dominant('RC and AR at 3 more', 'more shots hit and fewer wound', {
    'ranged.attack.shift': 3,
    'saves.armour.shift': 3,
  }),
  worse('morale tests at a tenth lost', 'the first to fall tries each squad', { 'morale.half.share': 0.1 }),
  worse('templates that stray four times as far', 'a launcher that misses hits nobody', {
    'templates.deviation.share': 1,
  }),
  better('moves of one and a half MV', 'who may go farther need not', { 'moving.move.factor': 1.5 }),
];
