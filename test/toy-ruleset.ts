import { seededDice } from '../src/kernel/dice.ts';
import { beginRound, createLuck, draw, type Luck, rollerOf } from '../src/kernel/luck.ts';
import type { TableSpec } from '../src/kernel/terrain.ts';
import { countEach, readComposition } from '../src/rules/assembly/composition.ts';
import type { Decision, Player, Seat } from '../src/rules/decision.ts';
import { InputError, unknown } from '../src/rules/nearest.ts';
import { unlessFirst } from '../src/rules/play/uses.ts';
import type { Rule } from '../src/rules/rule.ts';
import {
  type Additions,
  type CompiledRules,
  type Field,
  type Game,
  type MatchState,
  type Matchup,
  otherSeat,
  type Result,
  type Ruleset,
} from '../src/rules/ruleset.ts';
import type { SettingsOf } from '../src/rules/settings.ts';
import { compileSettings } from '../src/rules/variant.ts';
import { toyRules } from './toy-rules.ts';

type Settings = SettingsOf<typeof toyRules>;

type Armies = Readonly<Record<string, number>>;

/** What a user's rule may do here. */
export interface ToyTiming {
  toHit?(): number;
}

const ROLLS = ['first', 'attack', 'block', 'bleed', 'choice'] as const;

const COUNTERS = ['first', 'sword.legal', 'sword.chosen', 'hits'] as const;

const FIRST = 0;

const LEGAL = 1;

const CHOSEN = 2;

const HITS = 3;

interface ToyState extends MatchState {
  readonly luck: Luck;
  readonly lives: Int32Array;
  opener: Seat;
}

/** Every army is one fighter; a composition fights as one with the lives of all. */
function fightersOf(armies: Armies, army: string): string[] {
  const terms = readComposition(army, 'Toy duel', Object.keys(armies), []);
  return terms.flatMap(({ id, count }) => new Array<string>(count).fill(id));
}

function livesOf(armies: Armies, army: string): number {
  return fightersOf(armies, army).reduce((sum, id) => sum + armies[id], 0);
}

function emptyTable(name: string, width = 24): TableSpec {
  return { name, title: `${name}, an empty field`, width, depth: 24, symmetric: true, pieces: [] };
}

function compileToy(rules: readonly Rule[], armies: Armies, matchup: Matchup): CompiledRules {
  const settings = matchup.variants.map((variant) => compileSettings<Settings>(rules, variant));
  if (settings[0].shield.dusk.on !== settings[1].shield.dusk.on) {
    throw new InputError('Both sides must agree on when the duel ends.');
  }
  return { open: (field) => openToy(rules, armies, matchup, settings, field) };
}

