import { GUIDE_STEP } from '../../../kernel/guides/guide-field.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import type { Columns } from '../battlefield/columns.ts';
import { judgedAt } from '../matchup/gunnery.ts';
import { SEEN } from '../matchup/looks.ts';
import { bandOf } from '../units/bands.ts';
import type { Eyes } from './eyes.ts';
import { blowBy, chargeOn, type Foe } from './foes.ts';

/** What a row has in place of the blows of whoever is charged from there, where the mover does more by shots and stays. */
export const NO_CLASH = -1;
/** So many moves away a charge is in prospect; it is as likely as this to be possible. */
export const CHARGES = 3;
export const LIKELY = 0.7;
/** So many moves away a shot is in prospect of whoever has to come near for his guns. */
const ADVANCES = 2;
/** Rough lengths of ways are no more than this above true ones. */
const ROUGH: Length = INCH;

/** What a mover could do to a foe after moves: by charges, and by shots where he has to come near for his guns. */
export interface Prospects {
  /** Nothing is in prospect of a foe farther off. */
  readonly reach: Length;
  /** Notes it in a row, by how far off the foe is there, within reach. */
  note(row: number, gap: Length): void;
}

export function prospectsOf(columns: Columns, eyes: Eyes, foe: Foe): Prospects {
  const { place, harm, soon, later, clash, clashSoon } = columns;
  const { far, readiness, known, shielded } = foe;
  const { stride, standoff, advance } = eyes;
  const charging = CHARGES * stride;
  const shooting = advance > 0 ? standoff + ADVANCES * advance : 0;
  const shot = shooting > 0 && known && !shielded ? LIKELY * shotFrom(foe, eyes) : 0;
  const charge = stride > 0 ? LIKELY * chargeOn(foe) : 0;

  function noteCharge(row: number, way: Length): void {
    const column = way <= stride ? harm : way <= 2 * stride ? soon : later;
    if (charge <= column[row]) return;
    column[row] = charge;
    if (column === harm) clash[row] = readiness * blowBy(foe);
    else if (column === soon) clashSoon[row] = readiness * blowBy(foe);
  }

  return {
    reach: Math.max(charging, shooting),
    note(row, gap) {
      const way = Math.max(gap, far[place[row]] * GUIDE_STEP - ROUGH);
      if (gap <= charging) noteCharge(row, way);
      if (shot === 0 || gap <= standoff || gap > shooting) return;
      const column = way <= standoff + advance ? soon : later;
      column[row] = Math.max(column[row], shot);
    },
  };
}

/** What shots come to from where the mover's guns do most, at a foe in the open. */
function shotFrom(foe: Foe, eyes: Eyes): number {
  const shift = foe.shotShift + eyes.shift - eyes.coverOfFoes[SEEN];
  return judgedAt(foe.shots, bandOf(eyes.standoff, 'nearer'), shift);
}
