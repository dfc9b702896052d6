import { InputError } from '../../rules/nearest.ts';
import { commaList, flag, type Option, type ParsedArguments } from './command.ts';

/** The options of commands whose headline verdicts can be repeated. */
export const AUDIT_OPTIONS: Readonly<Record<string, Option>> = {
  audit: { says: 'Repeat headline verdicts under all other policies', flag: true },
  policies: {
    says: 'Of --audit: these policies only, parted by commas; "all" for all that --audit asks by itself',
  },
};

/** The policies a command line names to repeat headline verdicts by. Throws InputError. */
export function auditOf(given: ParsedArguments): { readonly audit?: 'all' | string[] } {
  const policies = commaList(given, 'policies');
  if (flag(given, 'audit')) return { audit: policies ?? 'all' };
  if (policies) throw new InputError('--policies says whom --audit asks; give --audit as well.');
  return {};
}
