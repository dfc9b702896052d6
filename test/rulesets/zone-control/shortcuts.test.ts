import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { HARM, type Seat } from '../../../src/rules/decision.ts';
import type { ActsAt } from '../../../src/rules/play/active-rules.ts';
import { createModifiers } from '../../../src/rules/play/modifiers.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { attackOf } from '../../../src/rulesets/zone-control/attack/attack.ts';
import { strikesOf } from '../../../src/rulesets/zone-control/attack/targets.ts';
import { lookAtFoes } from '../../../src/rulesets/zone-control/match/foes.ts';
import { type Match, sideOf } from '../../../src/rulesets/zone-control/match/match.ts';
import { expectedOf } from '../../../src/rulesets/zone-control/matchup/harm.ts';
import type { Moments, SideRules } from '../../../src/rulesets/zone-control/matchup/timing.ts';
import { destinations } from '../../../src/rulesets/zone-control/moves/moves.ts';
import { promisesNow } from '../../../src/rulesets/zone-control/places/promise.ts';
import { addAttack, surveyPlaces } from '../../../src/rulesets/zone-control/places/survey.ts';
import {
  gainAstride,
  gainWithout,
  swingWithout,
} from '../../../src/rulesets/zone-control/places/zone-swing.ts';
import { createControl, settleControl } from '../../../src/rulesets/zone-control/zones/control.ts';
import { zonesHeld } from '../../../src/rulesets/zone-control/zones/holdings.ts';
import { emptyOccupation, occupy } from '../../../src/rulesets/zone-control/zones/occupation.ts';
import { ground, stage } from './stage.ts';

const KINDS = ['trooper', 'gunner', 'scout', 'raider', 'leader'];

/** Half a dozen models of each side anywhere on a board of nine zones. */
function scattered(seed: string, set: Variant, house: SideRules = []): Match {
  const random = seedrandom(seed);
  const inch = () => (34 * random() - 17).toFixed(1);
  const side = (seat: string) =>
    Array.from({ length: 6 }, (_, i) => `${seat} ${KINDS[i % KINDS.length]} ${inch()},${inch()}`);
  const pieces = [ground('sparse', -9, 2, -2, 8), ground('dense', 3, -8, 9, -2)];
  const position = [...side('A'), ...side('B')].join(' | ');
  return stage(position, { set, width: 36, depth: 36, pieces, lattice: true, house }).scripted([]);
}

type BothSettings = Match['matchup']['settings'];

/** The same settings, but for empty zones, which fall to whoever surrounds them one by one. */
function oneByOne(settings: BothSettings): BothSettings {
  const [a, b] = settings.map((own) => {
    const surrounded = { ...own.enclosure.surrounded, extent: 'fixpoint' as const };
    return { ...own, enclosure: { ...own.enclosure, surrounded } };
  });
  return [a, b];
}

/** Zones of a seat less those of the other, counted anew, without some models and with one more in a zone or on a point. */
function recount(
  m: Match,
  settings: BothSettings,
  seat: Seat,
  without: readonly number[],
  zone = -1,
  point = NOWHERE,
): number {
  const { grid } = m.battlefield;
  const occupation = emptyOccupation(grid.count);
  m.matchup.models.forEach((spec, model) => {
    if (!without.includes(model)) occupy(occupation, grid, settings[0], spec.seat, m.state.point[model], 1);
  });
  if (zone >= 0) occupation.whole[seat][zone]++;
  if (point !== NOWHERE) occupy(occupation, grid, settings[0], seat, point, 1);
  const control = createControl(grid.count);
  settleControl(grid, settings, occupation, control);
  const [a, b] = ([0, 1] as const).map((of) => zonesHeld(grid, settings[of], control, of));
  return seat === 0 ? a - b : b - a;
}

/** The best attack a model could make now, worked out attack by attack. */
function bestOf(m: Match, model: number): number {
  const worths = strikesOf(m, model).map((strike) => {
    const { weapon, target } = strike;
    const aimed = { attack: attackOf(m, strike), weapon, target, wounds: m.state.wounds[target] };
    return expectedOf(m.matchup.harm, [sideOf(m, model), sideOf(m, target)], aimed, createModifiers()).worth;
  });
  return Math.max(0, ...worths);
}

/** What a survey says of the best attack of a model from where it stands. */
function harmAt(m: Match, model: number, staying: number): number {
  const weighing = new Float64Array(WIDTH);
  lookAtFoes(m, model);
  addAttack(surveyPlaces(m, model, [m.state.point[model]], staying), 0, weighing, 0);
  return weighing[HARM];
}

