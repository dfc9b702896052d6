/** A sniper may aim at any figure of a unit, whoever it is with: at an officer among a squad, too (SQ-SNP-04). */

import { describe, expect, it } from 'vitest';
import { DANGER, HARM, labelsOf } from '../../../src/rules/decision.ts';
import { offerTo } from '../../../src/rulesets/squad-quality/actions/options.ts';
import { weighingOf } from '../../../src/rulesets/squad-quality/actions/weigh-options.ts';
import { STILL } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { fireAlone } from '../../../src/rulesets/squad-quality/attack/fire.ts';
import { GONE, JOINED, UNDER_FIRE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { FREE } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { rolls } from '../scene.ts';
import { type Script, stage } from './stage.ts';

const CLEAR: Script = [...rolls('clear-shot', 1, 2, 2), ...rolls('fire', 6, 1)];

const BOUNCED: Script = [
  ['damage', 1],
  ['armour', 6],
];

/** What a unit may shoot at, and what each of that is worth to it. */
function targets(position: string, set = {}) {
  let labels: string[] = [];
  let worth: number[] = [];
  const m = stage(position, { set }).scripted([], (decision) => {
    labels = labelsOf(decision);
    worth = labels.map((_, option) => {
      const into = new Float64Array(8);
      decision.weigh(option, into);
      return into[HARM];
    });
    return 0;
  });
  fireAlone(m, 0, STILL);
  return { labels, worth };
}

describe('who is with a squad', () => {
  const HERO = 'A sniper 0,0 | B levy 0,8 | B hero +';

  it('is a target of a sniper that has its choice, and of nobody else (SQ-CHR-02-shelter)', () => {
    const squad = ['hold fire', 'shoot B Levy Squad'];
    expect(targets(HERO).labels).toEqual([...squad, 'shoot B Hero']);
    expect(targets(HERO, { 'snipers.choice': 'off' }).labels).toEqual(squad);
    expect(targets('A line 0,0 | B levy 0,8 | B hero +').labels).toEqual(squad);
  });

  it('is none in a vehicle', () => {
    expect(targets('A sniper 0,0 | B truck 0,8 | B tank-officer +').labels).toEqual([
      'hold fire',
      'shoot B Light Transport',
    ]);
  });

  it('is weighed by what a shot takes of him: a hero is worth more than one of the levy', () => {
    const [, levy, hero] = targets(HERO).worth;
    expect(hero).toBeGreaterThan(levy);
  });

  it('is hit by himself, and the squad is not', () => {
    const shot = (damage: Script) => {
      const scene = stage('A sniper 0,0 | B levy 0,8 | B officer +');
      const m = scene.scripted([...CLEAR, ...damage], () => 2);
      fireAlone(m, 0, STILL);
      m.dice.finish();
      const { figures, whereabouts, marker } = m.state;
      return { levy: [figures[1], marker[1]], officer: [whereabouts[2], marker[2]] };
    };
    expect(
      shot([
        ['damage', 6],
        ['armour', 1],
      ]),
    ).toEqual({ levy: [8, 0], officer: [GONE, 0] });
    expect(shot([...BOUNCED, ...BOUNCED, ...BOUNCED])).toEqual({
      levy: [8, 0],
      officer: [JOINED, UNDER_FIRE],
    });
  });

  it('counts for where a sniper goes, and reckons with snipers himself', () => {
    const outlook = (set = {}) => {
      const m = stage(HERO, { set }).scripted([]);
      const own = outlookOf(m, 2);
      const into = new Float64Array(8);
      weighingOf(m, 2, own, offerTo(m, 2, own, FREE).options).weigh(0, into);
      return [outlookOf(m, 0).harmAt(m.state.point[0], STILL), into[DANGER]];
    };
    const [harm, danger] = outlook();
    const [without, none] = outlook({ 'snipers.choice': 'off' });
    expect([harm > without, danger > 0, none]).toEqual([true, true, 0]);
  });
});
