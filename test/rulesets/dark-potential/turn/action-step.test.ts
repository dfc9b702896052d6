import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { INCH } from '../../../../src/kernel/length.ts';
import { DEFAULT_PITCH } from '../../../../src/match/spec.ts';
import { type Decision, HARM, TACTICS } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import type { Activation } from '../../../../src/rulesets/dark-potential/battlefield/activation-columns.ts';
import {
  ON_OVERWATCH,
  type State,
  SUPPRESSED,
} from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { openActivation } from '../../../../src/rulesets/dark-potential/match/activation.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { ACTION_KINDS } from '../../../../src/rulesets/dark-potential/matchup/action.ts';
import { COUNTERS } from '../../../../src/rulesets/dark-potential/matchup/counters.ts';
import { suppressionAllows } from '../../../../src/rulesets/dark-potential/places/forced.ts';
import { actionStep } from '../../../../src/rulesets/dark-potential/turn/action-step.ts';
import { activate } from '../../../../src/rulesets/dark-potential/turn/activate.ts';
import { moveStep } from '../../../../src/rulesets/dark-potential/turn/move-step.ts';
import { table } from '../../../kernel/bare-table.ts';
import { last } from '../../scene.ts';
import { hidden } from '../hiding.ts';
import { behind, type Script, stage, weapon } from '../stage.ts';

const OPEN = table(48, 48, []);
const [ACTION, ORDER] = ['DP-D-20', 'DP-D-19'];
const MISS: Script[number] = ['hit', 12];

const [, ...KINDS] = ACTION_KINDS;

/** How often a side could take an action of a kind. */
function able({ state }: Match, seat: 0 | 1, kind: (typeof KINDS)[number]): number {
  return state.counters[seat][COUNTERS.indexOf(`legal:${kind}`)];
}

interface Acting {
  readonly set?: Variant;
  readonly rolls?: Script;
  readonly takes?: (decision: Decision) => number;
  readonly arrange?: (start: State, activation: Activation) => void;
}

/** The Action step of the first unit; gives the points decided. */
function act(position: string, { set = {}, rolls = [], takes = () => 0, arrange = () => {} }: Acting = {}) {
  const scene = stage(position, { set: { leadership: 'off', ...set }, table: OPEN });
  const asked: string[] = [];
  const m = scene.scripted(rolls, (decision) => {
    asked.push(decision.point);
    return takes(decision);
  });
  const { members } = m.matchup.units[0];
  const activation = openActivation(m, 0, members);
  arrange(m.state, activation);
  for (const model of members) actionStep(m, activation, model);
  m.dice.finish();
  return { m, asked };
}

const SHOOTERS = 'A soldier 0,0 + soldier 2,0 | B soldier 0,7';

