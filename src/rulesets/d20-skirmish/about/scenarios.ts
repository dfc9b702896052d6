import type { Scenario } from '../../../rules/scenario.ts';

/** Games in which more of the sheet comes up than between two forces on foot. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  armour: {
    title: 'Armour',
    says: 'A tank, a scout car, two guns and infantry in a carrier on either side, on roads and low hills where craters hold water.',
    set: { 'locomotion.water.craters': 'flooded' },
    tables: { designed: ['dx-outpost', 'dx-ridges'] },
    army: 'armour',
  },
  levy: {
    title: 'Levy',
    says: 'Two large squads of conscripts on either side, whose morale is what is fought over and wounds by powers try, and a stalker each.',
    set: { 'morale.asked.by': 'powers' },
    tables: { designed: ['dx-outpost', 'dx-woodland'] },
    army: 'levy',
  },
  'close-quarters': {
    title: 'Close quarters',
    says: 'A summoned horror, a stalker, berserks and their followers on either side, who come upon each other among buildings: they deploy up to 20 inches deep.',
    set: { 'sequence.setUp.depth': 20 },
    tables: { designed: ['dx-streets', 'dx-outpost'] },
    army: 'cult',
  },
  ambush: {
    title: 'Ambush',
    says: 'Two stalkers, a sniper and berserks on either side, who lie in wait among buildings at dusk: they deploy up to 20 inches deep, and it takes two actions to spot somebody.',
    set: { 'sequence.setUp.depth': 20, 'spotting.action.cost': 2 },
    tables: { designed: ['dx-outpost', 'dx-streets'] },
    army: 'ambushers',
  },
  raid: {
    title: 'Raid',
    says: 'A gunship, a skimmer, a walker and riders on either side, who care little for terrain.',
    set: {},
    tables: { designed: ['dx-streets', 'dx-woodland', 'dx-ridges'] },
    army: 'raiders',
  },
  convoy: {
    title: 'Convoy',
    says: 'Infantry in a carrier with a walker and bikes on either side, which meet another between roadblocks of teeth, metal and bales.',
    set: {},
    tables: { designed: ['dx-streets', 'dx-outpost'] },
    army: 'motors',
  },
  barrage: {
    title: 'Barrage',
    says: 'Launchers, machine guns and a channeler on either side, who are dug in behind trenches, stone and timber.',
    set: {},
    tables: { designed: ['dx-ridges', 'dx-woodland'] },
    army: 'guns',
  },
  drop: {
    title: 'Drop',
    says: 'A squad of paratroopers on either side, which comes down in the second turn or later, and riflemen who wait for it.',
    set: {},
    tables: { designed: ['dx-woodland', 'dx-outpost'] },
    army: 'airborne',
  },
  machines: {
    title: 'Machines',
    says: 'Drones with an A.I. on either side, who run amok where others panic.',
    set: {},
    tables: { designed: ['dx-streets', 'dx-outpost'] },
    army: 'machines',
  },
};
