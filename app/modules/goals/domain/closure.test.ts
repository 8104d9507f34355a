import fc from "fast-check";
import { expect, test } from "vitest";
import { close, closures, newGoalStanding, openLevels, reopen, setLevel } from "./closure.ts";

test("reopening undoes closing, whatever the level and the outcome", () => {
  fc.assert(
    fc.property(fc.constantFrom(...openLevels), fc.constantFrom(...closures), (level, closure) => {
      const open = { level, closure: null, levelBeforeClosing: null };
      const closed = close(open, closure);
      expect(closed).toEqual({ ok: true, standing: { level: "CLOSED", closure, levelBeforeClosing: level } });
      if (closed.ok) expect(reopen(closed.standing)).toEqual({ ok: true, standing: open });
    }),
  );
});

test("a closed goal can be neither closed again nor given a level", () => {
  const closed = close(newGoalStanding, "DROPPED");
  if (!closed.ok) throw new Error("a new goal can be closed");
  expect(close(closed.standing, "ACHIEVED")).toEqual({ ok: false, refusal: "goals.already-closed" });
  expect(setLevel(closed.standing, "AT_RISK")).toEqual({ ok: false, refusal: "goals.closed" });
});

test("an open goal cannot be reopened, and takes the level it is given", () => {
  expect(reopen(newGoalStanding)).toEqual({ ok: false, refusal: "goals.not-closed" });
  expect(setLevel(newGoalStanding, "AT_RISK")).toEqual({
    ok: true,
    standing: { level: "AT_RISK", closure: null, levelBeforeClosing: null },
  });
});
