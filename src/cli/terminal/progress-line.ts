import type { TimedProgress } from '../../execution/progress.ts';
import { counted, thousands } from '../../reporting/wording/wording.ts';
import type { Terminal } from './terminal.ts';

const BAR = 24;

/** Milliseconds between two lines in a log. */
const LOG_PAUSE = 10_000;

interface ProgressLine {
  draw(progress: TimedProgress): void;
  /** Clears the line. */
  end(): void;
}

/**
 * On a terminal one line that is rewritten, in a log a plain line now and then.
 *
 * @param of what is counted, and more than one of it
 */
export function progressLine(
  terminal: Pick<Terminal, 'live' | 'err'>,
  of: readonly [string, string] = ['block', 'blocks'],
): ProgressLine {
  const told = (progress: TimedProgress) => progressText(progress, of);
  if (terminal.live) {
    return {
      draw: (progress) => terminal.err(`\r${bar(progress)} ${told(progress)}\x1b[K`),
      end: () => terminal.err('\r\x1b[K'),
    };
  }
  let written = 0;
  return {
    draw(progress) {
      if (progress.elapsed - written < LOG_PAUSE) return;
      written = progress.elapsed;
      terminal.err(`${told(progress)}\n`);
    },
    end: () => {},
  };
}

function bar({ done, total }: TimedProgress): string {
  const full = Math.floor((BAR * done) / total);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}]`;
}

function progressText({ done, total, eta }: TimedProgress, of: readonly [string, string]): string {
  const percent = Math.floor((100 * done) / total);
  const counts = `${thousands(done)} of ${counted(total, ...of)}`;
  return `${percent} %, ${counts}${eta === null ? '' : `, about ${timeText(eta)} left at most`}`;
}

/** Milliseconds as `1:05` or `2:03:00`. */
function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
