import { CONTACT_GAP } from '../../kernel/base.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { enemiesOf, isUp, type Match, seatOf, settingsOf } from './match.ts';
import { allowanceOf } from './moves.ts';
import type { Settings } from './rules/index.ts';
import { isSeen, type View } from './sightlines.ts';

/** A blow that takes a move first is as likely as this. */
const LUNGE = 0.5;

/** A way to attack as numbers: what may take from it, and where the tables of harm tell what comes of it. */
export interface Threat {
  readonly melee: boolean;
  readonly range: number;
  /** Distance from which it is hampered, by so much; and by so much after moving. */
  readonly farFrom: number;
  readonly far: number;
  readonly moved: number;
  /** Entry in the tables of harm, to which the faces that hit are added, by how much is taken from the skill. */
  readonly entry: number;
  readonly faces: Int32Array;
}

/** Least and greatest distance of shooting, reach of melee, and whether melee goes on unseen. */
export interface Reach {
  readonly least: number;
  readonly melee: number;
  readonly blind: boolean;
}

export interface Foe {
  readonly model: number;
  readonly point: number;
  /** What the chooser sees of it, and it of the chooser, by where the chooser stands. */
  readonly seen: View;
  readonly sees: View;
  readonly threats: readonly Threat[];
  readonly answers: readonly Threat[];
  /** How much further it can strike after a move. */
  readonly stride: number;
  /** What its worst blow does then. */
  readonly lunge: number;
}

/** Entry in the tables of harm of the best of some threats over a distance, -1 without one. */
export function bestEntry(
  worth: Float64Array,
  threats: readonly Threat[],
  reach: Reach,
  gap: number,
  look: number,
  hasMoved: boolean,
): number {
  let most = 0;
  let found = -1;
  for (const threat of threats) {
    if (!isSeen(look) && !(threat.melee && reach.blind)) continue;
    let taken = 0;
    if (threat.melee) {
      if (gap > reach.melee) continue;
    } else {
      if (gap > threat.range || gap <= reach.least) continue;
      taken = look + (hasMoved ? threat.moved : 0) + (gap > threat.farFrom ? threat.far : 0);
    }
    const { faces } = threat;
    const at = threat.entry + faces[taken < faces.length ? taken : faces.length - 1];
    if (worth[at] > most) {
      most = worth[at];
      found = at;
    }
  }
  return found;
}

export function reachOf({ shooting, melee }: Settings): Reach {
  return {
    least: shooting.target.on ? shooting.target.inches * 2540 : -1,
    melee: melee.target.on ? melee.target.inches * 2540 : CONTACT_GAP,
    blind: melee.target.seen === 'no',
  };
}

export function foesOf(m: Match, model: number): Foe[] {
  const seat = seatOf(m, model);
  const { lines } = m.theatre;
  const reach = reachOf(m.book.settings[otherSeat(seat)]).melee;
  return enemiesOf(m, model)
    .filter((enemy) => isUp(m, enemy))
    .map((enemy) => {
      const answers = threatsOf(m, enemy, model);
      const blows = answers
        .filter(({ melee }) => melee)
        .map(({ entry, faces }) => m.book.harm.worth[entry + faces[0]]);
      return {
        model: enemy,
        point: m.state.point[enemy],
        seen: lines.viewOf(seat, m.state.point[enemy]),
        sees: lines.viewFrom(otherSeat(seat), m.state.point[enemy]),
        threats: threatsOf(m, model, enemy),
        answers,
        stride: reach + allowanceOf(m, enemy),
        lunge: LUNGE * Math.max(0, ...blows),
      };
    });
}

function threatsOf(m: Match, attacker: number, target: number): Threat[] {
  const { ranged, melee, profile } = m.book.models[attacker];
  const own = settingsOf(m, attacker);
  const shoots = own.shooting.on && m.state.shots[attacker] > 0;
  return [
    ...(shoots ? ranged.map((weapon) => threatOf(m, attacker, target, weapon, profile.ballistic)) : []),
    ...(own.melee.on ? melee.map((weapon) => threatOf(m, attacker, target, weapon, profile.melee)) : []),
  ];
}

function threatOf(m: Match, attacker: number, target: number, weapon: number, skill: number): Threat {
  const { seat } = m.book.models[attacker];
  const own = m.book.settings[seat];
  const { range, heavy, mode } = m.book.weapons[weapon];
  const { moved, far } = own.shooting;
  return {
    melee: mode === 'melee',
    range: range * 2540,
    farFrom: range * 2540 * far.share,
    far: far.points,
    moved: heavy ? moved.heavy : moved.points,
    entry: m.book.harm.entry(weapon, target, Math.max(1, m.state.wounds[target])),
    faces: m.book.harm.facesBySkill(seat, skill),
  };
}
