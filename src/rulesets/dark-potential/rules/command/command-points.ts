import { defineRule } from '../../../../rules/rule.ts';

/** Who may spend Command Points, and on what. */
export const commandPoints = defineRule({
  id: 'command-points',
  title: 'Command Points',
  governs: 'owner',
  kind: 'option',
  off: 'Command Points buy nothing',
  frame:
    'Command Points are the currency that half of the other rules are paid in, so a side without them plays another game.',
  clauses: {
    own: {
      id: 'DP-CP-01',
      says: "A model's Command Points are spent by that model only, with two exceptions.",
      off: 'all points of a side are one pool that every model may use',
      kind: 'burden',
      questions: {
        turns: {
          id: 'DP-Q-37',
          asks: "May points be spent outside one's own activation?",
          stake: 'H',
          readings: { any: 'yes, on dice in either turn', own: "no, in one's own turn only" },
        },
        mixing: {
          id: 'DP-Q-38',
          asks: "May one roll draw on several pools: the model's, its squad's, its Commander's?",
          stake: 'M',
          readings: { mixed: 'yes, a point at a time', single: 'no, on one pool' },
        },
        rolls: {
          id: 'DP-OWN-Q-02',
          asks: 'Which rolls of its side may a model reroll and move?',
          stake: 'H',
          readings: {
            'its-own': 'its own, and those against itself',
            any: 'any that its side makes, wherever on the table',
          },
        },
      },
    },
    commander: {
      id: 'DP-CP-02',
      says: 'Any friend within command range of a Commander may spend his points at any time and for anything.',
      off: "a Commander's points are his own",
      params: {
        reach: { says: 'How far his points serve, in command ranges of his.', default: 1, min: 0, max: 5 },
      },
      questions: {
        umbrella: {
          id: 'DP-Q-36',
          asks: 'May a friend spend them on enemy rolls that affect the friend and not the Commander?',
          stake: 'H',
          readings: {
            friends: 'yes, for any purpose means this too',
            'commander-only': 'no, the Commander himself must be affected',
          },
        },
      },
    },
    squadLeader: {
      id: 'DP-CP-03',
      says: "Members of a squad within command range of its leader may spend the squad's points likewise.",
      off: "only the leader spends the squad's points",
      params: {
        reach: {
          says: 'How far the points of a squad serve, in command ranges of its leader.',
          default: 1,
          min: 0,
          max: 5,
        },
      },
    },
    specialActions: {
      id: 'DP-CP-04',
      says: 'Points pay for special actions: Overwatch, Combat Ready and Suppressing Fire.',
      off: 'special actions cost nothing',
      kind: 'burden',
      uncounted: true,
    },
    manoeuvres: {
      id: 'DP-CP-05',
      says: 'Points pay for a Tactical Manoeuvre.',
      off: 'manoeuvres cannot be paid for',
      uncounted: true,
    },
    reroll: {
      id: 'DP-CP-06',
      says: "A point rerolls a roll of one's own, as often as one pays.",
      off: 'own rolls cannot be rerolled',
      params: {
        perTest: {
          says: "Rerolls of one's own in one test; 9 is as good as no limit.",
          default: 9,
          min: 0,
          max: 9,
          step: 1,
        },
      },
      questions: {
        replaces: {
          id: 'DP-Q-05',
          asks: 'What does a reroll replace?',
          stake: 'M',
          readings: {
            everything: 'all dice, and shifts made before are lost',
            'keeps-shifts': 'all dice, and shifts made before stay',
            'chosen-dice': 'those dice that whoever pays for it chooses',
          },
        },
      },
      offSets: { perTest: 0 },
    },
    shift: {
      id: 'DP-CP-07',
      says: "A point moves a roll of one's own up or down by one.",
      off: 'own rolls cannot be moved',
      params: {
        step: { says: "How far a point moves a roll of one's own.", default: 1, min: 0, max: 3, step: 1 },
      },
      questions: {
        bounds: {
          id: 'DP-Q-04',
          asks: 'Does it act on the total without bounds?',
          stake: 'L',
          readings: {
            none: 'yes; directions wrap round and lengths stop at 0',
            dice: 'no, the result stays one that the dice can show',
          },
        },
      },
      offSets: { step: 0 },
    },
    forcedReroll: {
      id: 'DP-CP-08',
      says: 'A point makes the opponent reroll a roll that would affect the model.',
      off: 'enemy rolls cannot be rerolled',
      params: {
        perTest: {
          says: 'Rerolls forced on the opponent in one test; with 0 there are none at all.',
          default: 1,
          min: 0,
          max: 9,
          step: 1,
        },
      },
      questions: {
        repeats: {
          id: 'DP-Q-28',
          asks: 'It lacks the words "can repeat": how often may it be used?',
          stake: 'M',
          readings: {
            'per-test': 'so often in a test',
            'per-roll':
              'so often at each roll that the opponent makes of his own accord, so that a reroll he pays for may be refused again',
            unlimited: 'as often as one pays',
          },
        },
        affects: {
          id: 'DP-Q-35',
          asks: 'Which enemy rolls affect a model?',
          stake: 'H',
          readings: {
            directly:
              'attacks and Strength rolls against it, Perception of its bases, deviation that could touch it',
            nearby: 'every enemy roll within its command range',
            'leadership-too': 'the direct ones and Leadership rolls that it caused',
          },
        },
      },
      offSets: { perTest: 0 },
    },
    counterShift: {
      id: 'DP-CP-09',
      says: 'A point moves an enemy roll that would affect the model up or down by one, as often as one pays.',
      off: 'enemy rolls cannot be moved',
      params: {
        step: { says: 'How far a point moves an enemy roll.', default: 1, min: 0, max: 3, step: 1 },
        perTest: {
          says: 'How often an enemy roll can be moved in one test; 9 is as good as no limit.',
          default: 9,
          min: 0,
          max: 9,
          step: 1,
        },
      },
      questions: {
        repeats: {
          id: 'DP-Q-29',
          asks: 'How often in a test?',
          stake: 'M',
          readings: {
            unlimited: 'so often, or as often as one pays',
            once: "once, like moving a roll of one's own",
          },
        },
      },
      offSets: { step: 0, perTest: 0 },
    },
    limit: {
      id: 'DP-CP-10',
      says: "Use number 4, moving a roll of one's own, can be made only once in a skill or attribute test.",
      off: 'there is no limit',
      kind: 'burden',
      params: {
        perTest: {
          says: 'How often the limited use can be made in a test.',
          default: 1,
          min: 0,
          max: 9,
          step: 1,
        },
      },
      questions: {
        use: {
          id: 'DP-Q-27',
          asks: "The use of Command Points that moves a roll of one's own is limited to once, yet also marked as repeatable: which use is limited?",
          stake: 'H',
          readings: {
            'own-shift': "moving a roll of one's own, as numbered",
            'forced-reroll': 'the forced reroll, the number being a stale one; own rolls move without limit',
            'own-shift-per-owner': "moving a roll of one's own, for each model whose points are spent",
          },
        },
        rolls: {
          id: 'DP-Q-30',
          asks: 'Do this limit and that of forced rerolls (DP-CP-08) hold for deviation, which is no test?',
          stake: 'L',
          readings: { tests: 'no, for tests only', all: 'yes' },
        },
      },
      offSets: { perTest: 9 },
    },
    order: {
      id: 'DP-CP-11',
      says: 'When both could change a roll the defender decides first, then they alternate until both are done.',
      off: 'the attacker decides first',
      governs: 'table',
      kind: 'structure',
      questions: {
        reroll: {
          id: 'DP-Q-32',
          asks: 'Who decides after a reroll?',
          stake: 'none',
          readings: { alternate: "whoever's turn it is", restart: 'the defender again' },
        },
      },
    },
    afresh: {
      id: 'DP-CP-12',
      says: 'The order begins anew with each test.',
      off: 'it carries over: whoever spent last decides last',
      governs: 'table',
      kind: 'structure',
    },
    anyRoll: {
      id: 'DP-CP-13',
      says: 'Every kind of roll can be affected, deviation too.',
      off: 'only skill and attribute tests can be affected',
    },
    example: {
      id: 'DP-CP-EX',
      says: 'A hit needs 7: 3, rerolled to 7, moved to 8 and back to 7; the wound needs 8: 9, moved to 8 and back to 9.',
      structural: 'it is a worked example, held as a test',
    },
  },
});
