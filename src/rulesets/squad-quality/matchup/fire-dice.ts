/** The dice of Fire Effect: the best so many of some are added up, and all of those that weapons add. */
export interface FireDice {
  readonly of: number;
  readonly keep: number;
  readonly added: number;
}

/** Chances of each total of some dice, by total. */
export function chancesOf({ of, keep, added }: FireDice): Float64Array {
  let chances = chancesOfBest(of, keep);
  for (let die = 0; die < added; die++) chances = withDie(chances);
  return chances;
}

/** Those of the best so many of some dice. */
function chancesOfBest(of: number, keep: number): Float64Array {
  const chances = new Float64Array(6 * keep + 1);
  const faces: number[] = [];
  const walk = (left: number, chance: number): void => {
    if (left === 0) {
      chances[bestOf(faces, keep)] += chance;
      return;
    }
    for (let face = 1; face <= 6; face++) {
      faces.push(face);
      walk(left - 1, chance / 6);
      faces.pop();
    }
  };
  walk(of, 1);
  return chances;
}

/** Those of what comes to so much and a die. */
function withDie(chances: Float64Array): Float64Array {
  const more = new Float64Array(chances.length + 6);
  chances.forEach((chance, total) => {
    for (let face = 1; face <= 6; face++) more[total + face] += chance / 6;
  });
  return more;
}

/** The sum of the best so many of some dice. */
export function bestOf(faces: readonly number[], keep: number): number {
  return sumOf([...faces].sort((a, b) => b - a).slice(0, keep));
}

/** Rolls dice of Fire Effect, one by one. */
export function rollDice(dice: FireDice, roll: () => number): number {
  return totalOf(dice, rollFaces(dice, roll));
}

/** The faces that they show, those that weapons add last. */
export function rollFaces({ of, added }: FireDice, roll: () => number): number[] {
  const faces: number[] = [];
  while (faces.length < of + added) faces.push(roll());
  return faces;
}

/** What such faces come to. */
export function totalOf({ of, keep }: FireDice, faces: readonly number[]): number {
  return bestOf(faces.slice(0, of), keep) + sumOf(faces.slice(of));
}

function sumOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}
