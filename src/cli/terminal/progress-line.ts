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

/** On a terminal one line that is rewritten, in a log a plain line now and then. */
export function progressLine(terminal: Terminal): ProgressLine {
  if (terminal.live) {
    return {
      draw: (progress) => terminal.err(`\r${barText(progress)}\x1b[K`),
      end: () => terminal.err('\r\x1b[K'),
    };
  }
  let written = 0;
  return {
    draw(progress) {
      if (progress.elapsed - written < LOG_PAUSE) return;
      written = progress.elapsed;
      terminal.err(`${progressText(progress)}\n`);
    },
    end: () => {},
  };
}

function barText(progress: TimedProgress): string {
  const full = Math.floor((BAR * progress.done) / progress.total);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${progressText(progress)}`;
}

function progressText({ done, total, eta }: TimedProgress): string {
  const percent = Math.floor((100 * done) / total);
  const blocks = `${thousands(done)} of ${counted(total, 'block')}`;
  return `${percent} %, ${blocks}${eta === null ? '' : `, about ${timeText(eta)} left at most`}`;
}

/** Milliseconds as `1:05` or `2:03:00`. */
function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
