import { defineRule } from '../../../../rules/rule.ts';

/** Weapons that strike everybody under a template. */
export const templates = defineRule({
  id: 'templates',
  title: 'Template weapons',
  governs: 'actor',
  kind: 'option',
  off: 'template weapons strike whom they hit and nobody else',
  clauses: {
    area: {
      id: 'DX-TPL-ASM',
      basis: 'assumed',
      says: 'A template weapon strikes everybody under its template, friends too; one that misses deviates.',
      off: 'template weapons strike whom they hit and nobody else',
    },
    deviation: {
      id: 'DX-DEV-ASM',
      basis: 'assumed',
      says: 'A deviation goes a quarter of a d20 in inches, rounded up, in one of twenty directions.',
      off: 'a template that misses strikes nobody',
      about: 'area',
      params: { share: { says: 'Inches for each point of the d20.', default: 0.25, min: 0.05, max: 1 } },
    },
    critical: {
      id: 'DX-CRIT-03',
      says: 'A 1 adds its DM to the weapon against everybody under the template.',
      off: 'it adds it against the target only',
      about: 'area',
    },
    dive: {
      id: 'DX-DIV-01',
      says: 'A model on Wait at which a template weapon is fired may dive for cover by the LD test of any reaction from Wait; a failed one wastes the action.',
      off: 'nobody dives for cover',
      apart: true,
      governs: 'target',
      kind: 'protection',
    },
    away: {
      id: 'DX-DIV-02',
      says: 'Whoever dives moves up to MV less an inch, or up to MV and ends prone.',
      structural: 'a dive has to go somewhere; templates.dive can be off',
      about: 'dive',
      governs: 'target',
      kind: 'protection',
      params: {
        inches: { says: 'Inches less of a dive that ends on its feet.', default: 1, min: 0, max: 4 },
      },
    },
  },
});
