import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import type { Player } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { resolveAttack } from '../../../../src/rulesets/dark-potential/attack/attack.ts';
import {
  liftSuppression,
  rally,
  testLeadership,
} from '../../../../src/rulesets/dark-potential/attack/morale.ts';
import {
  CALM,
  ON_OVERWATCH,
  type State,
  SUPPRESSED,
  SUPPRESSED_NOW,
} from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Strike } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { COUNTERS } from '../../../../src/rulesets/dark-potential/matchup/counters.ts';
import { activate } from '../../../../src/rulesets/dark-potential/turn/activate.ts';
import { table } from '../../../kernel/bare-table.ts';
import { choosing } from '../../scene.ts';
import { type Script, type Staging, stage, weapon } from '../stage.ts';

const HIT: Script[number] = ['hit', 2];
const KILL: Script[number] = ['wound', 2];
const SPARE: Script[number] = ['wound', 12];
const lead = (total: number): Script[number] => ['leadership', total];

interface Shot {
  readonly gun?: string;
  readonly staging?: Staging;
  readonly player?: Player;
  readonly arrange?: (start: State) => void;
}

/** The first model shoots at the first enemy; gives who rolled for what, in order. */
function shoot(position: string, rolls: Script, { gun = 'pistol', staging = {}, ...rest }: Shot = {}) {
  const scene = stage(position, staging);
  if (gun === 'rocket-launcher') scene.start.weapons[0] |= 1 << weapon(gun);
  rest.arrange?.(scene.start);
  const m = scene.scripted(rolls, rest.player);
  const [target] = m.matchup.force[1];
  const { point } = m.state;
  const shot: Strike = {
    kind: 'ranged',
    attacker: 0,
    weapon: weapon(gun),
    target,
    from: point[0],
    at: point[target],
  };
  resolveAttack(m, shot);
  m.dice.finish();
  const tests = scene.told.flatMap(({ kind, data }) =>
    kind === 'test' && data!.roll === 'leadership' ? [data!.roller] : [],
  );
  return { m, tests, told: scene.told };
}

const pickUp = choosing({ 'DP-D-44': /^hand it to/ });

describe('a death and who took up the weapon', () => {
  /** The bearer falls at 0,7, his mate comes over from 2,7; friends are near the one place or the other. */
  const BEARER = 'A soldier 0,0 | B rocket 0,7 + soldier 2,7 | B sniper -6,7 | B leader 8.9,7';
  const tests = (deathAt: string, later: string) =>
    shoot(BEARER, [HIT, KILL, lead(2), lead(2)], {
      player: pickUp,
      staging: { set: { 'pickup.swap.deathAt': deathAt, 'pickup.later': later } },
    }).tests;

  it.each(['on', 'off'])(
    'DP-Q-80: is seen where the bearer fell, or the mate stood, DP-SQD-08 %s',
    (later) => {
      const [MATE, SNIPER, LEADER] = [2, 3, 4];
      expect(tests('bearer', later)).toEqual([SNIPER, MATE]);
      expect(tests('mate', later)).toEqual([LEADER, MATE]);
    },
  );
});

describe('several models hit by one template', () => {
  const PAIR = 'A soldier 0,0 | B rocket 0,7 + soldier 1.5,7';
  const rocket = { gun: 'rocket-launcher', player: pickUp };

  it('DP-SQD-08: may take weapons up only when all damage is done', () => {
    const { m } = shoot(PAIR, [HIT, KILL, KILL], rocket);
    expect([m.state.wounds[1], m.state.wounds[2], m.state.over]).toEqual([0, 0, true]);
  });

  it('DP-SQD-08: may take them up at once without the clause, and so slip from their own hit', () => {
    const staging = { set: { 'pickup.later': 'off', leadership: 'off' } };
    const { m } = shoot(PAIR, [HIT, KILL], { ...rocket, staging });
    expect([m.state.wounds[1], m.state.wounds[2], m.state.point[2]]).toEqual([0, 1, 1]);
    const apart = { set: { ...staging.set, 'area-effect.together': 'off' } };
    expect(shoot(PAIR, [HIT, KILL], { ...rocket, staging: apart }).m.state.wounds[2]).toBe(1);
  });

  it('DP-SQD-08: slip from nothing without the clause where they take it up where they stand (DP-SQD-07 off)', () => {
    const staging = { set: { 'pickup.later': 'off', 'pickup.swap': 'off', leadership: 'off' } };
    expect(shoot(PAIR, [HIT, KILL, KILL], { ...rocket, staging }).m.state.wounds[2]).toBe(0);
  });

  it('DP-AOE-07: are struck together, or one after another without the clause', () => {
    const order = (set: Variant, rolls: Script) =>
      shoot('A soldier 0,0 | B soldier 0,7 + soldier 1.5,7', rolls, {
        ...rocket,
        staging: { set: { pickup: 'off', ...set } },
      }).told.flatMap(({ kind, data }) => (kind === 'test' ? [data!.roll] : []));
    expect(order({}, [HIT, KILL, SPARE, lead(7)])).toEqual(['hit', 'wound', 'wound', 'leadership']);
    expect(order({ 'area-effect.together': 'off' }, [HIT, KILL, lead(2), SPARE, lead(7)])).toEqual([
      'hit',
      'wound',
      'leadership',
      'wound',
      'leadership',
    ]);
  });

  /** What is rolled and who dies, in order, when a rocket strikes two soldiers. */
  const course = (set: Variant, rolls: Script) =>
    shoot('A soldier 0,0 | B soldier 0,7 + soldier 1.5,7', rolls, {
      ...rocket,
      staging: { set },
    }).told.flatMap(({ kind, data }) => (kind === 'test' ? [data!.roll] : kind === 'death' ? [kind] : []));

  it.each(['on', 'off'])('DP-Q-127: test Leadership after the attack, with pickups %s', (pickup) => {
    expect(course({ pickup }, [HIT, KILL, KILL])).toEqual(['hit', 'wound', 'wound', 'death', 'death']);
  });

  it.each(['on', 'off'])('DP-Q-127: by one reading test after each wound roll, with pickups %s', (pickup) => {
    const set = { pickup, 'leadership.hit.timing': 'each-wound' };
    expect(course(set, [HIT, KILL, lead(2), KILL])).toEqual([
      'hit',
      'wound',
      'death',
      'leadership',
      'wound',
      'death',
    ]);
  });

  it('DP-D-46: test in the order of their worth', () => {
    const mixed = 'A soldier 0,0 | B soldier 0,7 | B leader 1.5,7 | B sniper -1.5,7';
    const rolls: Script = [HIT, SPARE, SPARE, SPARE, lead(2), lead(2), lead(2)];
    expect(shoot(mixed, rolls, rocket).tests).toEqual([2, 3, 1]);
  });

  it('DP-LDR-04: test each for itself, or one for the squad without the clause, which fails together', () => {
    const pair = 'A soldier 0,0 | B soldier 0,7 + soldier 1.5,7';
    const each = shoot(pair, [HIT, SPARE, SPARE, lead(7), lead(6)], rocket);
    expect([each.tests, [...each.m.state.suppressed.slice(1)]]).toEqual([
      [1, 2],
      [1, 0],
    ]);
    const staging = { set: { 'leadership.perModel': 'off' } };
    const once = shoot(pair, [HIT, SPARE, SPARE, lead(7)], { ...rocket, staging });
    expect([once.tests, [...once.m.state.suppressed.slice(1)]]).toEqual([[1], [1, 1]]);
  });
});

