import { expect, test } from "vitest";
import { askMoves, askStates, mayMove, outcomeOf, type AskMove } from "./ask.ts";

const moves = Object.keys(askMoves) as AskMove[];

test.each([
  ["ASKED", ["accept", "decline", "answer", "cancel"]],
  ["ACCEPTED", ["decline", "answer", "cancel"]],
  ["ANSWERED", []],
  ["DECLINED", ["ask-again"]],
  ["CANCELLED", ["ask-again"]],
] as const)("from %s one may %j", (state, expected) => {
  expect(moves.filter((move) => mayMove(state, move))).toEqual(expected);
});

test("an answer is the end, and every other end is a way back", () => {
  expect(askStates.map(outcomeOf)).toEqual([null, null, "SUCCESSFUL", "CANCELLED", "CANCELLED"]);
});
