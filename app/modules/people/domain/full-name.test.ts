import { describe, expect, test } from "vitest";
import { displayName, fullName, initials } from "./full-name.ts";

const asha = { firstName: "Aishwarya", lastName: "Rao", preferredFirstName: null, displayName: null };

describe("the name a person goes by", () => {
  test("is the display name, else the preferred first name, else the first name", () => {
    expect(displayName(asha)).toBe("Aishwarya Rao");
    expect(displayName({ ...asha, preferredFirstName: "Asha" })).toBe("Asha Rao");
    expect(displayName({ ...asha, preferredFirstName: "Asha", displayName: "Asha R." })).toBe("Asha R.");
    expect(displayName({ ...asha, preferredFirstName: "  ", displayName: " " })).toBe("Aishwarya Rao");
  });

  test("leaves the name in the register alone, and copes with one name only", () => {
    expect(fullName({ ...asha, preferredFirstName: "Asha", displayName: "A" })).toBe("Aishwarya Rao");
    expect(fullName({ ...asha, lastName: "" })).toBe("Aishwarya");
  });
});

test.each([
  ["Aishwarya Rao", "AR"],
  ["Jean-Luc van der Berg", "JB"],
  ["Sean O'Brien", "SO"],
  ["'t Hooft", "TH"],
  ["élodie ångström", "ÉÅ"],
  ["e\u0301lodie", "É"],
  ["ßarah", "ß"],
  ["कीर्ति शर्मा", "कीश"],
  ["कृष्ण", "कृ"],
  ["محمد علي", "م\u200cع"],
  ["فاطمة", "ف"],
  ["李 小龙", "李小"],
  ["Asha 🌱", "A"],
  ["   ", ""],
  ["— —", ""],
])("the initials of %s are %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
