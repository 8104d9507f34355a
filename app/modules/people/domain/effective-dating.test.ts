import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyChange,
  asOf,
  correct,
  type DatedRow,
  endAt,
  timeline,
  type TimelineChange,
  valueBefore,
  withdraw,
} from "./effective-dating.ts";

type Rows = readonly DatedRow<string>[];
type Operation =
  | { kind: "change"; from: string; value: string; future: "KEEP" | "REPLACE" }
  | { kind: "correct"; from: string; to: string | null; value: string }
  | { kind: "end"; date: string };

const dayNumbers = Array.from({ length: 30 }, (_, index) => index);
const dateOf = (day: number) => `2025-01-${String(day + 1).padStart(2, "0")}`;
const instantOf = (step: number) => new Date(Date.UTC(2025, 5, 1, 0, 0, step)).toISOString();
const day = fc.integer({ min: 0, max: 28 });
const value = fc.constantFrom("a", "b", "c", "d");
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    kind: fc.constant("change" as const),
    from: day.map(dateOf),
    value,
    future: fc.constantFrom("KEEP" as const, "REPLACE" as const),
  }),
  fc.tuple(day, fc.option(fc.integer({ min: 1, max: 29 })), value).map(([from, length, each]) => ({
    kind: "correct" as const,
    from: dateOf(from),
    to: length === null ? null : dateOf(Math.min(29, from + length)),
    value: each,
  })),
  fc.record({ kind: fc.constant("end" as const), date: day.map(dateOf) }),
);

function run(rows: Rows, each: Operation, step: number): TimelineChange<string> {
  let count = rows.length;
  const recording = { recordedAt: instantOf(step), newId: () => `${step}-${count++}` };
  if (each.kind === "change") return applyChange(rows, { ...each, ...recording });
  if (each.kind === "correct") return correct(rows, { ...each, ...recording });
  return endAt(rows, { ...each, ...recording });
}

const valuesByDay = (rows: Rows, recordedAsOf?: string) =>
  dayNumbers.map((each) => asOf(rows, dateOf(each), recordedAsOf)?.value ?? null);

/** What each day should hold after an operation, worked out day by day. */
function expectedDays(before: Rows, each: Operation): (string | null)[] {
  const days = valuesByDay(before);
  const isIn = (date: string) => {
    if (each.kind === "end") return date >= each.date;
    if (each.kind === "correct") return date >= each.from && (each.to === null || date < each.to);
    const running = asOf(before, each.from)?.id;
    const laterRow = dayNumbers.map(dateOf).find((later) => later > each.from && asOf(before, later)?.id !== running);
    return date >= each.from && (each.future === "REPLACE" || laterRow === undefined || date < laterRow);
  };
  return days.map((old, index) => (isIn(dateOf(index)) ? (each.kind === "end" ? null : each.value) : old));
}

describe("any sequence of changes, corrections and ends", () => {
  test("does day by day what it says, never overlaps, never changes what was known", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 10 }), (operations) => {
        let rows: Rows = [];
        const known = [valuesByDay(rows)];
        operations.forEach((each, step) => {
          const change = run(rows, each, step);
          expect(valuesByDay(change.rows)).toEqual(expectedDays(rows, each));
          expect(change.added.every((row) => row.recordedAt === instantOf(step) && row.supersededAt === null)).toBe(
            true,
          );
          const kept = rows.map((row) =>
            change.superseded.includes(row.id) ? { ...row, supersededAt: instantOf(step) } : row,
          );
          expect(change.rows).toEqual([...kept, ...change.added]);
          rows = change.rows;
          known.push(valuesByDay(rows));
        });
        known.slice(1).forEach((days, step) => {
          expect(valuesByDay(rows, instantOf(step))).toEqual(days);
          const live = timeline(rows, instantOf(step));
          live.slice(1).forEach((later, index) => {
            const end = live[index]!.validTo;
            expect(end !== null && end <= later.validFrom).toBe(true);
          });
        });
      }),
      { numRuns: 1000 },
    );
  });
});

