import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roomServers } from "#app/composition/rooms.server.ts";
import { rooms } from "#app/composition/rooms.ts";
import { createObjective, createObjectiveInput } from "#app/modules/goals/use-cases/create-objective.ts";
import { goalListInput, listGoals } from "#app/modules/goals/queries/goal-list.ts";
import { employeeFilters } from "#app/modules/people/queries/employee-filters.ts";
import { peopleScreen } from "#app/modules/people/queries/people-screen.ts";
import { exportEmployees } from "#app/modules/people/queries/export-employees.ts";
import { gather } from "#app/platform/contributions/gatherings.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { cohortInput } from "./use-cases/cohort-input.ts";
import { createCohort } from "./use-cases/create-cohort.ts";
import { saveView } from "./use-cases/save-view.ts";
import { sql } from "#tenancy/sql.ts";

const gatherings = gather(rooms, roomServers);
const register = "/app/company/settings/platform/employees";
let world: World;
let acme: Company;
let globex: Company;
let women: string;

/** pam keeps the platform and shares a cohort found by a private fact; ravi leads asha. */
beforeAll(async () => {
  world = await createWorld();
  acme = (await world.company())
    .employee("pam")
    .admin("PLATFORM_ADMIN", "GOAL_ADMIN")
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("kim");
  await acme.build();
  globex = await (await world.company()).employee("spy").admin("PLATFORM_ADMIN", "GOAL_ADMIN").build();
  await acme.asProduct((context) =>
    context.rows(
      sql`update {employee} set gender = 'FEMALE' where id = any(${[acme.id("asha"), acme.id("kim")]}::uuid[])`,
    ),
  );
  women = (
    await acme.as("pam", (context) =>
      createCohort(context, cohortInput.parse({ name: "Women", genders: "FEMALE", shared: true })),
    )
  ).cohortId;
  for (const who of ["asha", "kim", "ravi"]) {
    await acme.as(who, (context) =>
      createObjective(
        context,
        createObjectiveInput.parse({ title: `Of ${who}`, timeFrame: "2026-Q4", level: "INDIVIDUAL" }),
      ),
    );
  }
});

afterAll(() => world.close());

const goalsOf = async (who: string, cohort: string, company = acme) =>
  (
    await company.as(
      who,
      (context) => listGoals(context, goalListInput.parse({ scope: "company", period: "all", cohort })),
      { readOnly: true },
    )
  ).rows
    .map(({ title }) => title)
    .sort();
const screen = peopleScreen("directory");
const list = (who: string, search: string, company = acme) =>
  company.as(
    who,
    async (context) => {
      const request = new Request(`http://x.test${register}${search}`);
      const offers = await gatherings.offersToList(context, request.url);
      const filters = employeeFilters.parse(Object.fromEntries(new URLSearchParams(search)));
      return {
        offers,
        names: (await screen(context, filters, offers, { request })).page.rows.map(({ name }) => name),
        file: await exportEmployees(context, "directory", filters, offers.people).then(csvOf),
      };
    },
    { readOnly: true },
  );

test("lists of goals are narrowed to the people of a cohort that the actor may know to be in it", async () => {
  expect(await goalsOf("pam", women)).toEqual(["Of asha", "Of kim"]);
  expect(await goalsOf("ravi", women)).toEqual(["Of asha"]);
  expect(await goalsOf("ravi", "-2")).toEqual(["Of asha"]);
  expect(await goalsOf("ravi", "my-data")).toEqual(["Of ravi"]);
});

test.each([
  ["a cohort of another company", "spy", () => globex],
  ["no cohort at all", "ravi", () => acme],
])("%s is nobody, never everybody", async (_, who, company) => {
  for (const ref of [who === "spy" ? women : "0193a1b2-0000-7000-8000-000000000001", "-99", "' or true --"]) {
    expect(await goalsOf(who, ref, company())).toEqual([]);
    expect((await list(who, `?cohort=${encodeURIComponent(ref)}`, company())).names).toEqual([]);
  }
});

test("lists of people are narrowed alike, their files too", async () => {
  expect((await list("pam", `?cohort=${women}`)).names).toEqual(["asha", "kim"]);
  const seen = await list("ravi", `?cohort=${women}`);
  expect(seen.names).toEqual(["asha"]);
  expect(seen.file).not.toContain("kim");
  expect((await list("ravi", "")).names).toEqual(["asha", "kim", "pam", "ravi"]);
});

test("the filters of a list of people are kept as a view, the cohort among them", async () => {
  const { viewId, address } = await acme.as("pam", (context) =>
    saveView(
      context,
      { of: `${register}?cohort=${women}&sort=role&after=x`, name: "Women by role", shared: false },
      rooms,
    ),
  );
  expect(address).toBe(`${register}?cohort=${women}&sort=role&savedView=${viewId}`);
  const { views } = (await list("pam", `?cohort=${women}&sort=role&savedView=${viewId}`)).offers.data["audiences"] as {
    views: { current: unknown };
  };
  expect(views.current).toMatchObject({ name: "Women by role", changed: false });
  expect(await acme.as("pam", (context) => gatherings.usesOf(context, "Cohort", women))).toMatchObject([
    { room: "audiences", params: { name: "Women by role" }, rests: false },
  ]);
  expect(await acme.as("ravi", (context) => gatherings.usesOf(context, "Cohort", women))).toEqual([]);
});
