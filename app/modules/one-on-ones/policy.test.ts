import { describe, expect, test } from "vitest";
import { compileAbility } from "#app/platform/ability/ability.ts";
import { audiences, readersOf } from "./domain/readers.ts";
import { oneOnOneRules, type OneOnOneActor } from "./policy.ts";

const participantIds = ["asha", "ravi"];
const actor = (employeeId: string, facts: Partial<OneOnOneActor> = {}): OneOnOneActor => ({
  employeeId,
  adminAccesses: [],
  customAccess: [],
  directManager: false,
  skipManager: false,
  features: ["CHECK_IN"],
  ...facts,
});
const may = (one: OneOnOneActor, action: string, subject: { kind: string }) =>
  compileAbility(oneOnOneRules(one)).decide(action, subject as never).allowed;

const everybody = [
  actor("asha"),
  actor("ravi", { directManager: true }),
  actor("skip", { directManager: true, skipManager: true }),
  actor("tara", { adminAccesses: ["ONE_ON_ONE_ADMIN", "PLATFORM_ADMIN"] }),
  actor("ines", { customAccess: ["ONE_ON_ONE_INSIGHTS"] }),
  actor("otto"),
];

describe("who reads what", () => {
  test("the sentence beside a text names exactly those whom the rules let read it", () => {
    for (const audience of audiences)
      for (const authorId of [...participantIds, null])
        for (const handedToIds of [[], ["otto"]]) {
          const text = { kind: "OneOnOneText", audience, authorId, participantIds, handedToIds };
          const readers = everybody.filter((one) => may(one, "view", text)).map(({ employeeId }) => employeeId);
          expect(readers.sort()).toEqual(readersOf(text).sort());
        }
  });

  test("nobody but the two sees or changes a meeting, whatever they administer or whomever they lead", () => {
    for (const action of ["view", "edit"])
      expect(
        everybody
          .filter((one) => may(one, action, { kind: "OneOnOne", participantIds } as never))
          .map(({ employeeId }) => employeeId),
      ).toEqual(participantIds);
  });

  test("a text that was written by somebody who is not of the two is read by nobody as its author", () => {
    const strange = { kind: "OneOnOneText", audience: "AUTHOR", authorId: "otto", participantIds, handedToIds: [] };
    expect(everybody.some((one) => may(one, "view", strange))).toBe(false);
    expect(readersOf({ audience: "AUTHOR", authorId: "otto", participantIds })).toEqual([]);
  });

  test("who is handed the shared notes changes nothing in them, and only the employee says that they are", () => {
    const text = { kind: "OneOnOneText", audience: "BOTH", authorId: null, participantIds, handedToIds: ["otto"] };
    const handover = {
      kind: "OneOnOneHandover",
      participantIds: ["asha", "otto"],
      managerId: "otto",
      employeeId: "asha",
    };
    for (const action of ["write", "arrange", "comment", "edit"]) expect(may(actor("otto"), action, text)).toBe(false);
    expect(["otto", "asha", "ravi"].map((who) => may(actor(who), "answer", handover))).toEqual([false, true, false]);
    expect(["otto", "asha", "ravi"].map((who) => may(actor(who), "ask", handover))).toEqual([true, false, false]);
  });

  test("an admin who sees the product as one of the two reads nothing of theirs", () => {
    const viewed = actor("asha", { viewed: true });
    for (const audience of audiences) {
      const text = { kind: "OneOnOneText", audience, authorId: "asha", participantIds, handedToIds: ["asha"] };
      for (const action of ["view", "edit", "write", "comment"]) expect(may(viewed, action, text)).toBe(false);
    }
    expect(may(viewed, "view", { kind: "OneOnOne", participantIds } as never)).toBe(false);
  });

  test("switched off, nothing is allowed", () => {
    expect(oneOnOneRules(actor("asha", { features: [] }))).toEqual([]);
  });
});

test("counts are for who leads people, administers or was given them; the settings for who administers", () => {
  const allowed = (action: string, kind: string) =>
    everybody.filter((one) => may(one, action, { kind })).map(({ employeeId }) => employeeId);
  expect(allowed("view", "OneOnOneTeam")).toEqual(["ravi", "skip"]);
  expect(allowed("view", "OneOnOneInsights")).toEqual(["tara", "ines"]);
  expect(allowed("edit", "OneOnOneSettings")).toEqual(["tara"]);
});
