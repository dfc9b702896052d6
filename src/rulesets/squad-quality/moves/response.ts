import { INCH } from '../../../kernel/length.ts';
import { UNMARKED } from '../battlefield/state.ts';
import { acted, count, gapToEnemy, type Match, placeOf, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { passesOf, passText } from '../match/quality-test.ts';
import { fitOf, has, ignoresMarkers, leaderWith, markerOf, officerWith } from '../match/status.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { DEAF, FREE, type Orders } from './orders.ts';

/** Whether a unit responds to its orders, where that is in question (SQ-CR-01 to SQ-CR-05). */
export function ordersOf(m: Match, unit: Unit): Orders {
  const own = settingsOf(m, unit).commandResponse;
  if (!own.on || own.test.need === 0) return FREE;
  const reasons = [
    ...(own.marked.on && markerOf(m, unit) > UNMARKED && !ignoresMarkers(m, unit) ? ['marked' as const] : []),
    ...(own.near.on && gapToEnemy(m, unit, placeOf(m, unit)) <= own.near.inches * INCH
      ? ['near' as const]
      : []),
  ];
  for (const reason of reasons) acted(m, CLAUSE.commandResponse[reason]);
  if (own.once.on && reasons.length > 1) acted(m, CLAUSE.commandResponse.once);
  const tests = own.once.on ? Math.min(1, reasons.length) : reasons.length;
  for (let test = 0; test < tests; test++) if (!responds(m, unit)) return DEAF;
  return FREE;
}

/** What it is worth to a unit to do as it is told, as a share of it. */
const OBEYED = 0.1;

function responds(m: Match, unit: Unit): boolean {
  const { test, modifiers } = settingsOf(m, unit).commandResponse;
  const { comms } = settingsOf(m, unit).personalities;
  const modifier = modifierOf(m, unit);
  acted(m, CLAUSE.commandResponse.test);
  if (modifiers.on && modifier !== 0) acted(m, CLAUSE.commandResponse.modifiers);
  const hasComms = comms.on && has(m, unit, 'comms');
  if (hasComms) acted(m, CLAUSE.personalities.comms);
  count(m, seatOf(m, unit), 'responses');
  const passes = passesOf(m, unit, 'response', {
    modifier,
    again: hasComms ? 1 : 0,
    worth: (of) => (of >= test.need ? OBEYED * fitOf(m, unit) * m.matchup.figureWorth[unit] : 0),
  });
  if (passes >= test.need) return true;
  count(m, seatOf(m, unit), 'deaf');
  tellOf(m, 'deaf', unit, () => [`does not respond: ${passText(passes)}`, { passes }]);
  return false;
}

/** What each die has more or less (SQ-CR-05, SQ-CHR-09). */
function modifierOf(m: Match, unit: Unit): number {
  const { modifiers: own } = settingsOf(m, unit).commandResponse;
  const { state } = m;
  const lostLeader = m.matchup.models[unit].profile.leader !== 'none' && state.leader[unit] === 0;
  const losses = state.lostBefore[unit] > 0 ? own.casualties : 0;
  const wounded = state.hurt[unit] > 0 ? own.wounded : 0;
  return officersPart(m, unit) - losses - wounded - (lostLeader ? own.leader : 0);
}

/** What an officer with the unit adds (SQ-AMB-02). */
function officersPart(m: Match, unit: Unit): number {
  const { characters, commandResponse } = settingsOf(m, unit);
  const { response } = characters;
  const { officer, on } = commandResponse.modifiers;
  const any = leaderWith(m, unit) !== NO_UNIT ? officer : 0;
  const ofBranch = response.on && officerWith(m, unit) !== NO_UNIT ? response.points : 0;
  if (ofBranch > 0) acted(m, CLAUSE.characters.response);
  switch (response.twice) {
    case 'same':
      return on ? ofBranch : 0;
    case 'added':
      return any + ofBranch;
    case 'any':
      return any;
  }
}
