import { defineRule, YES_OR_NO } from '../../../../rules/rule.ts';

/** Several models cover an area with fire. */
export const suppressingFire = defineRule({
  id: 'suppressing-fire',
  title: 'Suppressing Fire',
  governs: 'actor',
  kind: 'option',
  off: 'nobody lays Suppressing Fire',
  clauses: {
    cost: {
      id: 'DP-SUP-01',
      says: 'Members of a squad give up aimed shots to cover an area, for one Command Point however many take part.',
      off: 'it is free',
      kind: 'burden',
      params: { points: { says: 'Command Points it costs in all.', default: 1, min: 0, max: 5, step: 1 } },
      questions: {
        members: {
          id: 'DP-Q-40',
          asks: 'May a member out of command range take part?',
          stake: 'L',
          readings: {
            commanded: "no, it does not benefit from the squad's points",
            all: 'yes, the squad pays',
          },
        },
        who: {
          id: 'DP-Q-104',
          asks: 'May independent models or several squads lay one template together?',
          stake: 'M',
          readings: { squad: 'no, one squad lays it', anyone: 'yes, any models' },
        },
      },
      offSets: { points: 0 },
    },
    seen: {
      id: 'DP-SUP-02',
      says: 'The template lies where all participants see it, though parts of it may be hidden from them.',
      off: 'every member of the squad must see it',
      questions: {
        by: {
          id: 'V-12',
          asks: 'Did version 0.0.1 demand that participants see it, or the whole squad?',
          stake: 'M',
          readings: { participants: 'the participants', squad: 'every member of the squad' },
        },
        part: {
          id: 'DP-Q-107',
          asks: 'What of the template must be seen?',
          stake: 'L',
          readings: { some: 'some part of it, by each', centre: 'its centre' },
        },
      },
      offSets: { by: 'squad' },
    },
    size: {
      id: 'DP-SUP-03',
      says: 'Two models lay a template of 3 inches, three one of 4, four one of 5; one model cannot.',
      off: 'the template is of 3 inches, whether two, three or four lay it',
      params: {
        fewest: { says: 'Fewest models that can lay one.', default: 2, min: 2, max: 4, step: 1 },
        two: { says: 'Template of two models in inches.', default: 3, min: 0, max: 12 },
        three: { says: 'Template of three models in inches.', default: 4, min: 0, max: 12 },
        four: { says: 'Template of four models in inches.', default: 5, min: 0, max: 12 },
      },
      questions: {
        five: {
          id: 'DP-Q-103',
          asks: 'The list ends at four: what of five models?',
          stake: 'M',
          readings: {
            'at-most-four': 'no more than four take part in a template',
            'as-four': 'they take part, and the size is that of four',
            larger: 'they take part, and the size grows by another inch',
          },
        },
      },
      offSets: { two: 3, three: 3, four: 3 },
    },
    overlap: {
      id: 'DP-SUP-04',
      says: 'Templates of several squads may overlap.',
      off: 'templates may not overlap',
    },
    trigger: {
      id: 'DP-SUP-05',
      says: "In the enemy's turn a model that moves or acts within the template, seen by a participant, may be attacked at once.",
      off: 'only movement draws fire',
      questions: {
        inside: {
          id: 'DP-Q-105',
          asks: 'What is moving within the template?',
          stake: 'M',
          readings: {
            touching: 'touching it anywhere on the way, the start too; the owner picks the point',
            'first-touch': 'the same, resolved at the first point',
            'centre-inside': 'having the centre of the base inside',
          },
        },
        weapons: {
          id: 'DP-Q-106',
          asks: 'Which weapons may be used?',
          stake: 'M',
          readings: {
            'no-templates': 'any ranged weapon the model could have fired, but no AOE weapon',
            any: 'any ranged weapon the model could have fired',
          },
        },
        order: {
          id: 'DP-Q-93',
          asks: 'In which order do Suppressing Fire and Overwatch answer a movement at one point of it?',
          stake: 'M',
          readings: { 'before-overwatch': 'Suppressing Fire first', 'after-overwatch': 'Overwatch first' },
        },
        timing: {
          id: 'DP-Q-108',
          asks: 'Is an action answered before or after it takes effect?',
          stake: 'H',
          readings: { before: 'before, so that a dead model does not act', after: 'after' },
        },
        bases: {
          id: 'DP-Q-109',
          asks: 'What if a stealth base moves within the template?',
          stake: 'M',
          readings: {
            'then-attacked': 'it is removed or revealed; only a revealed model costs the attack',
            'is-attacked': 'that is the one attack at its unit',
          },
        },
      },
    },
    chooser: {
      id: 'DP-SUP-06',
      says: 'If several participants see it, their player picks who fires.',
      off: 'the nearest fires',
    },
    ignoresCover: {
      id: 'DP-SUP-07',
      says: 'The attack ignores cover.',
      off: 'cover counts',
    },
    penalty: {
      id: 'DP-SUP-08',
      says: 'The attack takes a penalty of 2 on top of the usual modifiers.',
      off: 'it takes the usual modifiers only',
      kind: 'burden',
      params: { points: { says: 'Penalty to the attack.', default: 2, min: 0, max: 6, step: 1 } },
      offSets: { points: 0 },
    },
    limit: {
      id: 'DP-SUP-09',
      says: 'Each enemy model can be attacked once per turn from each template.',
      off: 'each of its movements and actions may be answered',
      kind: 'burden',
      params: {
        attacks: {
          says: 'Attacks at one enemy model per turn and template.',
          default: 1,
          min: 1,
          max: 10,
          step: 1,
        },
      },
      offSets: { attacks: 1000 },
    },
    lost: {
      id: 'DP-SUP-10',
      says: "A ranged hit, an enemy moving into contact, a failed Leadership roll or the end of the enemy's turn takes a participant out; the template shrinks and goes with the last but one.",
      off: 'it lasts, unchanged, until the participants move or act again',
      kind: 'burden',
      params: {
        rangedHit: { says: '1 if a ranged hit takes a participant out, 0 if not.', default: 1, ...YES_OR_NO },
        contact: { says: '1 if an enemy moving into contact does, 0 if not.', default: 1, ...YES_OR_NO },
        leadership: { says: '1 if a failed Leadership roll does, 0 if not.', default: 1, ...YES_OR_NO },
        turnEnd: { says: "1 if the end of the enemy's turn does, 0 if not.", default: 1, ...YES_OR_NO },
        shrink: { says: '1 if the template shrinks with those left, 0 if not.', default: 1, ...YES_OR_NO },
      },
      offSets: { rangedHit: 0, contact: 0, leadership: 0, turnEnd: 0, shrink: 0 },
    },
  },
});
