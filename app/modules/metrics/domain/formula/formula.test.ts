import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluate, type Readings } from "./evaluate.ts";
import { deepestFormula, type FormulaNode, namesIn } from "./formula.ts";
import { parseFormula } from "./parse-formula.ts";
import { isUnitOf, unitOf, type Unit } from "./units.ts";

const faultOf = (text: string) => {
  const read = parseFormula(text);
  return read.ok ? null : { code: read.fault.code, at: read.fault.at, length: read.fault.length };
};
const valuesFrom = (values: Readonly<Record<string, number | null>>): Readings => ({
  newest: (key) => (Object.hasOwn(values, key) ? values[key]! : null),
  within: () => [],
});
const valueOf = (text: string, values: Readonly<Record<string, number | null>>) => {
  const read = parseFormula(text);
  if (!read.ok) throw new Error(`${text}: ${read.fault.code} at ${read.fault.at}`);
  const value = evaluate(read.value, valuesFrom(values));
  return value.ok ? value.value : value.fault;
};

describe("reading a formula", () => {
  test.each([
    ["", "empty", 0, 1],
    ["(a + b", "syntax", 6, 1],
    ["a + * b", "syntax", 4, 1],
    ["a b", "syntax", 2, 1],
    ["a // b", "syntax", 3, 1],
    ["a /* b", "syntax", 3, 1],
    ["/a/ + b", "syntax", 0, 1],
    ["a + b = 3", "character", 6, 1],
    ["a.b + 1", "not-allowed", 0, 3],
    ["a, b", "not-allowed", 0, 4],
    ["+a", "not-allowed", 0, 2],
    ["a++", "not-allowed", 0, 3],
    ["a * 0x10", "not-allowed", 4, 4],
    ["1e3 * a", "not-allowed", 0, 3],
    ["(a + b).constructor(1)", "not-allowed", 0, 22],
    ["a / sqrt(b)", "unknown-function", 4, 4],
    ["min(a)", "arguments", 0, 6],
    ["abs(a, b)", "arguments", 0, 9],
    ["sum_days(a + b, 3)", "not-allowed", 9, 5],
    ["sum_days(a, 0)", "days", 12, 1],
    ["sum_days(a, b)", "days", 12, 1],
    ["2 * 3", "no-metric", 0, 5],
    [`a${"+a".repeat(deepestFormula)}`, "too-deep", 0, 1],
    [`${"a".repeat(501)}`, "too-long", 500, 1],
  ])("%s is refused: %s at character %i", (text, code, at, length) => {
    expect(faultOf(text)).toEqual({ code, at, length });
  });

  test("the signs people write are understood, and places stay where they were typed", () => {
    expect(valueOf("(a − b) ÷ c × 2", { a: 10, b: 4, c: 3 })).toBe(4);
    expect(faultOf("a ÷ ÷ b")).toMatchObject({ code: "syntax", at: 4 });
  });

  test("no text does anything but be read or be refused within itself", () => {
    const pieces = fc.constantFrom(
      "a",
      "b",
      "(",
      ")",
      "+",
      "-",
      "*",
      "/",
      ",",
      " ",
      "1",
      ".",
      "min(",
      "constructor",
      "this",
      "new ",
      "function",
      "=>",
      "`",
      "${",
      "[",
      "import(",
      "\n",
      "__proto__",
      "sum_days(",
      "await ",
      "async ",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 60 }),
          fc.string({ unit: "binary", maxLength: 60 }),
          fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join("")),
        ),
        (text) => {
          const read = parseFormula(text);
          return read.ok
            ? namesIn(read.value).size > 0
            : read.fault.at >= 0 && read.fault.at <= text.length && read.fault.length > 0;
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

describe("calculating", () => {
  test("operations bind as in arithmetic", () => {
    expect(valueOf("a + b * c - -d / 2", { a: 1, b: 2, c: 3, d: 4 })).toBe(9);
    expect(valueOf("a - b - c", { a: 10, b: 3, c: 2 })).toBe(5);
    expect(valueOf("max(min(a, b, 5), abs(c))", { a: 7, b: 9, c: -4 })).toBe(5);
  });

  test("a division by zero names what was zero, a value that is missing makes none", () => {
    expect(valueOf("a / (b - b)", { a: 1, b: 2 })).toMatchObject({ code: "zero", at: 5, length: 5 });
    expect(valueOf("a / b", { a: 1, b: null })).toBeNull();
    expect(valueOf("a * a * a", { a: 1e9 })).toMatchObject({ code: "too-large" });
  });

  test("names mean metrics alone, whatever objects have besides", () => {
    for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty", "process", "globalThis", "undefined"])
      expect(valueOf(`${name} + a`, { a: 1 })).toBeNull();
  });

  type Model = { text: string; value: (values: readonly number[]) => number };
  const models = fc.letrec<{ model: Model }>((tie) => ({
    model: fc.oneof(
      { maxDepth: 5 },
      fc.nat({ max: 3 }).map((index): Model => ({ text: `m${index}`, value: (values) => values[index]! })),
      fc.integer({ min: 0, max: 99 }).map((number): Model => ({ text: String(number), value: () => number })),
      fc
        .tuple(fc.constantFrom("+", "-", "*", "/"), tie("model"), tie("model"))
        .map(([operator, left, right]): Model => ({
          text: `(${left.text} ${operator} ${right.text})`,
          value: (values) => {
            const [one, other] = [left.value(values), right.value(values)];
            if (operator === "/" && other === 0) return Number.NaN;
            return operator === "+"
              ? one + other
              : operator === "-"
                ? one - other
                : operator === "*"
                  ? one * other
                  : one / other;
          },
        })),
      tie("model").map((of): Model => ({ text: `-(${of.text})`, value: (values) => 0 - of.value(values) })),
      tie("model").map((of): Model => ({ text: `abs(${of.text})`, value: (values) => Math.abs(of.value(values)) })),
      fc.tuple(tie("model"), tie("model")).map(([one, other]): Model => ({
        text: `max(${one.text}, ${other.text})`,
        value: (values) => Math.max(one.value(values), other.value(values)),
      })),
    ),
  })).model;

  test("random formulas are what plain arithmetic says", () => {
    fc.assert(
      fc.property(
        models,
        fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 4, maxLength: 4 }),
        (model, values) => {
          const text = `${model.text} + m0`;
          fc.pre(text.length <= 500);
          const expected = model.value(values) + values[0]!;
          const value = valueOf(text, Object.fromEntries(values.map((each, index) => [`m${index}`, each])));
          if (typeof value === "number")
            return Number.isFinite(expected) && Math.abs(value - expected) <= 1e-9 * Math.max(1, Math.abs(expected));
          return value !== null && (value.code === "zero" || value.code === "too-large");
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe("units", () => {
  const units = new Map<string, Unit>([
    ["eur", { type: "CURRENCY", currency: "EUR" }],
    ["usd", { type: "CURRENCY", currency: "USD" }],
    ["deals", { type: "COUNT" }],
    ["rate", { type: "PERCENTAGE" }],
  ]);
  const unit = (text: string) => {
    const read = parseFormula(text);
    if (!read.ok) throw new Error(read.fault.code);
    const outcome = unitOf(read.value as FormulaNode, units);
    return outcome.ok
      ? outcome.value.type === "CURRENCY"
        ? outcome.value.currency
        : outcome.value.type
      : { at: outcome.fault.at, length: outcome.fault.length, ...outcome.fault.params };
  };

  test.each([
    ["eur / deals", "EUR"],
    ["(eur - eur) / eur", "NUMBER"],
    ["deals / deals", "NUMBER"],
    ["1 - rate", "PERCENTAGE"],
    ["rate * eur", "EUR"],
    ["deals * rate", "COUNT"],
    ["rate / rate", "NUMBER"],
    ["eur * 2", "EUR"],
    ["min(deals, 5)", "COUNT"],
    ["sum_days(eur, 90)", "EUR"],
    ["-eur", "EUR"],
    ["rate / deals", "PERCENTAGE"],
  ])("%s is counted in %s", (text, expected) => {
    expect(unit(text)).toBe(expected);
  });

  test.each([
    ["eur + deals", 0, 11, "EUR", "COUNT"],
    ["deals * (eur + usd)", 9, 9, "EUR", "USD"],
    ["eur * eur", 0, 9, "EUR", "EUR"],
    ["eur + 1", 0, 7, "EUR", "NUMBER"],
    ["deals / eur", 0, 11, "COUNT", "EUR"],
    ["max(deals, eur)", 11, 3, "COUNT", "EUR"],
    ["deals + rate", 0, 12, "COUNT", "PERCENTAGE"],
  ])("%s clashes at character %i", (text, at, length, left, right) => {
    expect(unit(text)).toMatchObject({ at, length, left, right });
  });

  test("a bare number makes a count or a share, never money", () => {
    expect([
      isUnitOf({ type: "NUMBER" }, { type: "COUNT" }),
      isUnitOf({ type: "NUMBER" }, { type: "PERCENTAGE" }),
      isUnitOf({ type: "NUMBER" }, { type: "CURRENCY", currency: "EUR" }),
    ]).toEqual([true, true, false]);
    expect(isUnitOf({ type: "COUNT" }, { type: "PERCENTAGE" })).toBe(false);
  });
});
