import { defineRule } from '../../../../rules/rule.ts';

/** Models hidden among marked bases. */
export const stealth = defineRule({
  id: 'stealth',
  title: 'Stealth',
  governs: 'owner',
  kind: 'option',
  off: 'nobody hides: models with Stealth deploy openly and stay so',
  clauses: {
    level: {
      id: 'DP-STL-01',
      says: 'A model with Stealth has a level: how many false bases it has and how far they may stray.',
      structural: 'the heading as a whole says whether there is Stealth',
    },
    bases: {
      id: 'DP-STL-02',
      says: 'It may deploy as marked bases in its zone, in coherency, one of which is real.',
      structural: 'the heading as a whole says whether there is Stealth',
      params: {
        decoysPerLevel: { says: 'False bases for each level.', default: 1, min: 0, max: 3, step: 1 },
      },
      questions: {
        total: {
          id: 'DP-Q-111',
          asks: 'Does the level count false bases, or all?',
          stake: 'M',
          readings: {
            'false-ones': 'false bases; the real one is extra',
            all: 'all bases, the real one among them',
          },
        },
      },
    },
    record: {
      id: 'DP-STL-03',
      says: 'The owner secretly records which base is real.',
      off: 'it stays open which base is real until that matters',
      kind: 'burden',
      questions: {
        points: {
          id: 'DP-Q-119',
          asks: 'May the hidden unit spend Command Points on checks of its decoys?',
          stake: 'M',
          readings: {
            'any-base': 'yes, so that spending gives nothing away',
            'real-base': 'no, on checks of the real base only',
          },
        },
      },
    },
    moves: {
      id: 'DP-STL-04',
      says: 'A base moves like the model; its only action is a second Movement unless it reveals itself first.',
      off: 'a hidden model may take any action from its real base and stays hidden',
      kind: 'burden',
      questions: {
        reveal: {
          id: 'DP-Q-112',
          asks: 'When may the owner reveal a model hidden under stealth bases?',
          stake: 'H',
          readings: {
            'before-action': 'at any time of its activation before its action',
            'at-start': 'when its activation starts',
            'enemy-turn-too': "before its action, and at any time in the enemy's turn",
          },
        },
        body: {
          id: 'DP-Q-117',
          asks: 'Is a base a model for blocking, contact and sight?',
          stake: 'M',
          readings: {
            none: 'no; enemies pass through it, but nobody ends on it',
            space: 'it takes up space like a model and is none otherwise',
            model: 'yes: it keeps enemies in contact too, and hides what models hide',
          },
        },
      },
    },
    attacked: {
      id: 'DP-STL-05',
      says: 'A base that would be attacked is removed, or replaced by the model if it is the real one; its owner chooses.',
      off: 'bases cannot be harmed',
      kind: 'burden',
      questions: {
        when: {
          id: 'DP-Q-116',
          asks: 'Before or after the roll to hit?',
          stake: 'M',
          readings: {
            before: 'before; the attack then goes on at a revealed model',
            'on-hit': 'only if the roll hits',
          },
        },
      },
    },
    untargetable: {
      id: 'DP-STL-06',
      says: 'Enemies cannot target a base.',
      off: 'a base can be shot at and struck at by an action, like a model',
      governs: 'target',
      kind: 'protection',
    },
    coherency: {
      id: 'DP-STL-07',
      says: 'Bases stay within three times the level in inches of each other, in one continuous chain.',
      off: 'bases may stray anywhere',
      kind: 'burden',
      params: {
        inchesPerLevel: {
          says: 'Inches between bases for each level.',
          default: 3,
          min: 1,
          max: 16,
        },
      },
      questions: {
        means: {
          id: 'DP-Q-113',
          asks: 'What is a continuous chain?',
          stake: 'M',
          readings: {
            connected: 'each base reaches every other over steps of that length',
            line: 'the same, in a row in which each base has at most two neighbours',
            pairwise: 'each base is within that length of every other',
            span: 'the chain from end to end is no longer than that',
          },
        },
      },
      offSets: { inchesPerLevel: 1000 },
    },
    removal: {
      id: 'DP-STL-08',
      says: 'At the end of its activation the owner removes bases one by one until the rest are coherent.',
      off: 'nothing is removed',
      kind: 'burden',
    },
    reveal: {
      id: 'DP-STL-09',
      says: 'Revealing replaces the real base and removes the others; if the real base is gone the model is destroyed.',
      structural: 'a hidden model has to come out somehow',
    },
    reentry: {
      id: 'DP-STL-10',
      says: 'A discovered model may hide again when its activation starts: one base replaces it, the others go into contact with that one where they fit.',
      off: 'a model once discovered stays so',
      questions: {
        allowed: {
          id: 'DP-Q-114',
          asks: 'May it do so in sight, in contact, after revealing itself, and with all its bases?',
          stake: 'H',
          readings: {
            always: 'yes',
            'not-in-contact': 'not in contact with an enemy',
            'if-perceived': 'only if Perception discovered it',
            'bases-left': 'only with the bases it had left',
          },
        },
      },
    },
    reentryRecord: {
      id: 'DP-STL-11',
      says: 'The owner then secretly records which base is real.',
      off: 'it stays open which base is real until that matters',
      kind: 'burden',
      questions: {
        identity: {
          id: 'V-17',
          asks: 'Did version 0.0.1 demand the record when a model hides again?',
          stake: 'H',
          readings: {
            recorded: 'which base is real is recorded at once',
            deferred: 'the owner may settle it later',
          },
        },
      },
      offSets: { identity: 'deferred' },
    },
    reentryAction: {
      id: 'DP-STL-12',
      says: 'In that activation it moves as normal, and its only action is another movement.',
      off: 'it may take any action open to a hidden model, revealing itself first too',
      kind: 'burden',
      questions: {
        reveal: {
          id: 'DP-Q-115',
          asks: 'May it reveal itself again in that activation, so as to act?',
          stake: 'M',
          readings: { 'may-not': 'no, its only action is another movement', may: 'yes' },
        },
      },
      offSets: { reveal: 'may' },
    },
  },
});
