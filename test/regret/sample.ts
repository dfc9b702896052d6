import { seedWords } from '../../src/kernel/luck.ts';
import { type Arenas, createArenas } from '../../src/match/arenas.ts';
import { playSeated, seated } from '../../src/match/seated.ts';
import { DEFAULT_PITCH, type MatchSpec, type TableRef } from '../../src/match/spec.ts';
import { createPlayer } from '../../src/policies/index.ts';
import { VETERAN } from '../../src/policies/judgements.ts';
import { derived } from '../../src/policies/noise.ts';
import { appraisal } from '../../src/policies/persona.ts';
import { type Decision, labelsOf, type Player } from '../../src/rules/decision.ts';
import { type Fork, SCORE } from '../../src/rules/play/fork.ts';
import type { Game, MatchEvent, Ruleset } from '../../src/rules/ruleset.ts';
import { logisticRegression } from '../../src/statistics/index.ts';

/** A decision of a match that can be played out. */
export interface Sampled extends Pick<Decision, 'point' | 'seat' | 'count' | 'luck'> {
  readonly spec: MatchSpec;
  readonly game: Game;
  readonly fork: Fork;
  readonly answer: number;
  /** What each option is worth to a veteran, and what it is called. */
  readonly worth: readonly number[];
  readonly labels: readonly string[];
  /** Headings that each option makes use of, of those that nobody has to use. */
  readonly uses: readonly (readonly string[])[];
  /** What was told last. */
  readonly after: string;
}

export interface Sample {
  readonly matches: number;
  /** Decisions by what they are drawn by, and those of them that were drawn. */
  readonly often: ReadonlyMap<string, number>;
  readonly drawn: ReadonlyMap<string, readonly Sampled[]>;
  /** Log-odds to win for a lead of everything, by the leads at the ends of all rounds. */
  readonly slope: number;
}

/** What is asked of a sample. */
export interface Asked {
  readonly policy: string;
  readonly matches: number;
  /** Decisions drawn of each kind. */
  readonly decisions: number;
  readonly kindsOf: Kinds;
  /** Kinds that are drawn; all where empty. */
  readonly only: readonly string[];
  readonly seed: string;
  /** Told after each match. */
  readonly ended: () => void;
}

/** What kinds a decision is of. */
export type Kinds = (decision: Pick<Seen, 'point' | 'uses'>) => readonly string[];

export const byPoint: Kinds = ({ point }) => [point];

/** Headings that it is open to make use of or not. */
export const byUse: Kinds = (decision) => {
  const uses = decision.uses();
  return [...new Set(uses.flat())].filter((rule) => uses.some((used) => !used.includes(rule)));
};

/** Weight of a penalty on the slope, for leads that always win: a normal prior with a deviation of 30. */
const PRECISION = 1 / 900;

/**
 * Plays matches of a policy against itself, on all designed tables and as many generated ones, and draws so many
 * decisions of each kind, all equally likely (Vitter 1985, algorithm R).
 */
export function sampleOf(
  ruleset: Ruleset,
  { policy, matches, decisions, kindsOf, only, seed, ended }: Asked,
): Sample {
  const arenas = createArenas(ruleset);
  const designed: TableRef[] = Object.keys(ruleset.tables).map((name) => ({ name }));
  const tables = [...designed, ...designed.map((_, i) => ({ seed: `${seed} ${i}`, settings: {} }))];
  const often = new Map<string, number>();
  const drawn = new Map<string, Sampled[]>();
  const leads: Lead[] = [];
  for (let match = 0; match < matches; match++) {
    const army = ruleset.defaultArmy;
    const spec: MatchSpec = {
      ruleset: ruleset.id,
      table: tables[match % tables.length],
      variants: [{}, {}],
      armies: [army, army],
      policies: [policy, policy],
      seed: `${seed}/${match}`,
      pitch: DEFAULT_PITCH,
    };
    const leadsOfMatch = witnessed(arenas, spec, createPlayer(policy), (sampled) => {
      for (const kind of kindsOf(sampled)) {
        const nth = often.get(kind) ?? 0;
        often.set(kind, nth + 1);
        if (only.length > 0 && !only.includes(kind)) continue;
        const kept = drawn.get(kind) ?? [];
        drawn.set(kind, kept);
        const place = nth < decisions ? nth : derived(sampled.luck, nth) % (nth + 1);
        if (place >= decisions) continue;
        const [worth, labels, uses] = [sampled.worth(), sampled.labels(), sampled.uses()];
        kept[place] = { ...sampled, worth, labels, uses };
      }
    });
    leads.push(...leadsOfMatch);
    ended();
  }
  const slope = logisticRegression(leads, [PRECISION]).coefficients[0];
  return { matches, often, drawn, slope };
}

type Lead = Parameters<typeof logisticRegression>[0][number];
/** A decision whose options are looked at only where it is drawn, or drawn by them. */
type Seen = Omit<Sampled, 'worth' | 'labels' | 'uses'> & {
  worth(): Sampled['worth'];
  labels(): Sampled['labels'];
  uses(): Sampled['uses'];
};

/** Plays a match and shows all its decisions but those of the set-up; returns what each lead came to. */
function witnessed(arenas: Arenas, spec: MatchSpec, player: Player, show: (seen: Seen) => void): Lead[] {
  const game = arenas.game(spec);
  const appraise = appraisal(VETERAN);
  let after = '';
  const log = ({ text }: MatchEvent) => {
    after = text;
  };
  const table = seated(
    [player, player],
    () => arenas.spare(spec),
    arenas.foresight,
    (decision, answer, { before, answers }) => {
      if (before === null) return;
      const { point, seat, count, luck } = decision;
      const worth = () => Array.from({ length: count }, (_, option) => appraise(decision, option));
      const labels = () => labelsOf(decision);
      const uses = () => Array.from({ length: count }, (_, option) => decision.uses?.(option) ?? []);
      const fork = { before, answers: [...answers] };
      show({ point, seat, count, luck, spec, game, fork, answer, worth, labels, uses, after });
    },
  );
  const state = playSeated(game, seedWords(spec.seed), table, log);
  const successes = SCORE[game.result(state).outcome];
  return state.leads.map((lead) => ({ features: [lead], successes, trials: 1 }));
}
