import { expect, test } from "vitest";
import { audienceInput, emptyAudience, keptAudience, queryOf, saysNobody } from "./audience.ts";

const [one, other] = ["0193a1b2-0000-7000-8000-000000000001", "0193a1b2-0000-7000-8000-000000000002"];

test("an audience reads what a form sends: one value, several, a box beside its empty half, or nothing", () => {
  expect(audienceInput.parse({})).toEqual(emptyAudience);
  expect(audienceInput.parse({ everyone: ["off", "on"] }).everyone).toBe(true);
  expect(
    audienceInput.parse({ everyone: "off", cohorts: one, orgUnits: [one, other], managers: "none" }),
  ).toMatchObject({ everyone: false, cohorts: [one], orgUnits: [one, other], managers: [] });
  expect(audienceInput.safeParse({ cohorts: "everyone" }).success).toBe(false);
  expect(audienceInput.safeParse({ hiredFrom: "2026-02-30" }).success).toBe(false);
});

test("what is kept means the same, and says nothing that says nothing", () => {
  const said = audienceInput.parse({ cohorts: [one, one], hired: "AFTER", hiredFrom: "2026-01-01", withoutIds: [] });
  const kept = keptAudience(said);
  expect(kept).toEqual({ cohorts: [one], hired: "AFTER", hiredFrom: "2026-01-01" });
  expect(audienceInput.parse(kept)).toEqual({ ...said, cohorts: [one] });
});

test("nobody is said by leaving people out alone, and by a date of joining without its day", () => {
  for (const rule of [
    {},
    { withoutIds: [one] },
    { hired: "AFTER" as const },
    { hired: "BEFORE" as const, hiredFrom: "2026-01-01" },
  ])
    expect(saysNobody(rule)).toBe(true);
  for (const rule of [{ everyone: true }, { cohorts: [one] }, { employeeIds: [one] }, { grades: [one] }])
    expect(saysNobody(rule)).toBe(false);
  expect(queryOf({ hired: "BETWEEN", hiredTo: "2026-12-31" })).toMatchObject({
    hired: "BETWEEN",
    hiredTo: "2026-12-31",
  });
});
