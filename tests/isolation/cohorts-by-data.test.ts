import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { requireAudience } from "#app/modules/audiences/index.ts";
import { cohortForm } from "#app/modules/audiences/queries/cohort-form.ts";
import { cohortList, cohortListInput } from "#app/modules/audiences/queries/cohort-list.ts";
import { previewCohort } from "#app/modules/audiences/queries/preview-cohort.ts";
import { companiesWithCohorts, type CohortWorld } from "#app/modules/audiences/testing/cohort-world.ts";
import { cohortFilterInput } from "#app/modules/audiences/use-cases/cohort-input.ts";
import { editCohort, editCohortInput } from "#app/modules/audiences/use-cases/edit-cohort.ts";
import { runningCycle } from "#app/modules/reviews/testing/running-cycle.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let cohorts: CohortWorld;

/** Asha, Kim, Zed and Ravi were told their scores; Lena's is known to nobody here but who administers reviews. */
const scores = { asha: 31, kim: 88, zed: 22, ravi: 35, lena: 12 } as const;
const low = "shared-review-score:0:50:90";

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, cohorts } = await companiesWithCohorts(world));
  await acme.employee("rae").admin("REVIEW_ADMIN").build();
  await acme.switchOn("REVIEW", "FEEDBACK", "CHECK_IN", "GOAL");
  const managers = { asha: "ravi", kim: "ravi", zed: "uma", ravi: "uma", lena: null } as const;
  const names = Object.keys(scores) as (keyof typeof scores)[];
  await runningCycle(
    acme,
    names.map((name) => ({ employeeId: acme.id(name), managerId: managers[name] && acme.id(managers[name]) })),
    { shared: true },
  );
  await acme.asProduct(async (context) => {
    for (const name of names)
      await context.rows(
        sql`update {review_reviewee} set score_overall = ${scores[name]} where employee_id = ${acme.id(name)}`,
      );
    await context.rows(
      sql`update {employee} set ethnicity = case when id = ${acme.id("asha")} then 'Nordic' else 'Andean' end
        where id = any(${[acme.id("asha"), acme.id("zed")]}::uuid[])`,
    );
  });
});
beforeEach(() => cohorts.clear());
afterAll(() => world.close());

const found = (who: string, said: object) =>
  acme.as(
    who,
    async (context) => (await previewCohort(context, cohortFilterInput.parse(said))).people.map(({ name }) => name),
    { readOnly: true },
  );
const refused = (code: string) => ({ status: 422, code });

test("who reads results finds people by them; managers find those whose results they read, and never themselves", async () => {
  expect(await found("rae", { data: [low] })).toEqual(["asha", "lena", "ravi", "zed"]);
  expect(await found("uma", { data: [low] })).toEqual(["asha", "ravi", "zed"]);
  expect(await found("ravi", { data: [low] })).toEqual(["asha"]);
  expect(await found("ravi", { data: ["shared-review-score:80::90"] })).toEqual(["kim"]);
});

test("who reads nobody's results cannot ask: no preview, no cohort, and it is not offered", async () => {
  for (const who of ["asha", "zed", "pam"]) {
    await expect(found(who, { data: [low] })).rejects.toMatchObject(refused("audiences.data-unknown"));
    await expect(cohorts.make(who, { data: [low] })).rejects.toMatchObject(refused("audiences.data-unknown"));
    const { choices } = await acme.as(who, (context) => cohortForm(context, null), { readOnly: true });
    expect(choices.data.map(({ key }) => key)).not.toContain("shared-review-score");
  }
  await expect(
    globex.as("spy", (context) => previewCohort(context, cohortFilterInput.parse({ data: [low] }))),
  ).rejects.toMatchObject(refused("audiences.data-unknown"));
});

test("numbers told of groups alone find nobody: neither surveys, nor points, pay or shares of reviews", async () => {
  await acme.switchOn("ENGAGEMENT", "POINTS", "COMPENSATION");
  for (const key of ["favourable-answers", "points-posted", "raise-in-percent", "review-score", "notes-published"])
    await expect(found("rae", { data: [`${key}:0::90`] })).rejects.toMatchObject(refused("audiences.data-unknown"));
});

