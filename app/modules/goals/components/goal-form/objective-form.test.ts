import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { frameTyped, objectiveForm, storedObjective } from "./objective-form.ts";

const owner = "0193a1b2-0000-7000-8000-000000000001";

function submit(fields: Record<string, string>) {
  const form = new FormData();
  const said = { title: "Grow", timeFrame: "2026-Q4", level: "TEAM", ownerIds: owner, visibility: "GLOBAL", ...fields };
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

test("a time frame may be two dates of one's own, the second not before the first", () => {
  const dates = { timeFrame: "CUSTOM", startDate: "2026-10-05", dueDate: "2026-11-20" };
  const typed = submit(dates);
  if (typed.status !== "success") throw new Error("It was refused");
  expect(storedObjective(typed.value)).toMatchObject({ timeFrame: "2026-10-05..2026-11-20", ownerIds: [owner] });
  expect(storedObjective(typed.value)).not.toHaveProperty("startDate");
  const refused = (fields: Record<string, string>) => submit({ ...dates, ...fields }).reply().error;
  expect(refused({ dueDate: "2026-10-04" })).toEqual({ dueDate: ["goals.due-before-start"] });
  expect(refused({ startDate: "" })).toEqual({ startDate: ["goals.required"] });
  expect(frameTyped({ ...dates, dueDate: "" })).toBe("");
  expect(frameTyped({ ...dates, timeFrame: "2026-Q4" })).toBe("2026-Q4");
});
