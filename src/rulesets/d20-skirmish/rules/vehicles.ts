import { defineRule } from '../../../rules/rule.ts';

/** How others than those on foot move. */
export const locomotion = defineRule({
  id: 'locomotion',
  title: 'Locomotion',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    gaits: {
      id: 'DX-MOV-GAIT',
      basis: 'text',
      says: 'Bikes enter no limiting terrain and are not slowed by rough; limiting and rough terrain take an inch off the MV of whatever has wheels; tracks, legs and skimmers are slowed by neither.',
      uncounted: true,
      off: 'everybody moves as on foot',
      params: { wheels: { says: 'Inches off the MV of wheels.', default: 1, min: 0, max: 4 } },
    },
    stride: {
      id: 'DX-MOV-04',
      basis: 'text',
      says: 'A walker strides over obstacles up to half its SZ in inches.',
      uncounted: true,
      off: 'a walker crosses limiting terrain as on foot',
      params: { share: { says: 'Inches for each step of SZ.', default: 0.5, min: 0, max: 1 } },
      offSets: { share: 0 },
    },
    turning: {
      id: 'DX-MOV-TURN',
      basis: 'text',
      says: 'Whatever has wheels turns up to 90 degrees an action, the others as they like.',
      uncounted: true,
      off: 'wheels turn as they like',
      kind: 'burden',
    },
  },
});

/** What is particular to vehicles. */
export const vehicles = defineRule({
  id: 'vehicles',
  title: 'Vehicles',
  governs: 'owner',
  kind: 'structure',
  off: 'vehicles are large models and nothing else',
  clauses: {
    stationary: {
      id: 'DX-RM-11',
      basis: 'text',
      says: 'A vehicle that has not moved in its activation shoots at +3.',
      off: 'standing still adds nothing',
      kind: 'option',
      params: { modifier: { says: 'Added to RC.', default: 3, min: 0, max: 8, step: 1 } },
      offSets: { modifier: 0 },
    },
    leaving: {
      id: 'DX-BRK-05',
      basis: 'text',
      says: 'A vehicle breaks away without a test.',
      off: 'it tests like others',
      kind: 'option',
    },
    rear: {
      id: 'DX-VEH-01',
      basis: 'text',
      says: 'A weapon with an AV rating has +3 DM against the rear of a vehicle.',
      off: 'the rear is like any side',
      kind: 'burden',
      params: { dm: { says: 'Added to DM.', default: 3, min: 0, max: 10, step: 1 } },
      offSets: { dm: 0 },
    },
    facing: {
      id: 'DX-FAC-ASM',
      basis: 'assumed',
      says: 'A vehicle faces the way it last moved, and its rear is the quarter behind it.',
      structural: 'the sheet does not say how facings are told',
    },
    chart: {
      id: 'DX-VEH-04',
      basis: 'text',
      says: 'A failed save of a vehicle damages a system, by how much it failed.',
      off: 'a failed save is a wound and nothing else',
    },
    wound: {
      id: 'DX-VEH-ASM',
      basis: 'assumed',
      says: 'A failed save is a wound besides, unless it failed by 1.',
      structural: 'the sheet does not say when vehicles lose wounds',
      about: 'chart',
      questions: {
        cosmetic: {
          id: 'DX-AMB-27',
          asks: 'Does cosmetic damage cost a wound?',
          stake: 'M',
          readings: {
            no: 'no, it looked worse than it was',
            yes: 'yes, the save failed',
          },
        },
      },
    },
    lasting: {
      id: 'DX-VEH-02',
      basis: 'text',
      says: 'System failures last for the rest of the game.',
      uncounted: true,
      off: 'they last until the end of the turn',
    },
    steering: {
      id: 'DX-VEH-06',
      basis: 'text',
      says: 'With steering damage a vehicle rolls before it turns and cannot on 11 or more, with more of it on 6 or more, with still more never.',
      off: 'steering damage does nothing',
      questions: {
        second: {
          id: 'DX-AMB-16',
          asks: 'A second hit "reduces the roll to greater than 5": on what can it not turn?',
          stake: 'L',
          readings: {
            six: 'on 6 or more',
            five: 'on 5 or less',
          },
        },
      },
    },
    weapons: {
      id: 'DX-VEH-07',
      basis: 'text',
      says: 'With weapon damage all shots are at -3, and none is fired where RC comes to 0 or less.',
      off: 'weapon damage does nothing',
      params: { penalty: { says: 'Taken off RC.', default: 3, min: 0, max: 10, step: 1 } },
      offSets: { penalty: 0 },
    },
    engine: {
      id: 'DX-VEH-08',
      basis: 'text',
      says: 'Each hit on the engine takes 2 inches off MV.',
      off: 'engine damage does nothing',
      params: { inches: { says: 'Inches off MV for each hit.', default: 2, min: 0, max: 6 } },
      offSets: { inches: 0 },
    },
    transmission: {
      id: 'DX-VEH-09',
      basis: 'text',
      says: 'With transmission damage a vehicle rolls before it moves and cannot on 11 or more, with more of it on 6 or more, with still more never; it never reverses.',
      off: 'transmission damage does nothing',
    },
    cascade: {
      id: 'DX-VEH-10',
      basis: 'text',
      says: 'For each cascading failure a vehicle rolls before its activation and loses an action on 11 or more.',
      off: 'cascading failures do nothing',
    },
    structure: {
      id: 'DX-VEH-11',
      basis: 'text',
      says: 'Each structural hit takes 5 off AR.',
      off: 'structural damage does nothing',
      params: { armour: { says: 'Taken off AR for each hit.', default: 5, min: 0, max: 15, step: 1 } },
      offSets: { armour: 0 },
    },
    chain: {
      id: 'DX-VEH-12',
      basis: 'text',
      says: 'A save that fails by 20 or more is another wound and another roll on the chart.',
      off: 'it damages the structure like one that fails by less',
      questions: {
        again: {
          id: 'DX-AMB-17',
          asks: 'What is the other roll on the chart?',
          stake: 'L',
          readings: {
            fresh: 'a d20, read as how much the save failed by',
            same: 'the structural result next to it',
          },
        },
      },
    },
  },
});

