import { expect, test } from "vitest";
import { chainOf, mayMove, onTurn, passedOn, type Standing } from "./cycle-state.ts";

test("a line goes from its proposer through every approver to the publisher", () => {
  const chain = chainOf(["ravi", "sales", "top"], 2, "hr");
  expect(chain).toEqual({ proposerId: "ravi", approverIds: ["sales", "top"], publisherId: "hr" });
  let at: Standing = { turn: "PROPOSER", level: 0 };
  const seen = [onTurn(at, chain)];
  while (at.turn !== "PUBLISHER") seen.push(onTurn((at = passedOn(at, chain)), chain));
  expect(seen).toEqual(["ravi", "sales", "top", "hr"]);
  expect(onTurn({ turn: "DONE", level: 0 }, chain)).toBeNull();
});

test("whoever leads everybody is proposed for by the publisher", () => {
  const chain = chainOf([], 2, "hr");
  expect(onTurn({ turn: "PROPOSER", level: 0 }, chain)).toBe("hr");
  expect(passedOn({ turn: "PROPOSER", level: 0 }, chain)).toEqual({ turn: "PUBLISHER", level: 0 });
});

test("a cycle goes forward by its states, and back by a reason", () => {
  expect(mayMove("DRAFT", "launch")).toBe(true);
  expect(mayMove("ACTIVE", "publish")).toBe(false);
  expect(mayMove("IN_REVIEW", "publish")).toBe(true);
  expect(mayMove("PUBLISHED", "reopen")).toBe(true);
});