test("a shared cohort of low results tells everybody no more than they may know, frozen or not", async () => {
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set can_create_shared_cohort = true where id = ${acme.id("rae")}`),
  );
  for (const source of ["DYNAMIC", "FROZEN"]) {
    const { cohortId } = await cohorts.make("rae", { name: source, shared: true, source, data: [low] });
    expect(await cohorts.members("rae", cohortId)).toEqual(["asha", "lena", "ravi", "zed"]);
    expect(await cohorts.members("ravi", cohortId)).toEqual(["asha"]);
    expect(await cohorts.members("asha", cohortId)).toEqual([]);
    expect(await cohorts.members("pam", cohortId)).toEqual([]);
    const { rows: listed } = await acme.as("asha", (context) => cohortList(context, cohortListInput.parse({})), {
      readOnly: true,
    });
    expect(listed.find(({ id }) => id === cohortId)?.people).toBe(0);
    const screen = await cohorts.screen("ravi", cohortId);
    expect([screen.partly, screen.data[0]?.name]).toEqual([true, "Score of shared reviews"]);
  }
});

test("nothing that others will see, and no rights, rest on a cohort by data", async () => {
  const { cohortId } = await cohorts.make("uma", { data: [low] });
  const use = (rule: object, options = {}) =>
    acme.as("uma", (context: Context) => requireAudience(context, rule, options), { readOnly: true });
  await expect(use({ cohorts: [cohortId] })).rejects.toMatchObject(refused("audiences.cohort-of-private-facts"));
  const plain = await cohorts.make("uma", { name: "Plain" });
  const rests = async () => [
    { ...{ room: "goals", label: "cohort.use.view", params: {}, link: null }, rests: true, mayChange: true },
  ];
  const said = { cohortId: plain.cohortId, name: "Plain", version: 1, data: [low] };
  await expect(
    acme.as("uma", (context) => editCohort(context, editCohortInput.parse(said), rests)),
  ).rejects.toMatchObject({ status: 409, code: "audiences.cohort-in-use" });
});

test("no ranges and periods put together tell a manager of anybody whose results they do not read", async () => {
  const told = new Set<string>();
  for (const from of ["", "0", "10", "30", "60"])
    for (const to of ["100", "50", "20", "5"])
      for (const days of [30, 90, 180, 365])
        for (const name of await found("ravi", { data: [`shared-review-score:${from}:${to}:${days}`] }).catch(() => []))
          told.add(name);
  expect([...told].sort()).toEqual(["asha", "kim"]);
});

test("a condition without a range, or with one that cannot be, is refused beside its field, and finds nobody where it is stored", async () => {
  await expect(found("rae", { data: ["shared-review-score:::90"] })).rejects.toMatchObject({
    details: { fields: { data: "audiences.data-missing" } },
  });
  await expect(cohorts.make("rae", { data: ["shared-review-score:60:40:90"] })).rejects.toMatchObject({
    details: { fields: { data: "audiences.data-reversed" } },
  });
  const { cohortId } = await cohorts.make("rae", { data: [low] });
  for (const data of [["shared-review-score:::90"], ["no-such-number:0:1:90"], ["nonsense"]]) {
    await acme.asProduct((context) =>
      context.rows(sql`update {cohort} set query = ${JSON.stringify({ data })}::jsonb where id = ${cohortId}`),
    );
    expect(await cohorts.members("rae", cohortId)).toEqual([]);
  }
});

test("of whom nothing is counted the count is none; people are found by how long they are here", async () => {
  expect(await found("uma", { data: ["one-on-ones-held::0:90"] })).toEqual(["asha", "kim", "ravi", "zed"]);
  expect(await found("uma", { data: ["one-on-ones-held:1::90"] })).toEqual([]);
  expect(await found("lena", { data: ["public-feedback-received::0:365"] })).toContain("asha");
});

test("ethnicity is offered and asked as far as it may be known, and those one has 1:1s with are a base", async () => {
  const offered = async (who: string) =>
    (await acme.as(who, (context) => cohortForm(context, null), { readOnly: true })).choices.ethnicities;
  expect([await offered("ravi"), await offered("pam"), await offered("lena")]).toEqual([
    ["Nordic"],
    ["Andean", "Nordic"],
    [],
  ]);
  expect(await found("ravi", { ethnicities: ["Nordic", "Andean"] })).toEqual(["asha"]);
  expect(await found("lena", { ethnicities: ["Nordic"] })).toEqual([]);
  expect(await cohorts.members("asha", "-9")).toEqual([]);
});
