/** What a use of command points costs, in points. */
export const cost = (points: number) =>
  ({ says: 'Command points it costs.', default: points, min: 0, max: 6, step: 1 }) as const;
