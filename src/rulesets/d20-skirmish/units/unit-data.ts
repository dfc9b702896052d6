import { unitDataOf } from '../../../rules/unit-data.ts';
import { armies } from './armies.ts';
import { weapons } from './arms.ts';
import { profiles } from './profiles.ts';
import type { UnitData } from './units.ts';

/** Profiles, weapons and armies of ours, for the sheet prints none (DX-PRF-ASM). */
export const unitData: UnitData = unitDataOf(weapons, profiles, armies);
