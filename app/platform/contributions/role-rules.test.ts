import { expect, test } from "vitest";
import { compileAbility } from "#app/platform/ability/ability.ts";
import { roleRules, type GatheredRight } from "./role-rules.ts";

const rights: readonly GatheredRight[] = [
  { key: "stones.turn", label: "x", room: "stones", feature: "GOAL", scopable: true, grants: [{ action: "view", subject: "Stone" }, { action: "turn", subject: "Stone" }] },
  { key: "stones.shape", label: "x", room: "stones", feature: undefined, scopable: false, grants: [{ action: "shape", subject: "Quarry" }] },
];
const held = (right: string, orgUnitIds: readonly string[] | null, features: ["GOAL"] | [] = ["GOAL"]) =>
  compileAbility(roleRules(rights, { features, roleRights: [{ right, roleId: "r", roleName: "Turner", orgUnitIds }] }));
const stone = (...orgUnitIds: string[]) => ({ kind: "Stone", orgUnitIds });

test("a role for the whole company gives its rights over every record", () => {
  expect(held("stones.turn", null).decide("turn", stone()).allowed).toBe(true);
  expect(held("stones.shape", null).decide("shape", { kind: "Quarry" }).allowed).toBe(true);
});

test("a role for a part gives them inside it alone, and none where there is no part", () => {
  const ability = held("stones.turn", ["a"]);
  expect([ability.decide("turn", stone("a", "top")).allowed, ability.decide("turn", stone("b", "top")).allowed, ability.decide("turn", stone()).allowed]).toEqual([true, false, false]);
  expect(held("stones.turn", []).decide("turn", stone("a")).allowed).toBe(false);
});

test("what cannot be given for a part, is not known, or belongs to a module that is off gives nothing", () => {
  expect([held("stones.shape", ["a"]).rules, held("stones.gone", null).rules, held("stones.turn", null, []).rules]).toEqual([[], [], []]);
});
