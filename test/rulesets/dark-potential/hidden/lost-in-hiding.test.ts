import { describe, expect, it } from 'vitest';
import type { Model } from '../../../../src/kernel/entities.ts';
import { createPlayer } from '../../../../src/policies/index.ts';
import { lostInHiding } from '../../../../src/rulesets/dark-potential/hidden/lost-in-hiding.ts';
import { revealToAct } from '../../../../src/rulesets/dark-potential/hidden/revealing.ts';
import { beginHidden } from '../../../../src/rulesets/dark-potential/hidden/stealth-moves.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { createGunnery } from '../../../../src/rulesets/dark-potential/matchup/gunnery.ts';
import { table } from '../../../kernel/bare-table.ts';
import { hidden } from '../hiding.ts';
import { stage, weapon } from '../stage.ts';

const OPEN = table(48, 96, []);
const VETERAN = createPlayer('veteran');

/** A position in which an assassin has the skill to shoot, and such weapons. */
function armed(m: Match, model: Model, ...weapons: readonly string[]): Match {
  const models = m.matchup.models.map((spec, i) =>
    i === model ? { ...spec, profile: { ...spec.profile, ranged: 11 } } : spec,
  );
  m.state.weapons[model] = weapons.reduce((bits, id) => bits | (1 << weapon(id)), 0);
  const matchup = { ...m.matchup, models };
  return { ...m, matchup: { ...matchup, gunnery: createGunnery(matchup) } };
}

describe('whoever could hide', () => {
  const open = (...weapons: readonly string[]) =>
    armed(stage('A assassin 0,-20 | B soldier 0,20', { table: OPEN }).scripted([], VETERAN), 0, ...weapons);

  it('gives up what he is worth where he is one to shoot, and nothing where he is one to strike', () => {
    expect(lostInHiding(open('fist'), 0)).toBe(0);
    expect(lostInHiding(open('fist', 'pistol'), 0)).toBe(0);
    const gunner = open('club', 'sniper-rifle');
    expect(lostInHiding(gunner, 0)).toBe(gunner.matchup.harm.worth[0]);
  });

  it('hides again with his fist, and not with a rifle (DP-D-10)', () => {
    expect(beginHidden(open('fist'), 0)).toBe(true);
    expect(beginHidden(open('club', 'sniper-rifle'), 0)).toBe(false);
  });
});

it('whoever hides shows himself for a good shot, and not for a poor one (DP-D-18)', () => {
  const shows = (far: number, ...weapons: readonly string[]) => {
    const { position, model } = hidden(`A soldier 0,${far}`, ['0,-10'], { table: OPEN });
    return revealToAct(armed(position.scripted([], VETERAN), model, ...weapons), model, false);
  };
  expect(shows(-4, 'pistol')).toBe(true);
  expect(shows(46, 'pistol')).toBe(false);
  expect(shows(-4)).toBe(false);
});
