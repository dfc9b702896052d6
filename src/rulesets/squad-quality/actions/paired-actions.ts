import { type Match, settingsOf } from '../match/match.ts';
import { isCharacter } from '../match/status.ts';
import type { Option } from '../places/option.ts';
import type { Unit } from '../units/entities.ts';

/**
 * Two command actions of which neither is to shoot: one figure rigs, scouts or calls for a strike, and the others tend
 * the wounded, or their leader calls (SQ-CORE-ACT-command).
 */
export function pairedActions(
  m: Match,
  unit: Unit,
  firsts: readonly Option[],
  seconds: readonly Option[],
): Option[] {
  const { actions, demolitions } = settingsOf(m, unit);
  if (actions.command.acts < 2 || m.matchup.models[unit].profile.kind !== 'infantry') return [];
  return firsts.flatMap((first) =>
    seconds
      .filter(({ action }) => goTogether(first, action, demolitions.operator.on))
      .map((second) => ({ ...first, second })),
  );
}

/** @param isOneBusy whether one figure alone is busy with charges (SQ-DEMO-02) */
function goTogether({ action }: Option, second: Option['action'], isOneBusy: boolean): boolean {
  switch (action) {
    case 'call':
      return second === 'recover';
    case 'scout':
      return second === 'recover' || second === 'call';
    case 'rig':
    case 'detonate':
      return isOneBusy && (second === 'recover' || second === 'call');
    default:
      return false;
  }
}

/**
 * Whether the others of a unit may shoot beside a command action of one of them: with two such actions, and not beside an
 * officer, charges that take the whole squad, or a scout who calls (SQ-CORE-ACT-command, SQ-DEMO-02, SQ-SCT-03).
 */
export function leavesShot(m: Match, unit: Unit, action: Option['action']): boolean {
  const { actions, demolitions, scouts } = settingsOf(m, unit);
  if (actions.command.acts < 2) return false;
  switch (action) {
    case 'call':
      return !isCharacter(m, unit);
    case 'rig':
    case 'detonate':
      return demolitions.operator.on;
    case 'scout-call':
      return !scouts.calls.on;
    default:
      return true;
  }
}
