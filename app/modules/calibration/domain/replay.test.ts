import fc from "fast-check";
import { expect, test } from "vitest";
import type { Placement } from "./place.ts";
import { placementsAfter, undoable, type Move } from "./replay.ts";

const placement = fc.record({
  option: fc.constantFrom("low", "high", null),
  row: fc.constantFrom(1, 2, 3),
  column: fc.constantFrom(1, 2, 3),
});
const people = ["asha", "ravi", "lena"];
const start: Placement = { option: null, row: 2, column: 2 };

test("taking back later moves shows each moment as it was", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...people), placement), { maxLength: 30 }), (made) => {
      const now = new Map(people.map((person) => [person, start]));
      const moments = [new Map(now)];
      const moves = made.map(([revieweeId, after], index): Move => {
        const before = now.get(revieweeId)!;
        now.set(revieweeId, after);
        moments.push(new Map(now));
        return { id: String(index), revieweeId, before, after, undoes: null };
      });
      moments.forEach((moment, count) => expect(placementsAfter(now, moves, count)).toEqual(moment));
    }),
  );
});

test("only somebody's last move is taken back, and a move that took one back stays", () => {
  const move = (id: string, revieweeId: string, undoes: string | null = null): Move => ({
    id,
    revieweeId,
    before: start,
    after: start,
    undoes,
  });
  expect(undoable([move("1", "asha"), move("2", "ravi"), move("3", "asha")])).toEqual(new Set(["2", "3"]));
  expect(undoable([move("1", "asha"), move("2", "asha", "1")])).toEqual(new Set());
});
