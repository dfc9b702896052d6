import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { HARM, TACTICS } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { bestLook } from '../../../../src/rulesets/dark-potential/actions/looks.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { actionsOf, type Listed } from '../actions-of.ts';
import { hidden } from '../hiding.ts';
import { HIT, MISS, QUIET, scatter, wound } from '../rocket-scene.ts';
import { behind, type Script, type Staging, stage } from '../stage.ts';

/** The shots that the first model may take. */
function shotsOf(m: Match): Listed[] {
  return actionsOf(m, 0, 'ranged-attack');
}

/** Takes each of its shots in turn from the same position; gives weapon and target of every attack made. */
function taken(position: string, staging: Staging = {}, rolls: Script = [MISS], moved = 0) {
  const scene = stage(position, { ...staging, set: { ...QUIET, ...staging.set } });
  scene.start.moved[0] = moved;
  const number = shotsOf(scene.scripted([])).length;
  return Array.from({ length: number }, (_, i) => {
    const before = scene.told.length;
    const m = scene.scripted(rolls);
    shotsOf(m)[i].act();
    return scene.told
      .slice(before)
      .filter(({ kind }) => kind === 'attack')
      .map(({ data, text }) => `${/with (.*) \(/.exec(text)![1]} at ${data!.target}`);
  });
}

