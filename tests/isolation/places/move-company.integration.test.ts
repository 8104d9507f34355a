import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createApplication, type Application } from "#app/composition/application.ts";
import { exportCompany } from "#app/composition/archive/export-company.ts";
import { readOrMakeArchiveKey } from "#app/composition/archive/archive-key.ts";
import { eraseCompany } from "#app/composition/archive/erase-company.ts";
import { moveCompany } from "#app/composition/archive/move-company.ts";
import { checkAuditChain, keepAuditChain } from "#app/composition/audit-chains.ts";
import { asProduct, createCompany } from "#app/composition/create-company.ts";
import { holdCluster, type HeldCluster } from "#app/composition/launch/postgres/hold-cluster.ts";
import { demoCompanies } from "#app/composition/seed/demo-companies.ts";
import { seedCompany } from "#app/composition/seed/seed-company.ts";
import { isDatabaseAway } from "#app/composition/web/database-away.server.ts";
import { giveSqlAccess } from "#app/composition/sql-access.ts";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { Organization } from "#app/modules/people/data/entities.ts";
import { answerable } from "#app/platform/errors/app-error.ts";
import { deliverMail } from "#app/platform/mail/deliver-mail.job.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { controlMigrations } from "#migrations/control/index.ts";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import { copyTables, handOver } from "#tenancy/archive/move-tables.ts";
import { loginsOf } from "#tenancy/logins.ts";
import { migrateTenants, preparePlaces } from "#tenancy/migrate.ts";
import { findTenantById, setTenantStatus } from "#tenancy/register.ts";
import { sql } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";

// A second PostgreSQL is made, and a whole company is carried there and back.
vi.setConfig({ testTimeout: 120_000 });

const home = mkdtempSync(join(tmpdir(), "cairn-second-place-"));
let world: World;
let second: HeldCluster;
let application: Application;
let acme: Tenant;

beforeAll(async () => {
  [world, second] = [await createWorld(), await holdCluster({ home, throwaway: true, removed: true })];
  const config = { ...world.application.config, places: { east: loginsOf(second.url) } };
  application = await createApplication(config, { clock: world.clock });
  await preparePlaces(application.database, controlMigrations);
  await application.jobs.prepare([deliverMail]);
  acme = await seedCompany(application, demoCompanies[0]!, "small");
  await keepAuditChain(application, acme);
}, 180_000);
afterAll(async () => {
  await application.close();
  await world.close();
  await second.release();
  rmSync(home, { recursive: true, force: true });
});

const now = async (tenant: Tenant) => (await findTenantById(application.database, tenant.id))!;

const note = async (tenant: Tenant, text: string) =>
  inUnitOfWork(application.database, await now(tenant), {}, ({ rows }) =>
    rows(sql`insert into {outbox} (name, payload, recorded_at)
      values ('test.noted', jsonb_build_object('text', ${text}::text), now())`),
  );

async function notesOf(tenant: Tenant): Promise<string[]> {
  const rows = await inUnitOfWork(application.database, await now(tenant), { readOnly: true }, (unit) =>
    unit.rows<{ text: string }>(
      sql`select payload->>'text' as text from {outbox} where name = 'test.noted' order by 1`,
    ),
  );
  return rows.map(({ text }) => text);
}

async function schemasAt(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname like 't\\_%'",
  );
  await client.end();
  return rows.map(({ name }) => name);
}

/** Writes one note after the other, as people do, and tries again where it is told to; says what was taken, and the longest wait. */
function writer(tenant: Tenant, name: string) {
  const taken: string[] = [];
  const faults: unknown[] = [];
  let [going, longest] = [true, 0];
  const run = async () => {
    for (let count = 0; going; count += 1) {
      const [text, since] = [`${name}-${String(count).padStart(5, "0")}`, Date.now()];
      for (;;) {
        const fault: unknown = await note(tenant, text).then(
          () => null,
          (error: unknown) => error,
        );
        if (fault === null) break;
        if (!isDatabaseAway(fault)) return void faults.push(fault);
        await wait(100);
      }
      taken.push(text);
      longest = Math.max(longest, Date.now() - since);
      await wait(10);
    }
  };
  const running = run();
  return { taken, faults, end: async () => ((going = false), await running, longest) };
}

test("a company moves to another cluster while it is used: nothing written is lost, writes wait for less than five seconds", async () => {
  const writers = ["a", "b", "c"].map((name) => writer(acme, name));
  await wait(300);
  const moved = await moveCompany(application, acme, "east", () => undefined);
  await wait(300);
  const waits = await Promise.all(writers.map((one) => one.end()));
  expect(writers.flatMap(({ faults }) => faults)).toEqual([]);
  expect(Math.max(...waits)).toBeLessThan(5_000);
  expect(moved!.held).toBeLessThan(5_000);
  expect(moved!.rows).toBeGreaterThan(1_000);
  expect(await now(acme)).toMatchObject({ placementId: "east" });
  const taken = writers.flatMap((one) => one.taken).toSorted();
  expect(taken.length).toBeGreaterThan(30);
  expect(await notesOf(acme)).toEqual(taken);
  expect(await schemasAt(second.url)).toContain(acme.schemaName);
  expect(await schemasAt(world.database.url)).not.toContain(acme.schemaName);
});

