/** Mines and blasts hit as many figures, each of them once (SQ-MINE-08, SQ-ART-06). */
import { expect, it } from 'vitest';
import { fractionText, fractionValue } from '../../../src/kernel/fraction.ts';
import { GONE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { BY_NOBODY } from '../../../src/rulesets/squad-quality/match/casualties.ts';
import { sufferOnceEach } from '../../../src/rulesets/squad-quality/match/each-figure.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { NOWHERE } from '../../../src/rulesets/squad-quality/units/entities.ts';
import { mineDanger } from '../../../src/rulesets/squad-quality/ways/mine-danger.ts';
import { meetMines } from '../../../src/rulesets/squad-quality/ways/mines.ts';
import { nearestTo } from '../scene.ts';
import { stage } from './stage.ts';

const MINED = { 'mines.fields.number': 1 };

/** A unit of A that comes upon the only mine, which is of its own side, so that it knows that it is real. */
function mined(unit: string) {
  const scene = stage(`A ${unit} 0,-12 | B levy 0,15`, { set: MINED });
  const at = (m: Match) => nearestTo(m.battlefield.ground, [0, 0]);
  const lay = (m: Match) => {
    m.state.mines.fill(NOWHERE);
    m.state.mines[0] = at(m);
    m.state.realMines[0] = 0;
    return m;
  };
  return { scene, at, lay };
}

it('a lone figure is hit once by mines, whatever their die of figures comes to', () => {
  const { scene, at, lay } = mined('sniper');
  const lost = scene.distribution((m) => {
    meetMines(lay(m), 0, [m.state.point[0], at(m)]);
    return m.state.whereabouts[0] === GONE ? 'lost' : 'left';
  });
  // Four faces of six set them off; a die and 2 of light mines beat one and 1 of armour in 26 of 36 cases.
  expect(fractionText(lost.get('lost')!)).toBe('13/27');
  const m = lay(scene.scripted([]));
  expect(mineDanger(m, 0)(at(m))).toBeCloseTo(
    fractionValue(lost.get('lost')!) * m.matchup.figureWorth[0],
    12,
  );
});

it('mines threaten a squad by the mean of their die', () => {
  const { scene, at, lay } = mined('line');
  const m = lay(scene.scripted([]));
  const each = ((2 / 3) * 26) / 36;
  // An armour of 1 like that of the sniper, and two figures on average.
  expect(mineDanger(m, 0)(at(m))).toBeCloseTo(2 * each * m.matchup.figureWorth[0], 12);
});

it('a blast on all figures of a unit hits its wounded once and those who are fit once (SQ-WND-02)', () => {
  const scene = stage('A line 0,-12 | B machine-gun 0,12');
  scene.start.hurt[1] = 1;
  const lost = scene.distribution((m) => {
    sufferOnceEach(m, 1, 3, 0, BY_NOBODY);
    return m.state.whereabouts[1] === GONE ? 'lost' : `${m.state.figures[1]}`;
  });
  // A die beats another, or comes to as much, in 7 of 12 cases: with both of the fit the unit is lost.
  expect(fractionText(lost.get('lost')!)).toBe('49/144');
});
