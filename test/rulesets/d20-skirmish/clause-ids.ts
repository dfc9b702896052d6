const upTo = (name: string, last: number) =>
  Array.from({ length: last }, (_, i) => `DX-${name}-${String(i + 1).padStart(2, '0')}`);
const some = (name: string, ...numbers: readonly string[]) => numbers.map((n) => `DX-${name}-${n}`);

/** Every clause of the sheet's catalogue. */
export const CLAUSE_IDS: readonly string[] = [
  'DX-RC',
  'DX-CC',
  ...upTo('CRIT', 7),
  ...upTo('RNG', 1),
  ...upTo('CMD', 2),
  ...upTo('MOV', 6),
  ...upTo('PRS', 1),
  ...upTo('CRW', 1),
  ...upTo('CLB', 1),
  ...upTo('JMP', 3),
  ...some('FAL', '01', '03'),
  ...upTo('SPC', 1),
  ...upTo('RM', 13),
  ...upTo('CM', 13),
  ...upTo('BRK', 5),
  ...upTo('ATK', 2),
  ...upTo('AIM', 2),
  ...upTo('CHN', 1),
  ...upTo('CON', 1),
  ...upTo('SPT', 8),
  ...upTo('RAL', 1),
  ...upTo('WAI', 2),
  ...upTo('DIV', 2),
  ...upTo('MOR', 12),
  ...upTo('MPP', 1),
  ...upTo('AMK', 1),
  ...upTo('UNH', 1),
  ...upTo('BKL', 1),
  ...upTo('RMP', 1),
  ...upTo('TRN', 1),
  ...upTo('WRK', 3),
  ...some('VEH', '01', '02', '04', '06', '07', '08', '09', '10', '11', '12'),
  ...upTo('TER', 1),
];

/** Parts of clauses that are clauses of their own, and a fact of the rulebook. */
export const OF_PARTS: readonly string[] = [
  'DX-INI',
  'DX-MOV-LIM',
  ...some('LOC', 'TURN', 'BIKE', 'WHEEL', 'TRACK', 'WALK', 'SKIM'),
  'DX-SPC-02',
  'DX-SPC-03',
  'DX-WAI-LD',
  'DX-AMK-CRIT',
];

/** Every open question of the catalogue. */
export const QUESTION_IDS: readonly string[] = upTo('AMB', 28);
