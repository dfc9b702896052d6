/** What models can do that are no men on foot, and what becomes of those whom others carry. */
import { expect, it } from 'vitest';
import { NOBODY, NOWHERE } from '../../../src/kernel/entities.ts';
import { backlash, wakings } from '../../../src/rulesets/d20-skirmish/actions/backlash.ts';
import { boardings, startsAboard } from '../../../src/rulesets/d20-skirmish/actions/boarding.ts';
import { chargeActions } from '../../../src/rulesets/d20-skirmish/actions/charging.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { faultsOf } from '../../../src/rulesets/d20-skirmish/match/faults.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { SYSTEMS } from '../../../src/rulesets/d20-skirmish/match/systems.ts';
import { BROKEN } from '../../../src/rulesets/d20-skirmish/matchup/modifiers.ts';
import { unhinge } from '../../../src/rulesets/d20-skirmish/morale/unhinged-chart.ts';
import { approach } from '../../../src/rulesets/d20-skirmish/moves/approach.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import type { Profile } from '../../../src/rulesets/d20-skirmish/units/units.ts';
import { breakLoose } from '../../../src/rulesets/d20-skirmish/unruly/rampage.ts';
import { choosing, type Script, type Stage, spotOf, stage } from './stage.ts';

/** A match in which the transmission of a vehicle has been hit three times. */
function immobile(scene: Stage, vehicle: number, script: Script = [], choices = {}) {
  const m = scene.scripted(script, choosing(choices));
  m.state.systems[vehicle * SYSTEMS.length + SYSTEMS.indexOf('transmission')] = 3;
  return m;
}

/** The same match with something else about a model. */
function withProfile(m: Match, model: number, other: Partial<Profile>): Match {
  const models = m.matchup.models.map((spec, one) =>
    one === model ? { ...spec, profile: { ...spec.profile, ...other } } : spec,
  );
  return { ...m, matchup: { ...m.matchup, models } };
}

it.each([
  ['walker', 2],
  ['biker', 2],
  ['trooper', 3],
])('puts it to a %s to dive in as many ways as it has postures (DX-DIV-02, DX-BODY-ASM)', (unit, options) => {
  const m = stage(`A1 grenadier 0,-9 | B1 ${unit} 0,0 wait`).scripted(
    [['shot', 19]],
    choosing({
      'DX-D-05': ({ count }) => {
        expect(count).toBe(options);
        return 0;
      },
    }),
  );
  attack({ ...m, dice: { ...m.dice, roll: () => 19 } }, shotsOpen(m, 0)[0]);
  expect.assertions(1);
});

it('lets no vehicle dive that can no longer move (DX-VEH-09)', () => {
  const scene = stage('A1 grenadier 0,-9 | B1 walker 0,0 wait');
  const script: Script = [
    ['leadership', 5],
    ['shot', 10],
    ['armour', 1],
  ];
  const m = immobile(scene, 1, script, { 'DX-D-05': 1 });
  const stood = spotOf(m, 1);
  attack(m, shotsOpen(m, 0)[0]);
  m.dice.finish();
  expect([spotOf(m, 1), m.state.waiting[1]]).toEqual([stood, 0]);
});

it('moves no vehicle that can no longer move whoever means it to (DX-VEH-09)', () => {
  const scene = stage('A1 walker 0,0 | A2 trooper 9,0 | B1 trooper 0,4');
  expect(chargeActions(scene.scripted([]), 0, planOf(scene.scripted([]), 0, 3), 'plain', 1)).toHaveLength(1);
  const still = immobile(scene, 0);
  expect(chargeActions(still, 0, planOf(still, 0, 3), 'plain', 1)).toEqual([]);
  approach(still, 0, 1);
  expect(spotOf(still, 0)).toEqual(spotOf(scene.scripted([]), 0));
  const raging = immobile(stage('A1 walker 0,0 | B1 trooper 0,15'), 0, [['rampage', 5]]);
  breakLoose(raging, effortOf(0, 3));
  expect(spotOf(raging, 0)).toEqual(spotOf(scene.scripted([]), 0));
  raging.dice.finish();
});

it.each([
  ['channeler', 2],
  ['walker', 0],
  ['biker', 0],
])(
  'has a %s who falls unconscious lie down only if it can get up (DX-BKL-01, DX-BODY-ASM)',
  (unit, posture) => {
    const m = stage(`A1 ${unit} 0,0 | B1 trooper 0,9`).scripted([['backlash', 18]]);
    backlash(m, effortOf(0, 2), strikeOf('power', 0, m.matchup.models[0].ranged[0], 1));
    expect([m.state.unconscious[0], m.state.posture[0]]).toEqual([1, posture]);
  },
);

it('carries men on foot alone, and no transport aboard itself (DX-BRD-ASM)', () => {
  const m = stage('A1 carrier 0,0 | A1 trooper 3,0 | A1 biker 6,0 | B1 trooper 0,15').scripted([]);
  const squads = m.matchup.squads.map((squad) => ({ ...squad, mounted: true }));
  const mounted = { ...m, matchup: { ...m.matchup, squads } };
  expect([0, 1, 2].map((model) => startsAboard(mounted, model))).toEqual([false, true, false]);
  expect(m.state.aboard[1]).toBe(0);
});

it('reaches nobody at another altitude to get aboard or to wake him (DX-ALT-REACH)', () => {
  const offered = (altitude: number) => {
    const m = withProfile(stage('A1 trooper 0,0 | A2 gunship 0,1 | B1 trooper 0,15').scripted([]), 1, {
      seats: 3,
    });
    m.state.altitude[1] = altitude;
    m.state.unconscious[1] = 1;
    const plan = planOf(m, 0, 3);
    return [...boardings(m, effortOf(0, 3), plan), ...wakings(m, 0, plan)].map(({ name }) => name);
  };
  expect(offered(0)).toEqual(['board', 'wake']);
  expect(offered(1)).toEqual([]);
});

it('gets passengers out of a transport that is lost to horror (DX-UNH-01)', () => {
  const m = stage('A1 carrier 0,0 | A1 trooper 6,0 | A2 trooper 3,0 | B1 trooper 0,15').scripted([
    ['unhinged', 20],
    ['unhinged', 1],
  ]);
  m.state.morale[0] = BROKEN;
  m.state.aboard[2] = 0;
  m.state.point[2] = NOWHERE;
  unhinge(m, 0);
  m.dice.finish();
  expect([m.state.wounds[2], m.state.aboard[2]]).toEqual([1, NOBODY]);
  expect(faultsOf(m)).toEqual([]);
});
