import { describe, expect, test } from "vitest";
import { compileAbility } from "#app/platform/ability/ability.ts";
import type { Actor, AdminKind } from "#app/platform/context/actor.ts";
import { type EmployeeSubject, peopleRules, privateFields, publicFields } from "./policy.ts";

const actor = (employeeId: string, ...adminAccesses: AdminKind[]): Actor => ({
  employeeId,
  adminAccesses,
  name: "",
  email: "",
  customAccess: [],
  directManager: true,
  skipManager: true,
  features: [],
  language: "en",
  timeZone: "UTC",
  currency: "EUR",
});
const asha: EmployeeSubject = { kind: "Employee", id: "asha", managerIds: ["ravi", "skip"], orgUnitIds: [] };
const ability = (employeeId: string, ...kinds: AdminKind[]) => compileAbility(peopleRules(actor(employeeId, ...kinds)));
const fieldsFor = (...who: Parameters<typeof ability>) =>
  ability(...who).allowedFields("view", asha, [...publicFields, ...privateFields]);

test("everybody sees the public facts", () => {
  expect(fieldsFor("peer")).toEqual([...publicFields]);
  expect(fieldsFor("peer", "GOAL_ADMIN")).toEqual([...publicFields]);
});

test.each<Parameters<typeof ability>>([["ravi"], ["skip"], ["peer", "PLATFORM_ADMIN"]])(
  "%s %s sees the private facts too",
  (...who) => {
    expect(fieldsFor(...who)).toEqual([...publicFields, ...privateFields]);
  },
);

test("a person sees their own private facts but how their probation ended, which their result tells them", () => {
  expect(fieldsFor("asha")).toEqual([...publicFields, ...privateFields.filter((field) => field !== "probation")]);
});

describe("changing where somebody stands", () => {
  test("is for platform admins alone", () => {
    const may = (...who: Parameters<typeof ability>) => ability(...who).decide("change-assignment", asha).allowed;
    expect([may("asha"), may("ravi"), may("peer", "GOAL_ADMIN"), may("peer", "PLATFORM_ADMIN")]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test("and so is seeing the chart of days ahead", () => {
    const may = (...who: Parameters<typeof ability>) =>
      ability(...who).decide("look-ahead", { kind: "OrgChart" }).allowed;
    expect([may("ravi"), may("peer", "PLATFORM_ADMIN")]).toEqual([false, true]);
  });
});

test("the register is for admins of any kind", () => {
  const may = (...who: Parameters<typeof ability>) =>
    ability(...who).decide("browse", { kind: "EmployeeRegister" }).allowed;
  expect([may("ravi"), may("peer", "GOAL_ADMIN"), may("peer", "PLATFORM_ADMIN")]).toEqual([false, true, true]);
});
