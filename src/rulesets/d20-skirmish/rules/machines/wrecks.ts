import { defineRule } from '../../../../rules/rule.ts';

/** What a destroyed vehicle leaves. */
export const wrecks = defineRule({
  id: 'wrecks',
  title: 'Wrecked vehicles',
  governs: 'table',
  kind: 'structure',
  off: 'destroyed vehicles are removed',
  clauses: {
    terrain: {
      id: 'DX-WRK-01',
      says: 'On 1 to 15 of a d20 a destroyed vehicle is nothing more than terrain.',
      off: 'it is removed',
      params: {
        highest: {
          says: 'Highest roll at which it does not explode.',
          default: 15,
          min: 0,
          max: 20,
          step: 1,
        },
      },
    },
    cover: {
      id: 'DX-WRK-ASM',
      basis: 'assumed',
      says: 'A wreck keeps its place, nobody moves through it, and it is hard cover for who touches it; lines of sight go past it.',
      structural: 'the sheet does not say what terrain it is',
      about: 'terrain',
    },
    explosion: {
      id: 'DX-WRK-02',
      says: 'Otherwise it explodes: every model within 1 inch suffers an attack of DM 9, and nothing is left of it.',
      off: 'it never explodes',
      params: {
        dm: { says: 'DM of the explosion.', default: 9, min: 0, max: 25, step: 1 },
        inches: { says: 'How far it reaches.', default: 1, min: 0, max: 6 },
      },
    },
    avoid: {
      id: 'DX-WRK-03',
      says: 'A model in cover avoids an explosion by an LD test, at +2 in soft cover and +4 in hard; one on Wait may dive for cover.',
      off: 'nobody avoids explosions',
      governs: 'owner',
      kind: 'protection',
      params: {
        soft: { says: 'Added to LD in soft cover.', default: 2, min: 0, max: 10, step: 1 },
        hard: { says: 'Added to LD in hard cover.', default: 4, min: 0, max: 10, step: 1 },
      },
    },
  },
});
