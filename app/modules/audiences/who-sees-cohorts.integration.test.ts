import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { cohortForm } from "./queries/cohort-form.ts";
import { cohortList, cohortListInput } from "./queries/cohort-list.ts";
import { requirePeopleOf } from "./queries/cohort-screen.ts";
import { peopleOfCohort } from "./queries/cohort-in-lists.ts";
import { exportCohort } from "./queries/export-cohort.ts";
import { previewCohort } from "./queries/preview-cohort.ts";
import { sharers } from "./queries/sharers.ts";
import { cohortFilterInput } from "./use-cases/cohort-input.ts";
import { deleteCohort } from "./use-cases/delete-cohort.ts";
import { editCohort, editCohortInput } from "./use-cases/edit-cohort.ts";
import { grantSharing, withdrawSharing } from "./use-cases/set-sharing-right.ts";
import { companiesWithCohorts, unused, type CohortWorld } from "./testing/cohort-world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let cohorts: CohortWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, cohorts } = await companiesWithCohorts(world));
});
beforeEach(() => cohorts.clear());
afterAll(() => world.close());

test("sharing takes a right, which platform admins give and take", async () => {
  await expect(cohorts.make("asha", { shared: true })).rejects.toMatchObject({ status: 403 });
  await expect(
    acme.as("asha", (context) => grantSharing(context, { employeeId: acme.id("asha") })),
  ).rejects.toMatchObject({ status: 404 });
  await expect(
    globex.as("spy", (context) => grantSharing(context, { employeeId: acme.id("asha") })),
  ).rejects.toMatchObject({ status: 404 });
  await acme.as("pam", (context) => grantSharing(context, { employeeId: acme.id("asha") }));
  const { cohortId } = await cohorts.make("asha", { shared: true });
  expect((await acme.as("pam", (context) => sharers(context))).map(({ name, shared }) => [name, shared])).toEqual([
    ["asha", 1],
    ["lena", 0],
  ]);
  await acme.as("pam", (context) => withdrawSharing(context, { employeeId: acme.id("asha") }));
  expect((await cohorts.screen("kim", cohortId)).shared).toBe(true);
  await expect(cohorts.make("asha", { name: "More", shared: true })).rejects.toMatchObject({ status: 403 });
});

test("the form of a cohort is for those who may change it", async () => {
  const { cohortId } = await cohorts.make("lena", { shared: true, source: "PICKED", people: [acme.id("kim")] });
  const open = (who: string) => acme.as(who, (context) => cohortForm(context, cohortId), { readOnly: true });
  expect((await open("lena")).cohort?.people.map(({ name }) => name)).toEqual(["kim"]);
  await expect(open("asha")).rejects.toMatchObject({ status: 403 });
  await expect(globex.as("spy", (context) => cohortForm(context, cohortId), { readOnly: true })).rejects.toMatchObject({
    status: 404,
  });
});

test("a private cohort is nobody else's, a shared one is changed by its owner and the platform's admins", async () => {
  const own = await cohorts.make("asha", {});
  for (const who of ["ravi", "pam"]) {
    await expect(cohorts.screen(who, own.cohortId)).rejects.toMatchObject({ status: 404 });
    await expect(acme.as(who, (context) => deleteCohort(context, own, unused))).rejects.toMatchObject({ status: 404 });
  }
  await expect(
    globex.as("spy", (context) => requirePeopleOf(context, own.cohortId, { search: "", limit: 5, offset: 0 })),
  ).rejects.toMatchObject({ status: 404 });
  const shared = await cohorts.make("lena", { shared: true });
  const edit = (who: string) =>
    acme.as(who, (context) =>
      editCohort(context, editCohortInput.parse({ ...shared, name: "Renamed", shared: true, version: 1 }), unused),
    );
  await expect(edit("asha")).rejects.toMatchObject({ status: 403 });
  await edit("pam");
  await expect(edit("lena")).rejects.toMatchObject({
    code: "platform.changed-meanwhile",
    status: 409,
    details: { params: { version: 2, who: "somebody", name: "pam" } },
  });
});

test("nobody learns a private fact of colleagues through a cohort: names, counts, lists and files are of those whose fact they may know", async () => {
  const { cohortId } = await cohorts.make("pam", { genders: "FEMALE", shared: true });
  expect(await cohorts.members("pam", cohortId)).toEqual(["asha", "lena", "zed"]);
  expect(await cohorts.members("uma", cohortId)).toEqual(["asha", "zed"]);
  expect(await cohorts.members("ravi", cohortId)).toEqual(["asha"]);
  expect(await cohorts.members("kim", cohortId)).toEqual([]);
  expect(await cohorts.members("lena", cohortId)).toEqual(["lena"]);
  const counted = await acme.as("ravi", (context) => cohortList(context, cohortListInput.parse({})), {
    readOnly: true,
  });
  expect(counted.rows.map(({ people }) => people)).toEqual([1]);
  expect(
    await acme.as("kim", (context) => exportCohort(context, { cohortId, search: "" }).then(csvOf), { readOnly: true }),
  ).not.toContain("asha");
  const preview = await acme.as(
    "ravi",
    (context) => previewCohort(context, cohortFilterInput.parse({ genders: "FEMALE" })),
    { readOnly: true },
  );
  expect(preview).toMatchObject({ count: 1, people: [{ name: "asha" }] });
  const narrowed = await acme.as("kim", async (context) => {
    return context.rows(sql`select e.id from {employee} e where e.id in ${await peopleOfCohort(context, cohortId)}`);
  });
  expect(narrowed).toEqual([]);
  expect([(await cohorts.screen("ravi", cohortId)).partly, (await cohorts.screen("pam", cohortId)).partly]).toEqual([
    true,
    false,
  ]);
});

test("a list frozen from a private fact tells no more of it", async () => {
  const { cohortId } = await cohorts.make("pam", { genders: "FEMALE", shared: true, source: "FROZEN" });
  expect([
    await cohorts.members("pam", cohortId),
    await cohorts.members("kim", cohortId),
    await cohorts.members("ravi", cohortId),
  ]).toEqual([["asha", "lena", "zed"], [], ["asha"]]);
});

test("the people of a private team are shown to those who see the team", async () => {
  const team = randomUUID();
  await acme.asProduct(async (context) => {
    await context.rows(
      sql`insert into {team} (id, name, display_name, visibility, created_at) values (${team}, 'Secret', 'Secret',
        'PRIVATE', ${context.clock.now()})`,
    );
    await context.rows(
      sql`insert into {team_member} (team_id, employee_id) select ${team}, unnest(${[acme.id("zed"), acme.id("kim")]}::uuid[])`,
    );
  });
  const { cohortId } = await cohorts.make("pam", { teams: team, shared: true });
  const frozen = await cohorts.make("pam", { name: "Frozen", teams: team, shared: true, source: "FROZEN" });
  for (const one of [cohortId, frozen.cohortId]) {
    expect([await cohorts.members("kim", one), await cohorts.members("asha", one)]).toEqual([["kim", "zed"], []]);
    expect((await cohorts.screen("asha", one)).parts).toEqual([]);
  }
});
