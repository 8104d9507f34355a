import { expect, test } from "vitest";
import { dependencyStatuses, mayAnswer, mayWithdraw } from "./dependency.ts";

test("what is asked is confirmed or refused, a confirmation is taken back, and nothing else changes", () => {
  expect(
    dependencyStatuses.map((status) => [
      status,
      mayAnswer(status, "CONFIRMED"),
      mayAnswer(status, "REFUSED"),
      mayWithdraw(status),
    ]),
  ).toEqual([
    ["ASKED", true, true, true],
    ["CONFIRMED", false, true, true],
    ["REFUSED", false, false, false],
    ["WITHDRAWN", false, false, false],
  ]);
});
