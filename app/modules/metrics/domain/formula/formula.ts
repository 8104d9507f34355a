/** A place in the text of a formula: its first character, counted from 0, and how many. */
export type Place = { readonly at: number; readonly length: number };

export type Operator = "+" | "-" | "*" | "/";

/** A formula as read: numbers, metrics by their keys, and what is done with them. */
export type FormulaNode = Place &
  (
    | { readonly kind: "number"; readonly value: number }
    | { readonly kind: "metric"; readonly key: string }
    | { readonly kind: "minus"; readonly of: FormulaNode }
    | { readonly kind: "binary"; readonly operator: Operator; readonly left: FormulaNode; readonly right: FormulaNode }
    | { readonly kind: "choice"; readonly name: "min" | "max"; readonly of: readonly FormulaNode[] }
    | { readonly kind: "abs"; readonly of: FormulaNode }
    | {
        readonly kind: "window";
        readonly name: "sum_days" | "average_days";
        readonly key: string;
        readonly days: number;
      }
  );

/** Why a formula cannot be, and where. `code` names words in the strings: `errors.formula-<code>`. */
export type FormulaFault = Place & {
  readonly code:
    | "empty"
    | "too-long"
    | "too-deep"
    | "character"
    | "syntax"
    | "not-allowed"
    | "unknown-function"
    | "arguments"
    | "days"
    | "no-metric"
    | "unknown-name"
    | "circle"
    | "units"
    | "result"
    | "zero"
    | "too-large";
  readonly params?: Readonly<Record<string, string | number>>;
};

export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: FormulaFault };

export const longestFormula = 500;
export const deepestFormula = 100;

export function faulty(
  code: FormulaFault["code"],
  { at, length }: Place,
  params?: FormulaFault["params"],
): { ok: false; fault: FormulaFault } {
  return { ok: false, fault: { code, at, length: Math.max(1, length), ...(params ? { params } : {}) } };
}

export function found<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** The metrics a formula names, each with the first place where it does. */
export function namesIn(node: FormulaNode, names = new Map<string, Place>()): Map<string, Place> {
  const note = (key: string) => names.has(key) || names.set(key, { at: node.at, length: node.length });
  if (node.kind === "metric" || node.kind === "window") note(node.key);
  if (node.kind === "minus" || node.kind === "abs") namesIn(node.of, names);
  if (node.kind === "choice") for (const part of node.of) namesIn(part, names);
  if (node.kind === "binary") {
    namesIn(node.left, names);
    namesIn(node.right, names);
  }
  return names;
}
