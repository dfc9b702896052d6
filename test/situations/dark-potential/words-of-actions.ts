import { kindOf } from '../../../src/rulesets/dark-potential/battlefield/menu.ts';
import { isOnTable, type Match, settingsOf } from '../../../src/rulesets/dark-potential/match/match.ts';
import { arcOfModel } from '../../../src/rulesets/dark-potential/match/reactions.ts';
import { letterOf } from '../cast.ts';
import type { Called } from '../staged.ts';
import type { Setting } from './setting.ts';
import { signsOf } from './words-of-places.ts';

/** What a model may do, in the order of the menu that is open before it. */
export function actionsCalled(setting: Setting, m: Match, model: number): Called[] {
  return Array.from({ length: m.battlefield.menu.rows }, (_, row) => actionCalled(setting, m, model, row));
}

function actionCalled(setting: Setting, m: Match, model: number, row: number): Called {
  const { menu } = m.battlefield;
  const at = () => letterOf(setting.models, menu.target[row]);
  const weapon = () => m.matchup.weapons[menu.weapon[row]].title.toLowerCase();
  switch (kindOf(menu, row)) {
    case 'none':
      return ['nothing'];
    case 'second-move':
      return ['move again'];
    case 'ranged-attack':
      return shotCalled(weapon(), at());
    case 'close-combat':
      return [`strike ${at()}`, 'strike'];
    case 'charge':
      return [`charge ${at()}`, 'charge'];
    case 'overwatch':
      return [
        ...looksAt(setting, m, model, row).map((sign) => `watch ${sign}`),
        `watch with ${weapon()}`,
        'watch',
      ];
    case 'combat-ready':
      return ['ready'];
    case 'suppressing-fire':
      return [...signsOf(setting, m, menu.place[row]).map((sign) => `suppress ${sign}`), 'suppress'];
    case 'perception':
      return ['look'];
  }
}

/** A rifle is a rifle, whosoever. */
function shotCalled(weapon: string, at: string): Called {
  const short = weapon.split(' ').at(-1)!;
  return [...new Set([weapon, short])]
    .flatMap((gun) => [`fire ${gun} at ${at}`, `fire ${gun}`])
    .concat(`fire at ${at}`, 'fire');
}

/** Letters and digits of the map that lie in the arc of a watch. */
function looksAt(setting: Setting, m: Match, model: number, row: number): string[] {
  const { degrees } = settingsOf(m, model).overwatch.arc;
  const isInArc = arcOfModel(m, model, degrees, m.battlefield.menu.facing[row]);
  const isIn = (place: number) => isInArc(place, place);
  const letters = [...setting.models].filter(
    ([, one]) => one !== model && isOnTable(m, one) && isIn(m.state.point[one]),
  );
  const digits = [...setting.situation.map.areas.keys()].filter((sign) =>
    setting.board.placesCalled(sign).some(isIn),
  );
  return [...letters.map(([letter]) => letter), ...digits];
}