function openToy(
  rules: readonly Rule[],
  armies: Armies,
  arena: Matchup,
  settings: readonly Settings[],
  field: Field,
): Game {
  const storm = settings[0].weather.storm.on ? 1 : 0;
  const lastRound = settings[0].shield.dusk.on ? 8 : 12;
  const narrow = field.ground.spec.width === 24;
  const extra = arena.variants.map((variant) => {
    const own = compileSettings<Record<string, { on: boolean }>>(rules, variant);
    return rules.reduce((sum, rule) => {
      const timing = rule.timing as ToyTiming | undefined;
      return sum + (timing?.toHit && own[rule.id].on ? timing.toHit() : 0);
    }, 0);
  });

  function takesSword(state: ToyState, seat: Seat, player: Player): boolean {
    if (!settings[seat].sword.on) return false;
    state.counters[seat][LEGAL]++;
    const decision: Decision = {
      point: 'take-sword',
      seat,
      count: 2,
      luck: draw(state.luck, 4, rollerOf(seat, 0)),
      weigh: (option, into) => {
        into[0] = option === 0 ? 0 : settings[seat].sword.cut.bonus;
      },
      uses: unlessFirst('sword'),
    };
    const chosen = player(decision) === 1;
    if (chosen) state.counters[seat][CHOSEN]++;
    return chosen;
  }

  function attack(state: ToyState, seat: Seat, player: Player): void {
    const dice = seededDice(state.luck);
    const other = otherSeat(seat);
    const sword = takesSword(state, seat, player);
    const bonus = sword && narrow ? settings[seat].sword.cut.bonus : 0;
    const roll = dice.roll(1, rollerOf(seat, 0), 1, 6);
    if (sword) state.acts[0]++;
    if (roll + bonus + extra[seat] - storm < 5) return;
    const shield = settings[other].shield.block;
    const up = shield.on && (shield.when === 'always' || state.round === 1);
    if (up && dice.roll(2, rollerOf(other, 0), 1, 6) === 6) state.acts[1]++;
    else {
      state.lives[other]--;
      state.counters[seat][HITS]++;
    }
  }

  const isOver = (state: ToyState) => state.lives[0] < 1 || state.lives[1] < 1 || state.round === lastRound;
  const lead = (state: ToyState) => (state.lives[0] - state.lives[1]) / livesOf(armies, arena.armies[0]);

  const game: Game<ToyState> = {
    start(seed) {
      const luck = createLuck(seed, ROLLS.length);
      const own = () => new Int32Array(COUNTERS.length);
      const opener: Seat = seededDice(luck).roll(0, rollerOf(0, 0), 1, 6) > 3 ? 1 : 0;
      const state: ToyState = {
        luck,
        round: 0,
        counters: [own(), own()],
        acts: new Int32Array(rules.reduce((sum, rule) => sum + Object.keys(rule.clauses).length, 0)),
        leads: [],
        lives: Int32Array.from(arena.armies, (army) => livesOf(armies, army)),
        opener,
      };
      state.counters[opener][FIRST] = 1;
      return state;
    },
    advance(state, players) {
      beginRound(state.luck, ++state.round);
      for (const seat of [state.opener, otherSeat(state.opener)]) {
        if (state.lives[seat] > 0) attack(state, seat, players[seat]);
      }
      for (const seat of [0, 1] as const) {
        if (!settings[seat].curse.bleed.on) continue;
        if (seededDice(state.luck).roll(3, rollerOf(seat, 0), 1, 6) === 6) state.lives[seat]--;
      }
      state.leads.push(lead(state));
    },
    isOver,
    result(state): Result {
      const [mine, theirs] = [Math.max(0, state.lives[0]), Math.max(0, state.lives[1])];
      const dead = mine === 0 || theirs === 0;
      const outcome = !dead ? 'unresolved' : mine === theirs ? 'draw' : mine > theirs ? 'won' : 'lost';
      const whole = Math.max(...arena.armies.map((army) => livesOf(armies, army)));
      const survivors = [mine, theirs].map((lives) => ({ models: Math.sign(lives), worth: lives / whole }));
      return {
        outcome,
        margin: (mine - theirs) / whole,
        rounds: state.round,
        survivors: [survivors[0], survivors[1]],
      };
    },
    remaining(state, seat) {
      const army = arena.armies[seat];
      return new Map([[army, Math.max(0, state.lives[seat]) / livesOf(armies, army)]]);
    },
    faults: (state) => (state.lives.some((lives) => lives > 99) ? ['Too many lives.'] : []),
  };
  return game as unknown as Game;
}

function createToy(rules: readonly Rule[], armies: Armies, more: Additions): Ruleset {
  const toy: Ruleset = {
    id: 'toy',
    title: 'Toy duel',
    edition: 'first',
    rules,
    fixedQuestions: [],
    versions: {
      mild: { title: 'Mild', note: 'No storms.', reconstructed: true, patch: { 'weather.storm': 'off' } },
      ...more.versions,
    },
    scenarios: {
      brawl: {
        title: 'Brawl',
        says: 'Swords only, in the hall.',
        set: { shield: 'off' },
        tables: { designed: ['hall'] },
      },
      ...more.scenarios,
    },
    headings: ['sword', 'shield', 'curse', 'banner'],
    armies: Object.keys(armies),
    defaultArmy: 'duellist',
    units: Object.keys(armies).map((id) => ({ id, title: `the ${id}` })),
    unitData: { weapons: {}, profiles: {}, armies: {} },
    unitsOf: (army) => countEach(fightersOf(armies, army)),
    tables: { yard: emptyTable('yard'), hall: emptyTable('hall', 30), ...more.tables },
    generator: { fog: { says: 'nothing comes of it', default: 1, min: 0, max: 5 } },
    generate: (_, seed) => emptyTable(`generated-${seed}`),
    rolls: ROLLS,
    counters: COUNTERS,
    tallies: {
      first: 'first',
      mixes: [],
      spending: [{ resource: 'breath', uses: { sword: 'sword.chosen', banner: 'hits' } }],
      tableTime: {},
    },
    foresight: { points: [], units: [], slope: 1 },
    adoption: [{ rule: 'sword', legal: 'sword.legal', chosen: 'sword.chosen' }],
    assumptions: ['Duels are fair.'],
    compile: (matchup) => compileToy(rules, armies, matchup),
    extend(additions) {
      const { units = {} } = (additions.data ?? {}) as { units?: Armies };
      for (const [name, lives] of Object.entries(units)) {
        if (typeof lives !== 'number')
          throw unknown('number of lives', String(lives), `unit "${name}"`, ['4']);
      }
      return createToy([...rules, ...(additions.rules ?? [])], { ...armies, ...units }, additions);
    },
  };
  return toy;
}

/** The toy under other rules. */
export function toyUnder(rules: readonly Rule[]): Ruleset {
  return createToy(rules, { duellist: 4, giant: 9 }, {});
}

export const toy: Ruleset = toyUnder(toyRules);
