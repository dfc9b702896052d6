import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { inches } from '../../../../src/kernel/length.ts';
import type { Player } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { ON_OVERWATCH, SUPPRESSING } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Slot } from '../../../../src/rulesets/dark-potential/matchup/slot.ts';
import { moveBase } from '../../../../src/rulesets/dark-potential/moves/base-watch.ts';
import { table } from '../../../kernel/bare-table.ts';
import { choosing, last } from '../../scene.ts';
import { type Script, stage, weapon } from '../stage.ts';

const ASSASSIN = 0;
const [DECOY, REAL] = [0, 1];
const MISS: Script = [['hit', 6]];
const HIT: Script = [['hit', 5]];
const KILL: Script = [...HIT, ['wound', 2]];

/** A base walks 2 inches to the middle of a template whose two soldiers fire if they may; the other stands aside. */
function walkUnder(
  slot: number,
  rolls: Script,
  set: Variant = {},
  { attacked = [] as number[], owner = last, path = [0, 1] } = {},
) {
  const position = stage('A assassin 0,0 | A soldier 0,2 + soldier 9,0 | B soldier 0,9 + soldier 1,9', {
    set,
  });
  const { start } = position;
  start.wounds.set([0, 0], 1);
  start.point.fill(NOWHERE, 0, 3);
  start.hidden[ASSASSIN] = 1;
  start.base.set(slot === DECOY ? [path[0], 2] : [2, path[0]]);
  start.real[ASSASSIN] = REAL;
  start.reaction.fill(SUPPRESSING, 3);
  start.named.fill(weapon('pistol'), 3);
  const { x, y } = position.scripted([]).battlefield.ground;
  start.barrages.push({ seat: 1, x: x[1], y: y[1], z: 0, laidBy: 2, participants: [3, 4], attacked });
  const m = position.scripted(rolls, owner);
  moveBase(m, {
    model: ASSASSIN,
    slot,
    path,
    kind: 'move',
    allowance: inches(8),
    shielded: false,
    acts: true,
  });
  m.dice.finish();
  return {
    standsOn: m.state.base[slot],
    alive: m.state.wounds[ASSASSIN] > 0,
    shooters: position.told.filter(({ kind }) => kind === 'attack').map(({ data }) => data!.attacker),
    attacked: m.state.barrages.flatMap((barrage) => barrage.attacked),
    told: position.told
      .map(({ kind }) => kind)
      .filter((kind) => ['attack', 'decoy', 'reveal'].includes(kind)),
  };
}

const ON_HIT = { 'stealth.attacked.when': 'on-hit' };

