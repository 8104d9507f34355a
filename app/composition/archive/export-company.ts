import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { tablesOf } from "#tenancy/archive/archived-tables.ts";
import { copyOut } from "#tenancy/archive/copy-tables.ts";
import { ownerTransaction, takeRole } from "#tenancy/archive/owner-transaction.ts";
import { homePlace } from "#tenancy/places.ts";
import { compileSql, sql } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { LaunchError } from "../launch/launch-error.ts";
import { archiveVersion, readme, sha256, type Manifest } from "./archive-format.ts";
import { proofOf, type ArchiveKey } from "./archive-key.ts";
import { registerRowsOf, registerTables, resealed, type RegisterTable } from "./register-rows.ts";

export type ExportInput = { folder: string; key: ArchiveKey; tell: (line: string) => void };

/**
 * Writes a company into a folder: its tables at one moment, what the register knows of it, and its files. Uses nobody's
 * locks, so people go on working. The manifest comes last: a folder without one is not finished, and the same call goes on
 * with it. Throws a `LaunchError` where the folder holds something else.
 */
export async function exportCompany(application: Application, tenant: Tenant, input: ExportInput): Promise<Manifest> {
  const folder = resolve(input.folder);
  await prepareFolder(folder, tenant);
  await asProduct(application, tenant, (context) =>
    writeAuditEntry(context, {
      action: "company.export",
      subjectType: "Organization",
      subjectId: null,
      detail: { by: "operator" },
    }),
  );
  const written = await inOneMoment(application, tenant, async (client, theirs) => {
    const register = [];
    for (const table of registerTables)
      register.push(await writeRegister(application, client, tenant, table, folder, input.key));
    await takeRole(theirs, tenant.schemaName);
    const tables = [];
    for (const table of await tablesOf(theirs, tenant.schemaName)) {
      const packed = [createGzip(), createWriteStream(join(folder, "tables", `${table.name}.csv.gz`))] as const;
      const copied = await copyOut(theirs, tenant.schemaName, table, ...packed);
      tables.push({ name: table.name, columns: [...table.columns], ...copied });
      input.tell(`${table.name}: ${copied.rows}`);
    }
    return { register, tables };
  });
  const files = await writeFiles(application, tenant, folder, input.tell);
  return finish(folder, input.key, { ...(await toldOf(application, tenant)), ...written, files });
}

/** An empty folder, or one where an export of the same company was interrupted. */
async function prepareFolder(folder: string, tenant: Tenant): Promise<void> {
  const begun = join(folder, "unfinished");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = await readdir(folder);
  const whose = existsSync(begun) ? (await readFile(begun, "utf8")).trim() : null;
  if (there.length > 0 && whose !== tenant.id)
    throw new LaunchError(
      `${folder} is not empty. Name a new folder, or an export of the same company that was interrupted.`,
    );
  await writeFile(begun, `${tenant.id}\n`, { mode: 0o600 });
  await writeFile(join(folder, "README.txt"), readme);
  for (const part of ["tables", "register", "files"]) await mkdir(join(folder, part), { recursive: true, mode: 0o700 });
}

/**
 * Everything that is read belongs to one moment; nothing can be written. The second connection is to the cluster in which the
 * company's tables lie: the same one, unless it was moved away from the register.
 */
async function inOneMoment<Result>(
  { database }: Application,
  tenant: Tenant,
  work: (register: pg.ClientBase, theirs: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const place = await database.place(tenant.placementId);
  return ownerTransaction(database, { reading: true }, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      compileSql(sql`select schema_version as version from control.tenant where id = ${tenant.id}`),
    );
    if (rows[0]?.version !== tenant.schemaVersion)
      throw new LaunchError("The company was changed to another version meanwhile; export it again.");
    if (place.id === homePlace) return work(client, client);
    return ownerTransaction(place, { reading: true }, (theirs) => work(client, theirs));
  });
}

async function writeRegister(
  { config }: Application,
  client: pg.ClientBase,
  tenant: Tenant,
  table: RegisterTable,
  folder: string,
  key: ArchiveKey,
): Promise<Manifest["register"][number]> {
  const rows = await registerRowsOf(client, tenant.id, table);
  const text = JSON.stringify(
    rows.map((row) => resealed(table, row, config.appSecrets, [key.secret])),
    null,
    1,
  );
  await writeFile(join(folder, "register", `${table.name}.json`), text, { mode: 0o600 });
  return { name: table.name, rows: rows.length, sha256: sha256(text) };
}

/** Files never change, so those that an interrupted export wrote are not fetched again. */
async function writeFiles(
  { files }: Application,
  tenant: Tenant,
  folder: string,
  tell: (line: string) => void,
): Promise<Manifest["files"]> {
  const written: Manifest["files"] = [];
  for (const { key } of await files.list(tenant.id)) {
    const name = key.slice(tenant.id.length + 1);
    const path = join(folder, "files", name);
    if (!existsSync(path)) {
      const bytes = await files.get(key);
      // It was removed meanwhile.
      if (!bytes) continue;
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
    }
    const bytes = await readFile(path);
    written.push({ name, bytes: bytes.length, sha256: sha256(bytes) });
  }
  tell(`files: ${written.length}`);
  return written;
}

async function toldOf({ database, clock }: Application, tenant: Tenant) {
  const { rows } = await database.control.query<{ createdAt: Date }>(
    sql`select created_at as "createdAt" from control.tenant where id = ${tenant.id}`,
  );
  const { id, slug: address, name, flags, settings, schemaVersion } = tenant;
  const company = { id, address, name, flags, settings, schemaVersion, createdAt: rows[0]!.createdAt.toISOString() };
  return { format: "cairn-company", version: archiveVersion, madeAt: clock.now().toISOString(), company } as const;
}

async function finish(folder: string, key: ArchiveKey, manifest: Manifest): Promise<Manifest> {
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  await writeFile(join(folder, "manifest.mac"), `${proofOf(key, text)}\n`, { mode: 0o600 });
  await writeFile(join(folder, "manifest.json"), text, { mode: 0o600 });
  await rm(join(folder, "unfinished"));
  return manifest;
}