describe('the swing of zones', () => {
  it.each([
    {},
    { 'enclosure.surrounded.extent': 'flood' },
    { 'enclosure.surrounded.neighbours': 'eight', 'objectives.zones.enclosed': 'counts-once' },
    { 'zones.wholly.partly': 'contests', 'enclosure.surrounded.contested': 'ignored' },
    { 'zones.wholly': 'off', 'zones.contested': 'off' },
  ])('changes as a recount zone by zone does under %j', (set) => {
    for (let n = 0; n < 12; n++) {
      const m = scattered(`balance ${n}`, set);
      const settings = oneByOne(m.matchup.settings);
      m.matchup.models.forEach(({ seat }, model) => {
        const zoneSwing = swingWithout(m, model);
        const absent = recount(m, settings, seat, [model]);
        expect([...zoneSwing.gains]).toEqual(
          m.battlefield.grid.zones.map((zone) => recount(m, settings, seat, [model], zone) - absent),
        );
        for (const enemy of m.matchup.force[seat === 0 ? 1 : 0])
          expect(gainWithout(m, zoneSwing, model, enemy)).toBe(
            recount(m, settings, seat, [model, enemy]) - absent,
          );
        const astride = [...m.battlefield.zone].flatMap((zone, at) =>
          zone < 0 && at % 29 === 0 ? [at] : [],
        );
        for (const at of astride)
          expect(gainAstride(m, zoneSwing, at)).toBe(recount(m, settings, seat, [model], -1, at) - absent);
      });
    }
  });

  it('takes each empty zone by itself where pockets fall together', () => {
    const held =
      'A trooper -12,0 | A trooper 0,0 | A trooper 12,0 | A trooper 12,12 | A trooper -12,-12 | A scout 0,-12';
    const board = { width: 36, depth: 36, lattice: true };
    const [alone, together] = ['fixpoint', 'flood'].map((extent) => {
      const set = { 'enclosure.surrounded.extent': extent };
      return stage(`${held} | B trooper 12,-12`, { set, ...board }).scripted([]);
    });
    const counted = [alone, together].map((m) => recount(m, m.matchup.settings, 0, []));
    expect(counted).toEqual([6, 8]);
    const gains = (m: Match) => m.matchup.models.map((_, model) => [...swingWithout(m, model).gains]);
    expect(gains(together)).toEqual(gains(alone));
  });
});

describe('the tables of what a model can do', () => {
  it.each([{}, { 'melee.target.seen': 'no' }, { 'shooting.far.share': 0.3, 'rolls.unopposed.sides': 12 }])(
    'say what its best attack comes to under %j',
    (set) => {
      let most = 0;
      for (let n = 0; n < 30; n++) {
        const m = scattered(`tables ${n}`, { ...set, 'victory.zones': 'off' });
        m.matchup.models.forEach(({ seat }, model) => {
          const harm = harmAt(m, model, 1);
          expect(harm).toBe(bestOf(m, model));
          expect(promisesNow(m, seat)(model)).toBe(harm);
          most = Math.max(most, harm);
        });
      }
      expect(most).toBeGreaterThan(0);
    },
  );
});

describe('what a model fears and hopes for', () => {
  const staged = (set: Variant) => stage('A trooper 0,0 | B raider 0,9', { set, lattice: true }).scripted([]);
  const danger = (set: Variant) => {
    const m = staged(set);
    lookAtFoes(m, 0);
    return surveyPlaces(m, 0, [m.state.point[0]], 1).danger[0];
  };

  it('are no attacks that enemies may not make (ZC-A3)', () => {
    expect(danger({})).toBeGreaterThan(0);
    expect(danger({ 'action-phase.one.actions': 0 })).toBe(0);
    // Beyond its reach an enemy has to move before it fights.
    expect(danger({ shooting: 'off' })).toBeGreaterThan(0);
    expect(danger({ shooting: 'off', 'action-phase.one': 'off' })).toBe(0);
  });

  it('are enemies without wounds as long as they may act before they are removed (ZC-ACN-02)', () => {
    const left = (set: Variant, done: number) => {
      const m = staged(set);
      m.state.wounds[1] = 0;
      m.state.done[1] = done;
      lookAtFoes(m, 0);
      const { danger, harm } = surveyPlaces(m, 0, [m.state.point[0]], 1);
      return { danger: danger[0], harm: harm[0] };
    };
    expect(left({}, 0)).toEqual({ danger: danger({}), harm: 0 });
    expect(left({}, 1)).toEqual({ danger: 0, harm: 0 });
    expect(left({ 'action-phase.last': 'off' }, 0)).toEqual({ danger: 0, harm: 0 });
  });

  it('are no enemies who have acted in the last round', () => {
    const feared = (round: number, done: number) => {
      const m = staged({});
      m.state.round = round;
      m.state.done[1] = done;
      lookAtFoes(m, 0);
      return surveyPlaces(m, 0, [m.state.point[0]], 1).danger[0] > 0;
    };
    expect([feared(4, 1), feared(5, 0), feared(5, 1)]).toEqual([true, true, false]);
  });

  it.each(['morale', 'morale.fall', 'shock', 'shock.sources', 'shock.hit'])(
    'is no shock where %s is off',
    (path) => {
      const still = { 'wounding.damage': 'off', 'rolls.opposed': 'off' };
      const leader = (set: Variant) =>
        bestOf(stage('A trooper 0,0 | B leader 0,9', { set: { ...still, ...set } }).scripted([]), 0);
      expect(leader({ [path]: 'off' })).toBeLessThan(leader({}));
    },
  );
});

