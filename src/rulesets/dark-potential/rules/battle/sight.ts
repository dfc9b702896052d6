import { defineRule } from '../../../../rules/rule.ts';

/** Line of sight and area terrain. */
export const sight = defineRule({
  id: 'sight',
  title: 'Line of sight',
  governs: 'table',
  kind: 'structure',
  clauses: {
    lines: {
      id: 'DP-LOS-01',
      says: 'True line of sight: one free line between two models lets both see each other.',
      off: 'every model sees every other',
      uncounted: true,
      questions: {
        models: {
          id: 'DP-Q-61',
          asks: 'Do other models stand in the way of sight?',
          stake: 'M',
          readings: {
            ignored: 'no, only terrain does',
            block: 'they block it',
            'light-cover': 'they give light cover',
          },
        },
      },
    },
    doubt: {
      id: 'DP-LOS-02',
      says: 'In doubtful cases players agree or let a die decide.',
      off: 'sight is exact, and whoever shows at all is seen',
      uncounted: true,
      params: {
        // A 32nd of a silhouette of 25 x 32 mm is a square of five millimetres: less a player overlooks at arm's length.
        share: {
          says: 'Share of the silhouette that has to show of either model for both to see each other.',
          default: 1 / 32,
          min: 0,
          max: 1 / 16,
          step: 1 / 64,
        },
      },
      questions: {
        pinholes: {
          id: 'DP-OWN-Q-01',
          asks: 'Is a model seen of which hardly anything shows?',
          stake: 'M',
          readings: {
            overlooked: 'not unless a share of it shows that players would notice',
            seen: 'yes, one free line is enough however little shows',
          },
        },
      },
      offSets: { share: 0, pinholes: 'seen' },
    },
    footprint: {
      id: 'DP-LOS-03',
      says: 'A model within the footprint of area terrain is in that terrain.',
      off: 'area terrain is ignored: it conceals nobody and slows nobody',
      uncounted: true,
    },
    buildings: {
      id: 'DP-LOS-04',
      says: 'A footprint alone does not make area terrain; buildings usually are not.',
      structural: 'which pieces are area terrain is said by the table',
    },
  },
});
