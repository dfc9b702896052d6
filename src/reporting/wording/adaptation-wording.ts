import type { FairResult } from '../../experiments/designs/fair/fair.ts';
import type { Adaptation } from '../../experiments/play/appetite-race.ts';
import { type AppetiteWord, AS_WEIGHED } from '../../policies/appetite.ts';
import type { Appendix } from '../document/report.ts';
import { listed, percent, signed, thousands } from './wording.ts';

/** Something under test, and what came of fitting its side to it; null where nothing raced. */
interface Fitted {
  readonly title: string;
  readonly adaptation: Adaptation | null;
}

/** A rule under test, and what came of fitting both sides to its option. */
interface FittedRule extends Fitted {
  readonly against: Adaptation | null;
}

/** Both sides of each rule: the one that has it, and what is left of the option to the one that has not. */
export function bothSides(rules: readonly FittedRule[]): Fitted[] {
  return rules.flatMap(({ title, adaptation, against }) => [
    { title, adaptation },
    ...(against === null ? [] : [{ title: withoutIt(title), adaptation: against }]),
  ]);
}

/** Both sides of a rule at its values, each in words of its own. */
export function fittedAt(
  { adaptations, againstThem }: Pick<FairResult, 'adaptations' | 'againstThem'>,
  holding: (value: number) => string,
  lacking: (value: number) => string,
): Fitted[] {
  return [
    ...adaptations.map((one) => ({ title: holding(one.value), adaptation: one })),
    ...againstThem.map((one) => ({ title: lacking(one.value), adaptation: one })),
  ];
}

/** `Overwatch: bonus` as `Overwatch without its bonus`. */
function withoutIt(title: string): string {
  return title.replace(': ', ' without its ');
}

const TAKEN: Readonly<Record<AppetiteWord, string>> = {
  never: 'is never taken',
  seldom: 'is taken seldom',
  'as weighed': 'is taken as weighed',
  often: 'is taken often',
  eager: 'is taken eagerly',
};

/**
 * Which appetites won and how far that moves the share, a sentence; nothing where nothing raced.
 *
 * @param subject what is taken, where the titles do not say it
 */
export function adaptationNotes(fitted: readonly Fitted[], subject = ''): string[] {
  const raced = fitted.filter(({ adaptation }) => adaptation !== null && !adaptation.stopped);
  return [...decidedNotes(raced, subject), ...stoppedNotes(fitted)];
}

/** That options are taken as weighed because nothing was to race for them; nothing where something was. */
export function unfittedNotes(options: readonly string[], most: number): string[] {
  if (most > 0 || options.length === 0) return [];
  const one = options.length === 1;
  return [
    `No side was fitted to its option: ${listed(options)} ${one ? 'is' : 'are'} taken as weighed, and may be worth more than ${one ? 'it shows' : 'they show'}.`,
  ];
}

function decidedNotes(raced: readonly Fitted[], subject: string): string[] {
  if (raced.length === 0) return [];
  const moved = raced.flatMap((one) => movedText(one, subject));
  const usual = raced.filter(({ adaptation }) => adaptation!.gain === null).map(({ title }) => title);
  const unmoved = usual.length === 0 ? [] : [`${listed(usual)} as weighed`];
  return [
    `Whoever has an option was first fitted to it in a race on blocks of its own: ${[...moved, ...unmoved].join('; ')}.`,
  ];
}

/** Of whom a run that was stopped tells nothing. */
function stoppedNotes(fitted: readonly Fitted[]): string[] {
  const open = fitted.filter(({ adaptation }) => adaptation?.stopped).map(({ title }) => title);
  if (open.length === 0) return [];
  return [`The run was stopped before races had shown how gladly sides take their option: ${listed(open)}.`];
}

function movedText({ title, adaptation }: Fitted, subject: string): string[] {
  const { appetite, gain } = adaptation!;
  if (gain === null) return [];
  const points = (share: number) => signed(100 * share, 1);
  return [
    `${title}${subject} ${TAKEN[appetite]}, which moved its share by ${points(gain.mean)} points (${points(gain.low)} to ${points(gain.high)})`,
  ];
}

/** That what falls below one half is no fault of the rules; nothing where nothing does. */
export function misplayedNotes(titles: readonly string[]): string[] {
  if (titles.length === 0) return [];
  return [
    `Nobody need make use of an option, so that it cannot do its side any harm: that ${listed(titles)} ${titles.length === 1 ? 'takes' : 'take'} less than one half is a fault of the policy, and says nothing of the rule.`,
  ];
}

/** How sides were fitted, in sentences; nothing where they were not. */
export function adaptationMethod(fitted: readonly Fitted[], most: number): string[] {
  if (fitted.every(({ adaptation }) => adaptation === null)) return [];
  return [
    `Before the verdict appetites for an option race: taken never, seldom, as weighed, often or eagerly, against the same opponent on the same blocks, up to ${thousands(most)} a race. After each round the better half of those that are not as weighed stays, and the last of them is played if it is ahead of as weighed by more than the best of four that are no better would be by luck.`,
    'No verdict is read from blocks of a race. How far a share moved is: the winner was picked by it, so that it tends to look larger than it is.',
  ];
}

/** The appetite that won where it is not as weighed, to be put behind a figure. */
export function appetiteText({ adaptation }: Pick<Fitted, 'adaptation'>): string {
  return adaptation === null || adaptation.appetite === AS_WEIGHED ? '' : `, ${adaptation.appetite}`;
}

/** What raced, for the end of a page. */
export function adaptationAppendix(fitted: readonly Fitted[]): Appendix {
  return {
    title: 'Appetites for options that raced',
    table: {
      columns: [
        { title: 'one side has' },
        { title: 'takes it' },
        { title: 'share in the race', right: true },
        { title: 'blocks', right: true },
        { title: 'won' },
      ],
      rows: fitted.flatMap(({ title, adaptation }) =>
        (adaptation?.tried ?? []).map(({ appetite, share, blocks }) => [
          title,
          appetite,
          percent(share),
          thousands(blocks),
          appetite === adaptation!.appetite && !adaptation!.stopped ? 'yes' : '',
        ]),
      ),
    },
  };
}
