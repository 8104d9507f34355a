import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { rooms } from "#app/composition/rooms.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { membersOn } from "./data/members-sql.ts";
import { emptyAudience, type AudienceRule } from "./domain/audience.ts";
import { cohortQueryInput, emptyQuery, readQuery, type CohortQuery } from "./domain/cohort-query.ts";
import { cohortList, cohortListInput } from "./queries/cohort-list.ts";
import { movesBetween } from "./queries/moves-between.ts";
import { audiencesWith, isInAudience, requireAudience } from "./queries/people-of-audience.ts";
import { previewAudience, previewCohort } from "./queries/preview-cohort.ts";
import { companiesWithCohorts, unused, type CohortWorld } from "./testing/cohort-world.ts";
import { cohortFilterInput } from "./use-cases/cohort-input.ts";
import { saveView, saveViewInput } from "./use-cases/save-view.ts";
import { editCohort, editCohortInput } from "./use-cases/edit-cohort.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let cohorts: CohortWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, cohorts } = await companiesWithCohorts(world));
});
beforeEach(() => cohorts.clear());
afterAll(() => world.close());

const missing = "audiences.day-missing";
/** Each a condition without what it needs, and the fields that say so. */
const unfinished: [object, Record<string, string>][] = [
  [{ hired: "AFTER" }, { hiredFrom: missing }],
  [{ hired: "AFTER", hiredTo: "2026-01-01" }, { hiredFrom: missing }],
  [{ hired: "BEFORE" }, { hiredTo: missing }],
  [{ hired: "BETWEEN" }, { hiredFrom: missing, hiredTo: missing }],
  [{ hired: "BETWEEN", hiredFrom: "2026-01-01" }, { hiredTo: missing }],
  [{ hired: "BETWEEN", hiredFrom: "2026-02-01", hiredTo: "2026-01-01" }, { hiredTo: "audiences.days-reversed" }],
  [{ hiredFrom: "2026-01-01" }, { hired: "audiences.hired-missing" }],
];

test.each(unfinished)("%o is refused beside its field, wherever it is asked", async (condition, fields) => {
  const refused = { code: expect.any(String), details: { fields } };
  await expect(cohorts.make("uma", condition)).rejects.toMatchObject(refused);
  await expect(cohorts.make("uma", { ...condition, source: "FROZEN" })).rejects.toMatchObject(refused);
  const { cohortId } = await cohorts.make("uma", { managers: acme.id("ravi") });
  const edited = editCohortInput.parse({ cohortId, version: 1, name: "Ours", ...condition });
  await expect(acme.as("uma", (context) => editCohort(context, edited, unused))).rejects.toMatchObject(refused);
  const previewed = cohortFilterInput.parse(condition);
  await expect(acme.as("uma", (context) => previewCohort(context, previewed))).rejects.toMatchObject(refused);
  const rule = { ...emptyAudience, ...condition, employeeIds: [acme.id("zed")] };
  await expect(acme.as("pam", (context) => previewAudience(context, rule))).rejects.toMatchObject(refused);
  const beside = Object.fromEntries(Object.entries(fields).map(([field, code]) => [`audience.${field}`, code]));
  await expect(
    acme.as("pam", (context) => requireAudience(context, rule, { field: "audience.", resting: true })),
  ).rejects.toMatchObject({ details: { fields: beside } });
});

test("people who are picked, everybody, and one's own reports ask no filter, so none has to be finished", async () => {
  await cohorts.make("uma", { source: "PICKED", people: [acme.id("asha")], hired: "AFTER" });
  await cohorts.make("uma", { name: "Team", base: "my-team", hired: "AFTER" });
  const rule: AudienceRule = { everyone: true, hired: "AFTER" };
  await expect(acme.as("pam", (context) => requireAudience(context, rule))).resolves.toBeUndefined();
});

const stored: [string, object][] = [
  ["no day", { hired: "AFTER" }],
  ["half a span", { hired: "BETWEEN", hiredTo: "2030-01-01" }],
  ["a kind this release does not know", { hired: "NEVER", hiredFrom: "2026-01-01" }],
  ["a part this release does not know", { managers: [], shoeSizes: ["42"] }],
  ["a part that cannot be read", { orgUnits: ["everything"] }],
];

