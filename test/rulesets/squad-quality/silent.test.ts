import { expect, it } from 'vitest';
import { seededDice } from '../../../src/kernel/dice.ts';
import { collapse, detonate } from '../../../src/rulesets/squad-quality/actions/demolition.ts';
import { hide, stirHidden } from '../../../src/rulesets/squad-quality/actions/hiding.ts';
import { joinAtSetUp } from '../../../src/rulesets/squad-quality/actions/joining.ts';
import { perform } from '../../../src/rulesets/squad-quality/actions/perform.ts';
import { MOVED, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { assault } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { fire } from '../../../src/rulesets/squad-quality/attack/fire.ts';
import { wreck } from '../../../src/rulesets/squad-quality/attack/wreck.ts';
import { RIGGED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { moveOf } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import { markersOf } from '../../../src/rulesets/squad-quality/match/hidden.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { contacts } from '../../../src/rulesets/squad-quality/moves/contacts.ts';
import { holdsFirm } from '../../../src/rulesets/squad-quality/moves/nerve.ts';
import { FREE } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import { DAMAGED } from '../../../src/rulesets/squad-quality/places/charges.ts';
import { CLAUSE } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { drop } from '../../../src/rulesets/squad-quality/turn/drops.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { last } from '../scene.ts';
import { stage } from './stage.ts';

/** What veterans leave alone acts where somebody does it: whoever takes the last option, with any dice. */
function actsIn(position: string, clause: number, act: (m: Match) => void, staging = {}): number {
  const scene = stage(position, staging).scripted([], last);
  const m = { ...scene, dice: seededDice(scene.state.luck) };
  act(m);
  return m.state.acts[clause];
}

const WOOD = piece(box([-18, -18, 18, 18]), { area: true, difficult: true, height: 3, cover: 'light' });

it('a team that joins a squad when it deploys is with it (SQ-HW-05)', () => {
  const act = (m: Match) => expect(joinAtSetUp(m, 1)).toBe(true);
  expect(actsIn('A line 0,0 | A machine-gun 4,0 | B levy 0,12', CLAUSE.heavyWeapons.joining, act)).toBe(1);
});

it('a squad checks its resolve by the numbers of the team that is with it, too (SQ-HW-06)', () => {
  const act = (m: Match) => {
    m.state.losses[0] = 1;
    holdsFirm(m, 0);
  };
  expect(actsIn('A line 0,0 | A machine-gun + | B levy 0,8', CLAUSE.heavyWeapons.numbers, act)).toBe(1);
});

it('a squad and the team that is with it shoot together (SQ-HW-08)', () => {
  const act = (m: Match) => fire(m, 0, UNMOVED);
  expect(actsIn('A line 0,0 | A machine-gun + | B levy 0,8', CLAUSE.heavyWeapons.combined, act)).toBe(1);
});

it('two fire teams assault the same enemy (SQ-FT-04)', () => {
  const act = (m: Match) => {
    const [contact] = contacts(m, 0, moveOf(m, 0));
    perform(m, 0, { action: 'assault', manner: MOVED, ...contact }, FREE, 1);
  };
  const position = 'A fire-team -3,0 | A fire-team 3,0 | B mob 0,5';
  const calm = { set: { 'opportunity-fire': 'off' } };
  expect(actsIn(position, CLAUSE.fireTeams.assaults, act, calm)).toBe(1);
});

it('a leap goes far and is all that a squad does (SQ-JET-02, SQ-JET-03)', () => {
  const act = (m: Match) => {
    const option = { action: 'leap', at: m.state.point[1], target: 0, manner: MOVED } as const;
    m.state.point[1] = -1;
    m.state.whereabouts[1] = 2;
    expect(perform(m, 0, option, FREE)).toBeUndefined();
  };
  const position = 'A jumpers 0,-8 | A sniper 0,8 | B levy 16,16';
  for (const clause of [CLAUSE.jetPacks.leap, CLAUSE.jetPacks.spent])
    expect(actsIn(position, clause, act)).toBe(1);
});

it('those who drop into a wood are tried by it (SQ-DROP-07)', () => {
  const rough = { pieces: [WOOD], set: { 'drop-troops.point': 'off' } };
  expect(actsIn('A paratroopers - | B levy 0,16', CLAUSE.dropTroops.rough, (m) => drop(m, 0), rough)).toBe(1);
});

it('a knife fighter and powered armour count in close assaults (SQ-PER-03, SQ-PA-02 to SQ-PA-04)', () => {
  const act = (m: Match) => assault(m, 0, m.matchup.force[1][0]);
  expect(actsIn('A hero 0,0 | B mob 0,4', CLAUSE.personalities.knifeFighter, act)).toBe(1);
  expect(actsIn('A armoured 0,0 | B mob 0,4', CLAUSE.poweredArmour.assault, act)).toBe(1);
  expect(actsIn('A armoured 0,0 | B mob 0,4', CLAUSE.poweredArmour.twice, act)).toBe(1);
  expect(actsIn('A armoured 0,0 | B mob 0,4', CLAUSE.poweredArmour.saved, act)).toBeGreaterThan(0);
});

it('powered armour is safer in a wreck (SQ-PA-06)', () => {
  const act = (m: Match) => wreck(m, 0, { attacker: 2, kind: 'fire' });
  expect(actsIn('A carrier 0,0 | A armoured + | B levy 0,9', CLAUSE.poweredArmour.wrecks, act)).toBe(1);
});

it('markers of a squad that stays hidden move, six inches at most and near another (SQ-HID-04)', () => {
  const ridge = piece(box([-18, -2, 18, 2]), { area: true, difficult: true, height: 6, cover: 'heavy' });
  const script = (['hide', 'hide', 'hide'] as const).map((name) => [name, 6] as const);
  const scene = stage('A line 0,-12 | B levy 0,12', { pieces: [ridge] });
  // Hides when it can, stays hidden, and puts each marker as far down its list as it goes.
  const m = scene.scripted(script, ({ point, count }) => (point === 'SQ-D-13' && count > 2 ? 0 : count - 1));
  const from = m.state.point[0];
  expect(hide(m, 0)).toBe(true);
  const gaps = markersOf(m, 0).map((at) => m.battlefield.between(from, at));
  expect(m.state.acts[CLAUSE.hiddenMovement.moves]).toBe(1);
  expect(stirHidden(m, 0)).toBe(false);
  expect(m.state.acts[CLAUSE.hiddenMovement.moves]).toBe(2);
  expect(Math.max(...gaps)).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(6 * 2540);
});

it('charges take the last of their squad with them, and bring a structure down later (SQ-DEMO-07, SQ-DEMO-09)', () => {
  const position = 'A sappers 0,-2 | A line 9,-9 | B levy 0,15';
  const set = { 'demolitions.target.structures': 1 };
  const blow = (m: Match) => {
    m.state.figures[0] = 1;
    m.state.rigged[0] = RIGGED;
    detonate(m, 0);
    expect(m.state.figures[0]).toBe(0);
  };
  expect(actsIn(position, CLAUSE.demolitions.last, blow, { set })).toBe(1);
  const fall = (m: Match) => {
    m.state.structure = DAMAGED;
    m.state.wrecker = 0;
    collapse(m);
  };
  expect(actsIn(position, CLAUSE.demolitions.collapse, fall, { set })).toBe(1);
});
