import { describe, expect, it } from 'vitest';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import { channelings } from '../../../src/rulesets/d20-skirmish/actions/channeling.ts';
import { jumps } from '../../../src/rulesets/d20-skirmish/actions/jumps.ts';
import { rallies } from '../../../src/rulesets/d20-skirmish/actions/rallying.ts';
import { waitingWorth } from '../../../src/rulesets/d20-skirmish/actions/waiting.ts';
import { dive } from '../../../src/rulesets/d20-skirmish/attack/diving.ts';
import { heartAtStake } from '../../../src/rulesets/d20-skirmish/attack/heart.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { chanceToReact } from '../../../src/rulesets/d20-skirmish/match/reacting.ts';
import { blowAt, judgedAt, shotAt } from '../../../src/rulesets/d20-skirmish/matchup/gunnery.ts';
import type { Attack } from '../../../src/rulesets/d20-skirmish/matchup/timing.ts';
import { speakerOf } from '../../../src/rulesets/d20-skirmish/morale/speaker.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { rules } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { activateSquad } from '../../../src/rulesets/d20-skirmish/turn/activation.ts';
import { advanceMatch } from '../../../src/rulesets/d20-skirmish/turn/turns.ts';
import { type houseRule, type Script, type Staging, stage } from './stage.ts';

describe('what a user’s rule adds to LD', () => {
  const raised = { leadership: () => 4 };

  it('counts for the initiative (DX-INI)', () => {
    const first = (house?: typeof raised) => {
      const scene = stage('A1 trooper 0,-15 | B1 trooper 0,15', house ? { house } : {});
      const m = scene.scripted([
        ['initiative', 5],
        ['initiative', 8],
      ]);
      m.state.begun = false;
      advanceMatch(m);
      return scene.told.find(({ kind }) => kind === 'turn')?.data;
    };
    expect(first()).toMatchObject({ first: 1 });
    expect(first(raised)).toMatchObject({ first: 0 });
  });

  it('says who speaks for a squad that has lost its leader (DX-MOR-ASM)', () => {
    const house = {
      leadership: ({ profile }: { profile: { id: string } }) => (profile.id === 'heavy' ? 1 : 0),
    };
    const m = stage('A1 trooper 0,0 | A1 heavy 2,0 | B1 trooper 0,9', { house }).scripted([]);
    expect(speakerOf(m, 0)).toBe(1);
  });

  it('is borrowed with the LD of a friend (DX-MOR-12)', () => {
    const house = {
      leadership: ({ profile }: { profile: { commander: boolean } }) => (profile.commander ? 3 : 0),
    };
    const scene = stage('A1 sergeant 0,0 | A1 trooper 2,0 | A2 commander 3,0 | B1 trooper 0,9', { house });
    const m = scene.scripted([['leadership', 20]]);
    m.state.morale[0] = 1;
    rallies(m, 0, planOf(m, 0, 2))[0].act();
    expect(scene.told.find(({ kind }) => kind === 'test')?.data).toMatchObject({ need: 15 + 3 - 3 });
  });

  it('is reckoned with in reactions less what takes LD off (DX-MOR-06, DX-MOR-11)', () => {
    const chance = (foe: string, morale: number) => {
      const m = stage(`A1 trooper 0,0 | A1 trooper 2,0 | B1 ${foe} 0,5`, { house: raised }).scripted([]);
      m.state.morale[0] = morale;
      return chanceToReact(m, 0);
    };
    const { dire } = stage('A1 horror 0,0 | B1 trooper 0,9').scripted([]).matchup.models[0].profile;
    expect(dire).toBeGreaterThan(0);
    expect(chance('trooper', 1)).toBeCloseTo((11 + 4 - 3) / 20, 12);
    expect(chance('horror', 0)).toBeCloseTo((11 + 4 - dire) / 20, 12);
  });

  it('is known to whoever reckons with its tests: of Wait, of morale', () => {
    const m = (house?: typeof raised) =>
      stage('A1 trooper 0,0 | A1 trooper 2,0 | B1 trooper 0,9', house ? { house } : {}).scripted([]);
    expect(chanceToReact(m(), 0)).toBe(11 / 20);
    expect(chanceToReact(m(raised), 0)).toBe(15 / 20);
    expect(heartAtStake(m(raised), 0) / heartAtStake(m(), 0)).toBeCloseTo(5 / 9);
  });
});

describe('a user’s rule is counted where it changes', () => {
  type House = Parameters<typeof houseRule>[0];
  const acts = (house: House, act: (m: Match) => void, staging: Staging = {}, faces: Script = []) => {
    const m = stage('A1 trooper 0,0 wait | B1 trooper 0,15', { ...staging, house }).scripted(faces);
    act(m);
    return m.state.acts[clauseCount(rules)];
  };
  const crater = buildPiece({ kind: 'crater', at: [0, 0], turn: 0, size: [10, 10] });
  const more = (): number => 1;

  it.each([
    ['AC', { actions: more }, (m: Match) => activateSquad(m, 0), []],
    ['MV of a jump', { move: more }, (m: Match) => jumps(m, 0, planOf(m, 0, 3))[0].act(), [['jump', 1]]],
    ['MV of a dive', { move: more }, (m: Match) => dive(m, 0, false), []],
  ] as const)('%s', (_, house, act, faces) => {
    expect(acts(house, act, { pieces: [crater] }, faces)).toBe(1);
    expect(acts({}, act, { pieces: [crater] }, faces)).toBe(0);
  });

  it('the highest LD of a side (DX-INI)', () => {
    const begin = (m: Match) => {
      m.state.begun = false;
      advanceMatch(m);
    };
    const faces = [
      ['initiative', 5],
      ['initiative', 18],
    ] as const;
    expect(acts({ leadership: () => 2 }, begin, {}, faces)).toBe(1);
    expect(acts({ leadership: () => 0 }, begin, {}, faces)).toBe(0);
  });
});