describe("changes of different dates that keep what is planned", () => {
  test("give the same timeline in any order", () => {
    const changes = fc.uniqueArray(fc.record({ from: day.map(dateOf), value }), {
      maxLength: 8,
      selector: (each) => each.from,
    });
    const shuffled = changes.chain((each) =>
      fc.tuple(fc.constant(each), fc.shuffledSubarray(each, { minLength: each.length })),
    );
    const start = fc.array(operation, { maxLength: 3 });
    fc.assert(
      fc.property(start, shuffled, (first, [inOrder, inAnotherOrder]) => {
        const begun = first.reduce<Rows>((rows, each, step) => run(rows, each, step).rows, []);
        const apply = (each: typeof inOrder) =>
          each.reduce<Rows>(
            (rows, change, step) => run(rows, { kind: "change", future: "KEEP", ...change }, 10 + step).rows,
            begun,
          );
        const shape = (rows: Rows) =>
          timeline(rows).map(({ validFrom, validTo, value: held }) => ({ validFrom, validTo, held }));
        expect(shape(apply(inAnotherOrder))).toEqual(shape(apply(inOrder)));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a reporting line over a year", () => {
  const recorded = (recordedAt: string) => {
    let count = 0;
    return { recordedAt, newId: () => `${recordedAt}/${count++}` };
  };
  const hired = applyChange<string>([], {
    from: "2025-01-01",
    value: "ravi",
    future: "KEEP",
    ...recorded("2025-01-01T09:00:00Z"),
  }).rows;
  const moved = applyChange(hired, {
    from: "2025-07-01",
    value: "meera",
    future: "KEEP",
    ...recorded("2025-03-01T09:00:00Z"),
  }).rows;

  test("answers by the date and by what was known", () => {
    expect(asOf(moved, "2025-08-01")?.value).toBe("meera");
    expect(asOf(moved, "2025-08-01", "2025-02-01T00:00:00Z")?.value).toBe("ravi");
    expect(asOf(moved, "2024-12-31")).toBeNull();
    expect(asOf(moved, "2025-08-01", "2024-12-01T00:00:00Z")).toBeNull();
  });

  test("keeps or replaces what is planned", () => {
    const change = { from: "2025-05-01", value: "john", ...recorded("2025-04-01T09:00:00Z") };
    const kept = applyChange(moved, { ...change, future: "KEEP" }).rows;
    const replaced = applyChange(moved, { ...change, future: "REPLACE" }).rows;
    expect([asOf(kept, "2025-06-30")?.value, asOf(kept, "2025-07-01")?.value]).toEqual(["john", "meera"]);
    expect(asOf(replaced, "2025-07-01")?.value).toBe("john");
  });

  test("refuses a period without a day, and recording before what is recorded", () => {
    const late = recorded("2025-05-01T09:00:00Z");
    expect(() => correct(moved, { from: "2025-02-01", to: "2025-02-01", value: "john", ...late })).toThrow(RangeError);
    expect(() => endAt(moved, { date: "2025-09-01", ...recorded("2025-02-01T09:00:00Z") })).toThrow(RangeError);
  });
});

test("withdrawing a row gives its days to what held until it began, and to nothing where nothing did", () => {
  fc.assert(
    fc.property(fc.array(operation, { minLength: 1, maxLength: 8 }), fc.nat(), (operations, pick) => {
      const rows = operations.reduce<Rows>((known, each, step) => run(known, each, step).rows, []);
      const held = timeline(rows);
      if (held.length === 0) return;
      const row = held[pick % held.length]!;
      const before = valueBefore(rows, row)?.value ?? null;
      const expected = valuesByDay(rows).map((value, index) =>
        asOf(rows, dateOf(index))?.id === row.id ? before : value,
      );
      let count = 0;
      const after = withdraw(rows, row, { recordedAt: instantOf(operations.length), newId: () => `w-${count++}` });
      expect(valuesByDay(after.rows)).toEqual(expected);
      expect(valuesByDay(after.rows, instantOf(operations.length - 1))).toEqual(valuesByDay(rows));
    }),
    { numRuns: 1_000 },
  );
});
