/** A shot as `rulebench odds` is asked for it: of a unit, of a squad and its team, or of two fire teams. */

import { type Asked, numberAsked, requireOn, wordAsked } from '../../../rules/assembly/asked.ts';
import { InputError } from '../../../rules/nearest.ts';
import { createModifiers, modify } from '../../../rules/play/modifiers.ts';
import type { FireDice } from '../matchup/fire-dice.ts';
import { type Addition, fireDice, modifyByArms, modifyFire, type Shot } from '../matchup/fire-effect.ts';
import { combinedDice, jointDice } from '../matchup/fire-together-dice.ts';
import type { UnitSpec } from '../matchup/muster.ts';
import { baseOf } from '../matchup/scale.ts';
import type { Side } from '../matchup/side.ts';
import { fireTalents, ledLevel, ratingBy, targetTalents } from '../matchup/talents.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { RATINGS } from '../units/units.ts';
import { FACINGS } from './odds-vehicles.ts';

const COVERS = ['none', 'partial', 'heavy'] as const;

/** What shoots at once, its hits by each shot in turn. */
export interface Volley {
  /** The first is whose quality, range and modifiers count. */
  readonly shots: readonly [Shot, ...Shot[]];
  readonly dice: FireDice;
  /** What is added to the dice. */
  readonly bonus: number;
}

/** The shot of a unit, or of it and a partner: a team that is with it (SQ-HW-08), or another fire team (SQ-FT-05). */
export function volleyAsked(
  asked: Asked,
  [attacker, partner]: readonly UnitSpec[],
  target: UnitSpec,
  own: Side,
  theirs: Side,
): Volley {
  const { settings } = own;
  const reaches = [attacker, ...(partner ? [partner] : [])].map(
    (unit) => unit.main.range * baseOf(unit, settings),
  );
  const reach = Math.min(...reaches);
  const distance = numberAsked(asked, 'distance', { from: 0, to: reach, step: 'any' }, reach / 2);
  const shot = shotAsked(asked, attacker, target, distance, own, theirs);
  const list = createModifiers();
  modifyFire(list, shot, own, theirs);
  if (partner === undefined) return { shots: [shot], dice: fireDice(shot, settings), bonus: list.total };
  const isTeam = partner.profile.kind === 'team';
  // Each of two fire teams may have a roll of its own, of which this is the first (SQ-AMB-05).
  if (!isTeam && settings.fireTeams.shooting.rolls === 'each')
    return { shots: [shot], dice: jointDice(settings, shot), bonus: list.total };
  const other = shotAsked(asked, partner, target, distance, own, theirs);
  modifyByArms(list, other, settings);
  // What the talents of either add counts once (SQ-PER-09).
  if (fireTalents(attacker, settings).length === 0)
    for (const [clause, value] of fireTalents(partner, settings)) modify(list, clause, value);
  const dice = (isTeam ? combinedDice : jointDice)(settings, shot, other);
  return { shots: [{ ...shot, others: partner.profile.figures }, other], dice, bonus: list.total };
}

function shotAsked(
  asked: Asked,
  attacker: UnitSpec,
  target: UnitSpec,
  distance: number,
  { settings }: Side,
  theirs: Side,
): Shot {
  return {
    attack: {
      attacker,
      target,
      distance,
      cover: COVERS.indexOf(wordAsked(asked, 'cover', COVERS)),
      fortified: 0,
      bunkered: false,
      facing: FACINGS.indexOf(wordAsked(asked, 'facing', FACINGS)),
      figures: attacker.profile.figures,
      still: asked['still'] === true,
      moved: false,
      bounded: false,
    },
    level: ledLevel(attacker, settings, true),
    base: baseOf(attacker, settings),
    marker: asked['shaken'] === true ? 1 : 0,
    targetMarker: asked['marked'] === true ? 1 : 0,
    bunched: false,
    additions: [
      ...officerAsked(asked, settings),
      ...fireTalents(attacker, settings),
      ...targetTalents(target, theirs.settings),
      ...concealmentAsked(asked, target, theirs),
    ],
  };
}

/** What an officer adds who is with the attacker (SQ-CHR-06). */
function officerAsked(asked: Asked, settings: Settings): Addition[] {
  const rating = ratingBy(settings, wordAsked(asked, 'officer', RATINGS));
  return rating > 0 ? [[CLAUSE.characters.lead, rating]] : [];
}

/** What a sniper who has not moved takes away (SQ-SNP-02). */
function concealmentAsked(asked: Asked, { profile }: UnitSpec, { settings }: Side): Addition[] {
  const { concealed } = settings.snipers;
  if (asked['concealed'] !== true) return [];
  requireOn(concealed.on, '--concealed', 'the concealment of snipers');
  if (profile.kind !== 'sniper')
    throw new InputError(`--concealed is for snipers, not for ${profile.title}.`);
  return [[CLAUSE.snipers.concealed, -concealed.points]];
}