test.each(stored)(
  "a stored condition with %s finds nobody, gives no rights, and says that it needs repair",
  async (_, query) => {
    const { cohortId } = await cohorts.make("lena", { shared: true });
    const keep = (kind: string) =>
      acme.asProduct((context) =>
        context.rows(
          sql`update {cohort} set query = ${JSON.stringify(query)}::jsonb, source = ${kind},
          frozen_on = ${kind === "FROZEN" ? "2026-01-01" : null} where id = ${cohortId}`,
        ),
      );
    await acme.asProduct((context) =>
      context.rows(sql`insert into {cohort_person} (cohort_id, employee_id) values (${cohortId}, ${acme.id("asha")})`),
    );
    for (const kind of ["FROZEN", "DYNAMIC"]) {
      await keep(kind);
      expect(await cohorts.members("pam", cohortId)).toEqual([]);
      expect(
        await acme.as("pam", (context) => audiencesWith(context, acme.id("asha"), [{ cohorts: [cohortId] }])),
      ).toEqual([false]);
    }
    const template = { isDefault: false, audience: { cohorts: [cohortId] } };
    const own = { isDefault: true, audience: {} };
    expect(await acme.as("pam", (context) => movesBetween(context, [own], [template, own]))).toMatchObject([
      { from: own, to: own },
    ]);
    expect(await cohorts.screen("lena", cohortId)).toMatchObject({ unfinished: true, people: { total: 0 } });
    const list = await acme.as("lena", (context) => cohortList(context, cohortListInput.parse({})));
    expect(list.rows).toMatchObject([{ id: cohortId, unfinished: true, people: 0 }]);
  },
);

test("an audience that was stored with an unfinished filter means whom it names, and nobody by the filter", async () => {
  const meant = (rule: AudienceRule) =>
    acme.as("pam", async (context) => found(context, await isInAudience(context, rule)));
  const rule: AudienceRule = { managers: [acme.id("ravi")], hired: "AFTER" };
  expect(await meant(rule)).toEqual([]);
  expect(await meant({ ...rule, employeeIds: [acme.id("zed")] })).toEqual(["zed"]);
});

test("a view of a list keeps no filter without its days", async () => {
  const keep = (query: string) =>
    acme.as("uma", (context) =>
      saveView(context, saveViewInput.parse({ of: `/app/my-data/people?${query}`, name: `Of ${query}` }), rooms),
    );
  await expect(keep("hired=AFTER")).rejects.toMatchObject({ details: { fields: { of: missing } } });
  await expect(keep("hired=AFTER&hiredFrom=soon")).rejects.toMatchObject({ code: "audiences.day-invalid" });
  await expect(keep("hired=AFTER&hiredFrom=2026-01-01")).resolves.toMatchObject({ address: expect.any(String) });
});

test("no condition that is added, finished, malformed or unknown, widens whom a filter finds", async () => {
  const id = (...people: string[]) => fc.constantFrom(...people.map((who) => acme.id(who)));
  const day = fc.constantFrom("2020-01-01", "2025-06-01", "2030-01-01");
  const base = fc.record({ managers: fc.uniqueArray(id("uma", "ravi"), { maxLength: 1 }) }, { requiredKeys: [] });
  const anything = fc.anything({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value) ?? "null") as unknown);
  const parts = Object.keys(cohortQueryInput.shape).filter((part) => !["managers", "below"].includes(part));
  const condition = fc.oneof(
    fc.record(
      { hired: fc.constantFrom("AFTER", "BEFORE", "BETWEEN"), hiredFrom: day, hiredTo: day },
      { requiredKeys: [] },
    ),
    fc.dictionary(fc.constantFrom(...parts, "__proto__", "other"), anything, { minKeys: 1, maxKeys: 2 }),
  );
  const samples = fc.sample(fc.tuple(base, condition), 150).map(([before, added]) => ({
    before: readQuery(before),
    after: readQuery({ ...before, ...added }),
  }));
  const widened = await acme.as("pam", async (context) => {
    const members = (query: CohortQuery) =>
      membersOn(
        context,
        { id: null, ownerId: acme.id("pam"), source: "DYNAMIC", base: "everyone", query },
        context.today(),
      );
    const each = samples.map(
      ({ before, after }) =>
        sql`exists (select from {employee} e where (${members(after)}) and not (${members(before)}))`,
    );
    const [row] = await context.rows<{ widened: boolean[] }>(sql`select array[${sql.join(each)}] as widened`);
    return samples.filter((_, place) => row!.widened[place]);
  });
  expect(widened).toEqual([]);
  expect(samples.every(({ after }) => after !== emptyQuery)).toBe(true);
});

const found = async (context: Context, where: Sql) =>
  (
    await context.rows<{ name: string }>(sql`select e.display_name as name from {employee} e where ${where} order by 1`)
  ).map(({ name }) => name);
