import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { seededDice } from '../../../../src/kernel/dice.ts';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import type { Ground } from '../../../../src/kernel/ground.ts';
import { GUIDE_STEP } from '../../../../src/kernel/guides/guide-field.ts';
import { INCH } from '../../../../src/kernel/length.ts';
import { thinnedBetweenLandmarks } from '../../../../src/kernel/movement/landmarks.ts';
import { everywhere, persona } from '../../../../src/policies/persona.ts';
import { clauseCount } from '../../../../src/rules/assembly/additions.ts';
import { COVER, DANGER, type Decision, type Player, TACTICS, TEMPO } from '../../../../src/rules/decision.ts';
import { compileSettings, type Variant } from '../../../../src/rules/variant.ts';
import { openBattlefield } from '../../../../src/rulesets/dark-potential/battlefield/battlefield.ts';
import { createState } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { planBase } from '../../../../src/rulesets/dark-potential/hidden/base-plan.ts';
import { darkPotential } from '../../../../src/rulesets/dark-potential/index.ts';
import { allowanceOf } from '../../../../src/rulesets/dark-potential/match/blockers.ts';
import { enemiesOf, isOnTable, type Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { compileMatchup } from '../../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import { destinations } from '../../../../src/rulesets/dark-potential/places/destinations.ts';
import { rules, type Settings } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../../src/rulesets/dark-potential/units/unit-data.ts';
import { knownArenas } from '../../../known-arenas.ts';

const arenas = knownArenas(darkPotential);
/** What a base is offered, from all places weighed one by one with all that is asked asked anew. */
function plainly(m: Match, model: number, slot: number): number[][] {
  const { seat, profile } = m.matchup.models[model];
  const { coherency } = m.matchup.settings[seat].stealth;
  const { battlefield, state } = m;
  const from = state.base[slot];
  const allowance = allowanceOf(m, model, 1);
  const places = thinnedBetweenLandmarks(battlefield, from, destinations(m, model, from, allowance, slot));
  const gap = profile.stealth * coherency.inchesPerLevel * m.matchup.inch;
  const others = m.matchup.models[model].bases.filter((own) => own !== slot && state.base[own] !== NOWHERE);
  const near = (at: number, other: number) => battlefield.distance(at, state.base[other]) <= gap;
  const options =
    others.length === 0
      ? places
      : coherency.means === 'connected'
        ? linkedBy(places, others, near, (one, other) => near(state.base[one], other))
        : places.filter((at) => others.every((other) => near(at, other)));
  const watchers = enemiesOf(m, model).filter((enemy) => isOnTable(m, enemy));
  const far = (at: number) =>
    Math.min(...watchers.map((enemy) => battlefield.guides[seat].field(state.point[enemy])[at] * GUIDE_STEP));
  const seenBy = (at: number) =>
    watchers.filter((enemy) => battlefield.lines.sees(state.point[enemy], at)).length;
  return offered(from, options, far, seenBy).map((at) => {
    const weighing = new Array(TACTICS.length).fill(0);
    weighing[COVER] = 1 - seenBy(at) / watchers.length;
    weighing[DANGER] = 0.06 * seenBy(at);
    weighing[TEMPO] = (2 * (far(from) - far(at))) / allowance;
    return weighing;
  });
}

/** Where a base stands, and of all options those that no other betters, nor one that is as good and listed before. */
function offered(
  from: number,
  options: readonly number[],
  far: (at: number) => number,
  seenBy: (at: number) => number,
): readonly number[] {
  const best = options.filter(
    (at, i) =>
      !options.some((other, j) => {
        const [nearer, seen] = [far(at) - far(other), seenBy(at) - seenBy(other)];
        return nearer >= 0 && seen >= 0 && (nearer > 0 || seen > 0 || j < i);
      }),
  );
  best.sort((a, b) => far(a) - far(b));
  return !options.includes(from) || best.includes(from) ? best : [from, ...best];
}

/** Places near to all that are linked with each other, or else to some. */
function linkedBy(
  places: readonly number[],
  others: readonly number[],
  near: (at: number, other: number) => boolean,
  linked: (one: number, other: number) => boolean,
): readonly number[] {
  const groupOf = (start: number): Set<number> => {
    const group = new Set([start]);
    for (const one of group) for (const other of others) if (linked(one, other)) group.add(other);
    return group;
  };
  const reaches = (at: number, group: Set<number>) => [...group].some((other) => near(at, other));
  const whole = places.filter((at) => others.every((other) => reaches(at, groupOf(other))));
  return whole.length > 0 ? whole : places.filter((at) => others.some((other) => near(at, other)));
}

/**
 * Positions drawn at random, all in some places, in which both seats have a model under bases, and each base that
 * stands in them.
 */
function* drawnBases(
  variant: Variant,
  seed: string,
  isPlace: (ground: Ground, at: number) => boolean = () => true,
): Generator<{ readonly m: Match; readonly model: number; readonly slot: number }> {
  const settings = compileSettings<Settings>(rules, variant);
  const matchup = compileMatchup(unitData, rules, [settings, settings], ['suggested', 'suggested']);
  const random = seedrandom(seed);
  const battlefield = openBattlefield(matchup, arenas.field({ name: 'ruined-quarter' }, 2500));
  const { ground } = battlefield;
  const state = createState(matchup, [1, 2], clauseCount(rules));
  const nobody = () => 0;
  const m: Match = { matchup, battlefield, state, players: [nobody, nobody], dice: seededDice(state.luck) };
  const places = Array.from({ length: ground.count }, (_, at) => at).filter((at) => isPlace(ground, at));
  const spot = () => places[Math.floor(random() * places.length)];
  for (let n = 0; n < 40; n++) {
    // Some stay where they were, so that what is known of places is used again.
    matchup.models.forEach((_, model) => {
      if (n === 0 || random() < 0.05) state.point[model] = random() < 0.8 ? spot() : NOWHERE;
    });
    for (const model of [0, 1].map(
      (seat) => matchup.force[seat].find((one) => matchup.models[one].bases.length > 0)!,
    )) {
      state.point[model] = NOWHERE;
      state.hidden[model] = 1;
      const middle = spot();
      const within = Array.from({ length: ground.count }, (_, at) => at).filter(
        (at) => battlefield.distance(at, middle) < 8 * matchup.inch,
      );
      for (const slot of matchup.models[model].bases)
        state.base[slot] = random() < 0.8 ? within[Math.floor(random() * within.length)] : NOWHERE;
      for (const slot of matchup.models[model].bases.filter((own) => state.base[own] !== NOWHERE))
        yield { m, model, slot };
    }
  }
}

it.each([
  ['bases connected', { 'stealth.coherency.means': 'connected' }],
  ['bases pairwise', { 'stealth.coherency.means': 'pairwise' }],
  ['whole moves halved', { 'movement.difficult.counts': 'whole-move' }],
])('weighs the same as place by place, %s', (name, variant) => {
  let weighed: number[][] = [];
  const player = ({ count, weigh }: Decision) => {
    weighed = Array.from({ length: count }, (_, i) => {
      const into = new Float64Array(TACTICS.length);
      weigh(i, into);
      return Array.from(into);
    });
    return 0;
  };
  let compared = 0;
  for (const { m, model, slot } of drawnBases(variant, name)) {
    weighed = [];
    planBase({ ...m, players: [player, player] }, model, slot, allowanceOf(m, model, 1), false);
    const like = plainly(m, model, slot);
    if (like.length > 1) compared++;
    expect(weighed).toEqual(like.length > 1 ? like : []);
  }
  expect(compared).toBeGreaterThan(150);
});

it('goes where it would go if all in doubt were settled first, for who takes the best', () => {
  const best = persona(everywhere({ harm: 1, danger: -1, cover: 1, tempo: 1 }));
  const asked: [loose: number, settled: number] = [0, 0];
  const counting = (i: 0 | 1) => (decision: Decision) => {
    asked[i] = decision.count;
    return best(decision);
  };
  const loose = Object.assign(counting(0), { takesBest: true });
  const settled = counting(1);
  let inDoubt = 0;
  const isCrowded = ({ x, y }: Ground, at: number) =>
    Math.abs(x[at]) < 6 * INCH && Math.abs(y[at]) < 6 * INCH;
  for (const { m, model, slot } of drawnBases({}, 'crowd', isCrowded)) {
    const allowance = allowanceOf(m, model, 1);
    const endOf = (player: Player) =>
      Array.from(planBase({ ...m, players: [player, player] }, model, slot, allowance, true)).at(-1);
    asked.fill(0);
    expect(endOf(loose)).toBe(endOf(settled));
    if (asked[0] !== asked[1]) inDoubt++;
  }
  expect(inDoubt).toBeGreaterThan(20);
});