describe('the Action step', () => {
  it('DP-ACTN-01: is one action of each model, or as many as the settings say', () => {
    const actions = (set: Variant) => act('A soldier 0,0 | B soldier 0,7', { set }).asked.length;
    expect([actions({}), actions({ 'actions.one': 'off' }), actions({ 'actions.one.count': 0 })]).toEqual([
      1, 2, 0,
    ]);
  });

  it('DP-ACTN-01: is none of a model that has acted', () => {
    expect(act(SHOOTERS, { arrange: ({ acted }) => acted.fill(1, 0, 1) }).asked).toEqual([ACTION]);
  });

  it('DP-CC-01: is no blow by whoever has no close combat weapon, nor at an enemy out of contact', () => {
    const blows = (at: string, weapons?: string) => {
      const { m } = act(`A soldier 0,0 | B soldier ${at}`, {
        arrange: (start) => {
          if (weapons) start.weapons[0] = 1 << weapon(weapons);
        },
      });
      return able(m, 0, 'close-combat');
    };
    const touching = `${DEFAULT_PITCH / INCH},0`;
    expect([blows(touching), blows(touching, 'pistol'), blows('2,0')]).toEqual([1, 0, 0]);
  });

  it('DP-ACTN-03: may differ from model to model, or without the clause is of the kind of the first', () => {
    const shoot = (set: Variant) => {
      const { m } = act(SHOOTERS, { set, takes: () => 1, rolls: [MISS, MISS] });
      return [able(m, 0, 'ranged-attack'), able(m, 0, 'second-move')];
    };
    expect([shoot({}), shoot({ 'actions.different': 'off' })]).toEqual([
      [2, 2],
      [2, 1],
    ]);
  });

  it('DP-ACTN-03: has no kind yet while nobody has done anything', () => {
    const { m } = act(SHOOTERS, { set: { 'actions.different': 'off' } });
    expect(able(m, 0, 'second-move')).toBe(2);
  });

  it('DP-ACT-05: is taken in the order that its player chooses, or in that of the list', () => {
    const order = (set: Variant) => {
      const position = stage(SHOOTERS, { set: { leadership: 'off', ...set }, table: OPEN });
      const m = position.scripted([MISS, MISS], ({ point, count }) =>
        point === ORDER ? count - 1 : point === ACTION ? 1 : 0,
      );
      activate(m, 0);
      return position.told.filter(({ kind }) => kind === 'attack').map(({ data }) => data!.attacker);
    };
    expect([order({}), order({ 'turn.actionOrder': 'off' })]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('DP-ACT-03: is that of a whole squad, or of one member without the clause', () => {
    const groups = (set: Variant) =>
      stage(SHOOTERS, { set })
        .scripted([])
        .matchup.groups.map(({ members }) => members);
    expect(groups({})).toEqual([[0, 1], [2]]);
    expect(groups({ 'turn.together': 'off' })).toEqual([[0], [1], [2]]);
  });
});

describe('a movement in the Action step', () => {
  it('DP-Q-42: is covered by a Tactical Manoeuvre, or by one reading not', () => {
    const asked = (scope: string) =>
      act('A soldier 0,0 | B leader 0,15', {
        set: { 'manoeuvre.shield.scope': scope, 'overwatch.arc': 'off' },
        takes: ({ point, count }) => (point === ACTION || point === 'DP-D-29' ? count - 1 : 0),
        arrange: (start, { shielded }) => {
          shielded[0] = 1;
          start.reaction[1] = ON_OVERWATCH;
          start.named[1] = weapon('laser-pistol');
        },
      }).asked;
    expect(asked('activation')).toContain('DP-D-31');
    expect(asked('activation')).not.toContain('DP-D-30');
    expect(asked('move-step')).toContain('DP-D-30');
  });

  it('DP-Q-89: is not shortened by what shortens those of the Move step', () => {
    const moves = (heldUp: number) => {
      const position = stage('A soldier 0,0 | B soldier 0,20', { table: OPEN });
      const m = position.scripted([], last);
      const activation = openActivation(m, 0, [0]);
      activation.heldUp = heldUp;
      const [start] = m.state.point;
      moveStep(m, activation, 0);
      const [middle] = m.state.point;
      actionStep(m, activation, 0);
      return [middle !== start, m.state.point[0] !== middle];
    };
    expect([moves(1), moves(0)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});

describe('a suppressed model', () => {
  it('DP-LDR-06: has its Action all the same in the open, where only its Movement is forced', () => {
    const asked = (action: number) =>
      act('A soldier 0,0 | B soldier 0,7', {
        set: { leadership: 'on', 'leadership.forced.action': action },
        arrange: ({ suppressed }, { suppressed: paying }) => {
          suppressed[0] = SUPPRESSED;
          paying[0] = 1;
        },
      }).asked;
    expect([asked(1), asked(0)]).toEqual([[], [ACTION]]);
  });

  it('DP-LDR-06, DP-Q-134: may do anything in the open where its Action is not forced', () => {
    const barred = (set: Variant) => {
      const m = stage('A soldier 0,0 | B soldier 0,7', { set }).scripted([]);
      return KINDS.filter((kind) => !suppressionAllows(m, 0, kind));
    };
    expect(barred({})).toEqual(KINDS);
    for (const clause of [{ 'leadership.forced': 'off' }, { 'leadership.forced.action': 0 }])
      for (const action of ['no-movement', 'free', 'shoot-only'])
        expect(barred({ ...clause, 'leadership.forfeit.action': action })).toEqual([]);
  });

  it('DP-Q-134: may do in cover what moves it nowhere, or anything, or only shoot', () => {
    const allowed = (action: string) => {
      const set = { 'leadership.forfeit.action': action };
      const m = stage('A soldier 0,0 | B soldier 0,7', { set, view: () => behind(2) }).scripted([]);
      return KINDS.filter((kind) => !suppressionAllows(m, 0, kind));
    };
    expect(allowed('no-movement').toSorted()).toEqual(['charge', 'second-move']);
    expect(allowed('free')).toEqual([]);
    const others = KINDS.filter((kind) => kind !== 'ranged-attack');
    expect(allowed('shoot-only')).toEqual(others);
  });
});

describe('a model that has hidden again in this activation', () => {
  const acts = (set: Variant, shown: boolean) => {
    const { position, model } = hidden('A soldier 0,20', ['0,0', '3,0'], { set, table: OPEN });
    const asked: string[] = [];
    const m = position.scripted([], ({ point, count }) => {
      asked.push(point);
      return point === 'DP-D-18' ? count - 1 : 0;
    });
    if (shown) {
      m.state.point[model] = m.state.base[0];
      m.state.base.fill(NOWHERE);
      m.state.hidden[model] = 0;
    }
    const { unit } = m.matchup.models[model];
    const activation = openActivation(m, unit, [model]);
    activation.veiled[model] = 1;
    actionStep(m, activation, model);
    return { asked: [...new Set(asked)], kinds: KINDS.filter((kind) => able(m, 1, kind) > 0) };
  };
  const may = { 'stealth.reentryAction.reveal': 'may' };

  it('DP-STL-12, DP-Q-115: only moves its bases, or by one reading may show itself and act', () => {
    expect(acts({}, false)).toEqual({ asked: ['DP-D-15'], kinds: ['second-move'] });
    expect(acts(may, false)).toMatchObject({ asked: ['DP-D-18', ACTION] });
  });

  it('DP-STL-12: may do nothing but move again where it was found meanwhile', () => {
    const free = { 'command-points.specialActions': 'off' };
    expect(acts(free, true).kinds).toEqual(['second-move']);
    expect(acts({ ...free, ...may }, true).kinds.toSorted()).toEqual(['combat-ready', 'second-move']);
  });
});

describe('a model that shows itself for a blow (DP-D-18)', () => {
  /** What moving again is to an assassin who has come out at a soldier. */
  const moving = (soldier: string) => {
    const { position, model } = hidden(soldier, ['0,0', '3,0'], { table: OPEN });
    const into = new Float64Array(TACTICS.length);
    const m = position.scripted([], ({ point, count, label, weigh }) => {
      if (point === 'DP-D-18') return 1;
      if (point !== ACTION) return 0;
      expect(label!(count - 1)).toContain('move');
      weigh(count - 1, into);
      return 0;
    });
    actionStep(m, openActivation(m, m.matchup.models[model].unit, [model]), model);
    return into;
  };

  it('has nothing from moving on, which it could have done unseen, unless there is no blow', () => {
    expect([...moving('A soldier 0,1')]).toEqual(TACTICS.map(() => 0));
    expect([...moving('A soldier 0,11')]).not.toEqual(TACTICS.map(() => 0));
  });
});

it('DP-Q-115: who hid in this activation and was found moves to where it can strike, where a reading lets it act', () => {
  const promised = (reveal: string) => {
    const set = { 'stealth.reentryAction.reveal': reveal };
    let harm = 0;
    const m = stage('A assassin 0,0 | B soldier 0,9', { set, table: OPEN }).scripted(
      [],
      ({ point, count, weigh }) => {
        const into = new Float64Array(TACTICS.length);
        for (let i = 0; point === 'DP-D-14' && i < count; i++) {
          into.fill(0);
          weigh(i, into);
          harm = Math.max(harm, into[HARM]);
        }
        return 0;
      },
    );
    const activation = openActivation(m, 0, [0]);
    activation.veiled[0] = 1;
    moveStep(m, activation, 0);
    return harm;
  };
  expect(promised('may')).toBeGreaterThan(0.25);
  expect(promised('may-not')).toBe(0);
});
