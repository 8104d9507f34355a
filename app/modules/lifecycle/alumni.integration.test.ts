import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { alumniInput, alumniPage } from "./queries/alumni-page.ts";
import { exportInput, exportJourneys } from "./queries/export-journeys.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

let world: World;
let acme: LifecycleWorld;
let globex: LifecycleWorld;

/** In acme Lena leaves by a journey, with a personal address. */
beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex } = await lifecycleOfTwoCompanies(world));
  await acme.company.asProduct(({ rows }) =>
    rows(sql`update {employee} set personal_email = 'lena@home.test' where id = ${acme.company.id("lena")}`),
  );
  const templateId = await acme.template("EXIT", [{ doer: "HR", offset: 0 }]);
  await acme.start("lena", { moment: "EXIT", onDay: "2026-11-20", templateId, reason: "Moves to the sea" });
});
afterAll(() => world.close());

const page = (by: string, said: object = {}, { company } = acme) =>
  company.as(by, (context) => alumniPage(context, alumniInput.parse(said)), { readOnly: true });

test("somebody stands among the alumni from the day after the last, with why they left and how to reach them", async () => {
  world.clock.set("2026-11-20T12:00:00Z");
  await acme.tend();
  expect((await page("tara")).rows).toEqual([]);
  world.clock.set("2026-11-21T12:00:00Z");
  expect((await page("tara")).rows).toMatchObject([
    { name: "lena", leftOn: "2026-11-20", reason: "Moves to the sea", personalEmail: "lena@home.test" },
  ]);
  expect((await page("tara", { text: "LEN" })).total).toBe(1);
  expect(await page("tara", { text: "asha" })).toMatchObject({ rows: [], total: 0 });
  const sheet = await acme.company.as("tara", (context) =>
    exportJourneys(context, exportInput.parse({ scope: "alumni" })).then(heldSheet),
  );
  expect(JSON.stringify(sheet.rows)).toContain("lena@home.test");
});

test("only who administers people reads them, in their company, and not somebody who was forgotten", async () => {
  for (const by of ["asha", "ravi", "skip"]) expect((await refusalOf(page(by))).status, by).toBe(404);
  const file = acme.company.as("ravi", (context) =>
    exportJourneys(context, exportInput.parse({ scope: "alumni" })).then(heldSheet),
  );
  expect((await refusalOf(file)).status).toBe(404);
  expect((await page("eve", {}, globex)).rows).toEqual([]);
  await acme.company.asProduct(({ rows }) =>
    rows(sql`update {employee} set erased_at = now() where id = ${acme.company.id("lena")}`),
  );
  expect((await page("tara")).rows).toEqual([]);
});
