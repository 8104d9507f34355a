import { afterAll, beforeAll, expect, test } from "vitest";
import { end, operatorOf, productionSecret } from "#tests/support/operator.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import { sql } from "#tenancy/sql.ts";
import { asProduct } from "./create-company.ts";
import { openApplication } from "./open-application.ts";

let world: World;
let limited: Record<string, string>;

beforeAll(async () => {
  world = await createWorld();
  await world.company("acme");
  const owner = operatorOf(world.database.url);
  expect((await owner("migrate")).code).toBe(0);
  const told = await owner("logins");
  limited = Object.fromEntries(
    told.said.split("\n").map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
});
afterAll(() => world.close());

test("what web needs works by the two limited logins: the register, a company, and a place in the queues", async () => {
  expect(Object.keys(limited)).toEqual(["DATABASE_CONTROL_URL", "DATABASE_TENANT_URL"]);
  const environment = {
    NODE_ENV: "production" as const,
    LOG_LEVEL: "silent",
    APP_SECRET: productionSecret,
    ...limited,
  };
  const complained: string[] = [];
  const application = await openApplication(environment, "opened secrets", (line) => void complained.push(line));
  try {
    const acme = (await findTenantBySlug(application.database, "acme"))!;
    const [company] = await asProduct(application, acme, ({ rows }) => rows(sql`select name from {organization}`));
    expect(company).toEqual({ name: "acme" });
    await application.mailer.send({
      company: acme.id,
      to: "asha@acme.test",
      subject: "Hello",
      text: "Hello",
      html: "",
    });
    const { rows } = await application.database.control.query(sql`select from jobs.job where name = 'mail.deliver'`);
    expect(rows).toHaveLength(1);
    expect(() => application.database.owner).toThrow(/^DATABASE_URL is missing/);
  } finally {
    await application.close();
  }
});

test("a worker runs by them, and what builds walls says that it cannot", async () => {
  const operate = operatorOf(undefined, limited);
  const worker = await operate("worker");
  expect({ code: worker.code, complained: worker.complained }).toMatchObject({ code: "stay" });
  await end(worker);
  expect(await operate("tenant", "list")).toMatchObject({ code: 0, said: expect.stringContaining("acme") });
  expect(await operate("tenant", "create", "globex")).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^cairn: DATABASE_URL is missing: web and worker do without it/m),
  });
});
