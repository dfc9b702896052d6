import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import { placeAt } from '../../../kernel/field/place-words.ts';
import { kindOf } from '../battlefield/menu.ts';
import type { Match } from '../match/match.ts';
import { strikeText } from '../match/strike-words.ts';
import { strikeIn } from './listed-strike.ts';
import { lookText } from './waiting.ts';

/** What an action of the menu is called, see `Decision.label`. */
export function actionText(m: Match, model: Model, row: number): string {
  const { menu, ground } = m.battlefield;
  switch (kindOf(menu, row)) {
    case 'none':
      return 'do nothing';
    case 'ranged-attack':
    case 'close-combat':
      return strikeText(m, strikeIn(m, menu, model, row));
    case 'charge':
      return `charge ${m.matchup.models[menu.target[row]].name}`;
    case 'suppressing-fire':
      if (menu.place[row] === NOWHERE) return 'lay Suppressing Fire';
      return `suppress ${placeAt(ground, menu.place[row])} by ${menu.number[row]}`;
    case 'overwatch': {
      const { title } = m.matchup.weapons[menu.weapon[row]];
      return `watch towards ${lookText(m, model, menu.facing[row])} with ${title}`;
    }
    case 'combat-ready':
      return `get Combat Ready towards ${lookText(m, model, menu.facing[row])}`;
    case 'perception':
      return `look for what is hidden at ${placeAt(ground, m.state.base[menu.slot[row]])}`;
    case 'second-move':
      return 'move again';
  }
}
