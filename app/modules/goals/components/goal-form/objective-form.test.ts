import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { objectiveForm } from "./objective-form.ts";

const owner = "0193a1b2-0000-7000-8000-000000000001";

function submit(fields: Record<string, string>) {
  const form = new FormData();
  const said = { title: "Grow", timeFrame: "2026-Q4", level: "TEAM", ownerId: owner, visibility: "GLOBAL", ...fields };
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  return parseWithZod(form, { schema: objectiveForm });
}
const row = (place: number, { title = "", target = "100" } = {}) => ({
  [`keyResults[${place}].title`]: title,
  [`keyResults[${place}].measureType`]: "PERCENTAGE",
  [`keyResults[${place}].currency`]: "EUR",
  [`keyResults[${place}].start`]: "0",
  [`keyResults[${place}].target`]: target,
  [`keyResults[${place}].weightage`]: "0",
});

test("rows left as they were added ask for nothing, and those before them keep their places", () => {
  const typed = submit({
    ...row(0, { title: "First" }),
    ...row(1, { title: "Second", target: "5" }),
    ...row(2),
    ...row(3),
  });
  expect(typed.status === "success" && typed.value.keyResults).toMatchObject([
    { title: "First", target: 100, weightage: 0 },
    { title: "Second", target: 5 },
  ]);
  const none = submit(row(0));
  expect(none.status === "success" && none.value.keyResults).toEqual([]);
});

test("a row with a number or before another one needs its title, beside its own field", () => {
  expect(submit(row(0, { target: "7" })).reply().error).toEqual({ "keyResults[0].title": ["goals.required"] });
  expect(submit({ ...row(0), ...row(1, { title: "Second" }) }).reply().error).toEqual({
    "keyResults[0].title": ["goals.required"],
  });
});

test("tags are one or several", () => {
  const typed = submit({ tagIds: owner });
  expect(typed.status === "success" && typed.value.tagIds).toEqual([owner]);
});
