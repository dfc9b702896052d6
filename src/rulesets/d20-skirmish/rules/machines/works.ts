import { defineRule } from '../../../../rules/rule.ts';

/** Terrain that can be shot to pieces. */
export const works = defineRule({
  id: 'works',
  title: 'Destructible terrain',
  governs: 'actor',
  kind: 'option',
  off: 'no terrain can be destroyed, and armies put none up',
  clauses: {
    chart: {
      id: 'DX-TER-01',
      says: 'Terrain has AR and WD by what it is made of, from 12 and 2 for straw to 26 and 8 for trenches, and is gone when it has no WD left.',
      off: 'no terrain can be destroyed',
      params: { shift: { says: 'Added to each AR.', default: 0, min: -6, max: 6, step: 1 } },
    },
    types: {
      id: 'DX-TYP-ASM',
      basis: 'assumed',
      says: 'Concussive, radiant and rending weapons add 4 to DM against terrain for which the chart lists them.',
      off: 'all damage is alike',
      params: { dm: { says: 'Added to DM.', default: 4, min: 0, max: 12, step: 1 } },
      offSets: { dm: 0 },
    },
    attack: {
      id: 'DX-TER-ATK-ASM',
      basis: 'assumed',
      says: 'Terrain in sight and reach is attacked like a model, with RC and the modifier of the band, or with CC in contact; it saves by AR less DM and loses a wound when it fails.',
      structural: 'the sheet gives AR and WD and not how they are used',
      about: 'chart',
    },
    sections: {
      id: 'DX-WKS-ASM',
      basis: 'assumed',
      says: 'Armies put up sections of terrain in their deployment zones, a base broad each, before anybody deploys. They are cover for who touches them, hard but for straw and light wood and none by wire; nobody moves through them, but through dragon’s teeth and trenches on foot. Wrecks are such sections of metal.',
      off: 'nobody puts any up',
      governs: 'owner',
    },
    table: {
      id: 'DX-TER-TABLE-ASM',
      basis: 'assumed',
      says: 'Obstacles of the table that are less than an inch high are such terrain, piece by piece: walls of stone, hedges of light wood, barrels and wrecks of metal. A piece is attacked where it shelters an enemy in sight; once destroyed it is in nobody’s way from the next activation on, and nobody stands on what is left of it.',
      off: 'terrain of the table stands',
      about: 'chart',
    },
  },
});
