import { better, type Change, dominant, hopeless, noBetter, worse } from '../change.ts';

/**
 * What one side of Squad Quality has more of or less of, written from the document, the reference sheets and the
 * catalogue.
 */
export const changes: readonly Change[] = [
  better('quality tests a point easier', 'a sixth more of all dice pass', {
    'quality.test.rabble': 4,
    'quality.test.conscript': 3,
    'quality.test.regular': 2,
  }),
  worse('quality tests that must exceed', 'a sixth less of all dice pass', {
    'quality.test.reach': 'exceed',
  }),
  worse('three passes for a success', 'tests that succeed nine times in ten succeed half as often', {
    'quality.test.need': 3,
  }),
  better('base ranges of eight inches', 'every weapon reaches twice as far', {
    'quality.bases.rabble': 8,
    'quality.bases.conscript': 8,
    'quality.bases.regular': 8,
    'quality.bases.elite': 8,
  }),
  hopeless('base ranges of an inch', 'rifles reach five inches', {
    'quality.bases.rabble': 1,
    'quality.bases.conscript': 1,
    'quality.bases.regular': 1,
    'quality.bases.elite': 1,
  }),
  better('twice the bonus for standing still', 'firing lines shoot better', { 'actions.openFire.bonus': 6 }),
  worse('no bonus for standing still', 'the other side has it', { 'actions.openFire': 'off' }),
  better('twice the movement', 'who may go farther need not', { 'movement.rates.factor': 2 }),
  worse('a quarter of the movement', 'objectives are out of reach', { 'movement.rates.factor': 0.25 }),
  better('terrain that slows nobody', 'it slows the other side only', { 'movement.difficult': 'off' }),
  worse('terrain at six inches an inch', 'it stops one side', { 'movement.difficult.cost': 6 }),
  better('sight through everything', 'one side shoots where it is not shot at', { 'sight.lines': 'off' }),
  worse('no cover', 'terrain protects the other side only', { 'sight.cover': 'off' }),
  worse('quality that adds nothing', 'the other side shoots better', { 'shooting.quality': 'off' }),
  dominant('quality that adds six', 'Regulars hit twice as often', { 'shooting.quality.regular': 6 }),
  worse('riflemen who add nothing', 'numbers count for the other side only', { 'shooting.riflemen': 'off' }),
  better('riflemen who add 4', 'two hits more a volley', { 'shooting.riflemen.points': 4 }),
  worse('no support weapons', 'the other side has its automatic weapons', { 'shooting.support': 'off' }),
  better('no medium range', 'distance takes less away', { 'shooting.medium': 'off' }),
  better('no long range', 'distance takes less away', { 'shooting.long': 'off' }),
  worse('medium range at once', 'every shot but the nearest loses two', { 'shooting.bands.medium': 0 }),
  better('marked targets that are harder to hit', 'whoever is hit is hit less', {
    'shooting.marked.points': 6,
  }),
  better('a steady aim under fire', 'it takes nothing away', { 'shooting.shaken': 'off' }),
  worse('an aim that fire unsettles by 6', 'who is Under Fire hits nothing', { 'shooting.shaken.points': 6 }),
  dominant('a hit for each point', 'three times the hits', {
    'shooting.hits.open': 1,
    'shooting.hits.partial': 1,
    'shooting.hits.heavy': 1,
  }),
  hopeless('a hit for ten points', 'hardly a volley comes to ten', {
    'shooting.hits.open': 10,
    'shooting.hits.partial': 10,
    'shooting.hits.heavy': 10,
  }),
  better('any target', 'who may choose from all may choose the nearest', { priority: 'off' }),
  noBetter('the nearest target only', 'there is less to choose from', { 'priority.nearest.more': -3 }),
  worse('armour that does not protect', 'a sixth more of all hits tell', { 'damage.armour': 'off' }),
  better('nobody Under Fire', 'one side is never slowed, unsettled or stuck', { 'under-fire': 'off' }),
  worse('pinned by any shot', 'whoever is shot at is stuck', {
    'under-fire.pin.rabble': 1,
    'under-fire.pin.conscript': 1,
    'under-fire.pin.regular': 1,
    'under-fire.pin.elite': 1,
  }),
  worse('pinned units that do not shoot', 'they are targets', { 'under-fire.shots': 'off' }),
  worse('markers that stay', 'they go by regrouping only', { 'under-fire.fades': 'off' }),
  better('losses that try nobody', 'one side never routs', { resolve: 'off' }),
  better('morale that never fails', 'one side neither flees nor routs', { morale: 'off' }),
  better('units that always respond', 'the other side loses orders', { 'command-response': 'off' }),
  worse('response to enemies anywhere', 'every activation is a test', { 'command-response.near.inches': 36 }),
  better('leaders who fall last', 'squads keep them', { 'squad-leaders.leader.falls': 'last' }),
  better('heavy weapons on the move', 'teams move and shoot', { 'heavy-weapons.still': 'off' }),
  better('wounded who hinder by nothing', 'they hinder the other side only', {
    'recover-wounded.burdened.points': 0,
    'recover-wounded.burdened.share': 1,
  }),
  better('an army that keeps its heart', 'its resolve never drops', { 'losing-heart': 'off' }),
  better('two more batteries', 'three strikes a turn against one', { 'artillery.batteries.number': 3 }),
  better('strikes that do not scatter', 'they land where they are aimed', { 'artillery.accuracy': 'off' }),
  worse('no opportunity fire', 'the other side shoots in both turns', { 'opportunity-fire': 'off' }),
  better('opportunity fire that kills', 'repulsed figures are fallen ones as well', {
    'opportunity-fire.harmless': 'off',
  }),
  better('three heavy bunkers', 'five more armour, and nobody has what breaks them', {
    'fortifications.works.heavyBunkers': 3,
  }),
  better('two more Line Squads', 'seven units and nine', {
    army: 'regulars+line*2',
  }),
  hopeless('quality that takes six away', 'Regulars hit hardly anything', { 'shooting.quality.regular': -6 }),
  worse('Regulars who need a 6', 'they neither respond nor keep their nerve', {
    'quality.test.regular': 6,
  }),
  worse('half the movement', 'objectives are twice as far', { 'movement.rates.factor': 0.5 }),
  worse('a heart lost by the first loss', 'all are Reluctant from then on', {
    'losing-heart.half.share': 0.05,
    'losing-heart.most.share': 0.05,
  }),
  dominant('four batteries of heavy mortars by an Elite', 'four of the worst strikes against one', {
    'artillery.batteries.number': 4,
    'artillery.batteries.quality': 3,
    'artillery.batteries.weapon': 'heavy-mortar',
  }),
  worse('no batteries', 'the other side has one', { 'artillery.batteries.number': 0 }),
  better('bands at the end of the range', 'distance takes nothing away', {
    'shooting.bands.medium': 1,
    'shooting.bands.long': 1,
  }),
  dominant('opportunity fire four times a turn that kills and marks', 'each move is shot at in earnest', {
    'opportunity-fire.once.times': 4,
    'opportunity-fire.once.marks': 'yes',
    'opportunity-fire.harmless': 'off',
  }),
  dominant('a dozen foxholes, sandbags and trenches', 'everybody has better armour in heavy cover', {
    'fortifications.works.foxholes': 4,
    'fortifications.works.sandbags': 4,
    'fortifications.works.trenches': 4,
  }),
  better('two fields of heavy mines', 'mines harm the other side only', {
    'mines.fields.number': 2,
    'mines.fields.heavy': 1,
  }),
];
