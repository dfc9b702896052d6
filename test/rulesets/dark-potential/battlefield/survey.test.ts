import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { GUIDE_STEP } from '../../../../src/kernel/guides/guide-field.ts';
import { INCH } from '../../../../src/kernel/length.ts';
import { compileSettings, type Variant } from '../../../../src/rules/variant.ts';
import {
  type Battlefield,
  openBattlefield,
} from '../../../../src/rulesets/dark-potential/battlefield/battlefield.ts';
import { createColumns } from '../../../../src/rulesets/dark-potential/battlefield/columns.ts';
import type {
  Eyes,
  Foe,
  HarmOfShot,
  Prospect,
} from '../../../../src/rulesets/dark-potential/battlefield/prospect.ts';
import { getsThere } from '../../../../src/rulesets/dark-potential/battlefield/rough-charge.ts';
import { UNSEEN } from '../../../../src/rulesets/dark-potential/battlefield/sightlines.ts';
import { STANDING, survey } from '../../../../src/rulesets/dark-potential/battlefield/survey.ts';
import { darkPotential } from '../../../../src/rulesets/dark-potential/index.ts';
import { NO_SHOTS, shotAt } from '../../../../src/rulesets/dark-potential/matchup/attack-tables.ts';
import { compileMatchup } from '../../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import { rules, type Settings } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../../src/rulesets/dark-potential/units/unit-data.ts';
import { knownArenas } from '../../../known-arenas.ts';

const arenas = knownArenas(darkPotential);
const draw = seedrandom.alea('surveys');
const below = (most: number) => Math.floor(most * draw());
const oneIn = (chances: number) => below(chances) === 0;

function battlefieldUnder(variant: Variant, name: string): Battlefield {
  const settings = [1, 3].map((points) =>
    compileSettings<Settings>(rules, { ...variant, 'dug-in.bonus.points': points }),
  );
  const matchup = compileMatchup(unitData, rules, [settings[0], settings[1]], ['suggested', 'suggested']);
  return openBattlefield(matchup, arenas.field({ name }, 2500));
}

function drawShots() {
  return oneIn(3) ? NO_SHOTS : Float64Array.from(NO_SHOTS, () => (oneIn(3) ? 0 : draw()));
}

function drawTemplate(): Foe['template'] {
  const [near, byCover, onTheMove] = [draw(), draw() / 8, draw()];
  const still = (apart: number, cover: number) => near - apart / (100 * INCH) - byCover * cover;
  return { still, moving: oneIn(2) ? null : (apart, cover) => onTheMove * still(apart, cover) };
}

function drawFoe({ ground, guides }: Battlefield): Foe {
  const point = below(ground.count);
  const still = drawShots();
  return {
    point,
    share: oneIn(3) ? 0.2 : 1,
    dugIn: oneIn(3),
    far: guides[0].field(point),
    still,
    onTheMove: oneIn(2) ? still : drawShots(),
    answer: drawShots(),
    template: oneIn(3) ? drawTemplate() : null,
    blow: oneIn(3) ? 0 : 2 * draw(),
    counter: oneIn(3) ? 0 : 2 * draw(),
    reach: below(20) * INCH,
    other: oneIn(2) ? 0 : draw(),
    backing: oneIn(2) ? 1 : 2 * draw(),
  };
}

function drawEyes({ ground, lines, diameter, slanted, touch }: Battlefield): Eyes {
  return {
    ground,
    diameter,
    slanted,
    grain: oneIn(2) ? 0 : 4 * INCH,
    lines,
    seat: oneIn(2) ? 0 : 1,
    dugIn: oneIn(2),
    scale: 1 / (2 * INCH),
    wanted: below(30) * INCH,
    charge: below(12) * INCH,
    meeting: 4 * INCH,
    touches: (own, enemy) => touch(enemy, own, 0),
    strike: below(20) * INCH,
    outflank: 5 * INCH,
    drawn: draw(),
  };
}

/** Another prospect, often one that differs in a single foe or look. */
function drawProspect(battlefield: Battlefield, { eyes, foes }: Prospect): Prospect {
  if (oneIn(3)) {
    return {
      eyes: drawEyes(battlefield),
      foes: Array.from({ length: below(8) }, () => drawFoe(battlefield)),
    };
  }
  if (oneIn(2) || foes.length === 0) return { eyes: oneOf(eyes, drawEyes(battlefield)), foes };
  const changed = below(foes.length);
  return {
    eyes,
    foes: foes.map((foe, i) => (i === changed ? oneOf(foe, drawFoe(battlefield)) : { ...foe })),
  };
}

