import { defineRule, YES_OR_NO } from '../../../../rules/rule.ts';

/** Leadership tests and what failing one does. */
export const leadership = defineRule({
  id: 'leadership',
  title: 'Leadership and suppression',
  governs: 'owner',
  kind: 'burden',
  off: 'nobody tests Leadership',
  clauses: {
    hit: {
      id: 'DP-LDR-01',
      says: 'A model tests at once each time it is hit and does not die.',
      off: 'hits call for no test',
      questions: {
        means: {
          id: 'DP-Q-125',
          asks: 'Is a hit that fails to wound a hit?',
          stake: 'H',
          readings: {
            'any-hit': 'yes, any attack or template that hits',
            'damaging-hit': 'no, only one that wounds',
          },
        },
        timing: {
          id: 'DP-Q-127',
          asks: 'When are tests made if an attack calls for several?',
          stake: 'M',
          readings: {
            'after-attack': 'after the attack, one for each event, until one fails',
            'each-wound': 'after each wound roll',
            'turn-end': 'at the end of the turn, the candidate for version 0.0.1 (V-18)',
          },
        },
      },
    },
    witness: {
      id: 'DP-LDR-02',
      says: 'A model tests each time a friend it can see dies within 6 inches.',
      off: 'deaths of friends call for no test',
      params: { inches: { says: 'How near the death must be, in inches.', default: 6, min: 0, max: 24 } },
      questions: {
        whose: {
          id: 'DP-Q-126',
          asks: 'Whose death counts?',
          stake: 'M',
          readings: { 'any-friend': 'that of any friendly model', squad: 'that of a squad mate only' },
        },
      },
    },
    stop: {
      id: 'DP-LDR-03',
      says: 'There is no limit to tests in a turn, but after the first failure there are no more.',
      off: 'tests go on after a failure',
      kind: 'protection',
      questions: {
        scope: {
          id: 'DP-Q-129',
          asks: 'For how long are there no more?',
          stake: 'M',
          readings: { turn: "for the current player's turn", round: 'for the round' },
        },
      },
    },
    perModel: {
      id: 'DP-LDR-04',
      says: 'Models test, never squads.',
      off: 'a squad makes one test for all its members',
    },
    suppressed: {
      id: 'DP-LDR-05',
      says: 'A model that fails is suppressed.',
      off: 'a failure ends reactions and does nothing else',
      questions: {
        ownActivation: {
          id: 'DP-Q-128',
          asks: 'What if a model fails a Leadership test during its own activation?',
          stake: 'H',
          readings: {
            'finishes-move':
              'it finishes the movement under way, its action then obeys suppression, and that is the end of it',
            'at-once': 'the rest of this activation is the suppressed one, the movement too',
            next: 'its next activation is the suppressed one',
            both: 'the rest of this activation and the next one are suppressed',
          },
        },
      },
    },
    forced: {
      id: 'DP-LDR-06',
      says: 'A suppressed model out of cover spends its Movement on getting to the nearest cover, and its Action too if that is not enough.',
      off: 'it need not go anywhere',
      params: { action: { says: '1 if the Action is forced too, 0 if not.', default: 1, ...YES_OR_NO } },
      questions: {
        nearest: {
          id: 'DP-Q-130',
          asks: 'Which cover is nearest?',
          stake: 'H',
          readings: {
            'least-movement': 'that which takes least movement',
            'straight-line': 'that at the nearest piece of terrain as the crow flies',
            'not-forward': 'that which takes least movement without going closer to the enemy',
          },
        },
        engaged: {
          id: 'DP-Q-133',
          asks: 'What if it is in contact with an enemy?',
          stake: 'H',
          readings: {
            leaves: 'it leaves combat unless it is in cover',
            stays: 'it stays where it is',
            fights: 'it stays, and may do nothing but fight',
          },
        },
        path: {
          id: 'DP-Q-140',
          asks: 'How free is its way?',
          stake: 'M',
          readings: {
            cheapest: 'it follows a cheapest way until it is in cover, then may stop',
            any: 'it goes to any cover within its reach',
          },
        },
        specials: {
          id: 'DP-Q-96',
          asks: 'May a suppressed model in cover take special actions?',
          stake: 'M',
          readings: { may: 'yes, if its Action is not forced', 'may-not': 'no' },
        },
      },
      offSets: { action: 0 },
    },
    forfeit: {
      id: 'DP-LDR-07',
      says: 'A suppressed model in cover gives up its Movement, which silences weapons that must not move.',
      off: 'it moves and shoots as usual',
      params: {
        countsAsMove: {
          says: '1 if the Movement given up counts as movement, 0 if not.',
          default: 1,
          ...YES_OR_NO,
        },
      },
      questions: {
        action: {
          id: 'DP-Q-134',
          asks: 'What may it do with its Action in cover?',
          stake: 'H',
          readings: {
            'no-movement': 'anything but a second Movement or a Charge',
            free: 'anything',
            'shoot-only': 'shoot',
          },
        },
        unseen: {
          id: 'DP-Q-132',
          asks: 'What if it sees no enemy at all?',
          stake: 'M',
          readings: {
            'as-cover': 'that is as good as cover: it gives up its Movement',
            'to-terrain': 'it goes to the nearest terrain',
            free: 'it acts freely',
          },
        },
      },
      offSets: { countsAsMove: 0 },
    },
    inCover: {
      id: 'DP-LDR-08',
      says: 'It is in cover if it has cover from at least one enemy in sight.',
      off: 'it needs cover from every enemy in sight',
      kind: 'protection',
      questions: {
        against: {
          id: 'V-19',
          asks: 'From how many enemies did version 0.0.1 demand cover?',
          stake: 'M',
          readings: { any: 'from one in sight', all: 'from all in sight' },
        },
        means: {
          id: 'DP-Q-131',
          asks: 'What counts as cover for a suppressed model?',
          stake: 'H',
          readings: {
            penalty: 'any cover penalty',
            full: 'cover that hides at least half of it',
            terrain: 'being in terrain or touching it',
          },
        },
      },
      offSets: { against: 'all' },
    },
    commander: {
      id: 'DP-LDR-09',
      says: 'A model within command range of a Commander may test on his Leadership.',
      off: 'each tests on its own',
      kind: 'protection',
      questions: {
        when: {
          id: 'DP-Q-136',
          asks: 'Does he still lend it if the same attack killed him?',
          stake: 'M',
          readings: {
            alive: 'no, he must be alive when the test is made',
            'same-attack': 'yes, for the tests of that attack',
          },
        },
      },
    },
    duration: {
      id: 'DP-LDR-10',
      says: 'Suppression is for one activation.',
      off: 'it lasts until a Leadership test at the start of an activation succeeds',
      kind: 'protection',
      params: { activations: { says: 'Activations it lasts.', default: 1, min: 1, max: 5, step: 1 } },
    },
  },
});
