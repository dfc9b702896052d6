import { defineRule } from '../../../../rules/rule.ts';

/** What vehicles and gunners do in a fight. */
export const vehicles = defineRule({
  id: 'vehicles',
  title: 'Vehicles and gunners',
  governs: 'actor',
  kind: 'structure',
  off: 'vehicles fight like other models',
  clauses: {
    steady: {
      id: 'DX-RM-11',
      says: 'A vehicle that is stationary, or a gunner, shoots at +3.',
      off: 'standing still adds nothing',
      kind: 'option',
      params: { modifier: { says: 'Added to RC.', default: 3, min: 0, max: 10, step: 1 } },
      offSets: { modifier: 0 },
    },
    still: {
      id: 'DX-STILL-ASM',
      basis: 'assumed',
      says: 'Stationary is who has not moved since its last activation began; turning on the spot is no move. Gunners have to be stationary too.',
      structural: 'the sheet does not say how long one has to stand still',
      about: 'steady',
    },
    rear: {
      id: 'DX-VEH-01',
      says: 'An attack on the rear of a vehicle with an AV-rated weapon adds 3 to DM.',
      off: 'a vehicle is as strong behind as in front',
      kind: 'option',
      params: { dm: { says: 'Added to DM.', default: 3, min: 0, max: 10, step: 1 } },
      offSets: { dm: 0 },
    },
    arc: {
      id: 'DX-REAR-ASM',
      basis: 'assumed',
      says: 'The rear is a quarter of a circle behind the vehicle; its weapons fire all round.',
      structural: 'the sheet does not say where the rear begins',
      about: 'rear',
      params: { degrees: { says: 'Degrees of the rear.', default: 90, min: 45, max: 180, step: 45 } },
    },
    leave: {
      id: 'DX-BRK-05',
      says: 'Vehicles break away without a test.',
      off: 'they test like everybody',
      kind: 'option',
    },
    bodies: {
      id: 'DX-BODY-ASM',
      basis: 'assumed',
      says: 'Vehicles and riders neither minimize their presence nor lie down, nor do they jump: what bars bikes is not jumped by them.',
      structural: 'postures and leaps are those of a body',
    },
  },
});
