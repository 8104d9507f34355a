import { expect, test } from "vitest";
import { compileAbility } from "#app/platform/ability/ability.ts";
import { initiativeRules, type InitiativeActor } from "./policy.ts";

const me: InitiativeActor = { employeeId: "me", adminAccesses: [], features: ["TASK"] };
const stranger = {
  kind: "Initiative",
  visibility: "PRIVATE",
  createdBy: "other",
  ownerIds: ["other"],
  collaboratorIds: [],
  ownerManagerIds: [],
  orgUnitIds: ["sales"],
};
const actions = ["view", "complete", "edit", "delete"];

function allowed(actor: Partial<InitiativeActor>, facts: object): string[] {
  const ability = compileAbility(initiativeRules({ ...me, ...actor }));
  return actions.filter((action) => ability.decide(action, { ...stranger, ...facts }).allowed);
}

test.each([
  ["a stranger's private task", {}, {}, []],
  ["a stranger's public task", {}, { visibility: "GLOBAL" }, ["view"]],
  ["one's own", {}, { ownerIds: ["me"] }, actions],
  ["one somebody asked help with", {}, { collaboratorIds: ["me"] }, ["view", "complete"]],
  ["one written for somebody", {}, { createdBy: "me" }, actions],
  ["one that somebody below owns", {}, { ownerManagerIds: ["me"] }, ["view", "complete", "edit"]],
  ["any, to a task admin", { adminAccesses: ["TASK_ADMIN"] }, {}, actions],
  ["any, to another admin", { adminAccesses: ["GOAL_ADMIN", "PLATFORM_ADMIN"] }, {}, []],
  [
    "one inside, to a task admin of a part",
    { scopedAccesses: [{ kind: "TASK_ADMIN", orgUnitIds: ["sales"] }] },
    {},
    actions,
  ],
  ["one outside, to a task admin of a part", { scopedAccesses: [{ kind: "TASK_ADMIN", orgUnitIds: ["law"] }] }, {}, []],
  ["one's own where the module is off", { features: [] }, { ownerIds: ["me"] }, []],
])("%s", (_, actor, facts, expected) => {
  expect(allowed(actor, facts)).toEqual(expected);
});

test("tasks are given to oneself and to those below; task admins give them to anybody", () => {
  const may = (actor: Partial<InitiativeActor>, employeeId: string, managerIds: string[] = []) =>
    compileAbility(initiativeRules({ ...me, ...actor })).decide("assign", {
      kind: "InitiativeOwner",
      employeeId,
      managerIds,
      orgUnitIds: [],
    }).allowed;
  expect([
    may({}, "me"),
    may({}, "other", ["me"]),
    may({}, "other"),
    may({ adminAccesses: ["TASK_ADMIN"] }, "other"),
  ]).toEqual([true, true, false, true]);
});
