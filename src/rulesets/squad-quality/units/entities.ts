/**
 * What the numbers of a match stand for: a unit is what the layers below call a model, since it is what stands
 * somewhere, acts and is shot at.
 */

import { type Model, NOBODY } from '../../../kernel/entities.ts';

export { NONE, NOWHERE, type Point, UNARMED } from '../../../kernel/entities.ts';

/** A unit of a match, by its place in the columns of the state. */
export type Unit = Model;

/** The unit that is none: no partner, no officer, no team. */
export const NO_UNIT: Unit = NOBODY;
