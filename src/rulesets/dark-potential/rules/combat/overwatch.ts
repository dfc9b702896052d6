import { defineRule } from '../../../../rules/rule.ts';

/** A model gives up its shot now to shoot at an enemy while that enemy moves. */
export const overwatch = defineRule({
  id: 'overwatch',
  title: 'Overwatch',
  governs: 'actor',
  kind: 'option',
  off: 'nobody goes on Overwatch',
  clauses: {
    cost: {
      id: 'DP-OW-01',
      says: "A model may pay a Command Point to give up shooting now and shoot during the enemy's turn.",
      off: 'it is free',
      kind: 'burden',
      params: { points: { says: 'Command Points it costs.', default: 1, min: 0, max: 5, step: 1 } },
      questions: {
        per: {
          id: 'DP-Q-39',
          asks: 'Is the price of Overwatch, and of Combat Ready, paid by model or by squad?',
          stake: 'H',
          apart: true,
          readings: {
            model: 'by each model',
            squad: 'once for all members that do it in the same activation',
          },
        },
        engaged: {
          id: 'DP-Q-92',
          asks: 'May a model in contact go on Overwatch?',
          stake: 'L',
          readings: { may: 'yes; only contact made later ends it', 'may-not': 'no' },
        },
      },
      offSets: { points: 0 },
    },
    arc: {
      id: 'DP-OW-02',
      says: 'A 45 degree arc with its tip on the edge of the base shows where the model watches.',
      off: 'it watches all round',
      kind: 'burden',
      params: { degrees: { says: 'Angle of the arc.', default: 45, min: 1, max: 360, step: 1 } },
      questions: {
        geometry: {
          id: 'DP-Q-91',
          asks: 'Where is the tip of the arc of Overwatch or Combat Ready, and how much of a target must be in it?',
          stake: 'L',
          apart: true,
          readings: {
            edge: 'the tip is on the edge of the base; any part of the target',
            centre: 'the tip is at the centre of the base; any part of the target',
            'target-centre': 'the tip is on the edge of the base; the centre of the target',
          },
        },
        sight: {
          id: 'DP-Q-141',
          asks: "Does the arc of Overwatch or Combat Ready replace the model's sight altogether?",
          stake: 'M',
          apart: true,
          readings: {
            reaction: 'no, only for the reaction and for noticing stealth bases',
            everything: 'yes, for all it sees while its status lasts',
          },
        },
      },
      offSets: { degrees: 360 },
    },
    interrupt: {
      id: 'DP-OW-03',
      says: 'An enemy that activates and moves in sight and within the arc may be stopped at any such point and shot at.',
      off: 'it fires only when the movement is over',
      questions: {
        shots: {
          id: 'DP-Q-85',
          asks: 'Does firing end Overwatch?',
          stake: 'H',
          readings: {
            once: 'yes, after one attack',
            'per-movement': 'no, one attack at each movement of an enemy model',
            'per-model': 'no, one attack at each enemy model in a turn',
            'per-unit': 'no, one attack at each enemy unit in a turn',
          },
        },
        triggers: {
          id: 'DP-Q-86',
          asks: 'Which movements can be interrupted?',
          stake: 'H',
          readings: {
            'every-movement': 'all of an activating enemy: second ones, charges and forced ones too',
            'move-step': 'those of the Move step only',
          },
        },
        foresight: {
          id: 'DP-Q-87',
          asks: 'How much of the way is known when the point is picked?',
          stake: 'H',
          readings: {
            'whole-path': 'all of it, declared beforehand',
            'point-by-point': 'only what has been walked',
          },
        },
        start: {
          id: 'DP-Q-88',
          asks: 'May the point be where the movement starts?',
          stake: 'M',
          readings: {
            counts: 'yes, once a movement is declared',
            'after-leaving': 'no, the model must have left it',
          },
        },
        contact: {
          id: 'DP-Q-94',
          asks: 'May a model that moves into contact with the watcher be shot on the way?',
          stake: 'H',
          readings: {
            'on-the-way': 'yes, at any point before contact',
            never: 'no, contact wins',
            'also-at-contact': 'yes, at the point of contact too',
          },
        },
        point: {
          id: 'V-09',
          asks: 'Could version 0.0.1 stop a model anywhere in view, or only where it came into view?',
          stake: 'M',
          readings: { 'any-point': 'anywhere in view', 'first-sight': 'only at the first point in view' },
        },
      },
    },
    pauses: {
      id: 'DP-OW-04',
      says: 'Stopping a member of a squad interrupts the movement of the others too.',
      off: 'the others do not care',
      questions: {
        squad: {
          id: 'DP-Q-89',
          asks: 'What does that mean for the others?',
          stake: 'M',
          readings: {
            paused: 'nothing lasting: models move one by one, and a shot only makes all wait',
            'lose-movement': 'those still to move lose their movement',
            frozen:
              'all move at once: those still to move get no further than the same share of their movement',
          },
        },
      },
    },
    finish: {
      id: 'DP-OW-05',
      says: 'A model that survives finishes its movement.',
      off: 'its movement ends where it was shot',
      apart: true,
      governs: 'target',
      kind: 'protection',
      questions: {
        path: {
          id: 'DP-Q-90',
          asks: 'May it go another way than it declared?',
          stake: 'M',
          readings: { anew: 'yes, with what it has left', declared: 'no' },
        },
      },
    },
    lostByHit: {
      id: 'DP-OW-06',
      says: 'It is lost when the model is hit by a ranged attack, hurt or not.',
      off: 'hits do not end it',
      kind: 'burden',
    },
    lostByContact: {
      id: 'DP-OW-07',
      says: 'It is lost when an enemy moves into base contact.',
      off: 'contact does not end it',
      kind: 'burden',
      questions: {
        bases: {
          id: 'DP-Q-95',
          asks: 'Does a stealth base in contact end Overwatch and Suppressing Fire?',
          stake: 'M',
          apart: true,
          readings: {
            no: 'no, it is not a model',
            yes: 'yes',
            'real-one': 'only the real one, which gives it away',
          },
        },
      },
    },
    lostByLeadership: {
      id: 'DP-OW-08',
      says: 'It is lost when the model fails a Leadership roll.',
      off: 'failed rolls do not end it',
      kind: 'burden',
    },
    duration: {
      id: 'DP-OW-09',
      says: "It ends with the enemy's turn.",
      off: 'it lasts until it is lost or its model moves or acts again',
      kind: 'burden',
      params: { turns: { says: 'Enemy turns it lasts.', default: 1, min: 1, max: 10, step: 1 } },
      offSets: { turns: 1000 },
    },
    moveOrShoot: {
      id: 'DP-OW-10',
      says: 'A model goes on Overwatch only with a weapon it could have fired in this activation.',
      off: 'a weapon that must not move may watch after moving',
      kind: 'burden',
    },
    weapon: {
      id: 'DP-OW-11',
      says: 'A model with several weapons names the one it watches with.',
      off: 'it chooses when it fires',
      kind: 'burden',
    },
  },
});