describe('LD that a user’s rule takes below 0', () => {
  const lowered = { leadership: () => -20 };

  it('is no more than it is for the initiative (DX-INI)', () => {
    const first = (face: number) => {
      const scene = stage('A1 trooper 0,-15 | B1 trooper 0,15', { house: lowered });
      const m = scene.scripted([
        ['initiative', 20],
        ['initiative', face],
      ]);
      m.state.begun = false;
      advanceMatch(m);
      return scene.told.find(({ kind }) => kind === 'turn')?.data?.['first'];
    };
    // A comes to 20 + 11 - 20, B to its face and 11.
    expect([1, 11].map(first)).toEqual([1, 1]);
  });

  it.each([
    ['by himself', ''],
    ['by a friend who has even less', ' | A2 conscript 1,0'],
  ])('is none the better for it in a rally (DX-MOR-12): %s', (_, friend) => {
    const scene = stage(`A1 sergeant 0,0 | A1 trooper 2,0${friend} | B1 trooper 0,9`, { house: lowered });
    const m = scene.scripted([['leadership', 10]]);
    m.state.morale[0] = 1;
    rallies(m, 0, planOf(m, 0, 2))[0].act();
    expect(scene.told.find(({ kind }) => kind === 'test')?.data).toMatchObject({ need: 13 - 20 - 3 });
  });
});

describe('what a user’s rule adds to attacks', () => {
  const POSITION = 'A1 channeler 0,0 | A1 trooper 2,0 | B1 trooper 0,9';
  const gunneryUnder = (house?: Parameters<typeof stage>[1]) => stage(POSITION, house).matchup.gunnery;
  const book = gunneryUnder();
  const shots = (gunnery: typeof book, band: number, back = false) =>
    shotAt(back ? gunnery.shots(2, 1, 1) : gunnery.shots(1, 2, 1), 2, band, 0);
  const [POINT_BLANK, SHORT, MEDIUM] = [0, 1, 2];

  it('is reckoned with, by range band, in what shots come to', () => {
    const near = gunneryUnder({ house: { toHit: ({ distance }: Attack) => (distance <= 12 ? 4 : 0) } });
    expect(shots(near, SHORT)).toBeGreaterThan(shots(book, SHORT));
    expect(shots(near, MEDIUM)).toBe(shots(book, MEDIUM));
    expect(shots(near, SHORT, true)).toBe(shots(book, SHORT, true));
  });

  it.each([
    ['damage', 1, 0],
    ['toEvade', 0, -1],
    ['toSave', 0, -1],
  ] as const)('is reckoned with at %s', (moment, own, theirs) => {
    const gunnery = gunneryUnder({ house: { [moment]: () => 4 } });
    expect(Math.sign(shots(gunnery, SHORT) - shots(book, SHORT))).toBe(own);
    expect(Math.sign(shots(gunnery, SHORT, true) - shots(book, SHORT, true))).toBe(theirs);
  });

  it('tells charges from other blows', () => {
    const gunnery = gunneryUnder({ house: { toHit: ({ kind }: Attack) => (kind === 'charge' ? 4 : 0) } });
    expect(blowAt(gunnery.blows(1, 2, 1), 1, 0)).toBe(blowAt(book.blows(1, 2, 1), 1, 0));
    // With the bonus of the charge.
    expect(blowAt(gunnery.charges(1, 2, 1), 1, 0)).toBe(blowAt(book.blows(1, 2, 1), 1, 4 + 1));
  });

  it('counts for reactions where Wait is weighed, shots and countercharges', () => {
    const worth = (position: string, staging: Parameters<typeof stage>[1] = {}) => {
      const m = stage(position, staging).scripted([]);
      return waitingWorth(m, 0, m.state.point[0]);
    };
    const house = { toHit: ({ kind }: Attack) => (kind === 'reaction' ? 4 : 0) };
    const usual = { toHit: ({ kind }: Attack) => (kind === 'ranged' || kind === 'charge' ? 4 : 0) };
    for (const position of ['A1 trooper 0,-9 | B1 trooper 0,9', 'A1 berserk 0,-2 | B1 berserk 0,2']) {
      expect(worth(position, { house })).toBeGreaterThan(worth(position));
      expect(worth(position, { house: usual })).toBe(worth(position));
    }
  });

  it('counts for powers, in the roll and where it is reckoned with', () => {
    const house = { toHit: ({ kind }: Attack) => (kind === 'power' ? 3 : 0) };
    const need = (staging: Parameters<typeof stage>[1]) => {
      const scene = stage(POSITION, staging);
      const m = scene.scripted([['power', 19]]);
      channelings(m, effortOf(0, 3), planOf(m, 0, 3))[0].act();
      return Number(scene.told.find(({ kind }) => kind === 'attack')?.data?.need);
    };
    expect(need({ house }) - need({})).toBe(3);
    const judged = (gunnery: typeof book) => judgedAt(gunnery.judged(0, 2, 1), POINT_BLANK, 0);
    expect(judged(gunneryUnder({ house }))).toBeGreaterThan(judged(book));
  });

  it('may know models of a kind from each other', () => {
    const house = { toHit: ({ attacker }: Attack) => (attacker.ordinal === 1 ? 4 : 0) };
    const { gunnery } = stage('A1 trooper 0,0 | A1 trooper 2,0 | B1 trooper 0,9', { house }).matchup;
    const of = (model: number) => shotAt(gunnery.shots(model, 2, 1), 1, SHORT, 0);
    expect(of(1)).toBeGreaterThan(of(0));
  });
});
