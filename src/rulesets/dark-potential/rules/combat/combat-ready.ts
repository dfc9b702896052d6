import { defineRule, YES_OR_NO } from '../../../../rules/rule.ts';

/** A model waits to charge an enemy that comes near. */
export const combatReady = defineRule({
  id: 'combat-ready',
  title: 'Combat Ready',
  governs: 'actor',
  kind: 'option',
  off: 'nobody goes Combat Ready',
  clauses: {
    cost: {
      id: 'DP-CR-01',
      says: 'A model may pay a Command Point to prepare for close combat.',
      off: 'it is free',
      kind: 'burden',
      params: { points: { says: 'Command Points it costs.', default: 1, min: 0, max: 5, step: 1 } },
      offSets: { points: 0 },
    },
    arc: {
      id: 'DP-CR-02',
      says: 'A 90 degree arc with its tip on the edge of the base shows where the model watches.',
      off: 'it watches all round',
      kind: 'burden',
      params: { degrees: { says: 'Angle of the arc.', default: 90, min: 1, max: 360, step: 1 } },
      offSets: { degrees: 360 },
    },
    trigger: {
      id: 'DP-CR-03',
      says: 'It reacts to an enemy that activates, moves within charging distance and was in arc and sight on the way.',
      structural: 'a reaction needs something to react to',
      questions: {
        distance: {
          id: 'DP-Q-98',
          asks: 'When must the enemy be within charging distance?',
          stake: 'M',
          readings: {
            'at-end': 'when its movement is over',
            'on-the-way': 'at any time of it, so that the charge may fall short',
          },
        },
      },
    },
    charge: {
      id: 'DP-CR-04',
      says: 'It may at once charge that model, after its movement and before any of its actions.',
      off: "it charges only after the enemy's action",
      params: {
        reach: { says: 'How far it charges, in Charges of its own turn.', default: 1, min: 0, max: 4 },
      },
      questions: {
        uses: {
          id: 'DP-Q-97',
          asks: 'How many charges does a Combat Ready model get?',
          stake: 'H',
          readings: {
            once: 'one, which ends the status',
            'until-lost': 'one for each enemy movement until the status is lost',
          },
        },
        triggers: {
          id: 'DP-Q-99',
          asks: 'Which movements does a Combat Ready model react to?',
          stake: 'H',
          readings: {
            'move-step': 'those of the Move step only',
            'every-movement': 'second Movements and Charges too, when they are over',
            'before-attack': 'every movement, a Charge before its attack',
          },
        },
        contact: {
          id: 'DP-Q-100',
          asks: "What if the enemy's movement ends in contact with it?",
          stake: 'H',
          readings: { strikes: 'it charges no distance and strikes first', none: 'it cannot charge' },
        },
        timing: {
          id: 'DP-Q-101',
          asks: 'Does it react to a squad after each model or after all have moved?',
          stake: 'M',
          readings: { 'after-squad': 'after the whole squad', 'after-model': 'after each model' },
        },
      },
    },
    lost: {
      id: 'DP-CR-05',
      says: "It is lost by a ranged hit, a close combat hit, a failed Leadership roll and the end of the enemy's turn.",
      off: 'it lasts until it is used or its model moves or acts again',
      kind: 'burden',
      params: {
        rangedHit: { says: '1 if a ranged hit ends it, 0 if not.', default: 1, ...YES_OR_NO },
        closeCombatHit: { says: '1 if a close combat hit ends it, 0 if not.', default: 1, ...YES_OR_NO },
        leadership: { says: '1 if a failed Leadership roll ends it, 0 if not.', default: 1, ...YES_OR_NO },
        turnEnd: { says: "1 if the end of the enemy's turn ends it, 0 if not.", default: 1, ...YES_OR_NO },
      },
      offSets: { rangedHit: 0, closeCombatHit: 0, leadership: 0, turnEnd: 0 },
    },
  },
});
