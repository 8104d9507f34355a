import { faulty, found, type FormulaNode, type Operator, type Outcome } from "./formula.ts";
import type { Measure } from "../measure.ts";

/** What a part of a formula is counted in: a measure, or nothing at all. */
export type Unit = Measure | { readonly type: "NUMBER" };
type Kind = Unit["type"];

/** Which kinds go together, and what comes of it; what is missing clashes. Money only goes with money of one currency. */
const sums: Readonly<Record<Kind, Partial<Record<Kind, Kind>>>> = {
  NUMBER: { NUMBER: "NUMBER", COUNT: "COUNT", PERCENTAGE: "PERCENTAGE" },
  COUNT: { NUMBER: "COUNT", COUNT: "COUNT" },
  PERCENTAGE: { NUMBER: "PERCENTAGE", PERCENTAGE: "PERCENTAGE" },
  CURRENCY: { CURRENCY: "CURRENCY" },
};
const products: typeof sums = {
  NUMBER: { NUMBER: "NUMBER", COUNT: "COUNT", PERCENTAGE: "PERCENTAGE", CURRENCY: "CURRENCY" },
  COUNT: { NUMBER: "COUNT", COUNT: "COUNT", PERCENTAGE: "COUNT", CURRENCY: "CURRENCY" },
  PERCENTAGE: { NUMBER: "PERCENTAGE", COUNT: "COUNT", PERCENTAGE: "PERCENTAGE", CURRENCY: "CURRENCY" },
  CURRENCY: { NUMBER: "CURRENCY", COUNT: "CURRENCY", PERCENTAGE: "CURRENCY" },
};
/** Row divided by column. */
const quotients: typeof sums = {
  NUMBER: { NUMBER: "NUMBER", COUNT: "NUMBER", PERCENTAGE: "NUMBER" },
  COUNT: { NUMBER: "COUNT", COUNT: "NUMBER", PERCENTAGE: "COUNT" },
  PERCENTAGE: { NUMBER: "PERCENTAGE", COUNT: "PERCENTAGE", PERCENTAGE: "NUMBER" },
  CURRENCY: { NUMBER: "CURRENCY", COUNT: "CURRENCY", PERCENTAGE: "CURRENCY", CURRENCY: "NUMBER" },
};
const tables: Readonly<Record<Operator, typeof sums>> = { "+": sums, "-": sums, "*": products, "/": quotients };

const none: Unit = { type: "NUMBER" };

/** What a formula is counted in, or where two of its parts do not go together. `units` knows every name in it. */
export function unitOf(node: FormulaNode, units: ReadonlyMap<string, Unit>): Outcome<Unit> {
  if (node.kind === "number") return found(none);
  if (node.kind === "metric" || node.kind === "window") return found(units.get(node.key) ?? none);
  if (node.kind === "minus" || node.kind === "abs") return unitOf(node.of, units);
  if (node.kind === "choice") return alike(node, units);
  const [left, right] = [unitOf(node.left, units), unitOf(node.right, units)];
  if (!left.ok) return left;
  if (!right.ok) return right;
  const unit = combined(node.operator, left.value, right.value);
  return unit
    ? found(unit)
    : faulty("units", node, { left: nameOf(left.value), right: nameOf(right.value), operator: node.operator });
}

function alike(node: Extract<FormulaNode, { kind: "choice" }>, units: ReadonlyMap<string, Unit>): Outcome<Unit> {
  let unit: Unit | null = null;
  for (const part of node.of) {
    const next = unitOf(part, units);
    if (!next.ok) return next;
    const both: Unit | null = unit ? combined("+", unit, next.value) : next.value;
    if (!both) return faulty("units", part, { left: nameOf(unit!), right: nameOf(next.value), operator: node.name });
    unit = both;
  }
  return found(unit ?? none);
}

function combined(operator: Operator, left: Unit, right: Unit): Unit | null {
  const type = tables[operator][left.type][right.type];
  if (!type) return null;
  if (left.type === "CURRENCY" && right.type === "CURRENCY" && left.currency !== right.currency) return null;
  if (type !== "CURRENCY") return { type };
  return left.type === "CURRENCY" ? left : right;
}

/** Whether a formula of this unit can be a metric's: a bare number counts, and is a share. */
export function isUnitOf(unit: Unit, measure: Measure): boolean {
  if (measure.type === "CURRENCY") return unit.type === "CURRENCY" && unit.currency === measure.currency;
  return unit.type === measure.type || unit.type === "NUMBER";
}

/** A currency's code, or the name of the kind. */
export function nameOf(unit: Unit): string {
  return unit.type === "CURRENCY" ? unit.currency : unit.type;
}
