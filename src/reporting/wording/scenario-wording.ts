import type { Scenario } from '../../rules/scenario.ts';

/** What is played, as a sentence or two: `Scenario "Close quarters": deep zones, six rounds.` */
export function scenarioText({ title, says }: Pick<Scenario, 'title' | 'says'>): string {
  if (says === '') return `Scenario "${title}".`;
  return `Scenario "${title}": ${says}${/[.!?]$/.test(says) ? '' : '.'}`;
}