/** The first but for one of its parts, which is that of the second. */
function oneOf<T extends object>(first: T, second: T): T {
  const parts = Object.keys(first) as (keyof T)[];
  const part = parts[below(parts.length)];
  return { ...first, [part]: second[part] };
}

/** What one foe makes of one place, told by the rules one by one. */
function plain(battlefield: Battlefield, eyes: Eyes, foe: Foe, at: number, hasMoved: boolean) {
  const { ground, lines } = battlefield;
  const enemy = eyes.seat === 0 ? 1 : 0;
  const exact = battlefield.distance(at, foe.point);
  const distance = eyes.grain > 0 ? Math.round(exact / eyes.grain) * eyes.grain : exact;
  const way = foe.far[at] * GUIDE_STEP;
  const cover = lines.look(at, foe.point, enemy, foe.dugIn);
  const isMet = battlefield.touch(foe.point, at, 0);
  const aim = isMet ? UNSEEN : cover;
  const own = lines.look(foe.point, at, eyes.seat, eyes.dugIn);
  const shot = (table: Float64Array, behind: number) =>
    behind === UNSEEN ? 0 : table[shotAt(distance * eyes.scale, behind)];
  const isClear = cover !== UNSEEN && own !== UNSEEN && distance <= eyes.wanted;
  const strikes = getsThere(ground, at, foe.point, distance, way, eyes.charge);
  const strikesNext = getsThere(ground, at, foe.point, distance, way, eyes.strike);
  const burst = (harm: HarmOfShot | null | undefined) =>
    harm && cover !== UNSEEN && !isMet ? harm(distance, cover) : 0;
  const standing = Math.max(burst(foe.template?.still), shot(foe.still, aim));
  const moving = Math.max(burst(foe.template?.moving), shot(foe.onTheMove, aim));
  const more = standing > moving ? STANDING * (standing - moving) : 0;
  const answer = Math.max(shot(foe.answer, own), distance <= foe.reach ? foe.counter : 0);
  const singledOut = Math.max(0, answer - foe.other);
  return {
    harm: foe.share * Math.max(hasMoved ? moving : standing, strikes ? foe.blow : 0),
    promise: Math.max(foe.share * (moving + more), strikesNext ? foe.share * foe.blow : 0),
    danger: foe.share * foe.backing * (eyes.drawn * answer + singledOut),
    shelter: Math.min(1, own / 4),
    lag: Math.min(Math.max(way, distance), isClear ? cover * eyes.outflank : Infinity),
  };
}

describe('a survey', () => {
  it.each([
    ['ruined-quarter', {}],
    ['ruined-quarter', { 'sight.lines': 'off', 'measurement.slant': 'off' }],
    ['hedgerows', { 'cover.levels.stacking': 'sum', 'measurement.edges': 'off' }],
  ])('of %s under %j says what every foe makes of every place', (name, variant) => {
    const battlefield = battlefieldUnder(variant, name);
    const { count } = battlefield.ground;
    const columns = createColumns(battlefield.ground);
    let [struck, sheltered] = [0, 0];
    const spots = Array.from({ length: 60 }, () => below(count));
    const spot = () => spots[below(spots.length)];
    let prospect: Prospect = { eyes: drawEyes(battlefield), foes: [] };
    for (let n = 0; n < 300; n++) {
      if (oneIn(2)) prospect = drawProspect(battlefield, prospect);
      const { eyes, foes } = prospect;
      const places = Array.from({ length: 1 + below(40) }, spot);
      const start = oneIn(3) ? NOWHERE : spot();
      const still = oneIn(2) ? NOWHERE : places[0];
      survey(columns, { eyes, foes: [...foes] }, places, start, still);
      const all = start === NOWHERE ? places : [...places, start];
      for (const at of new Set(all)) {
        const told = foes.map((foe) => plain(battlefield, eyes, foe, at, at !== still));
        const most = (key: 'harm' | 'promise') => Math.max(0, ...told.map((one) => one[key]));
        const sum = (key: 'danger' | 'shelter') => told.reduce((total, one) => total + one[key], 0);
        const found = [columns.harm, columns.promise, columns.danger, columns.shelter, columns.lag];
        const lag = Math.min(...told.map((one) => one.lag));
        expect(found.map((column) => column[at])).toEqual([
          most('harm'),
          most('promise'),
          sum('danger'),
          sum('shelter'),
          lag,
        ]);
        if (columns.harm[at] > 0) struck++;
        if (columns.shelter[at] > 0 && columns.shelter[at] < foes.length) sheltered++;
      }
    }
    expect(Math.min(struck, sheltered)).toBeGreaterThan(100);
  });
});
