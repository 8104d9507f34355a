import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { registerLoginIdentity, sealedTotp } from "#app/modules/identity/index.ts";
import { deliverMail } from "#app/platform/mail/deliver-mail.job.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { createSealer } from "#app/platform/secrets/sealer.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { findTenantById, setTenantStatus } from "#tenancy/register.ts";
import { sql } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { createApplication, type Application } from "../application.ts";
import { checkAuditChain, keepAuditChain } from "../audit-chains.ts";
import { asProduct } from "../create-company.ts";
import { demoCompanies } from "../seed/demo-companies.ts";
import { seedCompany } from "../seed/seed-company.ts";
import type { Manifest } from "./archive-format.ts";
import { readArchiveKey, readOrMakeArchiveKey } from "./archive-key.ts";
import { eraseCompany } from "./erase-company.ts";
import { exportCompany } from "./export-company.ts";
import { importCompany } from "./import-company.ts";
import { openArchive } from "./read-archive.ts";
import { leftBehind, registerTables } from "./register-rows.ts";

// Companies are founded and taken apart here, which takes seconds each.
vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), "cairn-archive-"));
const keyFile = join(folder, "acme.key");
const place = { column: "plugin.token", ownerId: "row-1" };
const told: string[] = [];
const tell = (line: string) => void told.push(line);

let here: World;
let there: World;
/** The other installation has a secret of its own. */
let elsewhere: Application;
let acme: Tenant;
let globex: Company;
let sealed: string;
let archived: Manifest;

beforeAll(async () => {
  [here, there] = [await createWorld(), await createWorld()];
  elsewhere = await createApplication(
    { ...there.application.config, appSecrets: ["the secret of another installation, long enough"] },
    { clock: there.clock },
  );
  for (const { jobs } of [here.application, elsewhere]) await jobs.prepare([deliverMail]);
  acme = await seedCompany(here.application, demoCompanies[0]!, "small");
  globex = await (await here.company("globex")).employees("omar").build();
  await keepAuditChain(here.application, acme);
  sealed = (await tenantSealer(here.application, acme.id, here.clock.now())).seal("a token", place);
  await here.application.files.put(`${acme.id}/0198-portrait`, Buffer.from("a picture"), "image/png");
  await giveSecondFactor(here.application, "admin@acme.test");
}, 180_000);
afterAll(async () => {
  await elsewhere.close();
  await Promise.all([here.close(), there.close()]);
  rmSync(folder, { recursive: true, force: true });
});

async function giveSecondFactor({ database, config, clock }: Application, email: string): Promise<void> {
  const { rows } = await database.control.query<{ id: string }>(
    sql`select id from control.login_identity where email = ${email}`,
  );
  const id = rows[0]!.id;
  const secret = createSealer(config.appSecrets).seal("JBSWY3DPEHPK3PXP", sealedTotp(id));
  await database.control.query(
    sql`insert into control.totp (identity_id, secret, created_at, confirmed_at)
      values (${id}, ${secret}, ${clock.now()}, ${clock.now()})`,
  );
}

const at = (name: string) => join(folder, name);
const exportTo = async (application: Application, tenant: Tenant, name: string) =>
  exportCompany(application, tenant, { folder: at(name), key: await readOrMakeArchiveKey(keyFile), tell });
const importFrom = async (application: Application, name: string, untrusted = false) =>
  importCompany(application, await openArchive(at(name), await readArchiveKey(keyFile)), { untrusted, tell });

/** Being exported and imported is written down, so these grow. */
const logTables = (name: string) => name.startsWith("audit_");
const digests = ({ tables }: Manifest) =>
  tables.filter(({ name }) => !logTables(name)).map(({ name, rows, sha256 }) => ({ name, rows, sha256 }));

test("an archive holds everything: every table, every file, and each table of the register or why it stays behind", async () => {
  archived = await exportTo(here.application, acme, "first");
  const filled = archived.tables.filter(({ rows }) => rows > 0).length;
  expect(filled).toBeGreaterThan(archived.tables.length / 2);
  const kept = await asProduct(here.application, acme, (context) =>
    context.rows<{ key: string }>(sql`select store_key as key from {attachment}`),
  );
  expect(archived.files.find(({ name }) => name === "0198-portrait")).toMatchObject({ bytes: 9 });
  expect(archived.files.map(({ name }) => name)).toEqual(
    ["0198-portrait", ...kept.map(({ key }) => key.slice(acme.id.length + 1))].toSorted(),
  );
  const { rows } = await here.application.database.owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'control'::regnamespace and relkind = 'r' order by 1",
  );
  const known = [...registerTables.map(({ name }) => name), ...Object.keys(leftBehind)];
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name));
  // What opens secrets is in the key's file alone.
  const keys = readFileSync(join(at("first"), "register", "data_key.json"), "utf8");
  const { secret } = await readArchiveKey(keyFile);
  expect(keys).not.toContain(secret);
  expect(existsSync(join(at("first"), "unfinished"))).toBe(false);
});

