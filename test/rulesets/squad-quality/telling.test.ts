import { expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { call } from '../../../src/rulesets/squad-quality/actions/strike.ts';
import { assault } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { assaultBunker, shootAtBunker } from '../../../src/rulesets/squad-quality/attack/bunkers.ts';
import { strikeHull } from '../../../src/rulesets/squad-quality/attack/vehicle-damage.ts';
import { wreck } from '../../../src/rulesets/squad-quality/attack/wreck.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { eliminate } from '../../../src/rulesets/squad-quality/match/removal.ts';
import { moveTo } from '../../../src/rulesets/squad-quality/moves/moves.ts';
import { ordersOf } from '../../../src/rulesets/squad-quality/moves/response.ts';
import { arrive } from '../../../src/rulesets/squad-quality/turn/arrival.ts';
import { drop } from '../../../src/rulesets/squad-quality/turn/drops.ts';
import { endMatch } from '../../../src/rulesets/squad-quality/turn/end-match.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { travel } from '../../../src/rulesets/squad-quality/ways/travel.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { last, nearestTo, rolls } from '../scene.ts';
import { aim, type Script, stage } from './stage.ts';

const { line } = unitData.profiles;
const data = {
  ...unitData,
  profiles: { ...unitData.profiles, reserves: { ...line, id: 'reserves', traits: ['reserves'] } },
} as typeof unitData;

it('a strike is told where it comes down', () => {
  const scene = stage('A line 0,-9 | B levy 0,9');
  const strike = (...script: Script) => {
    call(scene.scripted([...rolls('battery', 6, 6, 6), ...script]), 0, 1);
    return scene.told.at(-1)!.text;
  };
  expect(strike(...rolls('accuracy', 6, 6, 1), ['scatter', 6], ['direction', 1])).toMatch(
    /^The strike comes down at [\d.]+,[\d.]+, 6\.0 inches from B Levy Squad\.$/,
  );
});

it('a drop is told as it is aimed, how far off it lands, and what meets it', () => {
  const wood = piece(box([-18, -18, 18, 18]), { area: true, difficult: true, height: 3, cover: 'light' });
  const dropped = (set: Variant, ...script: Script) => {
    const pieces = 'drop-troops.point' in set ? [wood] : [];
    const scene = stage('A paratroopers - | B levy 0,16', { set, pieces });
    drop(scene.scripted(script), 0);
    return scene.told.map(({ text }) => text.replace(/\d+\.\d,\d+\.\d/, 'there'));
  };
  const off = dropped({}, ...rolls('drop', 6, 1, 6), ['scatter', 4], ['direction', 1]);
  expect(off[0]).toBe('A Paratroop Squad aims for there: 2 of 3 dice pass.');
  expect(off[1]).toMatch(/^A Paratroop Squad lands at there, [34]\.\d inches off\.$/);
  const guns = { 'drop-troops.units.light': 1 };
  expect(dropped(guns, ...rolls('drop', 6, 6, 6), ...rolls('anti-air', 1, 1))).toEqual([
    'A Paratroop Squad aims for there: 3 of 3 dice pass.',
    'A Paratroop Squad lands at there.',
    'A Paratroop Squad is shot at on its way down: 0 of 2 dice tell.',
    'A Paratroop Squad is under fire.',
  ]);
  const rough = dropped(
    { 'drop-troops.point': 'off' },
    ...rolls('drop', 6, 6, 6),
    ...rolls('landing', ...Array<number>(15).fill(6)),
  );
  expect(rough.at(-1)).toBe('A Paratroop Squad is tried by the rough ground that it lands on.');
});

it('a close assault is told with what both sides come to', () => {
  const scene = stage('A line 0,0 | B line 0,3', {
    set: { 'close-assault.kills.won': 7, 'close-assault.kills.lost': 7 },
  });
  assault(
    scene.scripted([...rolls('assault', 5, 2, 3, 1), ...rolls('kill', ...Array<number>(10).fill(6))]),
    0,
    1,
  );
  // Charging adds 1.
  expect(scene.told[0].text).toBe('A Line Squad assaults B Line Squad and wins: 6 against 3.');
});

it('hits that armour stops are told', () => {
  const scene = stage('A line 0,-9 | B carrier 0,9');
  const dice = [
    ...rolls('penetration', 1),
    ...rolls('armour', 6),
    ...rolls('penetration', 1),
    ...rolls('armour', 6),
  ];
  const cause = { attacker: 0, kind: 'fire' } as const;
  strikeHull(scene.scripted(dice), 1, 2, { single: [], rest: 0 }, 5, cause);
  expect(scene.told.map(({ text }) => text)).toEqual(['The armour of B Personnel Carrier stops 2 hits.']);
});

it('and before the one that wrecks the vehicle', () => {
  const scene = stage('A line 0,-9 | B carrier 0,9');
  const dice = [
    ...rolls('penetration', 1),
    ...rolls('armour', 6),
    ...rolls('penetration', 6),
    ...rolls('armour', 1),
  ];
  const cause = { attacker: 0, kind: 'fire' } as const;
  strikeHull(scene.scripted(dice), 1, 2, { single: [], rest: 3 }, 5, cause);
  const told = scene.told.map(({ text }) => text);
  expect(told[0]).toBe('The armour of B Personnel Carrier stops a hit.');
  expect(told.at(-1)).toBe('B Personnel Carrier is a wreck.');
});

it('attacks on a bunker are told as such, and not as of those in it (SQ-FORT-06)', () => {
  const told = (position: string, attack: Script, act: (m: Match) => void) => {
    const scene = stage(position, { set: { 'fortifications.works.lightBunkers': 1 } });
    const m = scene.scripted([...attack, ...rolls('penetration', 1), ...rolls('armour', 6)], last);
    m.state.fortified[1] = m.state.point[1];
    act(m);
    return scene.told.map(({ text }) => text);
  };
  const [shot, stopped] = told('A rocket-team 0,-3 | B line 0,3', rolls('fire', 1), (m) =>
    shootAtBunker(m, aim(m), 0),
  );
  expect(shot).toMatch(/^A Rocket Team shoots at the light bunker about B Line Squad, /);
  expect(stopped).toBe('The armour of the light bunker of B stops a hit.');
  const charges = rolls('kill', 6, 1, 1, 1, 1);
  expect(told('A line 0,0 | B line 0,3', charges, (m) => assaultBunker(m, [0], 1, 0))).toEqual([
    'A Line Squad assaults the light bunker about B Line Squad: 1 hit.',
    stopped,
  ]);
});

it('whoever is told of is one, as the sentences about units have it', () => {
  const titles = Object.values(unitData.profiles).map(({ title }) => title);
  expect(titles.filter((title) => title.endsWith('s'))).toEqual([]);
});

it.each([
  ['truck', 'psionic', 'B Psionic gets out of B Light Transport.'],
  ['line', 'officer', 'B Officer leaves B Line Squad.'],
])('whoever goes away from a %s is told to have left it', (host, unit, said) => {
  const scene = stage(`A levy 0,20 | B ${host} 0,0 | B ${unit} +`);
  const m = scene.scripted([]);
  moveTo(m, 2, nearestTo(m.battlefield.ground, [0, -4]), 'moves');
  expect(scene.told.map(({ text }) => text)).toEqual([said, expect.stringMatching(/^B \w+ moves to /)]);
});

it.each([
  [
    'a unit that does not respond',
    'A line 0,0 | B levy 0,4',
    rolls('response', 3, 1, 1),
    (m: Match) => ordersOf(m, 0),
    'A Line Squad does not respond: 1 of 3 dice pass.',
  ],
  [
    'a unit that comes from reserve',
    'A reserves - | B levy 0,16',
    rolls('reserve', 1, 1, 1),
    (m: Match) => arrive(m, 0),
    'A Line Squad is called from reserve: 0 of 3 dice pass.',
  ],
  [
    'a character whose vehicle is destroyed',
    'A truck 0,0 | A officer + | B levy 0,16',
    rolls('survival', 6, 6, 1),
    (m: Match) => wreck(m, 0, { attacker: 2, kind: 'fire' }),
    'A Officer does not get out: 2 of 3 dice pass.',
  ],
] as const)('of %s the passes are told', (_, position, script, act, said) => {
  const scene = stage(position, { data });
  act(scene.scripted(script, last));
  expect(scene.told.map(({ text }) => text)).toContain(said);
});

it('whoever is stopped where he was is told to be (SQ-OP-07)', () => {
  const wood = piece(box([-1, -4.4, 1, -3.6]), { area: true, height: 3, cover: 'light' });
  const told = (set: Variant, others = '') => {
    const scene = stage(`A line 0,-4 ${others}| B guard 0,5`, { set, pieces: [wood] });
    const hits = Array.from({ length: 3 }, () => [...rolls('damage', 6), ...rolls('armour', 1)]).flat();
    const m = scene.scripted([...rolls('fire', 6, 6), ...hits], last);
    const to = nearestTo(m.battlefield.ground, [0, -3]);
    travel(m, 0, to, 2 * 2540, 'moves', 'ways');
    return scene.told.at(-1)!.text;
  };
  expect(told({})).toBe('A Line Squad is repulsed to where it was.');
  // A friend is so near that there is no room one step ahead.
  expect(told({ 'opportunity-fire.shelter': 'off' }, '| A levy 1.5,-1.5 ')).toBe(
    'A Line Squad is stopped where it was.',
  );
});

it('where those stand whose unit is gone is told (SQ-CHR-02-shelter)', () => {
  const scene = stage('A line 0,-4 | A machine-gun + | A officer + | B levy 0,8');
  scene.start.host[2] = 0;
  eliminate(scene.scripted([]), 0 as never, 'routs');
  expect(scene.told.map(({ text }) => text)).toEqual([
    'A Line Squad routs.',
    'A Machine Gun Team stands alone at 17.5,13.6.',
    'A Officer stays with A Machine Gun Team.',
  ]);
});

it('a vehicle is told to be bogged down where it has got to', () => {
  const wood = piece(box([-10, -4, 10, 4]), { area: true, difficult: true, height: 3, cover: 'light' });
  const scene = stage('A light-tank 0,-8 | B levy 0,16', { pieces: [wood] });
  const m = scene.scripted(rolls('bogging', 1, 1, 1), last);
  const to = nearestTo(m.battlefield.ground, [0, 0]);
  travel(m, 0, to, 24 * 2540, 'moves', 'ways');
  const told = scene.told.map(({ text }) => text);
  expect(told.map((text) => text.replace(/\d+\.\d,\d+\.\d/, 'there'))).toEqual([
    'A Light Tank only gets to there.',
    'A Light Tank is bogged down.',
  ]);
});

it('what decides where nobody holds more objectives is told (SQ-CORE-SCN-ties)', () => {
  const told = (position: string, set: Variant = {}) => {
    const scene = stage(position, { set });
    scene.start.figures[0] = 3;
    endMatch(scene.scripted([]));
    return scene.told.map(({ text }) => text);
  };
  const apart = 'A line 12,-16 | B line 12,16';
  expect(told(apart)).toEqual(['Army left: 60.0 % for A, 100.0 % for B.']);
  expect(told(apart, { 'scenario.ties': 'off' })).toEqual([]);
  expect(told(apart, { 'scenario.objectives': 'off', 'scenario.ties': 'off' })).toHaveLength(1);
  expect(told('A line 0,0 | B line 12,16')).toEqual(['A holds the middle.']);
});
