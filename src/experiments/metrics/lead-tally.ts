import { avalanche } from '../../kernel/luck.ts';
import type { MatchRecord } from '../../match/record.ts';
import { isOverBy } from './course.ts';
import type { Played } from './metric.ts';

/** Matches by what they brought seat 0: a loss, half the points, a win. */
export type Ends = [losses: number, halves: number, wins: number];

/** Matches at the end of a round: those that went on by the lead of seat 0 in thousandths, and those that were over. */
export interface Standing {
  readonly open: ReadonlyMap<number, Ends>;
  readonly over: Ends;
}

/** Who led at the end of each round and who won, as whole numbers that do not depend on any order. */
export interface LeadTally {
  add(played: Played): void;
  /** Rounds of the longest match. */
  longest(): number;
  readonly tables: number;
  /** Matches on a table in one half of the blocks, at the end of a round from 1. */
  standing(table: number, half: 0 | 1, round: number): Standing;
}

interface Matches {
  /** By round from 0. */
  readonly open: Map<number, Ends>[];
  readonly ended: Ends[];
}

export function leadTally(tables: number): LeadTally {
  const all = Array.from({ length: tables }, (): [Matches, Matches] => [empty(), empty()]);
  return {
    tables,
    add({ table, index, record }) {
      note(all[table][halfOf(index)], record);
    },
    longest: () => Math.max(0, ...all.flat().map(({ ended }) => ended.length)),
    standing(table, half, round) {
      const { open, ended } = all[table][half];
      const over: Ends = [0, 0, 0];
      for (const ends of ended.slice(0, round)) for (const i of [0, 1, 2]) over[i] += ends[i];
      return { open: open[round - 1] ?? new Map(), over };
    },
  };
}

function empty(): Matches {
  return { open: [], ended: [] };
}

/** Which half a block belongs to, whatever tables take turns. */
function halfOf(index: number): 0 | 1 {
  return (avalanche(index + 1) & 1) as 0 | 1;
}

function note(matches: Matches, record: MatchRecord): void {
  const end = 2 * record.score;
  for (let round = 1; !isOverBy(record, round); round++) {
    matches.open[round - 1] ??= new Map();
    const at = matches.open[round - 1];
    const lead = record.leads[round - 1];
    const ends = at.get(lead) ?? [0, 0, 0];
    ends[end]++;
    at.set(lead, ends);
  }
  for (let round = matches.ended.length; round < record.rounds; round++) matches.ended.push([0, 0, 0]);
  matches.ended[record.rounds - 1][end]++;
}
