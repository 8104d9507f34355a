import { roundValue, type Measure } from "../measure.ts";
import { faulty, found, type FormulaNode, type Operator, type Outcome } from "./formula.ts";

/** What a formula reads: values as calculated with (a share for a percentage, minor units for money); null where there is none. */
export type Readings = {
  readonly newest: (key: string) => number | null;
  readonly within: (key: string, days: number) => readonly number[];
};

const largest = 1e15;

/** The value of a formula; null where a metric it needs has none yet. */
export function evaluate(node: FormulaNode, readings: Readings): Outcome<number | null> {
  if (node.kind === "number") return found(node.value);
  if (node.kind === "metric") return found(readings.newest(node.key));
  if (node.kind === "window") return found(gathered(node.name, readings.within(node.key, node.days)));
  if (node.kind === "minus") return changed(evaluate(node.of, readings), (value) => 0 - value);
  if (node.kind === "abs") return changed(evaluate(node.of, readings), Math.abs);
  if (node.kind === "choice") return chosen(node, readings);
  const [left, right] = [evaluate(node.left, readings), evaluate(node.right, readings)];
  if (!left.ok) return left;
  if (!right.ok) return right;
  if (left.value === null || right.value === null) return found(null);
  if (node.operator === "/" && right.value === 0) return faulty("zero", node.right);
  const value = calculated(node.operator, left.value, right.value);
  return Math.abs(value) <= largest ? found(value) : faulty("too-large", node);
}

function calculated(operator: Operator, left: number, right: number): number {
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  return operator === "*" ? left * right : left / right;
}

function gathered(name: "sum_days" | "average_days", values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return name === "sum_days" ? sum : sum / values.length;
}

function chosen(node: Extract<FormulaNode, { kind: "choice" }>, readings: Readings): Outcome<number | null> {
  const values: number[] = [];
  for (const part of node.of) {
    const value = evaluate(part, readings);
    if (!value.ok || value.value === null) return value;
    values.push(value.value);
  }
  return found(node.name === "min" ? Math.min(...values) : Math.max(...values));
}

function changed(outcome: Outcome<number | null>, change: (value: number) => number): Outcome<number | null> {
  return outcome.ok && outcome.value !== null ? found(change(outcome.value)) : outcome;
}

/** A metric's value as formulas calculate with it: 62.5 % is 0.625. */
export function intoFormula(measure: Measure, value: number): number {
  return measure.type === "PERCENTAGE" ? value / 100 : value;
}

/** The value of a formula as the metric it makes keeps it. */
export function outOfFormula(measure: Measure, value: number): number {
  return roundValue(measure, measure.type === "PERCENTAGE" ? value * 100 : value);
}
