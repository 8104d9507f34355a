import fc from "fast-check";
import { expect, test } from "vitest";
import { toldCount, toldCounts } from "./suppression.ts";

test("what five people gave to five is told, what fewer did is not", () => {
  expect(toldCount({ count: 9, givers: 5, receivers: 5 })).toBe(9);
  expect(toldCount({ count: 9, givers: 4, receivers: 5 })).toBeNull();
  expect(toldCount({ count: 9, givers: 9, receivers: 4 })).toBeNull();
  expect(toldCount({ count: 0, givers: 0, receivers: 0 })).toBe(0);
});

test("one hidden number among others is never found from their sum", () => {
  const group = fc.record({ count: fc.nat(30), givers: fc.nat(9), receivers: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 6 }), (groups) => {
      const told = toldCounts(groups);
      const hidden = told.filter((one) => one === null).length;
      const tells = told.some((one) => one !== null && one > 0);
      expect(hidden === 1 && tells).toBe(false);
      groups.forEach((one, index) => expect([null, one.count]).toContain(told[index]));
    }),
  );
});
