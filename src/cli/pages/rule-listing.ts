import type { Clause, Parameter, Rule } from '../../rules/rule.ts';

/** A clause as it is printed and handed out: with the paths of its settings and its rule's defaults filled in. */
export interface ListedClause {
  readonly path: string;
  readonly id: string;
  readonly says: string;
  readonly basis: string;
  readonly governs: string;
  readonly kind: string;
  /** What the game does without it. */
  readonly off?: string;
  /** Why it cannot be off. */
  readonly structural?: string;
  /** Its heading's switch leaves it as it is. */
  readonly apart?: true;
  readonly parameters: readonly ListedParameter[];
  readonly questions: readonly ListedQuestion[];
}

export interface ListedParameter extends Parameter {
  readonly path: string;
}

export interface ListedQuestion {
  readonly path: string;
  readonly id: string;
  readonly asks: string;
  readonly stake: string;
  readonly default: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly apart?: true;
}

/** The clauses of a heading, in the order of the book. */
export function listClauses(rule: Rule): ListedClause[] {
  return Object.entries(rule.clauses).map(([key, clause]) => listClause(rule, `${rule.id}.${key}`, clause));
}

function listClause(rule: Rule, path: string, clause: Clause): ListedClause {
  const { id, says, basis = 'text', off, structural, apart } = clause;
  return {
    path,
    id,
    says,
    basis,
    governs: clause.governs ?? rule.governs,
    kind: clause.kind ?? rule.kind,
    ...(off !== undefined && { off }),
    ...(structural !== undefined && { structural }),
    ...(apart && { apart }),
    parameters: Object.entries(clause.params ?? {}).map(([key, parameter]) => ({
      path: `${path}.${key}`,
      ...parameter,
    })),
    questions: Object.entries(clause.questions ?? {}).map(([key, question]) => ({
      path: `${path}.${key}`,
      id: question.id,
      asks: question.asks,
      stake: question.stake,
      default: Object.keys(question.readings)[0],
      readings: question.readings,
      ...(question.apart && { apart: question.apart }),
    })),
  };
}
