import fc from "fast-check";
import { expect, test } from "vitest";
import { bandPath, chartScale, linePath, niceStep } from "./chart-scale.ts";

test.each([
  [100, 4, 25],
  [10, 4, 2.5],
  [7, 4, 2],
  [1000, 5, 200],
])("a span of %d in %d parts steps by %d", (span, parts, step) => expect(niceStep(span, parts)).toBeCloseTo(step));

test("every point lies inside the drawing", () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 1e6 }), y: fc.integer({ min: -1e6, max: 1e6 }) });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1 }), (points) => {
      const scale = chartScale(points);
      for (const { x, y } of points) {
        expect(scale.xOf(x)).toBeGreaterThanOrEqual(0);
        expect(scale.xOf(x)).toBeLessThanOrEqual(100);
        expect(scale.yOf(y)).toBeGreaterThanOrEqual(-1e-6);
        expect(scale.yOf(y)).toBeLessThanOrEqual(100 + 1e-6);
      }
    }),
  );
});

test("a missing value breaks the line", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 1, y: null },
    { x: 2, y: 100 },
  ];
  expect(linePath(points, chartScale(points))).toBe("M0.00 100.00M100.00 0.00");
});

test("a band goes there along its high side and back along its low one", () => {
  const scale = chartScale([
    { x: 0, y: 0 },
    { x: 10, y: 100 },
  ]);
  expect(
    bandPath(
      [
        { x: 0, low: 50, high: 50 },
        { x: 10, low: 0, high: 100 },
      ],
      scale,
    ),
  ).toBe("M0.00 50.00L100.00 0.00L100.00 100.00L0.00 50.00Z");
  expect(bandPath([], scale)).toBe("");
});
