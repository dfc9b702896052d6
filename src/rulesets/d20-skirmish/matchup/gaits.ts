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
  /** It goes straight over no water, and over no rough ground, which slows it. */
  readonly shuns: boolean;
  readonly slowed: boolean;
  /** What is added to a move that goes over water. */
  readonly afloat: Length;
}

/** Steps of the compass: facings that are told apart. */
export const COMPASS = 32;
/** Half the compass: whoever turns by that much turns as he likes. */
export const ABOUT = COMPASS / 2;
const DEGREES_OF_A_STEP = 360 / COMPASS;

/** Ground of this cost is out of reach of any move. */
export const SHUNNED = 1000;
/** Higher than anything on a table. */
const HIGH: Length = 1000 * INCH;

/** The gait of some locomotion under a side's rules (DX-MOV-02 to DX-MOV-06). */
export function gaitUnder(own: Settings, locomotion: Locomotion, size: number): Gait {
  const foot = footGait(own);
  const { on, tracked, turning } = own.locomotion;
  if (!on || locomotion === 'foot') return foot;
  const sharp = turning.on ? Math.round(turning.sharp / DEGREES_OF_A_STEP) : ABOUT;
  switch (locomotion) {
    case 'bike':
      return bikeGait(own, foot);
    case 'wheeled':
      return { ...wheeledGait(own, foot), turn: sharp };
    case 'tracked':
      return tracked.on ? evenly(foot, levelCosts(own, foot)) : foot;
    case 'walker':
      return walkerGait(own, foot, size);
    case 'skimmer':
      return skimmerGait(own, foot);
    default:
      return { ...flyerGait(own, foot), turn: sharp };
  }
}

/** The gait of whom limiting terrain costs nothing besides what all terrain does. */
function evenly(foot: Gait, costs: MoveCosts): Gait {
  return { ...foot, plain: costs, across: costs, more: 0 };
}

/** What craters hold. */
function waterIn({ locomotion: { water } }: Settings): 'dry' | 'flooded' | 'deep' {
  return water.on ? water.craters : 'dry';
}

/** Costs of those whom neither rough ground nor shallow water slows; deep water is impassable to them. */
function dryCosts(own: Settings, { across }: Gait): MoveCosts {
  const { craters: _, ...costs } = across;
  return { ...costs, difficult: 1, ...(waterIn(own) === 'deep' && { craters: SHUNNED }) };
}

/** The same of those who do not climb (DX-LOC-CLIMB-ASM). */
function levelCosts(own: Settings, foot: Gait): MoveCosts {
  return { ...dryCosts(own, foot), climb: SHUNNED };
}

function bikeGait(own: Settings, foot: Gait): Gait {
  const { bike, water } = own.locomotion;
  if (!bike.on) return foot;
  const level = levelCosts(own, foot);
  const wading = waterIn(own) === 'flooded' ? { ...level, craters: water.factor } : level;
  return evenly(
    foot,
    bike.columns === 'swapped' ? { ...wading, difficult: SHUNNED } : { ...wading, linear: 'impassable' },
  );
}

function wheeledGait(own: Settings, foot: Gait): Gait {
  const { wheeled } = own.locomotion;
  if (!wheeled.on) return foot;
  const across = levelCosts(own, foot);
  const shunning: MoveCosts = { ...across, difficult: SHUNNED, linear: 'impassable' };
  // Nothing is to be gone round that takes nothing off.
  const plain = wheeled.loss > 0 ? shunning : across;
  return { ...foot, plain, across, more: 0, less: wheeled.loss * INCH };
}

function walkerGait(own: Settings, foot: Gait, size: number): Gait {
  const { walker, stride } = own.locomotion;
  const over = stride.on ? Math.floor(stride.share * size * INCH) : -1;
  const gait = walker.on ? evenly(foot, dryCosts(own, foot)) : foot;
  return { ...gait, over, shuns: waterIn(own) === 'deep', slowed: !walker.on };
}

function skimmerGait(own: Settings, foot: Gait): Gait {
  const { skimmer } = own.locomotion;
  if (!skimmer.on) return foot;
  return {
    ...evenly(foot, levelCosts(own, foot)),
    over: HIGH,
    winged: true,
    afloat: waterIn(own) === 'dry' ? 0 : skimmer.water * INCH,
  };
}

function flyerGait(own: Settings, foot: Gait): Gait {
  const { flyer, altitude, aloft, heights } = own.locomotion;
  if (!flyer.on) return foot;
  const { craters: _, ...costs } = levelCosts(own, foot);
  return {
    ...evenly(foot, costs),
    over: altitude.inches * INCH,
    winged: true,
    flies: true,
    aloft: aloft.on,
    lift: heights.on ? altitude.inches * INCH : 0,
  };
}

/** Limiting terrain is crossed by moves that pay for it (DX-MOV-02, DX-AMB-02). */
function footGait(own: Settings): Gait {
  const { moving } = own;
  const across = {
    difficult: moving.rough.factor,
    climb: moving.climb.factor,
    mantle: 0,
    descent: 0,
    linear: 'free',
    ...waterCosts(own),
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
    slowed: false,
    afloat: 0,
  };
}

/** What water costs models on foot where craters hold some (DX-MOV-06). */
function waterCosts(own: Settings): Pick<MoveCosts, 'craters'> {
  const held = own.locomotion.on ? waterIn(own) : 'dry';
  if (held === 'dry') return {};
  return { craters: held === 'deep' ? SHUNNED : own.locomotion.water.factor };
}
