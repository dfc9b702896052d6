import { INCH, type Length } from '../../../kernel/length.ts';
import type { MoveCosts } from '../../../kernel/ways.ts';
import type { Settings } from '../rules/index.ts';
import type { Locomotion } from '../units/units.ts';

/** How somebody takes terrain: past what is in its way, and across it. */
export interface Gait {
  readonly plain: MoveCosts;
  readonly across: MoveCosts;
  /** Actions more that it takes to go across, and what going across takes off a move. */
  readonly more: number;
  readonly less: Length;
  /** Height of what it passes over in a straight line, for each altitude of a flyer; -1 for nothing. */
  readonly over: Length;
  /** It passes over models too, and ends on the ground. */
  readonly winged: boolean;
  /** It has altitudes, and is out of reach of whoever is at another (DX-ALT-ASM, DX-ALT-REACH). */
  readonly flies: boolean;
  readonly aloft: boolean;
  /** How much each altitude counts for sight and range (DX-ALT-SIGHT). */
  readonly lift: Length;
  /** By how much it may turn for an action, in steps of the compass. */
  readonly turn: number;
  /** It goes straight over no water. */
  readonly shuns: boolean;
  /** What is added to a move that goes over water. */
  readonly afloat: Length;
}

/** Steps of the compass: facings that are told apart. */
export const COMPASS = 32;
/** Half the compass: whoever turns by that much turns as he likes. */
export const ABOUT = COMPASS / 2;
const DEGREES_OF_A_STEP = 360 / COMPASS;

/** Ground of this cost is out of reach of any move. */
const SHUNNED = 1000;
/** Higher than anything on a table. */
const HIGH: Length = 1000 * INCH;

/** The gait of some locomotion under a side's rules (DX-MOV-02 to DX-MOV-06). */
export function gaitUnder(own: Settings, locomotion: Locomotion, size: number): Gait {
  const foot = footGait(own);
  const {
    on,
    turning,
    bike,
    wheeled,
    tracked,
    walker,
    stride,
    skimmer,
    flyer,
    altitude,
    aloft,
    heights,
    water,
  } = own.locomotion;
  if (!on || locomotion === 'foot') return foot;
  const sharp = turning.on ? Math.round(turning.sharp / DEGREES_OF_A_STEP) : ABOUT;
  const isShallow = water.craters === 'flooded' && water.on;
  const isDeep = water.craters === 'deep' && water.on;
  // Water slows nobody else, but deep water is impassable to all but flyers.
  const beside = isDeep ? { craters: SHUNNED } : {};
  const { craters: _, ...dryShod } = foot.across;
  const above = { ...dryShod, difficult: 1, climb: SHUNNED };
  const level = { ...above, ...beside };
  switch (locomotion) {
    case 'bike': {
      if (!bike.on) return foot;
      const swapped = bike.columns === 'swapped';
      const wading = isShallow ? { ...level, craters: water.factor } : level;
      const costs: MoveCosts = swapped
        ? { ...wading, difficult: SHUNNED }
        : { ...wading, linear: 'impassable' };
      return { ...foot, plain: costs, across: costs, more: 0 };
    }
    case 'wheeled': {
      if (!wheeled.on) return { ...foot, turn: sharp };
      const plain: MoveCosts = { ...level, difficult: SHUNNED, linear: 'impassable' };
      return { ...foot, plain, across: level, more: 0, less: wheeled.loss * INCH, turn: sharp };
    }
    case 'tracked':
      return tracked.on ? { ...foot, plain: level, across: level, more: 0 } : foot;
    case 'walker': {
      const costs: MoveCosts = { ...dryShod, difficult: 1, ...beside };
      const over = stride.on ? Math.floor(stride.share * size * INCH) : -1;
      const strides = { ...foot, over, shuns: isDeep };
      return walker.on ? { ...strides, plain: costs, across: costs, more: 0 } : strides;
    }
    case 'skimmer':
      if (!skimmer.on) return foot;
      return {
        ...foot,
        plain: level,
        across: level,
        more: 0,
        over: HIGH,
        winged: true,
        shuns: isDeep,
        afloat: isShallow ? skimmer.water * INCH : 0,
      };
    default:
      if (!flyer.on) return { ...foot, turn: sharp };
      return {
        ...foot,
        plain: above,
        across: above,
        more: 0,
        over: altitude.inches * INCH,
        winged: true,
        flies: true,
        aloft: aloft.on,
        lift: heights.on ? altitude.inches * INCH : 0,
        turn: sharp,
      };
  }
}

/** Limiting terrain is crossed by moves that pay for it (DX-MOV-02, DX-AMB-02). */
function footGait({ moving, locomotion }: Settings): Gait {
  const across = {
    difficult: moving.rough.factor,
    climb: moving.climb.factor,
    mantle: 0,
    descent: 0,
    linear: 'free',
    ...waterCosts(locomotion),
  } as const;
  const isFree = moving.limiting.cost === 0 || moving.limiting.means === 'move';
  return {
    plain: isFree ? across : { ...across, linear: 'impassable' },
    across,
    more: moving.limiting.cost,
    less: 0,
    over: -1,
    winged: false,
    flies: false,
    aloft: false,
    lift: 0,
    turn: ABOUT,
    shuns: false,
    afloat: 0,
  };
}

/** What water costs models on foot where craters hold some (DX-MOV-06). */
function waterCosts({ on, water }: Settings['locomotion']): Pick<MoveCosts, 'craters'> {
  if (!on || !water.on || water.craters === 'dry') return {};
  return { craters: water.craters === 'deep' ? SHUNNED : water.factor };
}
