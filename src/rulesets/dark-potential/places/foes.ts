import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import type { Foe } from '../battlefield/prospect.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from '../match/match.ts';
import { attacksOf, blowInTurn, blowOf } from '../match/strike.ts';
import { isEngaged } from '../match/weapons.ts';
import { type AttackTables, NO_SHOTS } from '../matchup/attack-tables.ts';
import type { Launchers } from './crowds.ts';
import { type TemplateShots, templateShots } from './template-shots.ts';
import { backing, mostAtFriends, mostStruck, strikeReach } from './threat.ts';

/** The enemies of a model and their bases, from public facts only. */
export function foesOf(m: Match, model: Model, launchers: Launchers): Foe[] {
  const foes: Foe[] = [];
  const templates = templateShots(m, model);
  const atFriends = mostAtFriends(m, launchers);
  for (const enemy of enemiesOf(m, model)) {
    if (isOnTable(m, enemy)) foes.push(foeAt(m, model, enemy, templates, atFriends(enemy)));
    else if (m.state.hidden[enemy] > 0) addBases(m, model, enemy, foes);
  }
  return foes;
}

/** A hidden enemy may stand at any of its bases, and shoots and can be shot at from none. */
function addBases(m: Match, model: Model, enemy: Model, foes: Foe[]): void {
  const { bases, profile } = m.matchup.models[enemy];
  let standing = 0;
  for (const slot of bases) if (m.state.base[slot] !== NOWHERE) standing++;
  if (standing === 0) return;
  const counter = blowInTurn(m, enemy, model);
  const reach = strikeReach(m, enemy);
  const guide = m.battlefield.guides[m.matchup.models[model].seat];
  for (const slot of bases) {
    const point = m.state.base[slot];
    if (point === NOWHERE) continue;
    foes.push({
      point,
      share: 1 / standing,
      dugIn: profile.dugIn,
      far: guide.field(point),
      still: NO_SHOTS,
      onTheMove: NO_SHOTS,
      answer: NO_SHOTS,
      template: null,
      blow: 0,
      counter,
      reach,
      other: mostStruck(m, model, enemy, point, reach),
      backing: 1,
    });
  }
}

/** @param other the most that it could do to a friend of the model */
function foeAt(m: Match, model: Model, enemy: Model, templates: TemplateShots, other: number): Foe {
  const { models } = m.matchup;
  const point = m.state.point[enemy];
  const template = templates.at(enemy);
  const mine = attacksOf(m, model, enemy, templates.others);
  const theirs = attacksOf(m, enemy, model);
  const isShielded =
    (template !== null || canShoot(mine)) &&
    settingsOf(m, enemy).rangedAttack.combat.on &&
    isEngaged(m, enemy, point, model);
  return {
    point,
    share: 1,
    dugIn: models[enemy].profile.dugIn,
    far: m.battlefield.guides[models[model].seat].field(point),
    still: isShielded ? NO_SHOTS : mine.still,
    onTheMove: isShielded ? NO_SHOTS : mine.onTheMove,
    answer: theirs.still,
    template: isShielded ? null : template,
    blow: blowOf(m, model, mine).harm,
    counter: blowOf(m, enemy, theirs).harm,
    reach: strikeReach(m, enemy),
    other,
    backing: backing(m, enemy),
  };
}

function canShoot({ still, onTheMove }: AttackTables): boolean {
  return still !== NO_SHOTS || onTheMove !== NO_SHOTS;
}