describe('a base that walks under a template', () => {
  it('DP-STL-05: goes without a shot if it is a decoy', () => {
    expect(walkUnder(DECOY, [])).toMatchObject({ standsOn: NOWHERE, told: ['decoy'] });
  });

  it('DP-STL-05: is revealed if it is the real one, and then shot at', () => {
    expect(walkUnder(REAL, KILL)).toMatchObject({ alive: false, told: ['reveal', 'attack'] });
  });

  it('DP-STL-05: walks on without the clause', () => {
    const off = { 'stealth.attacked': 'off' };
    expect(walkUnder(REAL, [], off)).toMatchObject({ standsOn: 1, attacked: [], told: [] });
  });

  it('DP-Q-116: by one reading is shot at as a base, at the Defense of its model, and stands if that misses', () => {
    expect(walkUnder(REAL, MISS, ON_HIT)).toMatchObject({ standsOn: 1, told: ['attack'] });
  });

  it('DP-Q-116: by that reading goes or is revealed once it is hit, and the same hit strikes the model', () => {
    expect(walkUnder(DECOY, HIT, ON_HIT)).toMatchObject({ standsOn: NOWHERE, told: ['attack', 'decoy'] });
    expect(walkUnder(REAL, KILL, ON_HIT)).toMatchObject({ alive: false, told: ['attack', 'reveal'] });
  });

  it('DP-D-34: is shot at only where the owner of the template chooses to, if that costs the attack', () => {
    const asked = (set: Variant) => {
      const points: string[] = [];
      const owner: Player = ({ point, seat, count }) => {
        points.push(`${point} of seat ${seat} with ${count}`);
        return 0;
      };
      return [walkUnder(DECOY, [], set, { owner }), points];
    };
    const chance = 'DP-D-34 of seat 1 with 3';
    const held = { standsOn: 1, attacked: [], told: [] };
    expect(asked(ON_HIT)).toMatchObject([held, [chance]]);
    expect(asked({ 'suppressing-fire.trigger.bases': 'is-attacked' })).toMatchObject([held, [chance]]);
    expect(asked({})).toMatchObject([{ standsOn: NOWHERE }, []]);
  });

  it('DP-SUP-06: is shot at by whom its owner picks, or by the nearest without the clause', () => {
    const shooter = (set: Variant) => walkUnder(DECOY, MISS, { ...ON_HIT, ...set }).shooters;
    expect([shooter({}), shooter({ 'suppressing-fire.chooser': 'off' })]).toEqual([[4], [3]]);
  });

  it('DP-SUP-09: is shot at once in a movement, however often its model may be attacked', () => {
    const set = { ...ON_HIT, 'suppressing-fire.limit': 'off' };
    const back = walkUnder(DECOY, MISS, set, { path: [0, 1, 0] });
    expect(back).toMatchObject({ standsOn: 0, attacked: [ASSASSIN], told: ['attack'] });
  });

  it('DP-Q-105: may be shot at by either soldier where it starts as well as on its way', () => {
    const chances = (path: number[]) => {
      const counts: number[] = [];
      const owner: Player = ({ count }) => {
        counts.push(count - 1);
        return 0;
      };
      walkUnder(DECOY, [], ON_HIT, { owner, path });
      return counts;
    };
    expect([chances([1, 0]), chances([0, 1])]).toEqual([[4], [2]]);
  });

  it('DP-Q-105: goes as a decoy that starts under it, before it has moved', () => {
    expect(walkUnder(DECOY, [], {}, { path: [1, 0] })).toMatchObject({ standsOn: NOWHERE, told: ['decoy'] });
  });

  it('DP-Q-109: is no attack at its model as a decoy, unless a reading says so or it was shot at', () => {
    const attacked = (set: Variant, rolls: Script = []) => walkUnder(DECOY, rolls, set).attacked;
    expect(attacked({})).toEqual([]);
    expect(attacked({ 'suppressing-fire.trigger.bases': 'is-attacked' })).toEqual([ASSASSIN]);
    expect(attacked(ON_HIT, MISS)).toEqual([ASSASSIN]);
  });

  it('DP-SUP-09: walks on where its model has been attacked this turn', () => {
    expect(walkUnder(REAL, [], {}, { attacked: [ASSASSIN] })).toMatchObject({ standsOn: 1, told: [] });
  });
});

describe('a base where it starts under a template and in view of a watcher', () => {
  /** Who shoots at its model there, in turn: those who lay the template, then who watches, unless a reading says otherwise. */
  const shots = (set: Variant, rolls: Script) => {
    const position = stage('A assassin 0,0 | A soldier 0,2 | B soldier 0,9 + soldier 1,9 | B leader 2,9', {
      set: { leadership: 'off', 'overwatch.arc': 'off', ...set },
      table: table(24, 24, []),
    });
    const { start } = position;
    const [at, to] = start.point;
    start.wounds[1] = 0;
    start.point.fill(NOWHERE, 0, 2);
    start.hidden[ASSASSIN] = 1;
    start.base[REAL] = at;
    start.real[ASSASSIN] = REAL;
    start.reaction.set([SUPPRESSING, SUPPRESSING, ON_OVERWATCH], 2);
    start.named.set([weapon('pistol'), weapon('pistol'), weapon('laser-pistol')], 2);
    const { x, y } = position.scripted([]).battlefield.ground;
    start.barrages.push({ seat: 1, x: x[at], y: y[at], z: 0, laidBy: 2, participants: [2, 3], attacked: [] });
    const shoots = choosing({ 'DP-D-30': /shoot/, 'DP-D-34': /shoot/ });
    const m = position.scripted(rolls, shoots);
    moveBase(m, {
      model: ASSASSIN,
      slot: REAL as Slot,
      path: [at, to],
      kind: 'move',
      allowance: inches(8),
      shielded: false,
      acts: true,
    });
    m.dice.finish();
    return position.told.flatMap(({ kind, data }) => (kind === 'attack' ? [data!.kind] : []));
  };
  const misses: Script = [
    ['hit', 12],
    ['hit', 12],
  ];

  it('DP-Q-93: is met by the template first, or by one reading looked at first, and shot at in that order', () => {
    expect(shots({}, misses)).toEqual(['suppressing-fire', 'overwatch']);
    const turned = { 'suppressing-fire.trigger.order': 'after-overwatch' };
    expect(shots(turned, [['perception', 2], ...misses])).toEqual(['overwatch', 'suppressing-fire']);
    expect(shots(turned, [['perception', 12], ...misses])).toEqual(['overwatch', 'suppressing-fire']);
  });

  it('DP-Q-88: is not shot at there on Overwatch by one reading', () => {
    const after = { 'overwatch.interrupt.start': 'after-leaving' };
    expect(shots(after, [['hit', 12]])).toEqual(['suppressing-fire']);
  });
});
