import { NOBODY, NOWHERE, type Seat } from '../../../kernel/entities.ts';
import { placeAt, pointData } from '../../../kernel/field/place-words.ts';
import { thinned } from '../../../kernel/field/thinned.ts';
import { INCH } from '../../../kernel/length.ts';
import { OBJECTIVE, RESERVE, TEMPO } from '../../../rules/decision.ts';
import { where } from '../../../rules/play/labels.ts';
import { acted, decide, type Match, tell } from '../match/match.ts';
import { followBases } from '../match/room.ts';
import { raise } from '../match/works.ts';
import { CLAUSE } from '../rules/index.ts';

/** What it costs a section to stand half an edge away from the middle. */
const OFF_CENTRE = 0.5;
/** Most places a section is weighed for. */
const PLACES = 60;
/** Sections nearer to each other than this leave too little room. */
const APART = 4 * INCH;

/** Puts up the sections of a side in its deployment zone (DX-WKS-ASM, DX-D-11). */
export function fortify(m: Match, seat: Seat): void {
  if (!m.matchup.settings[seat].works.sections.on || !m.matchup.settings[seat].works.on) return;
  const { occupancy, zones, ground, distance, fromHome, alongEdge } = m.battlefield;
  m.matchup.works.forEach(({ seat: owner, vehicle, name }, work) => {
    if (owner !== seat || vehicle !== NOBODY) return;
    followBases(m, NOBODY);
    const free = zones[seat].filter(occupancy.isFree);
    if (free.length === 0) return;
    const places = thinned(free, PLACES);
    const others = Array.from(m.state.works).filter((at) => at !== NOWHERE);
    const weigh = (option: number, into: Float64Array) => {
      const at = places[option];
      into[TEMPO] = (2 * fromHome(seat, at)) / INCH;
      into[OBJECTIVE] = -OFF_CENTRE * Math.abs(alongEdge(seat, at));
      for (const other of others) into[RESERVE] -= Math.max(0, 1 - distance(at, other) / APART);
    };
    const key = m.matchup.force[seat][0];
    const label = where('put it up at', ground, places);
    const at = places[decide(m, seat, 'DX-D-11', key, places.length, weigh, { label })];
    raise(m, work, at);
    acted(m, CLAUSE.works.sections);
    tell(m, 'fortify', () => [
      `${name} is put up at ${placeAt(ground, at)}.`,
      { work, ...pointData(ground, at) },
    ]);
  });
}