/** What is left of vehicles. */
export const wrecks = defineRule({
  id: 'wrecks',
  title: 'Wrecked vehicles',
  governs: 'owner',
  kind: 'burden',
  off: 'wrecks never explode',
  clauses: {
    inert: {
      id: 'DX-WRK-01',
      basis: 'text',
      says: 'On 1 to 15 a destroyed vehicle is nothing but a wreck, which is taken off.',
      structural: 'it says that nothing happens',
    },
    boom: {
      id: 'DX-WRK-02',
      basis: 'text',
      says: 'On 16 to 20 it explodes, and everybody within an inch suffers an attack of DM 9.',
      off: 'wrecks never explode',
      params: {
        from: { says: 'The lowest roll that explodes.', default: 16, min: 2, max: 20, step: 1 },
        dm: { says: 'DM of the explosion.', default: 9, min: 0, max: 30, step: 1 },
        inches: { says: 'How far it reaches.', default: 1, min: 0, max: 6 },
      },
    },
    avoid: {
      id: 'DX-WRK-03',
      basis: 'text',
      says: 'Models in cover avoid an explosion by an LD test at +2 in soft cover and +4 in hard; models on Wait may dive.',
      off: 'nobody avoids it',
      kind: 'protection',
      params: {
        soft: { says: 'Added to LD in soft cover.', default: 2, min: 0, max: 8, step: 1 },
        hard: { says: 'Added to LD in hard cover.', default: 4, min: 0, max: 8, step: 1 },
      },
    },
  },
});

/** Riding in vehicles. */
export const transports = defineRule({
  id: 'transports',
  title: 'Transports',
  governs: 'owner',
  kind: 'option',
  off: 'nobody starts aboard',
  clauses: {
    aboard: {
      id: 'DX-TRP-ASM',
      basis: 'assumed',
      says: 'The squad listed after a transport starts aboard it; its models get out with an action each, next to it, and act on.',
      off: 'nobody starts aboard',
    },
    destroyed: {
      id: 'DX-TRN-01',
      basis: 'text',
      says: 'When a transport is destroyed each passenger rolls: unhurt on 1 to 6, a wound on 7 to 11, two on 12 to 15, killed on 16 and more.',
      off: 'passengers get out unhurt',
      kind: 'burden',
    },
  },
});
