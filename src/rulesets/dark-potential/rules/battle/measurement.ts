import { defineRule } from '../../../../rules/rule.ts';

/** The unit, the bases and how distances are taken. */
export const measurement = defineRule({
  id: 'measurement',
  title: 'Measurement',
  governs: 'table',
  kind: 'structure',
  clauses: {
    literal: {
      id: 'DP-GEN-01',
      says: 'Nothing holds that is not written; what is unclear is a question for the designers.',
      structural: 'it is about reading the document, not about play',
    },
    unit: {
      id: 'DP-MEAS-01',
      says: 'Distances are in inches; reading them all as centimetres is allowed and shortens everything.',
      structural: 'distances need a unit',
      params: {
        inch: {
          says: 'Inches of table to one inch of the rules; 0.3937 reads the rules in centimetres.',
          default: 1,
          min: 0.3,
          max: 1.5,
        },
      },
    },
    base: {
      id: 'DP-MEAS-02',
      says: 'Infantry stand on round bases of 25 mm, the size the game is balanced for.',
      off: 'bases count as points for distances, arcs and templates, though they still take up room',
      params: {
        millimetres: {
          says: 'Diameter that distances, arcs and templates reckon with; a model takes up 25 mm of table whatever it is.',
          default: 25,
          min: 0,
          max: 50,
        },
      },
      offSets: { millimetres: 0 },
    },
    premeasure: {
      id: 'DP-MEAS-03',
      says: 'Either player may measure anything at any moment.',
      off: 'a player who weighs a choice knows distances only as well as the eye can judge them',
      uncounted: true,
      governs: 'actor',
      kind: 'option',
      params: {
        grain: {
          says: 'Inches to which distances are known while a choice is weighed; 0 is exactly.',
          default: 0,
          min: 0,
          max: 12,
        },
      },
      offSets: { grain: 4 },
    },
    edges: {
      id: 'DP-MEAS-04',
      says: 'A distance runs from the edge of one base to the edge of the other base, terrain or objective.',
      off: 'distances run from centre to centre',
      uncounted: true,
    },
    slant: {
      id: 'DP-MEAS-05',
      says: 'Between different heights the real, slanted length counts.',
      off: 'heights are ignored: distances are taken on the plan',
      uncounted: true,
    },
  },
});
