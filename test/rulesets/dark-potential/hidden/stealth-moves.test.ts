import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { INCH } from '../../../../src/kernel/length.ts';
import { DEFAULT_PITCH } from '../../../../src/match/spec.ts';
import { createPlayer } from '../../../../src/policies/index.ts';
import { HARM, type Player, TACTICS, TEMPO } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { revealInEnemyTurn, revealToAct } from '../../../../src/rulesets/dark-potential/hidden/revealing.ts';
import {
  actHidden,
  actUnseen,
  beginHidden,
  moveBases,
} from '../../../../src/rulesets/dark-potential/hidden/stealth-moves.ts';
import { openActivation } from '../../../../src/rulesets/dark-potential/match/activation.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { chargeOptions } from '../../../../src/rulesets/dark-potential/moves/charging.ts';
import { strikeReach } from '../../../../src/rulesets/dark-potential/places/threat.ts';
import { table } from '../../../kernel/bare-table.ts';
import { hidden } from '../hiding.ts';
import { stage } from '../stage.ts';

/** A table to stand on, since hidden models reckon with ways. */
const OPEN = table(48, 48, []);
const [REAL, DECOY] = [0, 1];
/** Inches between neighbouring places to stand, half of which lie between the middle and the first. */
const PITCH = DEFAULT_PITCH / INCH;

/** Takes the second of two options at some decision points, and the last at others. */
const taking =
  (...points: readonly string[]): Player =>
  ({ point, count }) =>
    points.includes(point) ? count - 1 : 0;

describe('the action of a hidden model', () => {
  /** How far each base gets, in inches from edge to edge, rounded up. */
  const moves = (set: Variant) => {
    const { position, model } = hidden('A soldier 0,20', ['0,-10', '3,-10'], { set, table: OPEN });
    const m = position.scripted([], taking('DP-D-15'));
    const before = [...m.state.base.slice(0, 2)];
    actHidden(m, openActivation(m, m.matchup.models[model].unit, [model]), model, false);
    expect([m.state.acted[model], m.state.hidden[model]]).toEqual([1, 1]);
    const { x, y } = m.battlefield.ground;
    const gone = (at: number, to: number) => Math.hypot(x[to] - x[at], y[to] - y[at]) / INCH;
    return before.map((at, slot) => Math.ceil(gone(at, m.state.base[slot])));
  };

  it('DP-STL-04: is to move all its bases again', () => {
    expect(moves({})).toEqual([8, 8]);
    expect(moves({ 'second-move.move.fraction': 0.5 })).toEqual([4, 4]);
  });

  it('DP-ACTN-04: is nothing without second Movements', () => {
    expect(moves({ 'second-move': 'off' })).toEqual([0, 0]);
  });
});

describe('a base where all enemies hide', () => {
  /** How far from the base of an enemy of Movement 6 one of a veteran comes to stand that starts 20 inches from it. */
  const stops = (movement: number) => {
    const position = stage('A assassin 0,15 | B assassin 0,-6', {
      table: OPEN,
      theirs: { 'units.assassin.movement': movement },
    });
    const { start } = position;
    const m = position.scripted([], createPlayer('veteran'));
    const [theirs, own] = m.matchup.models.map(({ bases }) => bases[0]);
    [theirs, own].forEach((slot, model) => {
      m.state.base[slot] = start.point[model];
      m.state.point[model] = NOWHERE;
      m.state.hidden[model] = 1;
    });
    moveBases(m, openActivation(m, m.matchup.models[1].unit, [1]), 1, {
      kind: 'move',
      fraction: 1,
      shielded: false,
    });
    const reach = strikeReach(m, 0);
    return [m.battlefield.distance(m.state.base[own], m.state.base[theirs]) / INCH, reach / INCH];
  };

  it('stays where they cannot strike first, if its model comes farther than they', () => {
    const [gap, reach] = stops(12);
    expect(gap).toBeGreaterThan(reach);
    expect(gap).toBeLessThan(reach + 2);
  });

  it('goes as far as it can towards those who come as far', () => {
    const [gap] = stops(6);
    expect(gap).toBeLessThan(20 - 5);
  });
});

it('a base is told to move, or to move again', () => {
  const told = (kind: 'move' | 'second-move') => {
    const { position, model } = hidden('A soldier 0,20', ['0,-10'], { table: OPEN });
    const m = position.scripted([], taking('DP-D-15'));
    const activation = openActivation(m, m.matchup.models[model].unit, [model]);
    moveBases(m, activation, model, { kind, fraction: 1, shielded: false });
    return position.told.map(({ text, data }) => [text.replace(/ to .*/, ''), data?.kind]);
  };
  expect(told('move')).toEqual([['Base 1 of B Assassin moves', 'move']]);
  expect(told('second-move')).toEqual([['Base 1 of B Assassin moves again', 'second-move']]);
});

