import { RESERVE, TEMPO } from '../../../rules/decision.ts';
import { orNot, whom } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { choose, type Match, seatOf } from '../match/match.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';

/** How staying by itself and going with a host are called, and what they are worth to a unit. */
interface Company {
  readonly alone: string;
  readonly verb: string;
  readonly worthAlone?: number;
  worthOf(host: Unit): number;
  /** Moves saved with it. */
  tempoOf?(host: Unit): number;
}

/** Whom of some hosts a unit joins, leads or rides in (SQ-D-08); NO_UNIT where it stays by itself. */
export function chooseHost(
  m: Match,
  unit: Unit,
  hosts: readonly Unit[],
  { alone, verb, worthAlone = 0, worthOf, tempoOf }: Company,
): Unit {
  const label = orNot(alone, whom(verb, m, hosts));
  const weigh = (weighings: Float64Array) => {
    weighings[RESERVE] = worthAlone;
    hosts.forEach((host, i) => {
      weighings[WIDTH * (i + 1) + RESERVE] = worthOf(host);
      if (tempoOf) weighings[WIDTH * (i + 1) + TEMPO] = tempoOf(host);
    });
  };
  const picked = choose(m, seatOf(m, unit), 'SQ-D-08', unit, hosts.length + 1, weigh, { label });
  return picked === 0 ? NO_UNIT : hosts[picked - 1];
}
