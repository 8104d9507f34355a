import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppError } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { planFile, planFileInput } from "./queries/plan-file.ts";
import { planningPage, planningPageInput } from "./queries/planning-page.ts";
import { launchedCycle, payPeople } from "./testing/compensation-world.ts";
import { passOn } from "./use-cases/pass-on.ts";
import { saveRaises } from "./use-cases/save-raises.ts";

let world: World;
let acme: Company;
let cycleId: string;
const units = { plant: crypto.randomUUID(), hall: crypto.randomUUID() };

/** Asha and Omar work in a hall of the plant under Ravi, Lena under Mei; Asha has the highest raise, Lena none. */
beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("top").employee("ravi").reportsTo("top").employee("mei").reportsTo("top");
  acme.employee("asha").reportsTo("ravi").employee("omar").reportsTo("ravi").employee("lena").reportsTo("mei");
  await acme.employee("hr").reportsTo("top").admin("COMPENSATION_ADMIN").build();
  await acme.switchOn("COMPENSATION");
  await payPeople(acme, ["asha", "omar", "lena"]);
  await acme.asProduct(async (context) => {
    await context.rows(sql`insert into {org_unit} (id, name) values (${units.plant}, 'Plant')`);
    await context.rows(
      sql`insert into {org_unit} (id, name, parent_id) values (${units.hall}, 'Hall', ${units.plant})`,
    );
    for (const [who, unit] of Object.entries({ asha: units.hall, omar: units.hall, lena: units.plant }))
      await context.rows(sql`insert into {assignment} (id, employee_id, kind, org_unit_id, valid, recorded_at)
        values (${crypto.randomUUID()}, ${acme.id(who)}, 'ORG_UNIT', ${unit}, '[2024-01-01,)', now())`);
  });
  const launched = await launchedCycle(acme, { by: "hr", rated: [], linked: false, changes: { budgetMode: "SOFT" } });
  cycleId = launched.cycleId;
  const cells = [
    { memberId: (await launched.line("asha")).id, raise: "5 %", reason: "", version: 1 },
    { memberId: (await launched.line("omar")).id, raise: "2 %", reason: "=1+1", version: 1 },
  ];
  await acme.as("ravi", (context) => saveRaises(context, { cycleId, cells }));
  await acme.as("ravi", (context) => passOn(context, { cycleId, memberIds: [cells[0]!.memberId] }));
});
afterAll(() => world.close());

const page = (by: string, asked: object, scope: "company" | "all-reports" = "company") =>
  acme.as(by, (context) => planningPage(context, scope, planningPageInput.parse({ cycle: cycleId, ...asked })));
const names = async (asked: object) => (await page("hr", asked)).rows.map(({ name }) => name);

test("lines are narrowed by unit with all below it and by whom they wait for, each with how many there are", async () => {
  const { choices } = await page("hr", {});
  expect(choices.units.map(({ name, count, depth }) => [name, count, depth])).toEqual([
    ["Plant", 3, 0],
    ["Hall", 2, 1],
  ]);
  expect(choices.waiting.map(({ name, count }) => [name, count])).toEqual([
    ["mei", 1],
    ["ravi", 1],
    ["top", 1],
  ]);
  expect(await names({ unit: units.hall })).toEqual(["asha", "omar"]);
  expect((await names({ unit: units.plant })).toSorted()).toEqual(["asha", "lena", "omar"]);
  expect(await names({ with: acme.id("top") })).toEqual(["asha"]);
  expect(await names({ unit: units.hall, q: "om" })).toEqual(["omar"]);
});

test("lines come in the order that is asked for, and those without anything to compare come last", async () => {
  expect(await names({ sort: "-raise" })).toEqual(["asha", "omar", "lena"]);
  expect(await names({ sort: "percent" })).toEqual(["omar", "asha", "lena"]);
  expect(await names({ sort: "-base" })).toEqual(["lena", "omar", "asha"]);
  expect(await names({ sort: "-name" })).toEqual(["omar", "lena", "asha"]);
});

test("a proposer finds, orders and takes out their own people alone, and nobody else's turn is counted", async () => {
  const { choices, rows } = await page("mei", { sort: "-raise" }, "all-reports");
  expect(rows.map(({ name }) => name)).toEqual(["lena"]);
  expect(choices.units.map(({ name, count }) => [name, count])).toEqual([["Plant", 1]]);
  expect(choices.waiting.map(({ name }) => name)).toEqual(["mei"]);
  const file = (by: string, scope: string) =>
    acme.as(by, async (context) => heldSheet(await planFile(context, planFileInput.parse({ cycle: cycleId, scope }))));
  const taken = async (by: string, scope: string) =>
    ((await file(by, scope)).rows as { name: string }[]).map(({ name }) => name).toSorted();
  expect(await taken("mei", "all-reports")).toEqual(["lena"]);
  expect(await taken("mei", "company")).toEqual(["lena"]);
  expect(await taken("hr", "company")).toEqual(["asha", "lena", "omar"]);
  for (const by of ["asha", "omar"])
    await expect(file(by, "company")).rejects.toSatisfy((error) => (error as AppError).code === "platform.not-found");
  const noted = await acme.asProduct((context) =>
    context.rows<{ people: number }>(
      sql`select (detail->>'people')::int as people from {audit_entry}
        where action = 'compensation.export-pay' and actor_id = ${acme.id("hr")}`,
    ),
  );
  expect(noted).toEqual([{ people: 3 }]);
});
