import { expect, test } from "vitest";
import { groupsIn, namesIn, rolesOf } from "./joining.ts";

const email = "asha.rao@acme.test";

test.each<[string, Record<string, unknown>, string, string]>([
  ["OpenID Connect", { given_name: "Asha", family_name: "Rao", name: "A. Rao" }, "Asha", "Rao"],
  ["Okta by SAML", { firstName: "Asha", lastName: "Rao" }, "Asha", "Rao"],
  [
    "Entra by SAML",
    {
      "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname": "Asha",
      "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname": ["Rao"],
    },
    "Asha",
    "Rao",
  ],
  ["LDAP's own names", { "urn:oid:2.5.4.42": "Asha", "urn:oid:2.5.4.4": "Rao" }, "Asha", "Rao"],
  ["one name for all", { name: "Asha Kumari  Rao" }, "Asha Kumari", "Rao"],
  ["a single name", { name: "Asha" }, "Asha", ""],
  ["nothing", {}, "asha.rao", ""],
  ["no text", { given_name: 7, name: { x: 1 } }, "asha.rao", ""],
  ["control signs and too much", { given_name: `As\u0000ha${"x".repeat(500)}` }, `As ha${"x".repeat(115)}`, ""],
])("names are read from %s", (_, claims, firstName, lastName) => {
  expect(namesIn(claims, email)).toEqual({ firstName, lastName });
});

test.each<[unknown, string[]]>([
  [
    ["hr", "people"],
    ["hr", "people"],
  ],
  ["hr", ["hr"]],
  [["hr", 7, null, ""], ["hr"]],
  [undefined, []],
  [{ hr: true }, []],
])("groups in %j", (told, groups) => {
  expect(groupsIn({ teams: told }, { groupsClaim: "teams" })).toEqual(groups);
});

test("what every object has is no group of anybody", () => {
  expect(groupsIn({}, { groupsClaim: "constructor" })).toEqual([]);
  expect(groupsIn({}, { groupsClaim: "__proto__" })).toEqual([]);
});

test("a role is held by members of any of its groups, named exactly", () => {
  const roles = [
    { roleId: "reader", groups: ["hr", "people"] },
    { roleId: "writer", groups: ["hr-leads"] },
    { roleId: "nobody", groups: [] },
  ];
  expect(rolesOf(["people", "sales"], { roles })).toEqual(["reader"]);
  expect(rolesOf(["HR", "hr-lead"], { roles })).toEqual([]);
  expect(rolesOf(["hr", "hr-leads"], { roles })).toEqual(["reader", "writer"]);
});