test("an interrupted export is gone on with; a folder with anything else is left alone", async () => {
  await exportTo(here.application, acme, "again");
  rmSync(join(at("again"), "manifest.json"));
  writeFileSync(join(at("again"), "unfinished"), acme.id);
  expect(digests(await exportTo(here.application, acme, "again"))).toEqual(digests(archived));
  await expect(exportTo(here.application, acme, "again")).rejects.toThrow("is not empty");
  await expect(exportTo(here.application, globex.tenant, "first")).rejects.toThrow("is not empty");
});

test("whoever changed a sign of it, or has another key, imports nothing", async () => {
  await readOrMakeArchiveKey(at("other.key"));
  const other = await readArchiveKey(at("other.key"));
  await expect(openArchive(at("first"), other)).rejects.toThrow("the key is not the one");
  const changed = async (path: string, change: (bytes: Buffer) => Buffer) => {
    const whole = join(at("first"), path);
    const before = readFileSync(whole);
    writeFileSync(whole, change(before));
    const outcome = await importFrom(elsewhere, "first").then(
      () => "imported",
      (error: Error) => error.message,
    );
    writeFileSync(whole, before);
    return outcome;
  };
  const replace = (from: string, to: string) => (bytes: Buffer) =>
    Buffer.from(bytes.toString("utf8").replace(from, to));
  expect(await changed("manifest.json", replace("Acme Robotics", "Acme Robotic5"))).toContain("was changed");
  expect(await changed("register/membership.json", replace("ACTIVE", "DEACTIVATED"))).toContain("membership.json");
  expect(await changed("files/0198-portrait", () => Buffer.from("a pictura"))).toContain("0198-portrait");
  const packed = (change: (bytes: Buffer) => Buffer) => (bytes: Buffer) => gzipSync(change(gunzipSync(bytes)));
  expect(await changed("tables/employee.csv.gz", packed(replace("@acme.test", "@acne.test")))).toContain(
    "employee.csv.gz",
  );
  expect(await changed("tables/goal.csv.gz", (bytes) => bytes.subarray(0, bytes.length / 2))).toContain("goal.csv.gz");
  const { rows } = await elsewhere.database.control.query(sql`select from control.tenant`);
  expect(rows).toEqual([]);
  expect(await elsewhere.files.list(acme.id)).toEqual([]);
});

test("in another installation it is the same company: rows, files, secrets, second factors, audit log", async () => {
  const { tenant, notTaken } = await importFrom(elsewhere, "first");
  expect(notTaken).toEqual([]);
  expect(tenant).toMatchObject({ id: acme.id, slug: "acme", name: "Acme Robotics", status: "SUSPENDED" });
  expect(tenant.schemaName).not.toBe(acme.schemaName);
  expect(digests(await exportTo(elsewhere, tenant, "back"))).toEqual(digests(archived));
  expect(Buffer.from((await elsewhere.files.get(`${acme.id}/0198-portrait`))!).toString()).toBe("a picture");
  const sealer = await tenantSealer(elsewhere, acme.id, there.clock.now());
  expect(sealer.open(sealed, place)).toBe("a token");
  const { rows } = await elsewhere.database.control.query<{ id: string; secret: string }>(
    sql`select identity_id as id, secret from control.totp`,
  );
  const secondFactor = sealedTotp(rows[0]!.id);
  expect(createSealer(elsewhere.config.appSecrets).open(rows[0]!.secret, secondFactor)).toBe("JBSWY3DPEHPK3PXP");
  expect(await checkAuditChain(elsewhere, tenant)).toMatchObject({ fault: null });
  // Numbers go on after the highest: what was done since has its place in the log.
  await keepAuditChain(elsewhere, tenant);
  const [entry] = await asProduct(elsewhere, tenant, (context) =>
    context.rows<{ action: string }>(sql`select action from {audit_entry} order by id desc limit 1`),
  );
  expect(entry).toEqual({ action: "company.export" });
});

test("it comes once, and takes nobody's address or sign-in away", async () => {
  await expect(importFrom(elsewhere, "first")).rejects.toThrow('The company is here already, at "acme"');
  await setTenantStatus(elsewhere.database, acme.id, "SUSPENDED");
  await eraseCompany(elsewhere, (await findTenantById(elsewhere.database, acme.id))!);
  const other = await there.company("acme");
  await other.employees("admin").build();
  const own = {
    email: "admin@acme.test",
    tenantId: other.tenant.id,
    employeeId: other.id("admin"),
    passwordHash: "own",
  };
  await registerLoginIdentity(elsewhere, [own]);
  await expect(importFrom(elsewhere, "first")).rejects.toThrow('Another company has the address "acme"');
  const archive = await openArchive(at("first"), await readArchiveKey(keyFile));
  const { tenant } = await importCompany(elsewhere, archive, { address: "acme-two", untrusted: false, tell });
  const { rows } = await elsewhere.database.control.query(
    sql`select i.password_hash as hash, count(distinct m.tenant_id)::int as companies, count(t.identity_id)::int as factors
      from control.login_identity i join control.membership m on m.identity_id = i.id
      left join control.totp t on t.identity_id = i.id where i.email = 'admin@acme.test' group by i.id`,
  );
  expect(rows).toEqual([{ hash: "own", companies: 2, factors: 0 }]);
  const certificate = await eraseCompany(elsewhere, tenant);
  expect(certificate.signIns).toEqual({ erased: 3, keptForOtherCompanies: 1 });
});

