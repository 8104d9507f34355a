import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { emptyAudience, type AudienceRule } from "./domain/audience.ts";
import { isInAudience, peopleOfAudience, requireAudience } from "./queries/people-of-audience.ts";
import { previewAudience } from "./queries/preview-cohort.ts";
import { cohortInput } from "./use-cases/cohort-input.ts";
import { createCohort } from "./use-cases/create-cohort.ts";

let world: World;
let acme: Company;
let globex: Company;

/** pam looks after the platform; ravi leads asha and kim; lou is beside them. */
beforeAll(async () => {
  world = await createWorld();
  acme = (await world.company())
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("ravi")
    .team("ravi", "asha", "kim")
    .employee("lou");
  await acme.build();
  globex = await (await world.company()).employee("spy").build();
});
afterAll(() => world.close());

const cohort = (who: string, input: object) =>
  acme.as(who, async (context) => (await createCohort(context, cohortInput.parse(input))).cohortId);
const ids = (...people: string[]) => people.map((who) => acme.id(who));
const names = (context: Context, where: ReturnType<typeof sql>) =>
  context
    .rows<{ name: string }>(sql`select e.display_name as name from {employee} e where ${where} order by 1`)
    .then((rows) => rows.map(({ name }) => name));
const meant = (rule: AudienceRule, who = "pam") =>
  acme.as(who, async (context) => names(context, await isInAudience(context, rule)));
const known = (rule: AudienceRule, who: string) =>
  acme.as(who, async (context) => names(context, sql`e.id in ${await peopleOfAudience(context, rule)}`));

test("an audience is everybody, or the people of any cohort, of the filters and by name, but never those left out", async () => {
  const team = await cohort("pam", { name: "Ravi's", managers: acme.id("ravi"), shared: true });
  expect(await meant({})).toEqual([]);
  expect(await meant(emptyAudience)).toEqual([]);
  expect(await meant({ everyone: true })).toEqual(["asha", "kim", "lou", "pam", "ravi"]);
  expect(await meant({ everyone: true, withoutIds: ids("lou", "pam") })).toEqual(["asha", "kim", "ravi"]);
  expect(await meant({ cohorts: [team] })).toEqual(["asha", "kim"]);
  expect(await meant({ managers: ids("ravi"), employeeIds: ids("lou") })).toEqual(["asha", "kim", "lou"]);
  expect(await meant({ cohorts: [team], employeeIds: ids("lou"), withoutIds: ids("kim", "lou") })).toEqual(["asha"]);
  // A filter without its days narrows nothing, and so is nobody by itself.
  expect(await meant({ hired: "AFTER" })).toEqual([]);
});

test("people are shown an audience as far as they may know who is of it; another company's is nobody", async () => {
  const team = await cohort("ravi", { name: "Mine", managers: acme.id("ravi") });
  expect(await known({ cohorts: [team] }, "ravi")).toEqual(["asha", "kim"]);
  expect(await known({ cohorts: [team], employeeIds: ids("lou") }, "lou")).toEqual(["lou"]);
  const preview = await acme.as("ravi", (context) => previewAudience(context, { ...emptyAudience, cohorts: [team] }));
  expect([preview.count, preview.people.map(({ name }) => name)]).toEqual([2, ["asha", "kim"]]);
  const spied = { ...emptyAudience, cohorts: [team], employeeIds: ids("asha"), managers: ids("ravi") };
  expect(await globex.as("spy", (context) => previewAudience(context, spied))).toEqual({ count: 0, people: [] });
});

test("what others will see takes no cohort that tells private facts, and what goes on takes a shared one", async () => {
  const women = await cohort("pam", { name: "Women", genders: "FEMALE", shared: true });
  const own = await cohort("pam", { name: "Own", managers: acme.id("ravi") });
  const ask = (rule: AudienceRule, resting: boolean) =>
    acme.as("pam", (context) => requireAudience(context, rule, { field: "reviewees.", resting }));
  await expect(ask({ cohorts: [own] }, false)).resolves.toBeUndefined();
  for (const resting of [true, false])
    await expect(ask({ cohorts: [women] }, resting)).rejects.toMatchObject({
      code: "audiences.cohort-of-private-facts",
      details: { fields: { "reviewees.cohorts": "audiences.cohort-of-private-facts" } },
    });
  await expect(ask({ cohorts: [own] }, true)).rejects.toMatchObject({ code: "audiences.cohort-private" });
  await expect(ask({ withoutIds: ids("lou") }, false)).rejects.toMatchObject({ code: "audiences.nobody-chosen" });
});
