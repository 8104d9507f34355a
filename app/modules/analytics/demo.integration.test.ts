import { afterAll, beforeAll, expect, test } from "vitest";
import { contextOf } from "#app/composition/application.ts";
import { asProduct } from "#app/composition/create-company.ts";
import { demoCompanies } from "#app/composition/seed/demo-companies.ts";
import { seedCompany } from "#app/composition/seed/seed-company.ts";
import type { Context } from "#app/platform/context/context.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { overview } from "./queries/overview.ts";
import { reportsInput, reportsPage } from "./queries/reports-page.ts";
import { relations } from "./queries/relations.ts";
import { publishMeasures } from "./use-cases/publish-measures.ts";

let world: World;
let tenant: Tenant;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  tenant = await seedCompany(world.application, demoCompanies[0]!, "small");
  while (await asProduct(world.application, tenant, publishMeasures));
}, 240_000);
afterAll(() => world.close());

async function asAdmin<Result>(work: (context: Context) => Promise<Result>): Promise<Result> {
  const [admin] = await asProduct(world.application, tenant, (context) =>
    context.rows<{ id: string }>(sql`select id from {employee} where work_email = 'admin@acme.test'`),
  );
  return inUnitOfWork(world.application.database, tenant, {}, async (unit) =>
    work(await contextOf(world.application, unit, admin!.id)),
  );
}

test("a demo company has reports, relations, and a number in every topic, guarded ones of at least five people", async () => {
  const { reports } = await asAdmin((context) => reportsPage(context, reportsInput.parse({})));
  expect(reports).toHaveLength(3);
  const { topics } = await asAdmin((context) => overview(context, "company"));
  const numbers = topics.map(({ topic, number }) => [topic, number.people] as const);
  for (const topic of ["people", "goals", "oneOnOne", "feedback", "calibration", "engagement", "compensation"])
    expect(numbers.find(([name]) => name === topic)?.[1]).toBeGreaterThanOrEqual(5);
  for (const { number } of topics.filter(({ number: { secrecy } }) => secrecy === "GUARDED"))
    expect(number.people === 0 || number.people >= 5).toBe(true);
  const { relations: found } = await asAdmin(relations);
  expect(found).toHaveLength(3);
});
