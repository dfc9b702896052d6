import type { Model } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { type Looker, lookerAbout } from '../../../rules/survey/rows.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { type Foe, foesOf } from './foes.ts';
import { shelterUnder, survey } from './survey.ts';

/** What a model finds at the places it could go to, as long as nobody else stirs. */
export interface Scouting extends Looker {
  readonly foes: readonly Foe[];
}

export function scout(m: Match, model: Model): Scouting {
  const { columns, ground } = m.battlefield;
  const { x, y, z } = ground;
  const own = settingsOf(m, model);
  const foes = foesOf(m, model);
  const eyes = {
    seat: m.matchup.models[model].seat,
    down: m.state.down[model] > 0,
    // Within the range that it fights at, and not at long range (PC-RNG-06).
    wanted: Math.min(own.ranged.longRange.inches * INCH, m.matchup.shootingRange[model]),
    bound: own.ranged.whileEngaged.on,
    sheltered: own.ranged.atEngaged.on,
    shelter: shelterUnder(own),
  };
  const { look, rowOf } = lookerAbout(columns, (first) => {
    for (let row = first; row < columns.count; row++) {
      const point = columns.place[row];
      columns.x[row] = x[point];
      columns.y[row] = y[point];
      columns.z[row] = z[point];
    }
    survey(m.battlefield, eyes, foes, first);
  });
  return { foes, look, rowOf };
}