describe('what armies plan for', () => {
  const rule = (moments: ActsAt<Moments>): SideRules => [
    { moments, own: {}, clauses: [{ number: 0, without: {} }] },
  ];
  const RULES: readonly (readonly [string, ActsAt<Moments>])[] = [
    ['who hits more often near by', { toHit: ({ distance }) => (distance <= 10 ? 2 : 0) }],
    ['who suffers from cover twice', { toHit: ({ cover }) => -cover }],
    ['whoever fights a leader', { toBeHit: ({ target }) => (target.profile.leader ? -2 : 0) }],
    ['one who is named', { toHit: ({ attacker }) => (attacker.ordinal === 2 ? 3 : 0) }],
    ['who saves whom', { toSave: ({ weapon, moved }) => (weapon.id === 'marksman' && !moved ? 2 : 0) }],
  ];

  it.each(RULES)('are the house rules of %s', (_, moments) => {
    let changed = 0;
    for (let n = 0; n < 8; n++) {
      const [m, plain] = [rule(moments), []].map((house) =>
        scattered(`house ${n}`, { 'victory.zones': 'off' }, house),
      );
      for (const { ordinal, seat } of m.matchup.models) {
        const model = m.matchup.force[seat][ordinal];
        const harm = harmAt(m, model, 1);
        expect(harm).toBe(bestOf(m, model));
        expect(promisesNow(m, seat)(model)).toBe(harm);
        if (harm !== bestOf(plain, model)) changed++;
      }
    }
    expect(changed).toBeGreaterThan(0);
  });
});

describe('what models promise and see', () => {
  it('keeps up with enemies and with themselves', () => {
    const seen = new Set<number>();
    for (let n = 0; n < 10; n++) {
      const m = scattered(`promises ${n}`, { 'victory.zones': 'off' });
      const { state, matchup } = m;
      const [own] = matchup.force[0];
      const [near, far] = matchup.force[1].slice(-2);
      const changes = [
        () => (state.wounds[near] = 0),
        () => ([state.point[near], state.point[far]] = [state.point[far], state.point[near]]),
        () => (state.wounds[near] = 1),
        () => (state.moved[own] = 1),
        () => (state.shots[own] = 0),
      ];
      for (const change of changes) {
        change();
        const promise = promisesNow(m, 0);
        for (const model of matchup.force[0]) {
          expect(promise(model)).toBe(bestOf(m, model));
          expect(harmAt(m, model, state.moved[model] ? 0 : 1)).toBe(bestOf(m, model));
        }
        seen.add(promise(own));
      }
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});

describe('the places that a move is weighed for', () => {
  it('are fewer than those in reach, but where it is and all from which it reaches somebody in melee', () => {
    const m = stage('A trooper 0,0 | B trooper 0,9', { lattice: true }).scripted([]);
    const [from, enemy] = m.state.point;
    const all = m.battlefield.ways[0].reach(from, 6 * 2540, [enemy]);
    const { places } = destinations(m, 0, 6 * 2540);
    const isMelee = (at: number) =>
      m.battlefield.distance(at, enemy) <= 6 * 2540 && !m.battlefield.overlap(at, enemy);
    const melee = Array.from(all.point.subarray(0, all.count)).filter(isMelee);
    expect(places[0]).toBe(from);
    expect(melee.length).toBeGreaterThan(10);
    expect(places).toEqual(expect.arrayContaining(melee));
    expect(places.length).toBeLessThan(all.count / 2 + melee.length);
  });
});
