import { defineRule } from '../../../../rules/rule.ts';

const LIKE_FOOT = 'it moves over terrain like a model on foot';

/** How those who do not go on foot take terrain and corners: the columns of the table. */
export const locomotion = defineRule({
  id: 'locomotion',
  title: 'Locomotion',
  governs: 'actor',
  kind: 'structure',
  off: 'everybody moves like a model on foot',
  clauses: {
    turning: {
      id: 'DX-LOC-TURN',
      says: 'For each action a wheeled model or a flyer turns by up to 90 degrees, a bike, a tracked model or a walker by 180, a skimmer as it likes.',
      off: 'everybody turns as he likes',
      kind: 'burden',
      params: { sharp: { says: 'Degrees for wheels and flyers.', default: 90, min: 0, max: 180, step: 45 } },
    },
    line: {
      id: 'DX-TRN-LINE-ASM',
      basis: 'assumed',
      says: 'A model turns before it moves and faces along the straight line from where it started to where it gets; what is left of its turn brings its front round to the nearest enemy.',
      structural: 'the sheet does not say when a model turns',
      about: 'turning',
    },
    reverse: {
      id: 'DX-REV-ASM',
      basis: 'assumed',
      says: 'A model that turns by less than it likes may reverse, up to half its MV.',
      off: 'nobody reverses',
      kind: 'option',
      params: { factor: { says: 'Distance in MV.', default: 0.5, min: 0.1, max: 1 } },
    },
    bike: {
      id: 'DX-LOC-BIKE',
      says: 'Bikes cannot cross limiting terrain; rough terrain does not slow them.',
      off: LIKE_FOOT,
      questions: {
        columns: {
          id: 'DX-AMB-01',
          asks: 'The table has "-" for limiting terrain and full MV for rough: are the two in the right order?',
          stake: 'L',
          readings: {
            printed: 'as they are printed',
            swapped: 'bikes cannot enter rough terrain, and limiting terrain does not slow them',
          },
        },
      },
    },
    wheeled: {
      id: 'DX-LOC-WHEEL',
      says: 'Limiting, rough and wet terrain takes an inch off the MV of wheeled models.',
      off: LIKE_FOOT,
      params: { loss: { says: 'Inches taken off.', default: 1, min: 0, max: 6 } },
    },
    tracked: {
      id: 'DX-LOC-TRACK',
      says: 'No terrain that can be entered slows tracked models.',
      off: LIKE_FOOT,
    },
    walker: {
      id: 'DX-LOC-WALK',
      says: 'No terrain that can be entered slows walkers.',
      off: LIKE_FOOT,
    },
    stride: {
      id: 'DX-MOV-04',
      says: 'A walker strides over obstacles up to half its SZ in inches.',
      off: 'they are impassable to it',
      kind: 'option',
      params: { share: { says: 'Height in SZ.', default: 0.5, min: 0, max: 2 } },
      offSets: { share: 0 },
    },
    skimmer: {
      id: 'DX-LOC-SKIM',
      says: 'Skimmers pass over everything, and go an inch farther over water.',
      off: LIKE_FOOT,
      params: { water: { says: 'Inches added over water.', default: 1, min: 0, max: 6 } },
    },
    flyer: {
      id: 'DX-MOV-05',
      says: 'Flyers ignore terrain that is not at their altitude.',
      off: LIKE_FOOT,
    },
    altitude: {
      id: 'DX-ALT-ASM',
      basis: 'assumed',
      says: 'Flyers start at altitude 1 and go up or down by one for an action, between the ground, which is altitude 0, and altitude 2. Terrain of up to 6 inches for each altitude is below it: it is neither in their way nor cover to them; what is higher is in their way.',
      structural: 'the sheet gives neither the height of an altitude nor what changing it costs',
      about: 'flyer',
      params: {
        inches: { says: 'Height of an altitude.', default: 6, min: 0, max: 24 },
        most: { says: 'The highest altitude.', default: 2, min: 1, max: 4, step: 1 },
        cost: { says: 'Actions that a change costs.', default: 1, min: 0, max: 3, step: 1 },
      },
    },
    aloft: {
      id: 'DX-ALT-REACH',
      basis: 'assumed',
      says: 'Who is at different altitudes is never in contact: neither charges, strikes or holds the other, stands in its way or leaves it a gap, and a template strikes those at the altitude of its target.',
      off: 'flyers are fought base to base like everybody',
      governs: 'owner',
      kind: 'protection',
      about: 'flyer',
    },
    heights: {
      id: 'DX-ALT-SIGHT',
      basis: 'assumed',
      says: 'Flyers are as high above the table as their altitude: they see and are seen over terrain that the line passes, cover counts that hides the feet of a target, and shots, powers and Spots go as far up or down as across.',
      off: 'sight and range are as if flyers stood on the table below them',
      governs: 'owner',
      about: 'flyer',
    },
    water: {
      id: 'DX-MOV-06',
      says: 'Water halves the MV of models on foot and of bikes; other entries hold unless it is impassable.',
      off: 'nowhere is water, and craters are rough',
      kind: 'burden',
      params: { factor: { says: 'Cost of an inch of it in inches.', default: 2, min: 1, max: 4 } },
      offSets: { factor: 1 },
      questions: {
        craters: {
          id: 'DX-WAT-ASM',
          asks: 'Where is water?',
          stake: 'L',
          readings: {
            dry: 'nowhere, craters are rough',
            flooded: 'in craters',
            deep: 'in craters, and impassable to all but skimmers and flyers',
          },
        },
      },
    },
    climbs: {
      id: 'DX-LOC-CLIMB-ASM',
      basis: 'assumed',
      says: 'Only models on foot and walkers climb; bikes, wheels and tracks stay on their level.',
      structural: 'the sheet lists no column for it',
    },
  },
});
