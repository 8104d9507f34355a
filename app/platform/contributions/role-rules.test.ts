import { expect, test } from "vitest";
import { compileAbility } from "#app/platform/ability/ability.ts";
import { roleRules, type GatheredRight } from "./role-rules.ts";

const rights: readonly GatheredRight[] = [
  {
    key: "stones.turn",
    label: "x",
    verb: "EDIT",
    room: "stones",
    area: "x",
    feature: "GOAL",
    scopable: true,
    ownedBy: "ownerIds",
    fields: [
      { name: "weight", label: "x" },
      { name: "age", label: "x" },
    ],
    grants: [
      { action: "view", subject: "Stone", fields: ["weight"] },
      { action: "turn", subject: "Stone" },
    ],
  },
  {
    key: "stones.shape",
    label: "x",
    verb: "EDIT",
    room: "stones",
    area: "x",
    feature: undefined,
    scopable: false,
    grants: [{ action: "shape", subject: "Quarry" }],
  },
];
const held = (
  right: string,
  orgUnitIds: readonly string[] | null,
  features: ["GOAL"] | [] = ["GOAL"],
  more: object = {},
) =>
  compileAbility(
    roleRules(rights, {
      employeeId: "asha",
      features,
      roleRights: [{ right, roleId: "r", roleName: "Turner", orgUnitIds, ...more }],
    }),
  );
const stone = (...orgUnitIds: string[]) => ({ kind: "Stone", orgUnitIds, ownerIds: ["ravi"] });

test("a role for the whole company gives its rights over every record", () => {
  expect(held("stones.turn", null).decide("turn", stone()).allowed).toBe(true);
  expect(held("stones.shape", null).decide("shape", { kind: "Quarry" }).allowed).toBe(true);
});

test("a role for a part gives them inside it alone, and none where there is no part", () => {
  const ability = held("stones.turn", ["a"]);
  expect([
    ability.decide("turn", stone("a", "top")).allowed,
    ability.decide("turn", stone("b", "top")).allowed,
    ability.decide("turn", stone()).allowed,
  ]).toEqual([true, false, false]);
  expect(held("stones.turn", []).decide("turn", stone("a")).allowed).toBe(false);
});

test("what cannot be given for a part, is not known, or belongs to a module that is off gives nothing", () => {
  expect([
    held("stones.shape", ["a"]).rules,
    held("stones.gone", null).rules,
    held("stones.turn", null, []).rules,
  ]).toEqual([[], [], []]);
});

test("a role that names fields gives those alone, and none of a grant they are not in", () => {
  const ability = held("stones.turn", null, ["GOAL"], { fields: ["age"] });
  expect(["weight", "age"].map((field) => ability.decide("turn", stone(), field).allowed)).toEqual([false, true]);
  expect(ability.decide("view", stone(), "weight").allowed).toBe(false);
  expect(held("stones.turn", null, ["GOAL"], { fields: [] }).rules).toEqual([]);
});

test("a role that spares its holder gives nothing over what is theirs, and says so", () => {
  const ability = held("stones.turn", ["a"], ["GOAL"], { sparesSelf: true });
  const verdict = ability.decide("turn", { ...stone("a"), ownerIds: ["ravi", "asha"] });
  expect([
    ability.decide("turn", stone("a")).allowed,
    ability.decide("turn", stone("b")).allowed,
    verdict.allowed,
  ]).toEqual([true, false, false]);
  expect(verdict.chain.map(({ rule }) => rule.because)).toEqual(["rules.custom-role-others"]);
  expect(held("stones.shape", null, ["GOAL"], { sparesSelf: true }).decide("shape", { kind: "Quarry" }).allowed).toBe(
    true,
  );
});
