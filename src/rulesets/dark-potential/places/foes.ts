import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Foe } from '../battlefield/prospect.ts';
import { forgetChanged } from '../battlefield/threat-columns.ts';
import { isOnTable, type Match, settingsOf } from '../match/match.ts';
import { blowHarm, blowOf, tablesOf } from '../match/strike.ts';
import { isEngaged } from '../match/weapons.ts';
import { type AttackTables, NO_SHOTS } from '../matchup/attack-tables.ts';
import { backing, mostAtFriends, mostStruck, strikeReach } from './threat.ts';

/** The enemies of a model and their bases, from public facts only. */
export function foesOf(m: Match, model: Model): Foe[] {
  const { seat } = m.matchup.models[model];
  const foes: Foe[] = [];
  forgetChanged(m.battlefield.threats, m.state);
  for (const enemy of m.matchup.force[seat === 0 ? 1 : 0]) {
    if (isOnTable(m, enemy)) foes.push(foeAt(m, model, enemy, m.state.point[enemy]));
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
  const counter = blowHarm(m, enemy, model);
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
      blow: 0,
      counter,
      reach,
      other: mostStruck(m, model, enemy, point, reach),
      backing: 1,
    });
  }
}

function foeAt(m: Match, model: Model, enemy: Model, point: Point): Foe {
  const { models } = m.matchup;
  const mine = tablesOf(m, model, enemy);
  const theirs = tablesOf(m, enemy, model);
  const isShielded =
    canShoot(mine) && settingsOf(m, enemy).rangedAttack.combat.on && isEngaged(m, enemy, point);
  return {
    point,
    share: 1,
    dugIn: models[enemy].profile.dugIn,
    far: m.battlefield.guides[models[model].seat].field(point),
    still: isShielded ? NO_SHOTS : mine.still,
    onTheMove: isShielded ? NO_SHOTS : mine.onTheMove,
    answer: theirs.still,
    blow: blowOf(m, model, mine).harm,
    counter: blowOf(m, enemy, theirs).harm,
    reach: strikeReach(m, enemy),
    other: mostAtFriends(m, model, enemy),
    backing: backing(m, enemy),
  };
}

function canShoot({ still, onTheMove }: AttackTables): boolean {
  return still !== NO_SHOTS || onTheMove !== NO_SHOTS;
}
