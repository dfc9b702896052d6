import { describe, expect, it } from 'vitest';
import { playMatch } from '../../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../src/match/spec.ts';
import { type Decision, labelOf, type Player } from '../../src/rules/decision.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import type { Variant } from '../../src/rules/variant.ts';
import { d20Skirmish } from '../../src/rulesets/d20-skirmish/index.ts';
import { DECISION as D20_SKIRMISH } from '../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import { darkPotential } from '../../src/rulesets/dark-potential/index.ts';
import { DECISION as DARK_POTENTIAL } from '../../src/rulesets/dark-potential/rolls/rolls.ts';
import { passCounter } from '../../src/rulesets/pass-counter/index.ts';
import { DECISION as PASS_COUNTER } from '../../src/rulesets/pass-counter/matchup/rolls.ts';
import { squadQuality } from '../../src/rulesets/squad-quality/index.ts';
import { DECISION as SQUAD_QUALITY } from '../../src/rulesets/squad-quality/matchup/rolls.ts';
import { zoneControl } from '../../src/rulesets/zone-control/index.ts';
import { DECISION as ZONE_CONTROL } from '../../src/rulesets/zone-control/matchup/rolls.ts';
import { inspectLabels, THUMBS } from '../conformance/play-on.ts';
import { knownArenas } from '../known-arenas.ts';

/** What is told next, of a kind, once somebody has taken an option that is called so. */
interface Follows {
  readonly called: RegExp;
  readonly kind: string;
  /** The text of what is told, given what the label's parts are. */
  readonly told: (...parts: string[]) => string;
}

const DEPLOYS: Follows = { called: /^deploy at (.+)$/, kind: 'deploy', told: (at) => `deploys at ${at}` };
const MOVES: Follows = { called: /^move to (\S+)$/, kind: 'move', told: (at) => `moves to ${at}` };
const STRIKE = /^(?:shoot|fight) (.+) with (.+)$/;

interface Case {
  readonly ruleset: Ruleset;
  readonly points: Readonly<Record<string, number>>;
  readonly armies?: readonly [string, string];
  readonly set?: Variant;
  readonly follows: readonly Follows[];
}

/** Whoever has something to choose that others have not. */
const LARGE = 'line+veterans+fire-team*2+machine-gun+sniper+officer+psionic+paratroopers+second-line+carrier';

