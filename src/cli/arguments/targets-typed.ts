import { InputError, requireOnce } from '../../rules/nearest.ts';
import { list, type ParsedArguments } from './command.ts';

const WRITTEN = /^(?:(mean|median)\/)?([^=]+)=([^:]+)(?::(.+))?$/;

/** What `tune` is to reach, by metric; throws InputError. */
export function targetsOf(given: ParsedArguments): Readonly<Record<string, object>> {
  const typed = list(given, 'target');
  if (typed.length === 0) throw new InputError('Name a target, as in --target=rounds=6.');
  const targets = typed.map(targetTyped);
  requireOnce(
    targets.map(([metric]) => metric),
    (twice) => `"${twice}" is named twice among the targets; keep one.`,
  );
  return Object.fromEntries(targets);
}

function targetTyped(typed: string): [string, object] {
  const [, of, metric, value, tolerance] = WRITTEN.exec(typed) ?? [];
  const numbers = [value, tolerance ?? '1'].map(Number);
  if (metric === undefined || value.trim() === '' || !numbers.every(Number.isFinite)) {
    throw new InputError(
      `A target is written metric=value, as in rounds=6 or rounds=6:0.5; "${typed}" is not.`,
    );
  }
  return [
    metric.trim(),
    { value: numbers[0], ...(tolerance !== undefined && { tolerance: numbers[1] }), ...(of && { of }) },
  ];
}
