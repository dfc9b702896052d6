import { defineRule } from '../../../../rules/rule.ts';

const hits = { min: 1, max: 8, step: 1 } as const;

/** Vehicles: armour by facing, anti-tank fire and what it does, passengers. */
export const vehicles = defineRule({
  id: 'vehicles',
  title: 'Vehicles',
  governs: 'owner',
  kind: 'structure',
  clauses: {
    classes: {
      id: 'SQ-CORE-VEH',
      says: 'A vehicle has a rating of armour for its front, sides, rear, top and bottom, and moves and rushes as it gets about: wheeled 18 and 24 inches, tracked 12 and 18, walkers 6 and 12, hovering 10 and 16, flyers 14 and 20.',
      structural: 'it is what a vehicle is',
    },
    fire: {
      id: 'SQ-CORE-VEH-fire',
      basis: 'assumed',
      says: 'Fire Effect hits a vehicle as it hits infantry; each hit is a die and the anti-tank rating of the weapon, the best that are in range first, against a die and the armour, and penetrates if it comes to as much.',
      structural: 'without it no vehicle would be lost',
    },
    facing: {
      id: 'SQ-CORE-VEH-facing',
      basis: 'assumed',
      says: 'A shot meets the armour of the side it comes from; front and rear are a quarter each, and a vehicle that has acted stands with its front to the nearest enemy.',
      off: 'every shot meets the front',
      kind: 'burden',
    },
    damaged: {
      id: 'SQ-CORE-VEH-damaged',
      basis: 'assumed',
      says: 'A vehicle that is penetrated is Damaged: it moves half as far and loses 1 Fire Effect.',
      off: 'a Damaged vehicle moves and shoots as ever',
      kind: 'burden',
      params: {
        share: { says: 'Share of its movement that it keeps.', default: 0.5, min: 0, max: 1 },
        points: { says: 'Fire Effect that it loses.', default: 1, min: 0, max: 6, step: 1 },
      },
      offSets: { share: 1, points: 0 },
    },
    twice: {
      id: 'SQ-CORE-VEH-twice',
      basis: 'assumed',
      says: 'A vehicle that is Damaged once more is destroyed.',
      off: 'it stays Damaged',
      kind: 'burden',
    },
    destroyed: {
      id: 'SQ-CORE-VEH-destroyed',
      basis: 'assumed',
      says: 'A hit that beats the armour by 3 or more destroys the vehicle at once.',
      off: 'it is Damaged by it',
      kind: 'burden',
      params: { margin: { says: 'By how much it is beaten.', default: 3, ...hits } },
    },
    marks: {
      id: 'SQ-CORE-VEH-marks',
      basis: 'assumed',
      says: 'Only what penetrates it puts a vehicle Under Fire, and Fire Effect pins none.',
      off: 'it is Under Fire and pinned like infantry',
      kind: 'protection',
    },
    resolve: {
      id: 'SQ-CORE-VEH-resolve',
      says: 'A vehicle checks its resolve after so many hits: 1 if Reluctant, 2 if Uncertain, 3 if Steady, 4 if Determined.',
      off: 'hits never try the resolve of a vehicle',
      kind: 'burden',
      params: {
        reluctant: { says: 'Hits of a Reluctant vehicle.', default: 1, ...hits },
        uncertain: { says: 'Hits of an Uncertain vehicle.', default: 2, ...hits },
        steady: { says: 'Hits of a Steady vehicle.', default: 3, ...hits },
        determined: { says: 'Hits of a Determined vehicle.', default: 4, ...hits },
      },
      questions: {
        count: {
          id: 'SQ-Q-10',
          asks: 'Which hits try the resolve of a vehicle?',
          stake: 'M',
          readings: {
            rated: 'those of weapons with an anti-tank rating, and all that penetrate',
            penetrating: 'those that penetrate',
            all: 'all of them',
          },
        },
      },
    },
    assault: {
      id: 'SQ-CORE-VEH-assault',
      basis: 'assumed',
      says: 'Infantry that assaults a vehicle hits it with each figure that rolls 4 or more, on its rear, with the best anti-tank rating it has or with charges of 2; the vehicle does not strike back, and starts no close assault.',
      off: 'nobody assaults vehicles',
      governs: 'actor',
      kind: 'option',
      params: {
        needs: { says: 'What a figure needs to hit.', default: 4, min: 2, max: 7, step: 1 },
        charges: { says: 'Anti-tank rating of charges.', default: 2, min: 0, max: 8, step: 1 },
      },
    },
    riding: {
      id: 'SQ-CORE-VEH-riding',
      basis: 'assumed',
      says: 'Infantry that ends its activation in contact with a transport of its side, or deploys, may ride in it if there are seats; it does nothing there, and gets out when it is activated and moves away.',
      off: 'nobody rides',
      kind: 'option',
    },
    passengers: {
      id: 'SQ-CORE-VEH-passengers',
      basis: 'assumed',
      says: 'A die for each figure in a vehicle that is destroyed: 4 wounds it, 5 or more kills it.',
      off: 'passengers get out unhurt',
      kind: 'burden',
      params: {
        wounded: { says: 'The least that wounds.', default: 4, min: 1, max: 7, step: 1 },
        killed: { says: 'The least that kills.', default: 5, min: 1, max: 7, step: 1 },
      },
      offSets: { wounded: 7, killed: 7 },
    },
  },
});
