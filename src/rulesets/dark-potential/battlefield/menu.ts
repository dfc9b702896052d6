import {
  type Column,
  type Model,
  NOBODY,
  NONE,
  NOWHERE,
  type Point,
  UNARMED,
  type Weapon,
} from '../../../kernel/entities.ts';
import { ACTION_KINDS, type ActionKind } from '../matchup/action.ts';
import { NO_SLOT, type Slot } from '../matchup/slot.ts';
import { FACINGS } from './facings.ts';

/** What is known of each action, by row. What it has nothing to do with is none. */
interface Rows {
  /** The number of its kind in ACTION_KINDS. */
  kind: Uint8Array;
  /** The model that it is aimed at, and the stealth base. */
  target: Column<Model, Int16Array>;
  slot: Column<Slot, Int16Array>;
  weapon: Column<Weapon, Int16Array>;
  place: Column<Point>;
  facing: Int8Array;
  /** How many take part; of charges, how many places cost less. */
  number: Int32Array;
  /** Expected harm, and what that is at most; NaN where nobody has asked. */
  harm: Float64Array;
  most: Float64Array;
}

const SPECIAL_ACTIONS = ['overwatch', 'combat-ready', 'suppressing-fire'] as const;

/** Actions that cost Command Points (DP-CP-04). */
export type SpecialAction = (typeof SPECIAL_ACTIONS)[number];

export function isSpecial(kind: ActionKind): kind is SpecialAction {
  return SPECIAL_ACTIONS.some((special) => special === kind);
}

/** What a special action costs, who pays, and what that is worth to him; NaN where nobody has asked. */
interface Payment {
  price: number;
  pool: readonly number[];
  worth: number;
}

/** The actions that one model may choose among, in columns that are used again for every choice. */
export interface Menu extends Rows {
  rows: number;
  readonly payments: Readonly<Record<SpecialAction, Payment>>;
  /** The enemy's bases in sight; null where nobody has asked. */
  bases: readonly Slot[] | null;
  /** Facings to foes, and how many there are; 0 where nobody has asked. */
  readonly facings: Uint8Array;
  looks: number;
}

const KIND = Object.fromEntries(ACTION_KINDS.map((kind, i) => [kind, i])) as Readonly<
  Record<ActionKind, number>
>;

export function createMenu(): Menu {
  const payment = (): Payment => ({ price: 0, pool: [], worth: NaN });
  return {
    ...roomFor(64),
    rows: 0,
    payments: { overwatch: payment(), 'combat-ready': payment(), 'suppressing-fire': payment() },
    bases: null,
    facings: new Uint8Array(FACINGS.length),
    looks: 0,
  };
}

function roomFor(rows: number): Rows {
  return {
    kind: new Uint8Array(rows),
    target: new Int16Array(rows),
    slot: new Int16Array(rows),
    weapon: new Int16Array(rows),
    place: new Int32Array(rows),
    facing: new Int8Array(rows),
    number: new Int32Array(rows),
    harm: new Float64Array(rows),
    most: new Float64Array(rows),
  };
}

/** A menu with nothing on it but doing nothing. */
export function clearMenu(menu: Menu): void {
  menu.rows = 0;
  menu.bases = null;
  menu.looks = 0;
  addRow(menu, 'none');
}

/** Adds an action of a kind of which nothing else is known yet; returns its row. */
export function addRow(menu: Menu, kind: ActionKind): number {
  if (menu.rows === menu.kind.length) widen(menu);
  const row = menu.rows++;
  menu.kind[row] = KIND[kind];
  menu.target[row] = NOBODY;
  menu.slot[row] = NO_SLOT;
  menu.weapon[row] = UNARMED;
  menu.place[row] = NOWHERE;
  menu.facing[row] = NONE;
  menu.number[row] = NONE;
  menu.harm[row] = NaN;
  menu.most[row] = NaN;
  return row;
}

/** Puts the rows from `first` on, which are the last, in the place of one before them. */
export function replaceRow(menu: Menu, row: number, first: number): void {
  for (const name of Object.keys(roomFor(0)) as (keyof Rows)[]) {
    const between = menu[name].slice(row + 1, first);
    menu[name].copyWithin(row, first, menu.rows);
    menu[name].set(between, row + menu.rows - first);
  }
  menu.rows--;
}

function widen(menu: Menu): void {
  const wide = roomFor(2 * menu.rows);
  for (const [name, column] of Object.entries(wide)) column.set(menu[name as keyof Rows]);
  Object.assign(menu, wide);
}

export function kindOf(menu: Menu, row: number): ActionKind {
  return ACTION_KINDS[menu.kind[row]];
}