describe('a kill', () => {
  it('is counted for whoever makes it, and none is of a friend', () => {
    const near = 'A soldier 0,0 + soldier 1.5,7 | B soldier 0,7 | B sniper 9,9';
    const staging = { set: { leadership: 'off', pickup: 'off' } };
    const { m } = shoot(near, [HIT, KILL, KILL], { gun: 'rocket-launcher', staging });
    expect([...m.state.wounds]).toEqual([1, 0, 0, 3]);
    expect(m.state.counters.map((own) => own[COUNTERS.indexOf('kills')])).toEqual([1, 0]);
  });
});

describe('a hit', () => {
  it('DP-OW-06, DP-CR-05: takes what its target waits for, also where it does no harm', () => {
    const { m } = shoot('A soldier 0,0 | B soldier 0,7', [HIT, SPARE], {
      staging: { set: { leadership: 'off' } },
      arrange: ({ reaction }) => reaction.fill(ON_OVERWATCH),
    });
    expect([...m.state.reaction]).toEqual([ON_OVERWATCH, 0]);
  });
});

describe('a model that fails in its own activation', () => {
  /** What it owes when it fails in the middle of it, when that is over, and when the next one is. */
  const owes = (ownActivation: string, acted = 0) => {
    const set = { 'leadership.suppressed.ownActivation': ownActivation };
    const position = stage('A soldier 0,0 | B soldier 0,7', { set });
    position.start.acting = 0;
    position.start.acted[0] = acted;
    const m = position.scripted([lead(7)]);
    testLeadership(m, 0, 0);
    const failed = m.state.suppressed[0];
    liftSuppression(m, 0, false);
    const over = m.state.suppressed[0];
    liftSuppression(m, 0, true);
    return [failed, over, m.state.suppressed[0]];
  };

  it('DP-Q-128: owes the rest of that, or its next one, or both', () => {
    const now = [SUPPRESSED_NOW, CALM, CALM];
    expect([owes('finishes-move'), owes('at-once')]).toEqual([now, now]);
    expect(owes('next')).toEqual([SUPPRESSED, SUPPRESSED, CALM]);
    expect(owes('both')).toEqual([SUPPRESSED_NOW, SUPPRESSED, CALM]);
  });

  it('DP-Q-128: owes the next one where it has acted already', () => {
    expect(owes('finishes-move', 1)).toEqual([SUPPRESSED, SUPPRESSED, CALM]);
  });
});

describe('suppression', () => {
  it('DP-LDR-10, DP-Q-139: is over after the activation that paid for it', () => {
    const left = (suppressed: number) => {
      const position = stage('A soldier 0,0 | B soldier 0,20', { table: table(48, 48, []) });
      position.start.suppressed[0] = suppressed;
      const m = position.scripted([]);
      activate(m, 0);
      return m.state.suppressed[0];
    };
    expect([left(1), left(3)]).toEqual([0, 2]);
  });

  it('DP-LDR-10: is over once a Leadership test succeeds, without the clause', () => {
    const rallied = (total: number) => {
      const position = stage('A soldier 0,0 | B soldier 0,20', { set: { 'leadership.duration': 'off' } });
      position.start.suppressed[0] = SUPPRESSED;
      const m = position.scripted([lead(total)]);
      rally(m, 0);
      m.dice.finish();
      liftSuppression(m, 0, true);
      return m.state.suppressed[0];
    };
    expect([rallied(6), rallied(7)]).toEqual([CALM, SUPPRESSED]);
  });

  it('DP-LDR-10: is tested at the start of an activation without the clause', () => {
    const position = stage('A soldier 0,0 | B soldier 0,20', {
      set: { 'leadership.duration': 'off' },
      table: table(48, 48, []),
    });
    position.start.suppressed[0] = SUPPRESSED;
    const m = position.scripted([lead(6)]);
    activate(m, 0);
    m.dice.finish();
    expect([m.state.suppressed[0], m.state.point[0] !== NOWHERE]).toEqual([CALM, true]);
  });
});
