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
  terminal: Pick<Terminal, 'liveRoom' | 'err'>,
  of: readonly [string, string] = ['block', 'blocks'],
): ProgressLine {
  const told = (progress: TimedProgress) => progressText(progress, of);
  if (terminal.liveRoom > 0) {
    return {
      draw: (progress) => terminal.err(`\r${fitted(progress, told(progress), terminal.liveRoom)}\x1b[K`),
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

/** A bar and what is told, in less than a line, since what runs on into the next is never taken back. */
function fitted({ done, total }: TimedProgress, text: string, room: number): string {
  const width = Math.min(BAR, room - text.length - '[] '.length - 1);
  if (width < 1) return text.slice(0, room - 1);
  const full = Math.floor((width * done) / total);
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${text}`;
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