const CASES: readonly Case[] = [
  {
    ruleset: zoneControl,
    points: ZONE_CONTROL,
    armies: ['strike', 'strike'],
    set: { 'resolution-phase.steps.order': 'at-once' },
    follows: [
      DEPLOYS,
      MOVES,
      { called: STRIKE, kind: 'attack', told: (target, weapon) => `${target} (${weapon}` },
    ],
  },
  {
    ruleset: passCounter,
    points: PASS_COUNTER,
    follows: [
      DEPLOYS,
      { called: STRIKE, kind: 'attack', told: (target, weapon) => `attacks ${target} with ${weapon} (` },
      { called: /^activate (.+?)(?: again)?$/, kind: 'activation', told: (model) => `${model} is activated` },
      { called: /^spend ([1-9]\d*) of/, kind: 'seize', told: (points) => `${points} ` },
    ],
  },
  {
    ruleset: darkPotential,
    points: DARK_POTENTIAL,
    set: { 'leaving-combat.strike.bases': 'suffer-and-reveal', 'leadership.forced.path': 'any' },
    follows: [
      { called: /^go (first|second)$/, kind: 'first', told: () => 'takes the first turn' },
      DEPLOYS,
      {
        called: /^watch towards (\S+) with/,
        kind: 'waiting',
        told: (at) => `goes on Overwatch, looking towards ${at}`,
      },
      {
        called: /^shift (\d+) to (\d+)$/,
        kind: 'points',
        told: (from, to) => `shift, ${from} becomes ${to}`,
      },
    ],
  },
  {
    ruleset: squadQuality,
    points: SQUAD_QUALITY,
    armies: [LARGE, LARGE],
    set: { 'mines.fields.number': 1, 'fortifications.works.lightBunkers': 1, 'actions.openFire': 'on' },
    follows: [
      { called: /^deploy at (.+)$/, kind: 'deploy', told: (at) => `deploys at ${at}` },
      // At it or at the bunker about it, which is chosen next (SQ-D-16).
      { called: /^shoot (.+?)(?: together)?$/, kind: 'shot', told: (target) => ` ${target}, ` },
      { called: /^activate (.+)$/, kind: 'activation', told: (unit) => `${unit} is activated` },
      { called: /^invoke (.+)$/, kind: 'power', told: (power) => `invokes ${power}` },
      { called: /^send a scout to (\S+)/, kind: 'scout', told: (at) => `sends a scout to ${at}` },
      { called: /^(?:join|lead|ride in) (.+)$/, kind: 'joins', told: (host) => `joins ${host}` },
      { called: /^appear as marker \d, at (.+)$/, kind: 'appears', told: (at) => `appears at ${at}` },
      { called: /^make a last stand$/, kind: 'last-stand', told: () => 'makes a last stand' },
      { called: /^try its luck$/, kind: 'luck', told: () => 'tries its luck' },
    ],
  },
  {
    ruleset: d20Skirmish,
    points: D20_SKIRMISH,
    armies: ['company+motors', 'shock+armour+airborne'],
    // What is chosen is done: nobody loses his nerve or reacts too late.
    set: { panicked: 'off', broken: 'off', 'wait.test': 'off', 'sequence.setUp.depth': 20 },
    follows: [
      DEPLOYS,
      { called: /^put it up at (.+)$/, kind: 'fortify', told: (at) => `is put up at ${at}.` },
      { called: /^activate (. Trooper \d)$/, kind: 'activation', told: (model) => `${model} is activated` },
      { called: /^move to (\S+)$/, kind: 'move', told: (at) => ` for ${at}` },
      { called: STRIKE, kind: 'attack', told: (target, weapon) => `shoots at ${target} with ${weapon} (` },
      { called: /^aim at (.+)$/, kind: 'aim', told: (target) => `aims at ${target}.` },
      { called: /^order (.+) to act$/, kind: 'order', told: (squad) => `orders ${squad} to act.` },
    ],
  },
];

/** Matches after which every decision point has come up, and everything that is to follow has followed. */
const MOST = 60;

describe.each(CASES)('options of $ruleset.title', ({ ruleset, points, armies, set = {}, follows }) => {
  const arenas = knownArenas(ruleset);

  it('have names of their own at each decision point, and what they name is what comes of them', () => {
    const nameless = new Set<string>();
    const missing = new Set([...Object.keys(points), ...follows.map(({ called }) => called)]);
    const thumbs = [THUMBS['each option in turn'], THUMBS['options far apart']];
    let asked = 0;
    for (let nth = 0; nth < 2 || (missing.size > 0 && nth < MOST); nth++) {
      let awaited: { readonly called: RegExp; readonly kind: string; readonly text: string } | undefined;
      const player: Player = (decision: Decision) => {
        inspectLabels(decision);
        if (!decision.label) nameless.add(decision.point);
        missing.delete(decision.point);
        const option = thumbs[nth % 2](decision.count, asked++);
        for (const { called, kind, told } of follows) {
          const parts = called.exec(labelOf(decision, option));
          if (parts) awaited = { called, kind, text: told(...parts.slice(1)) };
        }
        return option;
      };
      const spec: MatchSpec = {
        ruleset: ruleset.id,
        table: { name: Object.keys(ruleset.tables)[nth % 2] },
        variants: [set, set],
        armies: armies ?? [ruleset.defaultArmy, ruleset.defaultArmy],
        policies: ['random', 'random'],
        seed: `labels/${nth}`,
        pitch: DEFAULT_PITCH,
      };
      playMatch(arenas, spec, [player, player], ({ kind, text }) => {
        if (awaited?.kind !== kind) return;
        expect(text).toContain(awaited.text);
        missing.delete(awaited.called);
        awaited = undefined;
      });
    }
    expect([...nameless]).toEqual([]);
    expect([...missing]).toEqual([]);
  });
});
