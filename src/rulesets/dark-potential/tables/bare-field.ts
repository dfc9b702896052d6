import type { TableDescription } from '../../../kernel/tables/schema.ts';

export const bareField: TableDescription = {
  name: 'bare-field',
  title:
    'Far below the guideline on purpose: a few copses and rocks on open ground, to see what too little terrain does.',
  pieces: [
    { kind: 'wood', at: [-13, -11], size: [8, 7], turn: 15 },
    { kind: 'rock', at: [8, -9], size: [5, 4] },
    { kind: 'hedge', at: [17, -5], length: 6, turn: 30 },
    { kind: 'crater', at: [-4, -3], size: [5, 4] },
  ],
};
