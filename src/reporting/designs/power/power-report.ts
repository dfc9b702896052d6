import type { PowerResult } from '../../../experiments/designs/power/power.ts';
import type { PowerRow } from '../../../experiments/designs/power/power-row.ts';
import { isTest } from '../../../experiments/terms/stop-key.ts';
import type { Column, ReportTable, Said } from '../../document/report.ts';
import { acrossAppendix, acrossMoves } from '../../sections/across-table.ts';
import { CONTEST_GAIN, LOGISTIC_ELO } from '../../sections/legend.ts';
import { adaptationAppendix, adaptationMethod, bothSides } from '../../wording/adaptation-wording.ts';
import { blocksToGo, TO_GO, TO_GO_METHOD } from '../../wording/blocks-to-go.ts';
import { asWonText, fortuneMethod } from '../../wording/fortune-wording.ts';
import {
  AFTER_STOP,
  correctedCells,
  correctedColumns,
  gotBlocks,
  isCorrected,
  stopMethod,
} from '../../wording/stop-wording.ts';
import { tooFew } from '../../wording/too-few.ts';
import {
  actsRange,
  actsText,
  counted,
  gainText,
  intervalTitle,
  listed,
  percent,
  percentRange,
  pointsText,
  shareCells,
  signed,
  thousands,
} from '../../wording/wording.ts';
import { adoptionAppendix, USED, USED_METHOD, usedText } from './power-adoption.ts';
import { powerFigures } from './power-figures.ts';
import { leadingOf, powerFindings, powerTitle, titleOf } from './power-findings.ts';
import { powerNotes } from './power-notes.ts';
import { priceAppendices, priceContests, priceFindings, priceMethod, priceNotes } from './power-prices.ts';
import { type TestWording, testWording } from './power-tests.ts';
import {
  againMethod,
  againSentences,
  interactionMoves,
  interactionTable,
  togetherFindings,
} from './power-together.ts';

/** What a `power` result says. */
export function powerReport(result: PowerResult): Said {
  const { spec } = result;
  const rows = [...result.rows].sort((a, b) => b.share.mean - a.share.mean);
  const tests = testWording(result, rows);
  return {
    title: tests?.title ?? powerTitle(result, rows),
    question: 'what a side gains by having a rule that the other side lacks',
    findings: [
      ...(tests?.findings ?? []),
      ...powerFindings(rows, tests === null),
      ...togetherFindings(result),
      ...priceFindings(result),
    ],
    notes: [
      ...(tests?.notes ?? tooFew(blocksOf(rows))),
      ...againSentences(result.confirmations),
      ...powerNotes(result, rows),
      ...priceNotes(result),
    ],
    table: tableOf(result, rows, tests),
    appendices: [
      { title: 'The strongest in pairs', table: interactionTable(result) },
      ...priceAppendices(result),
      adaptationAppendix(bothSides(rows)),
      adoptionAppendix(result, rows),
      acrossAppendix('rule', result, [...rows, ...priceContests(result)], leadingOf(rows)),
      acrossMoves(['both beyond the sum'], result, interactionMoves(result), []),
    ],
    figures: powerFigures(result, rows, tests),
    method: [
      'One side has the rule and the other does not; nothing else differs.',
      ...fortuneMethod(rows),
      ...adaptationMethod(bothSides(rows), spec.asks.adapt),
      ...(rows.some((row) => usedText(row) !== '') ? [USED_METHOD] : []),
      'Intervals of how often clauses act are approximate: half as much again as the most seen stands for their bound.',
      gotBlocks('rule', blocksOf(rows), whyMore(result), result),
      ...(tests?.method ?? [...stoppingSentences(result), TO_GO_METHOD]),
      ...againMethod(result),
      ...priceMethod(result),
    ],
  };
}

function blocksOf(rows: readonly PowerRow[]): number[] {
  return rows.map(({ blocks }) => blocks);
}

/** Why some rules got more blocks than others. */
function whyMore({ spec: { asks } }: PowerResult): string {
  if (isTest(asks.stop)) return 'as its test took';
  return asks.stop === 'verdict' ? 'undecided rules more' : 'as its interval took';
}

/** A test has its own columns; how many blocks the verdict still lacks is no matter of it. */
function tableOf({ spec }: PowerResult, rows: readonly PowerRow[], tests: TestWording | null): ReportTable {
  const isAdjusted = rows.some(({ fortune }) => fortune !== null);
  return {
    columns: [
      { title: 'rule', posted: true, ...(rows.some(({ isFrame }) => isFrame) && { says: FRAME }) },
      ...(tests?.columns ?? []),
      { title: 'share', right: true, posted: true },
      { title: intervalTitle(spec.alpha), right: true, posted: true },
      ...(isAdjusted ? [AS_WON] : []),
      ...correctedColumns(spec.asks.stop, spec.alpha),
      { ...LOGISTIC_ELO, pageOnly: tests === null },
      { title: 'verdict', pageOnly: tests !== null, posted: tests === null },
      { ...USED, pageOnly: tests !== null, posted: tests === null },
      {
        title: 'acts a match',
        right: true,
        pageOnly: true,
        says: 'how often its clauses did something, bans among them',
      },
      { title: intervalTitle(spec.alpha), right: true, pageOnly: true },
      { ...CONTEST_GAIN, pageOnly: isCorrected(spec.asks.stop) },
      { title: 'blocks', right: true },
      ...(tests ? [] : [TO_GO]),
    ],
    rows: rows.map((row) => [
      titleOf(row),
      ...(tests?.cellsOf(row) ?? []),
      ...(row.blocks === 0 ? ['not played', ''] : shareCells(row.share)),
      ...(isAdjusted ? [asWonText(row)] : []),
      ...correctedCells(spec.asks.stop, row.unbiased, percent, percentRange),
      row.blocks === 0 || row.elo.mean === null ? '' : signed(row.elo.mean, 0),
      row.verdict.text,
      usedText(row),
      actsText(row.actsPerMatch?.mean ?? null),
      row.actsPerMatch === null ? '' : actsRange(row.actsPerMatch),
      gainText(row.gain),
      thousands(row.blocks),
      ...(tests ? [] : [blocksToGo(row.blocks, row.forecast) ?? '']),
    ]),
  };
}

const AS_WON: Column = {
  title: 'as won',
  right: true,
  pageOnly: true,
  says: 'the share with the luck of the dice left in',
};

const FRAME = '"(frame)" marks what the game is made of';

/** When rules had enough blocks, and what that does to the figures. */
function stoppingSentences({ spec, rows }: PowerResult): string[] {
  const { stop } = spec.asks;
  const planned = spec.blocks.initial + spec.blocks.reserve;
  if (stop === 'fixed')
    return rows.every(({ blocks }) => blocks === planned)
      ? []
      : [`Every rule was to get ${counted(planned, 'block')}; the run ended before.`];
  if (typeof stop === 'object' && 'halfWidth' in stop)
    return [halfWidthSentence(stop.halfWidth, rows), AFTER_STOP];
  return stopMethod(stop, 'each rule', 'its share', true);
}

/** How narrow intervals were to get, and which did not. */
function halfWidthSentence(halfWidth: number, rows: readonly PowerRow[]): string {
  const wide = rows.filter(({ share }) => (share.high - share.low) / 2 > halfWidth).map(({ title }) => title);
  const asked = `A rule got blocks until its interval was ${pointsText(halfWidth)} wide either way`;
  return wide.length === 0
    ? `${asked}.`
    : `${asked}, or there were none left: ${listed(wide)} did not get there.`;
}
