import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { placeAt, spotText } from '../../../kernel/field/place-words.ts';
import { mayActOn } from '../attack/targets.ts';
import type { Obstacle } from '../battlefield/neighbourhood.ts';
import { lookAt } from '../match/altitude.ts';
import { enemiesOf, type Match, seatOf, settingsOf, stands } from '../match/match.ts';
import { batter, leftOf, sheltersBetween } from '../match/obstacles.ts';
import { crumble, worksLook, worksStanding } from '../match/works.ts';
import type { Material } from '../units/works-chart.ts';

/** Something that can be destroyed, as whoever attacks it finds it. */
export interface Mark {
  readonly name: string;
  /** Where it is, in words. */
  where(): string;
  readonly material: Material;
  /** Where it is, or who is behind it. */
  readonly at: Point;
  /** Worth of the enemies whom it shelters. */
  readonly sheltered: number;
  readonly isTouched: boolean;
  /** WD that it has left. */
  left(): number;
  lose(): void;
}

/** Whether what shelters an enemy, as bits of a look, takes anything off shots at him (DX-RM-01 to DX-RM-03). */
function isCover(m: Match, enemy: Model, look: number): boolean {
  return m.matchup.coverOf[seatOf(m, enemy)][look] > 0;
}

/** Sections and wrecks that are not of the own side, and obstacles that shelter an enemy in sight (DX-TER-TABLE-ASM). */
export function marksFor(m: Match, model: Model): Mark[] {
  const sections = worksStanding(m)
    .filter((work) => m.matchup.works[work].seat !== seatOf(m, model))
    .map((work) => sectionMark(m, model, work));
  return settingsOf(m, model).works.table.on ? [...sections, ...obstacleMarks(m, model)] : sections;
}

function sectionMark(m: Match, model: Model, work: number): Mark {
  const { name, material } = m.matchup.works[work];
  const { works, point, solidity } = m.state;
  const at = works[work];
  const { touch } = m.battlefield;
  const sheltered = enemiesOf(m, model).filter(
    (enemy) =>
      stands(m, enemy) &&
      touch(point[enemy], at) &&
      isCover(m, enemy, worksLook(m, point[model], point[enemy])),
  );
  return {
    name,
    where: () => placeAt(m.battlefield.ground, at),
    material,
    at,
    sheltered: sheltered.reduce((sum, enemy) => sum + m.matchup.worth[enemy], 0),
    isTouched: touch(point[model], at),
    left: () => (works[work] === NOWHERE ? 0 : solidity[work]),
    lose: () => crumble(m, work),
  };
}

function obstacleMarks(m: Match, model: Model): Mark[] {
  const { obstacles, obstaclesBeside } = m.battlefield;
  if (obstacles.length === 0) return [];
  const from = m.state.point[model];
  const marks = new Map<number, Mark>();
  for (const enemy of enemiesOf(m, model)) {
    const at = m.state.point[enemy];
    if (at === NOWHERE || obstaclesBeside(at).length === 0) continue;
    const look = lookAt(m, model, enemy);
    if (!mayActOn(m, model, enemy) || look === 0) continue;
    const worth = isCover(m, enemy, look) ? m.matchup.worth[enemy] : 0;
    for (const obstacle of sheltersBetween(m, from, at)) {
      const { piece, name, material } = obstacle;
      marks.set(piece, {
        name: `the ${name}`,
        where: () => middleOf(m, obstacle),
        material,
        at,
        sheltered: (marks.get(piece)?.sheltered ?? 0) + worth,
        isTouched: obstaclesBeside(from).includes(obstacle),
        left: () => leftOf(m, obstacle),
        lose: () => batter(m, obstacle),
      });
    }
  }
  return [...marks.values()];
}

/** The middle of an obstacle, in words. */
function middleOf(m: Match, { outline }: Obstacle): string {
  const corners = outline.length / 2;
  let [x, y] = [0, 0];
  for (let corner = 0; corner < corners; corner++) {
    x += outline[2 * corner] / corners;
    y += outline[2 * corner + 1] / corners;
  }
  return spotText(m.battlefield.ground, { x, y, z: 0 });
}
