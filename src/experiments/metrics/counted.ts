import type { MatchRecord } from '../../match/record.ts';
import type { Adoption, Ruleset } from '../../rules/ruleset.ts';
import type { Mix } from '../../rules/tallies.ts';
import type { Ratio } from '../../statistics/index.ts';
import { type Metric, THOUSANDTHS } from './metric.ts';

/** What the ruleset's counters show, both sides together. */
export function countedMetrics(ruleset: Ruleset): Metric[] {
  const { tallies, adoption, counters } = ruleset;
  const at = (name: string) => counters.indexOf(name);
  const known = new Set([
    tallies.first,
    tallies.deadTurns?.turns,
    tallies.deadTurns?.dead,
    ...tallies.mixes.flatMap(({ parts }) => Object.values(parts)),
    ...adoption.flatMap(({ legal, chosen }) => [legal, chosen]),
    ...Object.values(tallies.tableTime).flatMap((time) => time.counters),
  ]);
  return [
    ...deadTurns(ruleset, at),
    ...Object.entries(tallies.tableTime).map(([name, time]) =>
      perRound(`${name}-per-round`, `${time.says}, each round`, time.counters.map(at)),
    ),
    ...tallies.mixes.flatMap((mix) => [...partsOf(mix, at), ...total(mix, at)]),
    ...adoption.map((option) => adoptionOf(option, at)),
    ...counters.flatMap((name, counter) =>
      known.has(name)
        ? []
        : [countOf(tallies.counts?.[name] ?? inWords(name), (record) => both(record, counter))],
    ),
  ];
}

function deadTurns({ tallies: { deadTurns } }: Ruleset, at: (name: string) => number): Metric[] {
  return deadTurns ? [shareOf('dead-turns', deadTurns.says, [deadTurns.dead, deadTurns.turns], at)] : [];
}

/** Not a share within each match, of which some have many chances and some have few. */
function adoptionOf({ rule, legal, chosen }: Adoption, at: (name: string) => number): Metric {
  const says = `share of the times it was legal in which "${rule}" was chosen`;
  return {
    ...shareOf(`adoption.${rule}`, says, [chosen, legal], at),
    ratio: (record) => ratioIn(record, [chosen, legal], at),
  };
}

function both({ counters }: MatchRecord, counter: number): number {
  return counters[0][counter] + counters[1][counter];
}

function sumOf(record: MatchRecord, counters: readonly number[]): number {
  return counters.reduce((sum, counter) => sum + both(record, counter), 0);
}

function shareOf(
  id: string,
  says: string,
  counters: readonly [part: string, whole: string],
  at: (name: string) => number,
): Metric {
  return {
    id,
    says,
    unit: 'share',
    scale: THOUSANDTHS,
    measure(record) {
      const [some, all] = ratioIn(record, counters, at);
      return all === 0 ? null : Math.round((THOUSANDTHS * some) / all);
    },
  };
}

function ratioIn(
  record: MatchRecord,
  [part, whole]: readonly [string, string],
  at: (name: string) => number,
): Ratio {
  const [some, all] = [both(record, at(part)), both(record, at(whole))];
  if (some <= all) return [some, all];
  throw new Error(`The ruleset counted "${part}" ${some} times in a match and "${whole}" ${all} times.`);
}

function perRound(id: string, says: string, counters: readonly number[]): Metric {
  return {
    id,
    says,
    unit: 'count',
    scale: THOUSANDTHS,
    measure: (record) => Math.round((THOUSANDTHS * sumOf(record, counters)) / record.rounds),
  };
}

/** Shares of the parts, each rounded where it begins and ends so that together they are exactly the whole. */
function partsOf({ id, says, parts }: Mix, at: (name: string) => number): Metric[] {
  const counters = Object.values(parts).map(at);
  return Object.keys(parts).map((part, i) => ({
    id: `${id}.${part}`,
    says: `${says}: ${inWords(part)}`,
    unit: 'share',
    scale: THOUSANDTHS,
    measure(record) {
      const all = sumOf(record, counters);
      if (all === 0) return null;
      const until = (end: number) => Math.round((THOUSANDTHS * sumOf(record, counters.slice(0, end))) / all);
      return until(i + 1) - until(i);
    },
  }));
}

/** How many there were of what a mix is of. */
function total({ whole, parts }: Mix, at: (name: string) => number): Metric[] {
  if (whole === undefined) return [];
  const counters = Object.values(parts).map(at);
  return [countOf(inWords(whole), (record) => sumOf(record, counters))];
}

/** @param what is counted, in the plural */
function countOf(what: string, measure: Metric['measure']): Metric {
  const id = `count.${what.replaceAll(' ', '-')}`;
  return { id, says: `${what}, both sides together`, unit: 'count', scale: 1, measure };
}

function inWords(name: string): string {
  return name.replaceAll('-', ' ');
}
