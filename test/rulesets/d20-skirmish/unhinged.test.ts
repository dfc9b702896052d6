import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { labelsOf } from '../../../src/rules/decision.ts';
import { takeAction } from '../../../src/rulesets/d20-skirmish/actions/actions.ts';
import { armourAndDamageOf, strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { fall } from '../../../src/rulesets/d20-skirmish/attack/falling.ts';
import { destroy } from '../../../src/rulesets/d20-skirmish/attack/wreckage.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { testLeadership } from '../../../src/rulesets/d20-skirmish/match/tests.ts';
import {
  BROKEN,
  DERANGED,
  FEARFUL,
  REGRESSED,
} from '../../../src/rulesets/d20-skirmish/matchup/modifiers.ts';
import { gapTo } from '../../../src/rulesets/d20-skirmish/places/landings.ts';
import { planOf, plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { CLAUSE } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { activateSquad } from '../../../src/rulesets/d20-skirmish/turn/activation.ts';
import { lashOut } from '../../../src/rulesets/d20-skirmish/unruly/unhinging.ts';
import { choosing, nearestTo, type Script, stage } from './stage.ts';

describe('all rolls of the Unhinged', () => {
  const alone = 'A1 trooper 0,0 | A1 trooper 3,0 | A1 trooper 6,0 | A2 carrier 0,1 | B1 trooper 0,9 marker';
  const cases = [
    [0, 0],
    [FEARFUL, 0],
    [REGRESSED, 8],
    [DERANGED, 6],
  ] as const;

  function unhinged(how: number, script: Script = []): Match {
    const m = stage(alone).scripted(script);
    m.state.morale[0] = BROKEN;
    m.state.unhinged[0] = how;
    return m;
  }

  it.each(cases)(
    'are lower where nobody sees them, of LD tests and saves: %i by %i (DX-UNH-01)',
    (how, less) => {
      for (const [face, passes] of [
        [11 - less, true],
        [12 - less, false],
      ] as const)
        expect(testLeadership(unhinged(how, [['leadership', face]]), 0)).toBe(passes);
      const strike = strikeOf('ranged', 4, unhinged(how).matchup.models[4].ranged[0], 0);
      expect(armourAndDamageOf(unhinged(how), strike).armour).toBe(20 - less);
      // AR 20 and the DM of 6 of a fall, and of 9 of an explosion.
      const hurt = unhinged(how, [['armour', 15 - less]]);
      fall(hurt, 0, 0);
      expect(hurt.state.wounds[0]).toBe(0);
      const sound = unhinged(how, [['armour', 14 - less]]);
      fall(sound, 0, 0);
      expect(sound.state.wounds[0]).toBe(1);
      const blown = unhinged(how, [
        ['wreck', 16],
        ['armour', 12 - less],
      ]);
      destroy(blown, 3);
      expect(blown.state.wounds[0]).toBe(0);
    },
  );
});

it('a model that has regressed gets up besides its one action, since that is a move action (DX-UNH-01)', () => {
  const actions = ['stand up', 'shoot B Trooper with Rifle', 'go prone', 'shoot B Trooper with Rifle'];
  const taken: string[] = [];
  const note = choosing({
    'DX-D-03': (decision) => {
      const option = labelsOf(decision).indexOf(actions[taken.length]);
      if (option > 0) taken.push(actions[taken.length]);
      return Math.max(0, option);
    },
  });
  const passes = ['leadership', 1] as const;
  const m = stage('A1 trooper 0,0 prone | B1 trooper 0,9').scripted(
    [passes, passes, ['shot', 19], passes],
    note,
  );
  m.state.morale[0] = BROKEN;
  m.state.unhinged[0] = REGRESSED;
  const effort = effortOf(0, 5);
  effort.fled = true;
  const plans = plansOf(m, 0);
  while (takeAction(m, effort, plans));
  m.dice.finish();
  expect(taken).toEqual(actions.slice(0, 3));
});

describe('a deranged model', () => {
  const around = (scene: ReturnType<typeof stage>, ready: (m: Match) => void) => {
    for (let face = 1; face <= 20; face++) {
      const m = scene.scripted([['deviation', face]]);
      ready(m);
      lashOut(m, 0);
      m.dice.finish();
    }
  };
  const armed = (script: Script) => {
    const m = stage('A1 trooper 0,0 | B1 trooper 0,9').scripted(script);
    m.state.morale[0] = BROKEN;
    m.state.unhinged[0] = DERANGED;
    return m;
  };

  it('attacks no enemy whom nobody has spotted for it, nor out of the arc of MP (DX-SPT-07, DX-MPP-01)', () => {
    around(stage('A1 trooper 0,0 | B1 stalker 0,9 hidden'), () => {});
    around(stage('A1 trooper 0,0 mp | B1 trooper 0,9'), (m) => {
      m.state.facing[0] = nearestTo(m.battlefield.ground, [0, -9]);
    });
  });

  it('fires at its own side though nobody has to spot a friend', () => {
    const hits = stage('A1 trooper 0,0 | A2 sniper 0,9 hidden | B1 trooper 15,-15').distribution((m) => {
      lashOut(m, 0);
      return m.state.wounds[1];
    });
    expect([...hits.keys()].sort()).toEqual([0, 1]);
  });

  it('spends an action on that, if it has one (DX-UNH-01)', () => {
    const still = armed([]);
    still.state.lost[0] = 3;
    activateSquad(still, 0);
    expect(still.state.acts[CLAUSE.unhinged.chart]).toBe(0);
  });
});

it('jumps half as far in crippling fear, as it moves (DX-UNH-01, DX-JMP-01)', () => {
  const barrels = buildPiece({ kind: 'barrels', at: [0, 1.5], length: 12, turn: 0 });
  const farthest = (unhinged: number) => {
    const m = stage('A1 berserk 0,0 | B1 trooper 0,15', { pieces: [barrels] }).scripted([]);
    m.state.morale[0] = BROKEN;
    m.state.unhinged[0] = unhinged;
    const landings = planOf(m, 0, 2).landings().places;
    return Math.max(...landings.map((at) => gapTo(m, 0, at))) / INCH;
  };
  const [usual, fearful] = [farthest(0), farthest(FEARFUL)];
  expect([usual > 5, usual <= 6, fearful > 2, fearful <= 3]).toEqual([true, true, true, true]);
});
