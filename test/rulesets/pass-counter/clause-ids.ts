const upTo = (name: string, last: number) =>
  Array.from({ length: last }, (_, i) => `PC-${name}-${String(i + 1).padStart(2, '0')}`);
const some = (name: string, ...numbers: readonly string[]) => numbers.map((n) => `PC-${name}-${n}`);

/** Every clause of the sheet's catalogue. */
export const CLAUSE_IDS: readonly string[] = [
  ...upTo('SEQ', 2),
  ...upTo('INI', 1),
  ...upTo('ACT', 9),
  ...upTo('PASS', 2),
  ...upTo('CP', 9),
  ...upTo('ATK', 5),
  ...some('RNG', '01', '02', '03', '05', '06', '07', '08', '09'),
  ...some('MEL', '01', '02', '03', '05', '06', '07', '08', '09'),
  ...upTo('DIS', 1),
  ...upTo('KD', 6),
  ...upTo('BRK', 7),
];

/** Every open question of the catalogue. */
export const QUESTION_IDS: readonly string[] = upTo('AMB', 26);

/** Every assumption of the catalogue. */
export const ASSUMED_IDS: readonly string[] = [
  ...Array.from({ length: 12 }, (_, i) => `PC-A${i + 1}`),
  'PC-HIT-ASM',
  'PC-ARM-ASM',
  'PC-REC-ASM',
  'PC-NRV-ASM',
];