describe('the Movement of a base', () => {
  /** A soldier is nearer than the Leader, whom a base can get within a Charge of, too. */
  const moved = (kind: 'move' | 'second-move', set: Variant = {}, spots = ['0,0']) => {
    const { position, model } = hidden('A soldier 0,11 | A leader 12,0', spots, { set, table: OPEN });
    const veteran = createPlayer('veteran');
    let harm = 0;
    const m = position.scripted([], (decision) => {
      const picked = veteran(decision);
      const into = new Float64Array(TACTICS.length);
      decision.weigh(picked, into);
      if (decision.point === 'DP-D-15') harm = Math.max(harm, into[HARM]);
      return picked;
    });
    const activation = openActivation(m, m.matchup.models[model].unit, [model]);
    moveBases(m, activation, model, { kind, fraction: 1, shielded: false });
    const shown = kind === 'move' && revealToAct(m, model, false);
    return { m, model, harm, shown };
  };

  it('DP-D-15: ends where the model can show itself and charge whom it harms most', () => {
    const { m, model, shown } = moved('move');
    expect(shown).toBe(true);
    expect(chargeOptions(m, model).map(({ target }) => m.matchup.models[target].profile.id)).toContain(
      'leader',
    );
  });

  it('DP-D-15: leads to any place within a Charge, on whatever row', () => {
    const at = (right: number, up: number) => `${(right + 0.5) * PITCH},${(up + 0.5) * PITCH}`;
    const { position, model } = hidden(`A leader ${at(13, 1)}`, [at(0, 0)], { table: OPEN });
    const m = position.scripted([], createPlayer('veteran'));
    const activation = openActivation(m, m.matchup.models[model].unit, [model]);
    moveBases(m, activation, model, { kind: 'move', fraction: 1, shielded: false });
    expect(revealToAct(m, model, false)).toBe(true);
  });

  it('DP-D-15: comes first of a base that may get within a Charge, before one that would hold it back', () => {
    const { position, model } = hidden('A leader 20,0', ['6,0', '9,0'], { table: OPEN });
    const m = position.scripted([], createPlayer('veteran'));
    const activation = openActivation(m, m.matchup.models[model].unit, [model]);
    moveBases(m, activation, model, { kind: 'move', fraction: 1, shielded: false });
    expect(position.told.map(({ text }) => text.slice(0, 6))).toEqual(['Base 2', 'Base 1']);
  });

  it('DP-D-15: is weighed by an even share of the blow, whichever base is real', () => {
    const [one, two] = [['0,0'], ['0,0', '1,0']].map((spots) => moved('move', {}, spots).harm);
    expect(one).toBeGreaterThan(0.25);
    expect(two).toBeCloseTo(one / 2, 9);
  });

  it('DP-D-15: promises no blow where the model cannot strike any more in this activation', () => {
    expect(moved('second-move').harm).toBe(0);
    expect(moved('move', { 'stealth.moves.reveal': 'at-start' }).harm).toBe(0);
    const { harm, shown } = moved('move', { 'actions.one.count': 0 });
    expect([harm, shown]).toEqual([0, false]);
  });
});

describe('a hidden model that acts without DP-STL-04', () => {
  const acts = (act: (at: number) => number) => {
    const { position, model } = hidden('A soldier 0,20', ['0,-10', '3,-10'], { table: OPEN });
    const m = position.scripted([]);
    const [real, decoy] = m.state.base;
    let stood = NOWHERE;
    actUnseen(m, model, () => {
      stood = m.state.point[model];
      m.state.point[model] = act(stood);
    });
    expect(stood).toBe(real);
    return { bases: [m.state.base[REAL], m.state.base[DECOY] === decoy], hidden: m.state.hidden[model] };
  };

  it('does so from its real base, and is hidden again where it then stands', () => {
    expect(acts((at) => at + 5)).toMatchObject({ hidden: 1, bases: [expect.any(Number), true] });
    expect(acts(() => 7).bases[0]).toBe(7);
  });

  it('leaves no base behind if it dies of it', () => {
    expect(acts(() => NOWHERE)).toEqual({ hidden: 0, bases: [NOWHERE, false] });
  });
});

