import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { patched, scimPatch } from "./scim-patch.ts";
import { enterprise } from "./scim-person.ts";

const user = () => ({
  userName: "mira",
  name: { givenName: "Mira", familyName: "Okafor" },
  emails: [{ type: "work", value: "mira@acme.test" }],
  [enterprise]: { department: "Sales" },
});
const change = (...Operations: object[]) => patched(user(), scimPatch.parse({ Operations }));

test.each<[string, object, object]>([
  ["an attribute", { op: "Replace", path: "title", value: "Engineer" }, { title: "Engineer" }],
  [
    "a field",
    { op: "replace", path: "name.givenName", value: "Mo" },
    { name: { givenName: "Mo", familyName: "Okafor" } },
  ],
  [
    "the value of a type",
    { op: "add", path: 'emails[type eq "work"].value', value: "m@acme.test" },
    { emails: [{ type: "work", value: "m@acme.test" }] },
  ],
  [
    "a value of a new type",
    { op: "add", path: 'phoneNumbers[type eq "mobile"].value', value: "1" },
    { phoneNumbers: [{ type: "mobile", value: "1" }] },
  ],
  [
    "the primary value, as Entra names it",
    { op: "Add", path: 'roles[primary eq "True"].value', value: "Lead" },
    { roles: [{ primary: true, value: "Lead" }] },
  ],
  [
    "paths as names of what is replaced, as Entra sends them",
    {
      op: "Replace",
      value: { "name.givenName": "Mo", 'emails[type eq "work"].value': "m@acme.test", active: "False" },
    },
    {
      name: { givenName: "Mo", familyName: "Okafor" },
      emails: [{ type: "work", value: "m@acme.test" }],
      active: "False",
    },
  ],
  [
    "the enterprise part",
    { op: "add", path: `${enterprise}:department`, value: "IT" },
    { [enterprise]: { department: "IT" } },
  ],
  [
    "the enterprise part as a whole",
    { op: "add", path: enterprise, value: { costCenter: "7" } },
    { [enterprise]: { department: "Sales", costCenter: "7" } },
  ],
  [
    "several at once",
    { op: "add", value: { title: "CEO", "name.givenName": "Mo" } },
    { title: "CEO", name: { givenName: "Mo" } },
  ],
  ["an attribute that goes", { op: "remove", path: "title" }, { title: undefined }],
])("%s is changed", (_, operation, wanted) => {
  expect(change(operation)).toMatchObject(wanted);
});

const home = { type: "home", value: "mira@home.test" };
const work = { type: "work", value: "mira@acme.test" };

