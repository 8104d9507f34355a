import { parse, type Expression, type Node, type SpreadElement } from "acorn";
import {
  deepestFormula,
  faulty,
  type FormulaNode,
  found,
  longestFormula,
  namesIn,
  type Operator,
  type Outcome,
  type Place,
} from "./formula.ts";

const operators: readonly string[] = ["+", "-", "*", "/"];
const mostChoices = 8;
const mostDays = 3_660;

/**
 * Reads a formula: `(won_revenue - refunds) / won_deals`. The parser knows a whole language; what passes here is numbers,
 * names, the four operations, brackets and a few functions. Everything else is refused at its place, and nothing is run.
 */
export function parseFormula(typed: string): Outcome<FormulaNode> {
  const text = typed.replaceAll("×", "*").replaceAll("÷", "/").replaceAll("−", "-");
  if (text.trim() === "") return faulty("empty", { at: 0, length: 1 });
  if (text.length > longestFormula)
    return faulty("too-long", { at: longestFormula, length: 1 }, { longest: longestFormula });
  const stray = /[^\w\s.,()+\-*/]/u.exec(text);
  if (stray) return faulty("character", { at: stray.index, length: stray[0].length });
  // What the language would take for a comment, or for a pattern between slashes.
  const slash = /\/\*|(?:^|[(+\-*/,])\s*\//.exec(text);
  if (slash) return faulty("syntax", { at: slash.index + slash[0].length - 1, length: 1 });
  const read = expressionOf(text);
  if (!read.ok) return read;
  const node = walk(read.value, text, 1);
  if (node.ok && namesIn(node.value).size === 0) return faulty("no-metric", node.value);
  return node;
}

function expressionOf(text: string): Outcome<Expression> {
  try {
    const [statement, next] = parse(text, { ecmaVersion: 2022, sourceType: "script" }).body;
    if (!statement || statement.type !== "ExpressionStatement" || next)
      return faulty("syntax", placeOf(next ?? statement ?? { start: 0, end: 1 }));
    return found(statement.expression);
  } catch (error) {
    const { pos } = error as { pos?: number };
    if (typeof pos !== "number") throw error;
    return faulty("syntax", { at: Math.min(pos, Math.max(0, text.trimEnd().length)), length: 1 });
  }
}

function walk(node: Expression | SpreadElement | Node, text: string, depth: number): Outcome<FormulaNode> {
  const place = placeOf(node);
  if (depth > deepestFormula) return faulty("too-deep", place);
  const part = node as Expression;
  if (part.type === "Literal") return numberFrom(text, place);
  if (part.type === "Identifier") return found({ kind: "metric", key: part.name, ...place });
  if (part.type === "UnaryExpression" && part.operator === "-")
    return within(walk(part.argument, text, depth + 1), (of) => found({ kind: "minus", of, ...place }));
  if (part.type === "BinaryExpression" && operators.includes(part.operator)) {
    return within(walk(part.left, text, depth + 1), (left) =>
      within(walk(part.right, text, depth + 1), (right) =>
        found({ kind: "binary", operator: part.operator as Operator, left, right, ...place }),
      ),
    );
  }
  if (part.type === "CallExpression" && !part.optional && part.callee.type === "Identifier")
    return call(part.callee.name, part.arguments, { text, depth, place });
  return faulty("not-allowed", place);
}

/** As it is written: other ways to write numbers than digits and a point are refused. */
function numberFrom(text: string, place: Place): Outcome<FormulaNode> {
  const raw = text.slice(place.at, place.at + place.length);
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(raw) || !Number.isFinite(Number(raw)) || Number(raw) > 1e15)
    return faulty("not-allowed", place);
  return found({ kind: "number", value: Number(raw), ...place });
}

type Called = { text: string; depth: number; place: Place };

function call(name: string, given: readonly Node[], { text, depth, place }: Called): Outcome<FormulaNode> {
  if (name === "sum_days" || name === "average_days") return windowOf(name, given, text, place);
  if (name !== "min" && name !== "max" && name !== "abs")
    return faulty("unknown-function", { at: place.at, length: name.length }, { name });
  const fitting = name === "abs" ? given.length === 1 : given.length >= 2 && given.length <= mostChoices;
  if (!fitting) return faulty("arguments", place, { name });
  const parts: FormulaNode[] = [];
  for (const one of given) {
    const part = walk(one, text, depth + 1);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return found(
    name === "abs" ? { kind: "abs", of: parts[0]!, ...place } : { kind: "choice", name, of: parts, ...place },
  );
}

/** Of a metric over so many days, the last of them the day that is computed. */
function windowOf(
  name: "sum_days" | "average_days",
  given: readonly Node[],
  text: string,
  place: Place,
): Outcome<FormulaNode> {
  const [metric, days] = given as Expression[];
  if (given.length !== 2 || !metric || !days) return faulty("arguments", place, { name });
  if (metric.type !== "Identifier") return faulty("not-allowed", placeOf(metric));
  const number = Number(text.slice(days.start, days.end));
  if (days.type !== "Literal" || !Number.isInteger(number) || number < 1 || number > mostDays)
    return faulty("days", placeOf(days), { most: mostDays });
  return found({ kind: "window", name, key: metric.name, days: number, ...place });
}

function within(read: Outcome<FormulaNode>, then: (node: FormulaNode) => Outcome<FormulaNode>): Outcome<FormulaNode> {
  return read.ok ? then(read.value) : read;
}

function placeOf({ start, end }: { start: number; end: number }): Place {
  return { at: start, length: end - start };
}
