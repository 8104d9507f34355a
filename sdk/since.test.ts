import fc from "fast-check";
import { expect, test } from "vitest";
import { markBehind, nothingRead, unseenSince } from "./since.ts";

type Row = { id: string; at: string; value?: number };
const at = (row: Row) => row.at;
const moments = [
  "2026-03-01T09:00:00Z",
  "2026-03-01T09:00:00.500Z",
  "2026-03-01T09:00:01Z",
  "2026-03-01T09:00:01+00:00",
];

test("whatever comes in whatever order with whatever moments, every row is given once and none is lost", () => {
  const row = fc.record({ id: fc.uuid(), at: fc.constantFrom(...moments) });
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), fc.array(fc.nat(9)), (rows, cuts) => {
      // A source gains rows with time, never with a moment before those it has.
      const held = rows.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
      let mark = nothingRead;
      const given: string[] = [];
      for (const share of [...cuts.toSorted(), 10]) {
        const standing = held.slice(0, Math.ceil((held.length * share) / 10));
        const since = mark.since;
        const answered = standing.filter((each) => since === "" || Date.parse(each.at) >= Date.parse(since));
        given.push(...unseenSince(mark, answered, at).map(({ id }) => id));
        mark = markBehind(mark, answered, at);
      }
      expect(given.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    }),
  );
});

test("a row that changed again within the same moment is given again", () => {
  const first: Row = { id: "1", at: moments[0]!, value: 1 };
  const mark = markBehind(nothingRead, [first], at);
  expect(unseenSince(mark, [first], at)).toEqual([]);
  expect(unseenSince(mark, [{ ...first, value: 2 }], at)).toEqual([{ ...first, value: 2 }]);
});

test("a source that writes no moment where one is expected is a fault to be mended, not to be read past", () => {
  expect(() => markBehind({ since: moments[0]!, seen: "" }, [{ id: "1", at: "soon" }], at)).toThrow(/no moment/);
});