describe('a ranged attack', () => {
  it('DP-RNG-01: is one shot at an enemy in sight', () => {
    expect(taken('A soldier 0,0 | A leader 3,0 | B soldier 0,9 + soldier 5,9')).toEqual([
      ['Pistol at 2'],
      ['Pistol at 3'],
    ]);
    const blind: Staging['view'] = (_, at) => ({ ...behind(2), seen: at !== 1 });
    expect(taken('A soldier 0,0 | B soldier 0,9 + soldier 5,9', { view: blind })).toEqual([['Pistol at 2']]);
  });

  it('DP-WPN-MOS: is made after moving with weapons that may', () => {
    const fires = (moved: number, set: Variant = {}) =>
      taken('A sniper 0,0 | B soldier 0,9', { set }, [MISS], moved).flat();
    expect(fires(0)).toEqual(['Pistol at 1', 'Sniper Rifle at 1']);
    expect(fires(1)).toEqual(['Pistol at 1']);
    expect(fires(1, { 'move-or-shoot': 'off' })).toEqual(['Pistol at 1', 'Sniper Rifle at 1']);
  });

  it('DP-Q-69: is made with one weapon, or by one reading with all that may fire', () => {
    const all = { set: { 'ranged-attack.attack.weapons': 'all' } };
    const both = taken('A sniper 0,0 | B soldier 0,9', all, [MISS, MISS]);
    expect(both).toEqual([
      ['Pistol at 1', 'Sniper Rifle at 1'],
      ['Sniper Rifle at 1', 'Pistol at 1'],
    ]);
    const kill = taken('A sniper 0,0 | B soldier 0,9', all, [HIT, wound(2)]);
    expect(kill).toEqual([['Pistol at 1'], ['Sniper Rifle at 1']]);
  });

  it('DP-Q-69: is weighed by all of them where all are fired, the later ones at whoever lives', () => {
    const harms = (weapons: string) => {
      const set = { ...QUIET, 'ranged-attack.attack.weapons': weapons };
      return shotsOf(stage('A sniper 0,0 | B soldier 0,9', { set }).scripted([])).map(({ weigh }) => {
        const into = new Float64Array(TACTICS.length);
        weigh(into);
        return into[HARM];
      });
    };
    const [pistol, rifle] = harms('one');
    for (const both of harms('all')) expect(both).toBeCloseTo(1 - (1 - pistol) * (1 - rifle), 12);
  });

  const MELEE = 'A soldier 0,0 + soldier 3,0 | B soldier 0.98,0 | B sniper 0,9';

  it('DP-RNG-03: is not made at models in close combat, but without the clause', () => {
    expect(taken(MELEE)).toEqual([['Pistol at 3']]);
    expect(taken(MELEE, { set: { 'ranged-attack.combat': 'off' } })).toEqual([
      ['Pistol at 2'],
      ['Pistol at 3'],
    ]);
  });

  it('DP-Q-60: may be made at the own opponent, by one reading, if nobody else fights him', () => {
    const others = { set: { 'ranged-attack.combat.engaged': 'with-others' } };
    expect(taken(MELEE, others).flat()).toEqual(['Pistol at 2', 'Pistol at 3']);
    expect(taken(MELEE.replace('3,0', '1.96,0'), others).flat()).toEqual(['Pistol at 3']);
  });

  it('DP-Q-60, DP-Q-117: may not be made by that reading where a base fights him that counts as a model', () => {
    const shots = (body: string) => {
      const set = { 'ranged-attack.combat.engaged': 'with-others', 'stealth.moves.body': body };
      const { position } = hidden('A soldier 0,0 | B soldier 0,9', ['0.98,0', '9,9'], { set });
      return actionsOf(position.scripted([]), 1, 'ranged-attack').length;
    };
    expect([shots('none'), shots('space'), shots('model')]).toEqual([1, 1, 0]);
  });

  it('DP-Q-59: may be made by a model in contact, or not by one reading', () => {
    const own = { set: { 'ranged-attack.combat.shooter': 'may-not' } };
    expect(taken(MELEE, own)).toEqual([]);
    expect(taken('A soldier 0,0 | B soldier 3,0', own)).toEqual([['Pistol at 1']]);
  });

  it('DP-Q-59: may be made in contact, as those aimed at have it (DP-RNG-03)', () => {
    const [may, mayNot] = ['may', 'may-not'].map((reading) => ({ 'ranged-attack.combat.shooter': reading }));
    expect(taken(MELEE, { set: mayNot, theirs: may })).toEqual([['Pistol at 3']]);
    expect(taken(MELEE, { set: may, theirs: mayNot })).toEqual([]);
  });

  it('DP-DIST-01: reaches any distance, or so many times the Range', () => {
    const reach = (y: number, set: Variant = {}) => taken(`A soldier 0,0 | B soldier 0,${y}`, { set }).length;
    const three = { 'ranged-attack.reach': 'off' };
    expect([reach(90), reach(24.9, three), reach(25.1, three)]).toEqual([1, 1, 0]);
    expect(reach(9.1, { 'ranged-attack.reach.ranges': 1 })).toBe(0);
  });

  it('DP-Q-03: may be hopeless, or not by one reading', () => {
    const far = (impossible: string) =>
      taken('A soldier 0,0 | B soldier 0,75', { set: { 'rolls.test.impossible': impossible } }).length;
    expect([far('allowed'), far('illegal')]).toEqual([1, 0]);
  });

  it('DP-Q-03, DP-Q-70: may be hopeless at the ground, or not by one reading', () => {
    const shots = (y: number, impossible: string) => {
      const set = { ...QUIET, 'area-effect.hit.aim': 'ground', 'rolls.test.impossible': impossible };
      return shotsOf(hidden('A rocket 0,0', [`0,${y}`], { set }).position.scripted([])).length;
    };
    expect([shots(9, 'illegal'), shots(190, 'allowed'), shots(190, 'illegal')]).toEqual([1, 1, 0]);
  });

  it('DP-Q-70: may be aimed at the ground with a template, by one reading, where enemies stand or hide', () => {
    const ground = (unit: string, aim: string) => {
      const { position } = hidden(`A ${unit} 0,0`, ['0,9', '5,9'], {
        set: { ...QUIET, 'area-effect.hit.aim': aim },
      });
      return shotsOf(position.scripted([])).length;
    };
    expect([ground('rocket', 'models'), ground('rocket', 'ground'), ground('soldier', 'ground')]).toEqual([
      0, 2, 0,
    ]);
  });
});

