import { expect, test } from "vitest";
import { lateChanges, standingAfter } from "./late-changes.ts";

const chain = { proposerId: "ravi", approverIds: ["sales"], publisherId: "hr" };
const line = { id: "1", standing: { turn: "PROPOSER" as const, level: 0 }, chain, assigned: false };

test("who left is told, and whose managers changed, unless stakeholders were assigned by hand", () => {
  expect(lateChanges([{ ...line, now: null }])).toEqual([{ id: "1", kind: "LEFT", to: null }]);
  expect(lateChanges([{ ...line, now: chain }])).toEqual([]);
  const now = { ...chain, proposerId: "mei" };
  expect(lateChanges([{ ...line, now }])).toEqual([{ id: "1", kind: "MOVED", to: now }]);
  expect(lateChanges([{ ...line, now, assigned: true }])).toEqual([]);
});

test("another publisher moves nobody, also where it is one who approved", () => {
  const now = { ...chain, approverIds: ["top"], publisherId: "sales" };
  expect(lateChanges([{ ...line, now, withPublisher: ["sales"] }])).toEqual([]);
  expect(lateChanges([{ ...line, now, withPublisher: ["mid"] }])).toHaveLength(1);
});

test("a line stays with the same part of others", () => {
  const to = { ...chain, proposerId: "mei", approverIds: ["ops"] };
  expect(standingAfter({ turn: "PROPOSER", level: 0 }, to)).toEqual({ turn: "PROPOSER", level: 0, turnId: "mei" });
  expect(standingAfter({ turn: "APPROVER", level: 2 }, to)).toEqual({ turn: "APPROVER", level: 0, turnId: "ops" });
  expect(standingAfter({ turn: "APPROVER", level: 0 }, { ...to, approverIds: [] })).toEqual({
    turn: "PUBLISHER",
    level: 0,
    turnId: "hr",
  });
  expect(standingAfter({ turn: "DONE", level: 0 }, to).turnId).toBeNull();
});