describe('showing itself', () => {
  const shown = (reveal: string, pick = 'DP-D-09') => {
    const set = { 'stealth.moves.reveal': reveal };
    const { position, model } = hidden('A soldier 0,20', ['0,-10', '3,-10'], { set, table: OPEN });
    const m = position.scripted([], taking(pick));
    revealInEnemyTurn(m, model);
    return m.state.hidden[model] === 0;
  };

  it("DP-Q-112: in the enemy's turn, by one reading only, and where it chooses to", () => {
    expect([shown('enemy-turn-too'), shown('enemy-turn-too', 'nowhere')]).toEqual([true, false]);
    expect([shown('before-action'), shown('at-start')]).toEqual([false, false]);
  });

  it.each([
    ['at the start of its activation', 'DP-D-09', beginHidden],
    ['before its action', 'DP-D-18', (m: Match, model: number) => revealToAct(m, model, false)],
  ])(
    'DP-STL-09, V-17: %s on its real base, or where that is still open on the one that serves it best',
    (_, point, show) => {
      const at = (spots: readonly string[], real: number) => {
        const { position, model } = hidden('A soldier 0,0', spots, { table: OPEN });
        position.start.real[model] = real;
        const m = position.scripted([], taking(point));
        const bases = [...m.state.base];
        show(m, model);
        return bases.indexOf(m.state.point[model]);
      };
      expect([REAL, DECOY].map((real) => at(['0,20', '0,2'], real))).toEqual([0, 1]);
      expect([at(['0,20', '0,2'], NOWHERE), at(['0,2', '0,20'], NOWHERE)]).toEqual([1, 0]);
    },
  );
});

describe('hiding again', () => {
  /** Bases laid by a model on the middle of a table, and whether none of them overlaps another or a friend. */
  const laid = (friends: string, pitch?: number) => {
    const position = stage(`A soldier 0,-11 | B assassin 0,0${friends}`, {
      table: table(24, 24, []),
      ...(pitch && { pitch }),
    });
    const m = position.scripted([], taking('DP-D-10'));
    beginHidden(m, 1);
    const standing = [...m.state.base, ...m.state.point].filter((at) => at !== NOWHERE);
    const clear = standing.every((at, i) =>
      standing.slice(0, i).every((own) => !m.battlefield.overlap(at, own)),
    );
    return { bases: m.state.base.filter((at) => at !== NOWHERE).length, clear };
  };

  it('DP-STL-10: forgoes bases for which there is no room beside other models', () => {
    const beside = (friends: number) =>
      [-1, 0, 1]
        .flatMap((x) => [-1, 0, 1].map((y) => ` | B soldier ${PITCH * (x - 0.5)},${PITCH * (y - 0.5)}`))
        .filter((_, i) => i !== 4)
        .slice(0, friends)
        .join('');
    expect([0, 6, 8].map((friends) => laid(beside(friends)))).toEqual([
      { bases: 4, clear: true },
      { bases: 2, clear: true },
      { bases: 1, clear: true },
    ]);
  });

  /** How its bases stand beside a model on the middle of a table, in steps right and up; its player chooses places. */
  const beside = (text: string, model: number, places: Player) => {
    const position = stage(text, { table: table(24, 24, []) });
    let asked = 0;
    const m = position.scripted([], (decision) =>
      decision.point === 'DP-D-10' && asked++ > 0 ? places(decision) : decision.count - 1,
    );
    const { x, y } = m.battlefield.ground;
    const at = m.state.point[model];
    beginHidden(m, model);
    const bases = [...m.state.base].filter((base) => base !== NOWHERE);
    return bases.map((base) => [Math.sign(x[base] - x[at]), Math.sign(y[base] - y[at])]);
  };
  const STAY = [0, 0];

  it('DP-D-10: has its player choose among the places in contact with it, by the way to an enemy for one thing', () => {
    const onwards: Player = ({ count, weigh }) => {
      const tempos = Array.from({ length: count }, (_, i) => {
        const into = new Float64Array(TACTICS.length);
        weigh(i, into);
        return into[TEMPO];
      });
      return tempos.indexOf(Math.max(...tempos));
    };
    for (const side of [-1, 1]) {
      const [own, next] = beside(`A soldier 0,${11 * side} | B assassin 0,0`, 1, onwards);
      expect([own, next[1]]).toEqual([STAY, side]);
    }
  });

  it('offers these places in its own frame', () => {
    const first: Player = () => 0;
    const near = beside('A assassin 0,0 | B soldier 0,11', 0, first);
    const far = beside('A soldier 0,-11 | B assassin 0,0', 1, first);
    expect(near).toHaveLength(4);
    expect(far).toEqual(near.map(([x, y]) => [0 - x, 0 - y]));
  });

  it('DP-STL-10: lays bases beside each other where places are nearer to each other than a base is wide', () => {
    expect(laid('', DEFAULT_PITCH / 2)).toEqual({ bases: 4, clear: true });
  });
});
