import { describe, expect, it } from 'vitest';
import type { ActsAt } from '../../../../src/rules/play/active-rules.ts';
import type { Modifiers } from '../../../../src/rules/play/modifiers.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { expectedHarm } from '../../../../src/rulesets/dark-potential/attack/area-harm.ts';
import { rollToHit } from '../../../../src/rulesets/dark-potential/attack/attack.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import {
  harmPerHit,
  hitTarget,
  type Strike,
  situationOf,
} from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { hitModifiers } from '../../../../src/rulesets/dark-potential/matchup/modifiers.ts';
import type { AttackKind, Moments } from '../../../../src/rulesets/dark-potential/matchup/timing.ts';
import { bestShot } from '../../../../src/rulesets/dark-potential/places/best-shot.ts';
import { rules } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { withRule } from '../rule-of-a-user.ts';
import { behind, type Staging, stage, weapon } from '../stage.ts';

const IDS = rules.flatMap(({ clauses }) => Object.values(clauses).map(({ id }) => id));
const SHOT: Strike = { kind: 'ranged', attacker: 0, weapon: weapon('pistol'), target: 1, from: 0, at: 1 };

function listOf({ count, clauses, values }: Modifiers): (readonly [string, number])[] {
  return clauses.slice(0, count).map((clause, i) => [IDS[clause], values[i]] as const);
}

describe('what modifies a roll to hit', () => {
  const modifiers = (strike: Strike, staging: Staging = {}, distance = '0,8.9') => {
    const m = stage(`A soldier 0,0 | B soldier ${distance}`, staging).scripted([]);
    return listOf(hitModifiers(m.matchup, situationOf(m, strike)));
  };

  it('comes from the clauses that say so, and from no others', () => {
    const view = () => behind(2);
    expect(modifiers(SHOT)).toEqual([['DP-ATTR-02', -2]]);
    expect(modifiers(SHOT, { view }, '0,20')).toEqual([
      ['DP-DIST-02', -2],
      ['DP-ATTR-02', -2],
      ['DP-COV-02', -2],
    ]);
    expect(modifiers({ ...SHOT, kind: 'suppressing-fire' }, { view })).toEqual([
      ['DP-SUP-08', -2],
      ['DP-ATTR-02', -2],
    ]);
    expect(modifiers({ ...SHOT, kind: 'free-strike', weapon: weapon('club') })).toEqual([
      ['DP-ATTR-02', -2],
      ['DP-LEAVE-03', 2],
    ]);
  });

  it('DP-CC-02, V-06: is Defense for a blow, by a reading Armour, and nothing without the clause', () => {
    const blow: Strike = { ...SHOT, kind: 'close-combat', weapon: weapon('club') };
    const struck = (set: Variant) => modifiers(blow, { set }, '0,0.98');
    expect(struck({})).toEqual([['DP-ATTR-02', -2]]);
    expect(struck({ 'close-combat.test.against': 'armour' })).toEqual([['DP-ATTR-03', -3]]);
    expect(struck({ 'close-combat.test': 'off' })).toEqual([]);
  });

  it('is what counts as having acted when it is rolled', () => {
    const m = stage('A soldier 0,0 | B soldier 0,20', { view: () => behind(2) }).scripted([['hit', 12]]);
    rollToHit(m, SHOT);
    const acted = IDS.filter((_, clause) => m.state.acts[clause] > 0);
    const [cover, reach, test] = [['DP-COV-01'], ['DP-RNG-02', 'DP-DIST-01'], ['DP-ROLL-01']];
    expect(new Set(acted)).toEqual(
      new Set(['DP-DIST-02', 'DP-ATTR-02', 'DP-COV-02', ...cover, ...reach, ...test]),
    );
  });
});

describe('what policies weigh attacks by', () => {
  const KINDS: readonly AttackKind[] = [
    'ranged',
    'overwatch',
    'suppressing-fire',
    'free-strike',
    'close-combat',
  ];
  const MOMENTS: ActsAt<Moments> = {
    toHit: ({ distance, cover, kind }) => (distance > 10 ? 2 : 1) - cover + (kind === 'overwatch' ? 3 : 0),
    toWound: ({ moved }) => (moved ? 1 : 2),
  };

  function disagreements(m: Match): string[] {
    const wrong: string[] = [];
    for (const kind of KINDS) {
      const isShot = kind !== 'free-strike' && kind !== 'close-combat';
      for (const name of isShot ? ['pistol', 'laser-pistol', 'sniper-rifle'] : ['club', 'powered-club']) {
        const strike: Strike = { ...SHOT, kind, weapon: weapon(name) };
        const rolled = m.matchup.tests[0].chance(hitTarget(m, strike)) * harmPerHit(m, strike);
        // Asked twice, once anew and once from what is kept.
        for (let again = 0; again < 2; again++)
          if (expectedHarm(m, strike) !== rolled) wrong.push(`${kind} ${name} ${m.state.moved[0]}`);
      }
    }
    return wrong;
  }

  it('is what their dice would do, at every distance and cover and with what a user adds', () => {
    for (const distance of [1, 7.9, 9, 13, 20, 30, 47, 90]) {
      for (const cover of [0, 1, 2, 3] as const) {
        const staging: Staging = cover === 0 ? {} : { view: () => behind(cover) };
        const m = stage(`A soldier 0,0 | B leader 0,${distance}`, staging).scripted([]);
        expect(disagreements(m)).toEqual([]);
        const ruled = withRule(m, MOMENTS);
        expect(disagreements(ruled)).toEqual([]);
        ruled.state.moved[0] = 1;
        expect(disagreements(ruled)).toEqual([]);
      }
    }
  });

  it('is the shot of a unit to come as of one that has not moved, wherever it went the turn before', () => {
    const best = (moved: number) => {
      const m = withRule(stage('A soldier 0,0 | B leader 0,9').scripted([]), MOMENTS);
      m.state.moved[0] = moved;
      return bestShot(m, 0, false);
    };
    expect(best(1)).toBe(best(0));
    expect(best(0)).toBeGreaterThan(0);
  });
});
