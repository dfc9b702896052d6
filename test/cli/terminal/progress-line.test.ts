import { describe, expect, it } from 'vitest';
import { progressLine } from '../../../src/cli/terminal/progress-line.ts';

function lines(liveRoom: number, draw: (line: ReturnType<typeof progressLine>) => void): string {
  let err = '';
  const terminal = {
    rulesets: [],
    out: () => {},
    err: (text: string) => {
      err += text;
    },
    liveRoom,
    columns: 100,
    room: Number.POSITIVE_INFINITY,
    stop: new AbortController().signal,
    heeds: () => {},
  };
  draw(progressLine(terminal));
  return err;
}

const at = (done: number, elapsed: number, eta: number | null) => ({
  done,
  total: 12000,
  opened: 0,
  toOpen: 0,
  aside: 0,
  asideLeft: 0,
  elapsed,
  eta,
});

describe('progress', () => {
  it('rewrites one line on a terminal and clears it at the end', () => {
    const text = lines(100, (line) => {
      line.draw(at(0, 0, null));
      line.draw(at(6000, 30_000, 65_000));
      line.end();
    });
    expect(text.split('\r')).toEqual([
      '',
      `[${'.'.repeat(24)}] 0 %, 0 of 12,000 blocks\x1b[K`,
      `[${'#'.repeat(12)}${'.'.repeat(12)}] 50 %, 6,000 of 12,000 blocks, about 1:05 left at most\x1b[K`,
      '\x1b[K',
    ]);
  });

  it.each([
    [70, `[${'#'.repeat(5)}${'.'.repeat(5)}] 50 %, 6,000 of 12,000 blocks, about 1:02:03 left at most`],
    [62, '[#.] 50 %, 6,000 of 12,000 blocks, about 1:02:03 left at most'],
    [30, '50 %, 6,000 of 12,000 blocks,'],
  ])('keeps to one line where that has %i characters', (room, line) => {
    const text = lines(room, (progress) => progress.draw(at(6000, 30_000, 3_723_000)));
    expect(text).toBe(`\r${line}\x1b[K`);
  });

  it('writes a plain line now and then in a log', () => {
    const text = lines(0, (line) => {
      for (let second = 1; second <= 25; second++) line.draw(at(second * 100, second * 1000, 3_723_000));
      line.end();
    });
    expect(text).toBe(
      '8 %, 1,000 of 12,000 blocks, about 1:02:03 left at most\n16 %, 2,000 of 12,000 blocks, about 1:02:03 left at most\n',
    );
  });
});
