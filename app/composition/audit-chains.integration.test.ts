import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readAuditAnchors } from "#app/platform/audit/audit-anchor.ts";
import { verifyAuditChain } from "#app/platform/audit/verify-audit-chain.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { bindPlaceholders, qualifyTables } from "#tenancy/statement.ts";
import { openUnitOfWork } from "#tenancy/unit-of-work.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { checkAuditChain, keepAuditChain } from "./audit-chains.ts";

let world: World;
let acme: Company;
let intruder: pg.Client;

const entries = 40;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("asha").build();
  for (let number = 1; number <= entries; number += 1) await note(acme, number);
  await linkAll(acme);
  intruder = new pg.Client({ connectionString: world.database.adminUrl });
  await intruder.connect();
});

afterAll(async () => {
  await intruder.end();
  await world.close();
});

function note(company: Company, number: number): Promise<void> {
  return company.as("asha", (context) =>
    writeAuditEntry(context, {
      action: `test.act-${number}`,
      subjectType: "Goal",
      subjectId: null,
      detail: { number },
    }),
  );
}

/** Entries wait for every transaction of the cluster that began before them, and other tests have theirs. */
async function linkAll(company: Company): Promise<void> {
  await vi.waitUntil(
    async () => {
      await keepAuditChain(world.application, company.tenant);
      return (await checkAuditChain(world.application, company.tenant)).unlinked === 0;
    },
    { timeout: 20_000 },
  );
}

const run = (statement: string, values: readonly unknown[] = []) =>
  intruder.query(bindPlaceholders(qualifyTables(statement, acme.tenant.schemaName)), [...values]);

/** Does something to the log with every right there is, looks at the chain, and puts everything back. */
async function verdictAfter(tampering: () => Promise<unknown>) {
  await intruder.query("begin");
  try {
    await intruder.query("set local session_replication_role = replica");
    await tampering();
    const anchors = await readAuditAnchors(world.application, acme.tenant.id, world.clock.now());
    return await verifyAuditChain(
      {
        rows: async <Row extends object>(sql: string, values?: readonly unknown[]) =>
          (await run(sql, values)).rows as Row[],
      },
      anchors,
    );
  } finally {
    await intruder.query("rollback");
  }
}

test("a log nobody touched is as written, and grows by what is added", async () => {
  const before = await checkAuditChain(world.application, acme.tenant);
  expect(before).toMatchObject({ unlinked: 0, fault: null });
  await note(acme, 41);
  expect(await checkAuditChain(world.application, acme.tenant)).toEqual({ ...before, unlinked: 1 });
  await linkAll(acme);
  expect(await checkAuditChain(world.application, acme.tenant)).toEqual({ ...before, verified: before.verified + 1 });
});

test("each of a thousand tamperings is noticed", async () => {
  const random = seededRandom("tampering");
  const { rows } = await run("select e.id::text as id from {audit_entry} e order by e.id");
  const ids = rows.map(({ id }: { id: string }) => id);
  const kinds = {
    edit: (id: string) =>
      run(
        `update {audit_entry} set ${random.pick(["action = action || 'x'", "actor_id = null", "at = at + interval '1 second'", "detail = detail || '{\"number\": -1}'", "request_id = 'r'"])} where id = ?`,
        [id],
      ),
    remove: (id: string) => run("delete from {audit_entry} where id = ?", [id]),
    "remove with link": async (id: string) => (
      await run("delete from {audit_link} where entry_id = ?", [id]),
      run("delete from {audit_entry} where id = ?", [id])
    ),
    swap: (id: string) =>
      run(
        "update {audit_entry} e set action = o.action, detail = o.detail from {audit_entry} o where e.id = ? and o.id = ?",
        [id, random.pick(ids.filter((each) => each !== id))],
      ),
    "cut the tail": async (id: string) => (
      await run("delete from {audit_link} where entry_id >= ?", [id]),
      run("delete from {audit_entry} where id >= ?", [id])
    ),
    insert: () =>
      run(
        "insert into {audit_entry} (at, action, subject_type, detail, request_id, transaction_id) values (now(), 'x', 'Goal', '{}', 'r', '3')",
      ),
  };
  const missed: string[] = [];
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const [kind, tamper] = random.pick(Object.entries(kinds));
    const id = random.pick(ids);
    const { fault } = await verdictAfter(() => tamper(id));
    if (!fault) missed.push(`${kind} ${id}`);
  }
  expect(missed).toEqual([]);
}, 60_000);

test("a chain rewritten from some point on no longer fits its anchor", async () => {
  const { fault } = await verdictAfter(async () => {
    await run("delete from {audit_link}");
    await run("update {audit_entry} set action = 'test.nothing' where id = (select max(id) from {audit_entry})");
    const unit = {
      tenant: acme.tenant,
      rows: async <Row extends object>(sql: string, values?: readonly unknown[]) =>
        (await run(sql.replace("e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())", "true"), values))
          .rows as Row[],
    };
    const { extendAuditChain } = await import("#app/platform/audit/extend-audit-chain.ts");
    await extendAuditChain(unit);
  });
  expect(fault).toMatchObject({ kind: "anchor" });
});

test("an entry of a transaction that ends late is linked in its turn", async () => {
  const late = await openUnitOfWork(world.application.database, acme.tenant);
  const writer = { rows: late.rows, clock: world.clock, requestId: "late", actor: { employeeId: null } };
  await writeAuditEntry(writer, { action: "test.late", subjectType: "Goal", subjectId: null });
  await note(acme, 42);
  await keepAuditChain(world.application, acme.tenant);
  expect((await checkAuditChain(world.application, acme.tenant)).unlinked).toBe(1);
  await late.commit();
  await linkAll(acme);
  expect(await checkAuditChain(world.application, acme.tenant)).toMatchObject({ unlinked: 0, fault: null });
});

test("the company's own role can neither change a link nor take one away, and no other company reads them", async () => {
  for (const statement of [
    "update {audit_link} set hash = hash",
    "delete from {audit_link}",
    "drop table {audit_link}",
  ]) {
    await expect(acme.asProduct((context) => context.rows(statement))).rejects.toMatchObject({ code: "42501" });
  }
});

test("an anchor sealed for another company is refused", async () => {
  const globex = await (await world.company()).employee("omar").build();
  await globex.as("omar", (context) =>
    writeAuditEntry(context, { action: "test.act", subjectType: "Goal", subjectId: null }),
  );
  await linkAll(globex);
  await intruder.query(
    "update control.audit_anchor set sealed = (select sealed from control.audit_anchor where tenant_id = $1) where tenant_id = $2",
    [acme.tenant.id, globex.tenant.id],
  );
  await expect(checkAuditChain(world.application, globex.tenant)).rejects.toThrow();
});
