import { defineRule } from '../../../../rules/rule.ts';

/** Moving and what slows it. */
export const moving = defineRule({
  id: 'moving',
  title: 'Movement',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    move: {
      id: 'DX-MOV-01',
      says: 'A Move costs an action and goes up to MV.',
      structural: 'nobody could come to blows without it',
      params: { factor: { says: 'Distance in MV.', default: 1, min: 0.5, max: 2 } },
    },
    rough: {
      id: 'DX-MOV-02',
      says: 'On foot rough terrain halves a move.',
      off: 'rough terrain is like open ground',
      kind: 'burden',
      params: { factor: { says: 'Cost of an inch of it in inches.', default: 2, min: 1, max: 4 } },
      offSets: { factor: 1 },
    },
    limiting: {
      id: 'DX-MOV-LIM',
      says: 'On foot crossing limiting terrain costs an action more.',
      off: 'limiting terrain is like open ground',
      kind: 'burden',
      params: { cost: { says: 'Actions more that it costs.', default: 1, min: 0, max: 2, step: 1 } },
      questions: {
        means: {
          id: 'DX-AMB-02',
          asks: 'The table says "1 AC" of it: what does that mean?',
          stake: 'M',
          readings: {
            more: 'a move that crosses any costs one action more',
            move: 'the move across is that action, and nothing more is paid',
          },
        },
      },
      offSets: { cost: 0 },
    },
    terrain: {
      id: 'DX-TRR-ASM',
      basis: 'assumed',
      says: 'Woods and craters are rough, obstacles less than an inch high are limiting, walls and blocks are impassable.',
      structural: 'the sheet does not say which terrain is which',
      governs: 'table',
    },
    least: {
      id: 'DX-MOV-03',
      says: 'Terrain never reduces a move to less than an inch.',
      off: 'it may reduce it to nothing',
      kind: 'protection',
      params: { inches: { says: 'Inches that are left at least.', default: 1, min: 0, max: 4 } },
      offSets: { inches: 0 },
    },
    crawl: {
      id: 'DX-CRW-01',
      says: 'A model that minimizes its presence or is prone crawls, up to half its MV an action.',
      off: 'it moves as far as one that stands',
      kind: 'burden',
      params: { factor: { says: 'Distance in MV.', default: 0.5, min: 0.1, max: 1 } },
      offSets: { factor: 1 },
    },
    climb: {
      id: 'DX-CLB-01',
      says: 'A model climbs up to half its MV an action.',
      off: 'climbing is as fast as walking',
      kind: 'burden',
      params: { factor: { says: 'Cost of an inch of climbing in inches.', default: 2, min: 1, max: 4 } },
      offSets: { factor: 1 },
    },
  },
});