test("there it goes on: events are relayed, the audit log holds together and says where it went", async () => {
  const there = await now(acme);
  await relayOutbox(application, there);
  await keepAuditChain(application, there);
  expect(await checkAuditChain(application, there)).toMatchObject({ fault: null });
  const [entry] = await inUnitOfWork(application.database, there, { readOnly: true }, ({ rows }) =>
    rows(sql`select action, detail from {audit_entry} where action = 'company.move'`),
  );
  expect(entry).toEqual({ action: "company.move", detail: { by: "operator", to: "east" } });
});

test("another company at the same place is walled off, as at home", async () => {
  const other = await createCompany(application, { slug: "eastern", name: "Eastern", placementId: "east" });
  expect(other).toMatchObject({ placementId: "east", schemaVersion: tenantMigrations.at(-1)!.version });
  const there = await now(acme);
  const asked = (schemaName: string) =>
    inUnitOfWork(application.database, other, { readOnly: true }, (unit) =>
      unit.rows(sql`select count(*) from ${sql.table(`${schemaName}.outbox`)}`),
    );
  await expect(asked(there.schemaName)).rejects.toMatchObject({ code: "42501" });
  expect(await asked(other.schemaName)).toHaveLength(1);
  await expect(giveSqlAccess(application, other, [])).rejects.toThrow("Eastern lies at east: numbers are read by SQL");
});

test("a company of another place is migrated with the others, and after an interruption not twice", async () => {
  const there = await now(acme);
  const newest = tenantMigrations.at(-1)!.version;
  const further = [
    ...tenantMigrations,
    { version: newest + 1, name: "a step more", up: "create table {step_more} (id int)" },
  ];
  expect((await migrateTenants(application.database, further)).failed).toEqual([]);
  await application.database.owner.query("update control.tenant set schema_version = $1 where id = $2", [
    newest,
    there.id,
  ]);
  expect((await migrateTenants(application.database, further)).failed).toEqual([]);
  expect(await now(acme)).toMatchObject({ schemaVersion: newest + 1 });
  const back = [...further, { version: newest + 2, name: "and back", up: "drop table {step_more}" }];
  expect((await migrateTenants(application.database, back)).failed).toEqual([]);
  await application.database.owner.query("update control.tenant set schema_version = $1", [newest]);
});

test("a move back that was interrupted once the tables were closed goes on with the same call", async () => {
  const there = await now(acme);
  const { database } = application;
  const [east, primary] = [await database.place("east"), await database.place("primary")];
  const copied = await copyTables(east, primary, there, tenantMigrations, () => undefined);
  await handOver(east, primary, there, copied, () => Promise.resolve());
  const refused: unknown = await note(acme, "between").catch((error: unknown) => error);
  expect(refused).toSatisfy(isDatabaseAway);
  expect(answerable(refused)).toMatchObject({ code: "platform.unavailable", status: 503 });
  const work = inUnitOfWork(database, there, { readOnly: true }, ({ em }) => em.find(Organization, {}));
  await expect(work).rejects.toSatisfy((error) => answerable(error)?.status === 503);
  expect(await moveCompany(application, there, "primary", () => undefined)).toBeNull();
  const notes = await notesOf(acme);
  await note(acme, "z-at home");
  expect(await notesOf(acme)).toEqual([...notes, "z-at home"]);
  expect(await schemasAt(second.url)).not.toContain(acme.schemaName);
});

test("where writes cannot be held, or a copy fails, the company stays where it is and goes on", async () => {
  const at = await now(acme);
  const east = await application.database.place("east");
  await east.owner.query(`create role "${at.schemaName}" nologin noinherit`);
  await east.owner.query(`create schema "${at.schemaName}"`);
  await expect(moveCompany(application, at, "east", () => undefined)).rejects.toThrow();
  await note(acme, "z-still here");
  expect(await now(acme)).toMatchObject({ placementId: "primary" });
  await east.owner.query(`drop schema "${at.schemaName}"; drop role "${at.schemaName}"`);
});

test("away from the register a company is exported, and erased", async () => {
  await moveCompany(application, await now(acme), "east", () => undefined);
  const there = await now(acme);
  const key = await readOrMakeArchiveKey(join(home, "acme.key"));
  const manifest = await exportCompany(application, there, {
    folder: join(home, "archive"),
    key,
    tell: () => undefined,
  });
  expect(manifest.tables.find(({ name }) => name === "employee")!.rows).toBeGreaterThan(20);
  expect(manifest.register.find(({ name }) => name === "membership")!.rows).toBeGreaterThan(0);
  await asProduct(application, there, () => Promise.resolve());
  await setTenantStatus(application.database, there.id, "SUSPENDED");
  const certificate = await eraseCompany(application, await now(acme));
  expect(certificate.tables).toBe(manifest.tables.length);
  expect(await schemasAt(second.url)).not.toContain(there.schemaName);
});

test("a place that is not named is not opened, and takes nobody else with it", async () => {
  const lost = await createCompany(application, { slug: "lost", name: "Lost", placementId: "east" });
  await expect(note({ ...lost, placementId: "west" }, "x").then(() => null)).resolves.toBeNull();
  await expect(
    inUnitOfWork(application.database, { ...lost, placementId: "west" }, {}, () => Promise.resolve()),
  ).rejects.toThrow('The place "west" is not known here');
});