describe('stealth bases', () => {
  const scene = (set: Variant, spots: readonly string[]) => {
    const { position, model } = hidden('A soldier 0,0', spots, { set: { ...QUIET, ...set } });
    return { position, model };
  };
  const open = { 'stealth.untargetable': 'off' };

  it('DP-STL-06: cannot be shot at, nor struck; without the clause they can', () => {
    const attacks = (set: Variant) => {
      const m = scene({ ...set, charge: 'off', 'second-move': 'off' }, ['0.98,0', '0,9']).position.scripted(
        [],
      );
      return actionsOf(m, 0, 'ranged-attack', 'close-combat').map(({ kind }) => kind);
    };
    expect(attacks({})).toEqual([]);
    expect(attacks(open)).toEqual(['ranged-attack', 'ranged-attack', 'close-combat']);
  });

  it('DP-STL-05: are attacked by nobody where they cannot be harmed', () => {
    const m = scene({ ...open, 'stealth.attacked': 'off' }, ['0.98,0', '0,9']).position.scripted([]);
    expect(actionsOf(m, 0, 'ranged-attack', 'close-combat')).toEqual([]);
  });

  it('DP-STL-06: are each as likely the real one as any other that stands, shot at or struck', () => {
    const harms = (spots: readonly string[], kind: 'ranged-attack' | 'close-combat') => {
      const m = scene(open, spots).position.scripted([]);
      return actionsOf(m, 0, kind).map(({ weigh }) => {
        const into = new Float64Array(TACTICS.length);
        weigh(into);
        return into[HARM];
      });
    };
    const [alone] = harms(['0,9'], 'ranged-attack');
    expect(harms(['0,9', '5,20'], 'ranged-attack')[0]).toBeCloseTo(alone / 2, 12);
    const [blow] = harms(['0.98,0'], 'close-combat');
    expect(harms(['0.98,0', '0,9', '5,9'], 'close-combat')[0]).toBeCloseTo(blow / 3, 12);
  });

  it('DP-PER-03: are looked for one at a time, and without the clause for all that is found of them', () => {
    const looks = (set: Variant) => {
      const m = scene(set, ['0,9', '0,5']).position.scripted([]);
      const harms = actionsOf(m, 0, 'perception').map(({ weigh }) => {
        const into = new Float64Array(TACTICS.length);
        weigh(into);
        return into[HARM];
      });
      return { harms, best: bestLook(m, 0, m.state.point[0]) };
    };
    const one = looks({});
    const sum = one.harms[0] + one.harms[1];
    expect(one.best).toBe(Math.max(...one.harms));
    expect(looks({ 'perception.single': 'off' })).toEqual({ harms: [sum, sum], best: sum });
  });

  it('DP-STL-06, DP-STL-05: go or show the model when they are shot at, which is then shot', () => {
    const shot = (slot: number, rolls: Script) => {
      const { position, model } = scene(open, ['0,9', '5,9']);
      const m = position.scripted(rolls);
      shotsOf(m)[slot].act();
      m.dice.finish();
      return [m.state.base[1] === NOWHERE, m.state.hidden[model], m.state.wounds[model]];
    };
    expect(shot(1, [])).toEqual([true, 1, 3]);
    expect(shot(0, [HIT, wound(8)])).toEqual([true, 0, 2]);
  });

  it('DP-Q-69: are shot at with one weapon, or by one reading with all, until nobody is left there', () => {
    const shot = (slot: number, rolls: Script, set: Variant = {}) => {
      const all = { ...QUIET, ...open, 'ranged-attack.attack.weapons': 'all', ...set };
      const { position } = hidden('A sniper 0,0', ['0,9', '5,9'], { set: all });
      const m = position.scripted(rolls);
      shotsOf(m)[2 * slot].act();
      m.dice.finish();
      return position.told.flatMap(({ kind }) =>
        ['attack', 'reveal', 'decoy'].includes(kind) ? [kind] : [],
      );
    };
    expect(shot(0, [MISS, MISS])).toEqual(['reveal', 'attack', 'attack']);
    expect(shot(1, [])).toEqual(['decoy']);
    const onHit = { 'stealth.attacked.when': 'on-hit' };
    expect(shot(1, [MISS, HIT], onHit)).toEqual(['attack', 'attack', 'decoy']);
    expect(shot(1, [HIT], onHit)).toEqual(['attack', 'decoy']);
    expect(shot(0, [HIT, wound(12), MISS], onHit)).toEqual(['attack', 'reveal', 'attack']);
  });

  it('DP-Q-116, DP-AOE-02, DP-AOE-03: are under a template that is shot at them, or that strays from there', () => {
    const shot = (rolls: Script) => {
      const set = { ...QUIET, ...open, 'stealth.attacked.when': 'on-hit' };
      // The second base is the decoy that is shot at, the third is beside it.
      const { position } = hidden('A rocket 0,0', ['9,0', '0,10', '1.5,10'], { set });
      const m = position.scripted(rolls);
      const launch = shotsOf(m).length - 1;
      shotsOf(m)[launch - 2].act();
      m.dice.finish();
      return [...m.state.base.slice(0, 3)].map((at) => at !== NOWHERE);
    };
    expect(shot([HIT])).toEqual([true, false, false]);
    expect(shot(scatter(1, 12))).toEqual([true, true, true]);
    expect(shot(scatter(3, 2))).toEqual([true, true, false]);
  });
});
