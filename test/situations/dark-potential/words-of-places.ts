import { NOWHERE } from '../../../src/kernel/entities.ts';
import { allowanceOf } from '../../../src/rulesets/dark-potential/match/blockers.ts';
import { chargeFraction } from '../../../src/rulesets/dark-potential/match/charge-reach.ts';
import {
  enemiesOf,
  isOnTable,
  type Match,
  seatOf,
} from '../../../src/rulesets/dark-potential/match/match.ts';
import { sees } from '../../../src/rulesets/dark-potential/match/sight.ts';
import { endsOfMove } from '../../../src/rulesets/dark-potential/places/destinations.ts';
import { letterOf } from '../cast.ts';
import type { Called } from '../staged.ts';
import type { Setting } from './setting.ts';

/** Where a model could end its movement, in the order of the choice that is put. */
export function endsCalled(setting: Setting, m: Match, model: number): Called[] {
  const from = m.state.point[model];
  return endsOfMove(m, model, from, allowanceOf(m, model, 1)).map((place) =>
    placeCalled(setting, m, model, place, from),
  );
}

/** What a place is to a model: a digit of the map, in contact or not, in sight or not, and the row and column. */
export function placeCalled(setting: Setting, m: Match, model: number, place: number, from: number): Called {
  const words: string[] = place === from ? ['stay'] : [];
  words.push(...setting.board.signsAt(place).map((sign) => `to ${sign}`));
  let seen = false;
  for (const enemy of enemiesOf(m, model)) {
    if (!isOnTable(m, enemy)) continue;
    const at = m.state.point[enemy];
    const letter = letterOf(setting.models, enemy);
    if (m.battlefield.touch(place, at, seatOf(m, model)))
      words.push(`into contact with ${letter}`, 'into contact');
    if (m.battlefield.distance(place, at) <= allowanceOf(m, model, chargeFraction(m, model)))
      words.push(`near ${letter}`);
    if (sees(m, at, place)) seen = true;
  }
  const cell = setting.board.cellOf(place);
  return [...words, ...(place === from ? [] : [cell]), seen ? 'in sight' : 'out of sight'];
}

/** Letters of the models that stand at a place, and its digits. */
export function signsOf(setting: Setting, m: Match, place: number): string[] {
  if (place === NOWHERE) return [];
  const standing = [...setting.models]
    .filter(([, model]) => m.state.point[model] === place)
    .map(([letter]) => letter);
  return [...standing, ...setting.board.signsAt(place)];
}
