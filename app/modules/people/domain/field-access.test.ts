import { expect, test } from "vitest";
import { fieldAccessEffects, type FieldAccess } from "./field-access.ts";

const before: FieldAccess = {
  size: { viewers: "ADMINS", editors: "ADMINS" },
  buddy: { viewers: "EVERYBODY", editors: "SELF" },
};

test("nothing changes for anybody where every field stays for whom it is", () => {
  expect(fieldAccessEffects(before, before)).toEqual([]);
});

test("a field that is for more is told group by group, what is lost stands first", () => {
  const after: FieldAccess = {
    size: { viewers: "EVERYBODY", editors: "MANAGERS" },
    buddy: { viewers: "MANAGERS", editors: "ADMINS" },
  };
  expect(
    fieldAccessEffects(before, after).map(({ fieldId, kind, who, change }) => [fieldId, kind, who, change]),
  ).toEqual([
    ["buddy", "viewers", "EVERYBODY", "LOSE"],
    ["buddy", "editors", "MANAGERS", "LOSE"],
    ["buddy", "editors", "PERSON", "LOSE"],
    ["size", "viewers", "PERSON_AND_MANAGERS", "GAIN"],
    ["size", "viewers", "EVERYBODY", "GAIN"],
    ["size", "editors", "MANAGERS", "GAIN"],
  ]);
});
