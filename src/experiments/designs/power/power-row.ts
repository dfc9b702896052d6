import type { Governs, Kind } from '../../../rules/rule.ts';
import type { AcrossTables } from '../../measure/across-tables.ts';
import type { ContestFigures } from '../../measure/contest-tally.ts';
import type { Forecast } from '../../measure/forecast.ts';
import { actsPerMatch } from '../../measure/per-match.ts';
import type { PowerTally } from '../../measure/power-tally.ts';
import type { StopNote } from '../../measure/watched.ts';
import type { Fitting } from '../../play/fit-arms.ts';
import type { Spec } from '../../terms/spec.ts';
import { isFrame, type Subject, sharedClauses } from '../../terms/subject.ts';
import { isOpen, type Share, type Verdict, verdictOf } from '../../terms/verdict.ts';

/** What having a rule is worth: the contest of the side that has it. */
export interface PowerRow extends ContestFigures, StopNote, Fitting {
  readonly path: string;
  readonly title: string;
  readonly kind: Kind;
  readonly governs: Governs;
  /** Whether it is among the findings at the family's error rate. */
  readonly found: boolean;
  readonly verdict: Verdict;
  /** Blocks in all that would settle it; null when it is settled. */
  readonly forecast: Forecast | null;
  /** Whether it is what the game is made of (`Rule.frame`): it is no finding. */
  readonly isFrame: boolean;
  /** Null where the ruleset counts no use of it. */
  readonly adoption: {
    readonly legal: number;
    readonly chosen: number;
    /** Chosen of legal over all matches together, with its interval; null where it was never legal. */
    readonly share: Share | null;
    readonly acrossTables: AcrossTables | null;
  } | null;
  /** How often its clauses acted per match, both sides together; null where nothing counts it. */
  readonly actsPerMatch: Share | null;
  /** Clauses of the heading that both sides kept because neither can have them alone. */
  readonly kept: readonly string[];
}

/** A rule under test, what its side was played by, and what its blocks came to. */
interface Tested extends Fitting {
  readonly subject: Subject;
  readonly tally: PowerTally;
}

/** What a rule's blocks have shown so far; whether it is a finding is a matter of the whole family. */
export function powerRow(
  spec: Spec,
  { subject, tally, adaptation, against }: Tested,
  note: StopNote,
): Omit<PowerRow, 'found'> {
  const { contest } = tally;
  const adoption = adoptionOf(tally);
  const verdictOn = (share: Share) =>
    verdictOf(subject.kind, share, contest.blocks, spec.d, adoption?.share ?? null);
  const verdict = verdictOn(contest.look());
  const figures = contest.figures((other) => verdictOn(other).word === verdict.word);
  return {
    path: subject.path,
    title: subject.title,
    kind: subject.kind,
    governs: subject.governs,
    ...figures,
    ...note,
    verdict,
    forecast: isOpen(verdict) ? contest.forecast(spec.d) : null,
    isFrame: isFrame(subject),
    adoption,
    actsPerMatch: actsPerMatch(tally.acts, Object.values(subject.clauses)),
    adaptation,
    against,
    kept: sharedClauses(subject),
  };
}

/** What its blocks have shown a rule to be worth so far, but for how it is used. */
export function verdictSoFar({ d }: Spec, { kind }: Subject, { contest }: PowerTally): Verdict {
  return verdictOf(kind, contest.look(), contest.blocks, d, null);
}

function adoptionOf(tally: PowerTally): PowerRow['adoption'] {
  if (tally.adoption === null) return null;
  const { legal, chosen, share } = tally.adoption;
  return { legal, chosen, ...(share() ?? { share: null, acrossTables: null }) };
}
