import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("steps go to whoever of the group has the fewest, and never to whose journey it is", () => {
  const next = inTurn(new Map([["it", ["ana", "ben", "cem"]]]), new Map([["ana", 2]]));
  const given = ["x", "x", "x", "ben", "x", "x"].map((journeyOf) => next("it", journeyOf));
  expect(given).toEqual(["ben", "cem", "ben", "cem", "ana", "ben"]);
});

test("a group of one does its own steps, and a group of nobody does none", () => {
  const next = inTurn(new Map([["solo", ["ana"]]]), new Map());
  expect([next("solo", "ana"), next("nobody", "ana")]).toEqual(["ana", null]);
});
