import type { Match } from '../../../src/rulesets/pass-counter/match/match.ts';
import { advanceMatch } from '../../../src/rulesets/pass-counter/turn/rounds.ts';
import { choosing, type Staging, stage } from './stage.ts';

/** Three against two, far from each other; seat A has the first turn. */
export const THREE_TO_TWO =
  'A trooper -6,-11 | A trooper 0,-11 | A trooper 6,-11 | B trooper -3,11 | B trooper 3,11';

/** Plays on by a number of boundaries. */
export function play(m: Match, boundaries: number): void {
  for (let i = 0; i < boundaries && !m.state.over; i++) advanceMatch(m);
}

export function begin(staging: Staging, choices: Parameters<typeof choosing>[0], position = THREE_TO_TWO) {
  const scene = stage(position, { ...staging, set: { 'initiative.roll': 'off', ...staging.set } });
  scene.start.begun = false;
  scene.start.round = 0;
  return { scene, m: scene.scripted([], choosing(choices)) };
}

/** Who was activated or passed, a letter each, with the rounds parted by a bar. */
export function turns(told: readonly { readonly kind: string; readonly text: string }[]): string {
  return told
    .flatMap(({ kind, text }) => {
      if (kind === 'round') return ['|'];
      if (kind === 'activation') return [text[0]];
      return kind === 'pass' ? [text[0].toLowerCase()] : [];
    })
    .join('');
}