test("from hands one does not know it lets nobody in", async () => {
  await elsewhere.database.control.query(sql`delete from control.login_identity`);
  const archive = await openArchive(at("first"), await readArchiveKey(keyFile));
  const { tenant } = await importCompany(elsewhere, archive, { address: "acme-two", untrusted: true, tell });
  const { rows } = await elsewhere.database.control.query(
    sql`select count(*)::int as people, count(password_hash)::int as passwords,
      (select count(*)::int from control.totp) as factors, (select count(*)::int from control.access_token) as tokens
      from control.login_identity`,
  );
  expect(rows).toEqual([{ people: 4, passwords: 0, factors: 0, tokens: 0 }]);
  await eraseCompany(elsewhere, tenant);
});

test("a company in use is not erased; erased, nothing is left of it anywhere, and its neighbour is as it was", async () => {
  const { database, files, mailer, config } = here.application;
  const written = { subject: "Your week", text: "Dear canary", html: "Dear canary" };
  await mailer.send({ company: acme.id, to: "outsider@elsewhere.test", ...written });
  await mailer.send({ company: null, to: "admin@acme.test", ...written });
  await mailer.send({ company: globex.tenant.id, to: "omar@globex.test", ...written });
  await database.control.query(
    sql`insert into control.mailbox_message (id, tenant_id, recipient, subject, body_text, body_html, sent_at)
      values (gen_random_uuid(), ${acme.id}, 'outsider@elsewhere.test', 'Your week', 'Dear canary', '', now()),
        (gen_random_uuid(), ${globex.tenant.id}, 'admin@acme.test', 'Asked for feedback', 'Hello', '', now())`,
  );
  const traces = [acme.id, acme.schemaName, "acme.test", "Acme Robotics", "canary"];
  expect((await tracesLeft(here, traces)).length).toBeGreaterThan(10);
  await expect(eraseCompany(here.application, acme)).rejects.toThrow("is in use");
  await setTenantStatus(database, acme.id, "SUSPENDED");
  const suspended = (await findTenantById(database, acme.id))!;
  const certificate = await eraseCompany(here.application, suspended);
  const kept = archived.files.length;
  expect(certificate).toMatchObject({ files: kept, signIns: { erased: 4, keptForOtherCompanies: 0 }, waitingMail: 3 });
  expect(certificate.rows).toBeGreaterThan(10_000);
  const { rowCount } = await database.control.query(
    sql`delete from control.mailbox_message where tenant_id = ${globex.tenant.id} and recipient = 'admin@acme.test'`,
  );
  expect(rowCount).toBe(1);
  expect(await tracesLeft(here, traces)).toEqual([]);
  expect(await files.list(acme.id)).toEqual([]);
  const { rows: queued } = await database.control.query(sql`select from jobs.job where name = 'mail.deliver'`);
  expect(queued).toHaveLength(1);
  expect(
    await asProduct(here.application, globex.tenant, (context) => context.rows(sql`select from {employee}`)),
  ).toHaveLength(1);
  // The archive brings it back, with the keys that were destroyed here.
  const { tenant } = await importFrom(here.application, "first");
  const back = await tenantSealer({ database, config }, tenant.id, here.clock.now());
  expect(back.open(sealed, place)).toBe("a token");
});

/** Where any of the texts stands in any row of the database, whatever its schema, or names a role. */
async function tracesLeft(world: World, texts: readonly string[]): Promise<string[]> {
  const admin = new pg.Client({ connectionString: world.database.adminUrl });
  await admin.connect();
  try {
    const { rows: tables } = await admin.query<{ place: string }>(
      `select format('%I.%I', n.nspname, c.relname) as place from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
    );
    const found: string[] = [];
    for (const place of [...tables.map((table) => table.place), "pg_roles", "pg_namespace"]) {
      const { rows } = await admin.query<{ count: number }>(
        `select count(*)::int as count from ${place} t where t::text like any ($1)`,
        [texts.map((text) => `%${text}%`)],
      );
      if (rows[0]!.count > 0) found.push(`${place}: ${rows[0]!.count}`);
    }
    return found;
  } finally {
    await admin.end();
  }
}
