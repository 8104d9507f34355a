import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPassword, demandOf, meetsPolicy, passwordRules, usualDemand } from "./password-policy.ts";

describe("the four classes and the length", () => {
  test.each([
    ["Tor-eich7", []],
    ["Tor-ei7", ["length"]],
    ["tor-eich7", ["upper"]],
    ["TOR-EICH7", ["lower"]],
    ["Tor-eiche", ["digit"]],
    ["Toreiche7", ["special"]],
    ["", ["length", "upper", "lower", "digit", "special", "uncommon"]],
  ])("%j misses %j", (password, missing) => {
    const checks = checkPassword(password);
    expect(passwordRules.filter((rule) => !checks[rule])).toEqual(missing);
  });

  test("letters and digits of every script count", () => {
    expect(meetsPolicy("Żółć-gęś٧")).toBe(true);
  });

  test("a space is a special character, and emoji are one character each", () => {
    expect(checkPassword("Kiefer am See 4").special).toBe(true);
    expect(checkPassword("Aa1🗻🗻🗻🗻").length).toBe(false);
    expect(checkPassword("Aa1🗻🌲🗻🌲🗻").length).toBe(true);
  });
});

test("long passwords are accepted whole", () => {
  expect(meetsPolicy(`Aa1-${"kieselstein ".repeat(20)}`)).toBe(true);
  expect(checkPassword(`Aa1-${"x".repeat(1_021)}`).length).toBe(false);
});

test.each([
  "Password1!",
  "P@ssw0rd",
  "P@55w0rd!",
  "Welcome@123",
  "1Qaz@wsx",
  "Abcd@1234",
  "Qwerty-2024",
  "Cairn@2026",
  "Aaaaaa1!",
  "!1Summer",
])("%s satisfies the classes and is refused as common", (password) => {
  expect(checkPassword(password)).toMatchObject({
    upper: true,
    lower: true,
    digit: true,
    special: true,
    uncommon: false,
  });
});

test.each(["Acme@2026", "Robotics-1", "AcmeRobotics!1", "Asha#1999"])(
  "%s is refused where company or person are called so",
  (password) => {
    expect(checkPassword(password, ["Acme Robotics", "asha@acme.test"]).uncommon).toBe(false);
    expect(checkPassword(password, ["Globex"]).uncommon).toBe(true);
  },
);

test("a common word among others is no reason to refuse", () => {
  expect(meetsPolicy("Summer rain on 4 roofs", ["Acme"])).toBe(true);
  expect(meetsPolicy("Cairn-demo-1")).toBe(true);
});

test("composed and decomposed letters are the same password", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (password) => {
      expect(checkPassword(password.normalize("NFD"))).toEqual(checkPassword(password.normalize("NFC")));
    }),
  );
});

describe("what several companies ask", () => {
  test.each([
    [[], { minimumLength: 8, classes: true }],
    [["COMPOSITION"], { minimumLength: 8, classes: true }],
    [["LENGTH"], { minimumLength: 15, classes: false }],
    [["LENGTH", "COMPOSITION"], { minimumLength: 15, classes: true }],
  ] as const)("%j together ask %j", (kinds, demand) => {
    expect(demandOf(kinds)).toEqual(demand);
  });

  test("where length counts alone, a sentence will do and a short mixture will not", () => {
    const long = demandOf(["LENGTH"]);
    expect([
      meetsPolicy("kiefern am see im herbst", [], long),
      meetsPolicy("Tor-eich7", [], long),
      meetsPolicy("passwordpassword", [], long),
    ]).toEqual([true, false, true]);
    expect(meetsPolicy("aaaaaaaaaaaaaaaaaaaa", [], long)).toBe(false);
    expect(meetsPolicy("kiefern am see im herbst", [], usualDemand)).toBe(false);
  });
});
