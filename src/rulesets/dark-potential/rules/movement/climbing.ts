import { defineRule } from '../../../../rules/rule.ts';

/** Going up and down. */
export const climbing = defineRule({
  id: 'climbing',
  title: 'Scaling vertical obstacles',
  governs: 'actor',
  kind: 'burden',
  off: 'height costs nothing, and what a Movement leaves over is added to the next one',
  clauses: {
    height: {
      id: 'DP-CLIMB-01',
      says: 'Straight up or down costs an inch of movement for each inch of height.',
      off: 'height costs nothing',
      params: { perInch: { says: 'Inches of movement for an inch of height.', default: 1, min: 0, max: 4 } },
      offSets: { perInch: 0 },
    },
    top: {
      id: 'DP-CLIMB-02',
      says: 'Getting onto the surface at the top costs one inch more.',
      off: 'the step onto the top costs nothing',
      params: {
        inches: { says: 'Inches of movement for the step onto the top.', default: 1, min: 0, max: 4 },
      },
      questions: {
        descent: {
          id: 'DP-Q-54',
          asks: 'Does the way down cost the extra inch too?',
          stake: 'L',
          readings: {
            'height-only': 'no, the extra inch is for the top',
            'as-up': 'yes, stepping off costs as much as stepping on',
          },
        },
      },
      offSets: { inches: 0 },
    },
    whole: {
      id: 'DP-CLIMB-03',
      says: 'A climb that the movement left cannot pay for to the top is not begun.',
      structural: 'a wall has no place on which a model could wait',
    },
    separate: {
      id: 'DP-CLIMB-04',
      says: 'A second Movement is a movement of its own, so that some walls stay too high.',
      off: 'what a Movement leaves over is added to the next one',
    },
    example: {
      id: 'DP-CLIMB-EX',
      says: 'With Movement 6 a wall of 3 inches takes 4, so it must be at most 2 inches away.',
      structural: 'it is a worked example, held as a test',
    },
  },
});
