import fc from "fast-check";
import { expect, test } from "vitest";
import { isMetricKey, metricKeyFrom, metricTrend } from "./metric.ts";

test("a key is the name in the letters formulas know", () => {
  expect(metricKeyFrom("Won revenue (EUR)", new Set())).toBe("won_revenue_eur");
  expect(metricKeyFrom("  2026: Größte Kunden ", new Set())).toBe("gro_te_kunden");
  expect(metricKeyFrom("इस साल की बिक्री", new Set())).toBe("metric");
});

test("a key that is taken gets the next number", () => {
  expect(metricKeyFrom("Deals", new Set(["deals", "deals_2"]))).toBe("deals_3");
});

test("what formulas mean something else by is no key", () => {
  expect(metricKeyFrom("New", new Set())).toBe("new_2");
  expect(isMetricKey("max")).toBe(false);
});

test("whatever the name, its key is one and was not taken", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), fc.array(fc.string()), (name, others) => {
      const taken = new Set([...others, metricKeyFrom(name, new Set())]);
      const key = metricKeyFrom(name, taken);
      return isMetricKey(key) && !taken.has(key);
    }),
    { numRuns: 1_000 },
  );
});

test("more is better, or less, as the metric says", () => {
  expect(metricTrend("UP", 12, 10)).toEqual({ change: 2, better: true });
  expect(metricTrend("DOWN", 12, 10)).toEqual({ change: 2, better: false });
  expect(metricTrend("DOWN", 10, 10)).toEqual({ change: 0, better: null });
  expect(metricTrend("UP", 10, null)).toBeNull();
});
