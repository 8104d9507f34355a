import fc from "fast-check";
import { expect, test } from "vitest";
import { mayBecome, mayRead, readersBy, readersOf, visibilities, visibleTo, type Parties } from "./visibility.ts";

const people = ["ann", "ben", "cleo", "dan", "eve"];
const someone = fc.option(fc.constantFrom(...people), { nil: null });
const parties: fc.Arbitrary<Parties> = fc.record({
  visibility: fc.constantFrom(...visibilities),
  authorId: someone,
  receiverId: someone,
  managerId: someone,
  requesterId: someone,
});

test.each([
  ["PUBLIC", people],
  ["RECEIVER_AND_MANAGER", ["ann", "ben", "cleo"]],
  ["RECEIVER", ["ann", "ben"]],
  ["MANAGER", ["ann", "cleo"]],
  ["NONE", ["ann"]],
] as const)("%s is read by exactly those it says", (visibility, expected) => {
  const given = { visibility, authorId: "ann", receiverId: "ben", managerId: "cleo", requesterId: null };
  expect(people.filter((one) => mayRead(given, one))).toEqual(expected);
});

test("whoever asked reads the answer, unless it is a note to oneself", () => {
  const asked = { authorId: "ann", receiverId: "ben", managerId: "cleo", requesterId: "dan" };
  expect(visibilities.filter((visibility) => mayRead({ ...asked, visibility }, "dan"))).toEqual([
    "PUBLIC",
    "RECEIVER_AND_MANAGER",
    "RECEIVER",
    "MANAGER",
  ]);
});

test("who is told to read it does, and nobody else", () => {
  fc.assert(
    fc.property(parties, (given) => {
      const told = readersOf(given);
      const reading = people.filter((one) => mayRead(given, one));
      expect(reading).toEqual(
        told === "EVERYBODY" ? people : people.filter((one) => told.some(({ id }) => id === one)),
      );
    }),
  );
});

test("what somebody reads as a role is what the table gives that role or everybody", () => {
  for (const reader of ["AUTHOR", "RECEIVER", "MANAGER", "REQUESTER"] as const)
    expect(visibleTo(reader)).toEqual(
      visibilities.filter((one) => readersBy[one].some((role) => role === reader || role === "EVERYBODY")),
    );
});

test("a change of who reads it never adds a reader to what was shared", () => {
  fc.assert(
    fc.property(parties, fc.constantFrom(...visibilities), (given, to) => {
      if (given.visibility === "NONE" || !mayBecome(given.visibility, to)) return;
      expect(to === "NONE").toBe(false);
      for (const one of people) if (mayRead({ ...given, visibility: to }, one)) expect(mayRead(given, one)).toBe(true);
    }),
  );
  expect(mayBecome("NONE", "PUBLIC")).toBe(true);
  expect(mayBecome("RECEIVER", "PUBLIC")).toBe(false);
  expect(mayBecome("RECEIVER", "MANAGER")).toBe(false);
});
