import { defineRule, YES_OR_NO } from '../../../rules/rule.ts';

/** What happens before the models act. */
export const commandPhase = defineRule({
  id: 'command-phase',
  title: 'Command phase',
  governs: 'table',
  kind: 'structure',
  clauses: {
    steps: {
      id: 'ZC-CMD-01',
      says: 'In order: effects that expire are cleared, models rally, weapons are resupplied, reinforcements come.',
      off: 'none of this is done, and models that fall back never rally',
      params: {
        clear: { says: 'Whether effects that expire are cleared.', default: 1, ...YES_OR_NO },
        rally: { says: 'Whether models may rally.', default: 1, ...YES_OR_NO },
        resupply: { says: 'Whether weapons are resupplied.', default: 1, ...YES_OR_NO },
        reinforce: { says: 'Whether reinforcements come.', default: 1, ...YES_OR_NO },
      },
      offSets: { clear: 0, rally: 0, resupply: 0, reinforce: 0 },
    },
    ammunition: {
      id: 'ZC-A11',
      basis: 'assumed',
      says: 'Weapons never run out, so that resupply has nothing to do.',
      off: 'a model has six shots, and gets them back by resupply in the zones along its own edge',
      uncounted: true,
      governs: 'owner',
      kind: 'option',
      params: {
        shots: {
          says: 'Shots of a model until its weapons run out; 0 where they never do.',
          default: 0,
          min: 0,
          max: 20,
          step: 1,
        },
      },
      offSets: { shots: 6 },
    },
  },
});