test.each<[string, object[], object]>([
  [
    "a value added by path joins those there are",
    [{ op: "add", path: "emails", value: [home] }],
    { emails: [work, home] },
  ],
  ["so does one sent by itself", [{ op: "add", path: "emails", value: home }], { emails: [work, home] }],
  ["so does one added without a path", [{ op: "add", value: { emails: [home] } }], { emails: [work, home] }],
  ["what is there is not there twice", [{ op: "add", path: "emails", value: [work, home] }], { emails: [work, home] }],
  ["what replaces them stands alone", [{ op: "replace", path: "emails", value: [home] }], { emails: [home] }],
  [
    "a new primary value is the only one",
    [
      { op: "replace", path: "emails", value: [{ ...work, primary: true }] },
      { op: "add", path: "emails", value: [{ ...home, primary: true }] },
    ],
    {
      emails: [
        { ...work, primary: false },
        { ...home, primary: true },
      ],
    },
  ],
  [
    "fields of a part that are not named stay",
    [{ op: "replace", path: "name", value: { givenName: "Mo" } }],
    { name: { givenName: "Mo", familyName: "Okafor" } },
  ],
  [
    "without a path too",
    [{ op: "replace", value: { name: { familyName: "Roy" } } }],
    { name: { givenName: "Mira", familyName: "Roy" } },
  ],
  ["a value that is meant goes whole", [{ op: "remove", path: 'emails[type eq "work"]' }], { emails: [] }],
  [
    "one that is meant takes fields",
    [{ op: "replace", path: 'emails[type eq "work"]', value: { value: "m@acme.test", display: "M" } }],
    { emails: [{ ...work, value: "m@acme.test", display: "M" }] },
  ],
  [
    "one is meant by what it says",
    [
      { op: "add", path: "emails", value: home },
      { op: "remove", path: 'emails[value eq "mira@acme.test"]' },
    ],
    { emails: [home] },
  ],
  [
    "one is meant by several things",
    [
      { op: "add", path: "emails", value: { ...home, primary: true } },
      { op: "replace", path: 'emails[type eq "home" and primary eq true].value', value: "m@home.test" },
    ],
    { emails: [work, { type: "home", primary: true, value: "m@home.test" }] },
  ],
  [
    "those alone go that are named",
    [
      { op: "add", path: "emails", value: home },
      { op: "remove", path: "emails", value: [{ value: "mira@home.test" }] },
    ],
    { emails: [work] },
  ],
  ["all go where none is named", [{ op: "remove", path: "emails" }], { emails: undefined }],
  [
    "names are the same whatever their case",
    [
      { op: "replace", path: "USERNAME", value: "mo" },
      { op: "replace", path: "Name.GivenName", value: "Mo" },
      {
        op: "replace",
        path: `${enterprise.toUpperCase().replace("URN:", "urn:").replace(":USER", ":User")}:Department`,
        value: "IT",
      },
    ],
    { userName: "mo", name: { givenName: "Mo", familyName: "Okafor" }, [enterprise]: { department: "IT" } },
  ],
  [
    "what is replaced by nothing goes",
    [{ op: "replace", path: "name.familyName", value: null }],
    { name: { givenName: "Mira" } },
  ],
])("%s", (_, operations, wanted) => {
  const { userName, name, emails, [enterprise]: more } = JSON.parse(JSON.stringify(change(...operations))) as never;
  expect(JSON.parse(JSON.stringify({ userName, name, emails, [enterprise]: more }))).toEqual(
    JSON.parse(JSON.stringify({ ...user(), ...wanted })),
  );
});

test.each([
  "__proto__.redirectTo",
  "__proto__",
  "constructor.prototype.x",
  "constructor.keys",
  "name.__proto__",
  "name.constructor",
  '__proto__[type eq "x"].y',
  'emails[type eq "work"].__proto__',
  `${enterprise}:__proto__.x`,
  "",
  "a.b.c",
  "userName.value",
  'name[type eq "work"].value.x',
])("%s leads nowhere and changes nothing that objects share", (path) => {
  const before = Reflect.ownKeys(Object.prototype);
  expect(() => change({ op: "add", path, value: "x" })).toThrow(AppError);
  expect(() => change({ op: "add", value: { [path]: "x" } })).toThrow(AppError);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  expect(({} as Record<string, unknown>)["redirectTo"]).toBeUndefined();
});

test("whatever is sent, it is done or refused, and what objects share stays as it is", () => {
  const step = fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype",
    "name",
    "emails",
    "toString",
    enterprise,
    'x[type eq "y"]',
  );
  const path = fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => steps.join("."));
  const shared = [Object, Array, Function, String].map(({ prototype }) => prototype as object);
  const before = shared.map((one) => JSON.stringify(Reflect.ownKeys(one).map(String)));
  fc.assert(
    fc.property(fc.oneof(path, fc.string()), fc.jsonValue(), (to, value) => {
      const change = scimPatch.safeParse({
        Operations: [
          { op: "add", path: to, value },
          { op: "add", value: { [to]: value } },
        ],
      });
      try {
        if (change.success) patched(user(), change.data);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
      }
    }),
    { numRuns: process.env["CAIRN_LONG"] === "1" ? 20_000 : 1_000 },
  );
  expect(shared.map((one) => JSON.stringify(Reflect.ownKeys(one).map(String)))).toEqual(before);
});

test("a user cannot grow by an attribute a request", () => {
  let grown: object = user();
  const grow = () => {
    for (let at = 0; at < 1_000; at += 1)
      grown = patched(
        grown as Record<string, unknown>,
        scimPatch.parse({ Operations: [{ op: "add", path: `a${at}`, value: "x".repeat(500) }] }),
      );
  };
  expect(grow).toThrow(/larger than one may be/);
});
