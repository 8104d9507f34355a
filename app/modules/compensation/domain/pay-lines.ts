/** What somebody may get beside the merit raise, in a cycle that has it. */
export const extraLines = ["promotion", "adjustment"] as const;
export type ExtraLine = (typeof extraLines)[number];

/** Where the money for a line comes from: there is no such line, it counts in the merit budget, or it has one of its own. */
export const lineBudgets = ["OFF", "WITHIN", "OWN"] as const;
export type LineBudget = (typeof lineBudgets)[number];
export type LineBudgets = Readonly<Record<ExtraLine, LineBudget>>;

/** What of a node's budget something is taken from. */
export const pots = ["merit", ...extraLines] as const;
export type Pot = (typeof pots)[number];
export type Costs = Record<Pot, number>;

/** Amounts are for a year: `amount` in minor units of the pay's own currency, `cost` in the cycle's. */
export type Promotion = { title: string; gradeId: string | null; grade: string; amount: number; cost: number };
export type Adjustment = { amount: number; cost: number; reason: string };
export type Extras = { promotion?: Promotion; adjustment?: Adjustment };

type Raised = Extras & { readonly raise: number | null; readonly cost: number };

/** All that somebody gets for a year: merit, promotion and adjustment together. */
export function wholeRaise(proposal: Raised | null): number {
  return (proposal?.raise ?? 0) + extraAmount(proposal);
}

/** True where somebody gets more, or a new title: they are written to, and payroll is told. */
export function changesPay(proposal: Raised | null): boolean {
  return wholeRaise(proposal) > 0 || proposal?.promotion !== undefined;
}

/** Promotion and adjustment together. */
export function extraAmount(proposal: Extras | null): number {
  return (proposal?.promotion?.amount ?? 0) + (proposal?.adjustment?.amount ?? 0);
}

/** What a proposal takes from each pot; a line without a budget of its own counts in the merit budget. */
export function costsOf(proposal: Raised | null, lines: LineBudgets): Costs {
  const extra = (line: ExtraLine, own: boolean) =>
    (lines[line] === "OWN") === own ? (proposal?.[line]?.cost ?? 0) : 0;
  return {
    merit: (proposal?.cost ?? 0) + extra("promotion", false) + extra("adjustment", false),
    promotion: extra("promotion", true),
    adjustment: extra("adjustment", true),
  };
}

/** What one proposal takes more than another, pot by pot. */
export function costsBetween(before: Raised | null, after: Raised | null, lines: LineBudgets): Costs {
  const [less, more] = [costsOf(before, lines), costsOf(after, lines)];
  return {
    merit: more.merit - less.merit,
    promotion: more.promotion - less.promotion,
    adjustment: more.adjustment - less.adjustment,
  };
}
