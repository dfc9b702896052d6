/** What every result rests on besides the clauses and their readings. */
export const ASSUMPTIONS: readonly string[] = [
  'Models are upright cylinders of 25 x 32 mm with the eye 28 mm above the surface.',
  'Models stand on a lattice one base apart; distances between them are exact.',
  'Sight is mutual; cover belongs to the target.',
  'Tables are drawn up by us to the terrain guideline; the document prints none.',
  'A match that nobody has won after 20 rounds counts as half a win for each side.',
  'Both armies are played by the same scripted policy, which weighs expected losses and does not plan ahead.',
];
