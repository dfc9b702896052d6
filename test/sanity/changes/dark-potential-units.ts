import { better, type Change, dominant, hopeless, worse } from '../change.ts';

/**
 * Profiles, weapons and armies of one side of Dark Potential, written from the appendix. Tests are 2d6 at or below a
 * skill less modifiers, so a target of 12 never fails and one of 1 never succeeds; who wipes out the other wins.
 */
export const unitChanges: readonly Change[] = [
  better('Soldiers of Movement 9', 'who may go farther need not', { 'units.soldier.movement': 9 }),
  dominant('Soldiers of Defense 9', 'a pistol hits them at 2 in the open and never in cover', {
    'units.soldier.defense': 9,
  }),
  dominant('Soldiers of Armour 10', 'neither pistol nor club can hurt them', { 'units.soldier.armour': 10 }),
  better('Soldiers of Close Combat 16', 'they hit whatever they strike', { 'units.soldier.closeCombat': 16 }),
  better('Soldiers of Perception 14', 'five pairs of eyes find the Assassin sooner', {
    'units.soldier.perception': 14,
  }),
  better('Soldiers of Leadership 12', 'they are never suppressed and hear their leader at a foot', {
    'units.soldier.leadership': 12,
  }),
  dominant('Soldiers of 6 wounds', 'five bodies stand what only the Leader stands now', {
    'units.soldier.wounds': 6,
  }),
  better('Soldiers of 6 Command Points', 'the squad has six points where the other has one', {
    'units.soldier.commandPoints': 6,
  }),
  dominant('Soldiers of Ranged 20', 'their pistols hit from edge to edge of the table, in cover too', {
    'units.soldier.ranged': 20,
  }),
  better('clubs of Strength 16', 'every hit kills a Soldier', { 'units.soldier.clubStrength': 16 }),
  better('pistols of Range 24', 'they lose nothing at 24 inches, where the others lose 2', {
    'units.soldier.pistolRange': 24,
  }),
  dominant('pistols of Strength 20', 'every hit kills whatever it hits, the Leader too', {
    'units.soldier.pistolStrength': 20,
  }),
  worse('Soldiers of Movement 1', 'they cannot get into cover or within range', {
    'units.soldier.movement': 1,
  }),
  hopeless('Soldiers of Ranged 3', 'a pistol hits nobody it can see, at any distance', {
    'units.soldier.ranged': 3,
  }),
  worse('Soldiers of Armour 0', 'Strength 10 kills at 10 instead of at 7', { 'units.soldier.armour': 0 }),
  worse('Soldiers of Leadership 1', 'alone they fail every test and hear nobody beyond an inch', {
    'units.soldier.leadership': 1,
  }),
  hopeless('pistols of Strength 4', 'they hurt neither a Soldier nor the Leader', {
    'units.soldier.pistolStrength': 4,
  }),
  worse('Soldiers without Command Points', 'the squad can pay for nothing', {
    'units.soldier.commandPoints': 0,
  }),
  better('launcher of Strength 20', 'whoever stands under its hole is dead, where one Soldier in six lived', {
    'units.rocket.launcherStrength': 20,
  }),
  better('launcher of Range 96', 'it loses nothing at any distance', { 'units.rocket.launcherRange': 96 }),
  better('launcher of Strength 12/20', 'whoever it touches is dead', { 'units.rocket.launcherSplash': 20 }),
  better('template of 8 inches that spares friends', 'it reaches all that a smaller one reaches', {
    'units.rocket.launcherAoe': 8,
    'area-effect.splash.friends': 'spared',
  }),
  dominant('launcher that kills all within 6 inches', 'one rocket is a squad, at any distance', {
    'units.rocket.launcherAoe': 12,
    'units.rocket.launcherStrength': 20,
    'units.rocket.launcherSplash': 20,
    'units.rocket.launcherRange': 96,
    'area-effect.splash.friends': 'spared',
  }),
  dominant('Leader of Armour 12', 'nothing can hurt him, and who is not wiped out has not lost', {
    'units.leader.armour': 12,
  }),
  dominant('Leader of Defense 12', 'no shot or blow that is rolled for hits him', {
    'units.leader.defense': 12,
  }),
  better('Leader of Movement 12', 'he is where he is needed', { 'units.leader.movement': 12 }),
  better('Leader of Close Combat 20 and Strength 20', 'he kills whatever he touches', {
    'units.leader.closeCombat': 20,
    'units.leader.clubStrength': 20,
  }),
  better('Leader of Leadership 20', 'all within 20 inches have his points and never fail', {
    'units.leader.leadership': 20,
  }),
  better('Leader of 20 wounds', 'he stands four times as much', { 'units.leader.wounds': 20 }),
  better('Leader of 9 Command Points', 'he starts with four more and regains four a turn', {
    'units.leader.commandPoints': 9,
  }),
  better('Leader of Ranged 20', 'he hits at any distance', { 'units.leader.ranged': 20 }),
  better('laser pistol of Strength 20', 'every hit kills', { 'units.leader.pistolStrength': 20 }),
  worse('Leader of 1 wound', 'the first wound takes him, his points and his Leadership', {
    'units.leader.wounds': 1,
  }),
  worse('Leader without Command Points', 'five points are gone that anybody near him could spend', {
    'units.leader.commandPoints': 0,
  }),
  better(
    'Sniper rifle of Strength 20',
    'a hit kills, where one Soldier in six and three Leaders in four lived',
    {
      'units.sniper.rifleStrength': 20,
    },
  ),
  dominant(
    'Sniper rifle of Strength 20 that shoots on the move',
    'whoever he can walk into sight of is dead',
    {
      'units.sniper.rifleStrength': 20,
      'move-or-shoot': 'off',
    },
  ),
  better('Sniper rifle of Range 48', 'it loses nothing across the table', { 'units.sniper.rifleRange': 48 }),
  better('Sniper of Ranged 20', 'he hits whatever he sees', { 'units.sniper.ranged': 20 }),
  better('Sniper of 20 wounds', 'he stands seven times as much', { 'units.sniper.wounds': 20 }),
  dominant('Sniper of Armour 12', 'nothing can hurt him, and he hurts from anywhere', {
    'units.sniper.armour': 12,
  }),
  worse('Sniper of Ranged 3', 'he hits nobody', { 'units.sniper.ranged': 3 }),
  worse('Sniper whose guns hurt nobody', 'a Strength of 0 damages no armour', {
    'units.sniper.rifleStrength': 0,
    'units.sniper.pistolStrength': 0,
  }),
  dominant(
    'Assassin of Movement 12 and Close Combat 20',
    'he strikes where he likes and kills a model a turn',
    {
      'units.assassin.movement': 12,
      'units.assassin.closeCombat': 20,
    },
  ),
  dominant('Assassin of Armour 12', 'nothing can hurt him, and he kills by the turn', {
    'units.assassin.armour': 12,
  }),
  better('fist of Strength 20', 'every hit kills', { 'units.assassin.fistStrength': 20 }),
  better('Assassin of 20 wounds', 'he stands seven times as much', { 'units.assassin.wounds': 20 }),
  better('Assassin of Stealth 6', 'twice the bases, twice as far apart', { 'units.assassin.stealth': 6 }),
  worse('Assassin of Movement 1', 'he has a fist only and gets nowhere', { 'units.assassin.movement': 1 }),
  worse('Assassin of Close Combat 3', 'he hits nobody with Defense 2', { 'units.assassin.closeCombat': 3 }),
  better('all of Movement 12', 'they are a turn sooner wherever they like', allOfMovement(12)),
  better('all of Movement 9', 'likewise by half a turn', allOfMovement(9)),
  worse('all of Movement 3', 'they see and shoot when the enemy likes', allOfMovement(3)),
  hopeless('no Soldiers', 'four models of eight', { 'units.soldier': 'off' }),
  worse('no launcher', 'a Soldier has a pistol only', { 'units.rocket': 'off' }),
  worse('no Leader', 'a model of eight, half of the points and the Leadership of all', {
    'units.leader': 'off',
  }),
  worse('no Sniper', 'a model of eight', { 'units.sniper': 'off' }),
  worse('no Assassin', 'a model of eight', { 'units.assassin': 'off' }),
  better('three more Soldiers', 'nine models against eight', { army: 'suggested+soldier*3' }),
  dominant('a second army', 'sixteen models against eight', { army: 'suggested+suggested' }),
  dominant('two more Snipers', 'three rifles against one', { army: 'suggested+sniper*2' }),
  dominant('two more Assassins', 'three fists against one', { army: 'suggested+assassin*2' }),
  hopeless('a Leader and a Sniper', 'two models against eight', { army: 'leader+sniper' }),
];

function allOfMovement(inches: number): Change['set'] {
  const units = ['leader', 'soldier', 'sniper', 'assassin'];
  return Object.fromEntries(units.map((unit) => [`units.${unit}.movement`, inches]));
}
