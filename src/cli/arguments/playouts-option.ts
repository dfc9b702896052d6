/** The option that gives policies that look ahead their budget, whichever options they are named by. */
import { isForeseeing, policiesListed, requirePolicyName } from '../../policies/index.ts';
import { PLAYOUTS, readPolicy, withPlayouts } from '../../policies/policy-text.ts';
import { USUAL_PLAYOUTS } from '../../policies/strategist.ts';
import { InputError } from '../../rules/nearest.ts';
import { commaList, type Option, type ParsedArguments, whole } from './command.ts';

/** The options that name policies. */
const NAMING = ['policy', 'opponent', 'policies'] as const;

export const PLAYOUTS_OPTION: Option = {
  says: 'Playouts by which policies that look ahead weigh an option, at most',
  otherwise: `${USUAL_PLAYOUTS}`,
};

/**
 * What was typed, with the budget written into every policy that looks ahead and has none of its own. Throws
 * InputError for a budget that is none, or that is for nobody.
 */
export function budgeted(given: ParsedArguments): ParsedArguments {
  const playouts = whole(given, 'playouts', PLAYOUTS.fewest, PLAYOUTS.most);
  if (playouts === undefined) return given;
  const values = new Map(given.values);
  let isAsked = false;
  for (const option of NAMING) {
    const named = commaList(given, option);
    if (!named) continue;
    for (const one of policiesListed(named)) requirePolicyName(readPolicy(one).name);
    isAsked ||= named.some(isForeseeing);
    const policies = named.map((one) => (isForeseeing(one) ? withPlayouts(one, playouts) : one));
    values.set(option, [policies.join(',')]);
  }
  if (isAsked) return { ...given, values };
  throw new InputError(
    '--playouts is the budget of a policy that looks ahead, and none is named; name the strategist as well.',
  );
}
