import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readAuditAnchors } from "#app/platform/audit/audit-anchor.ts";
import { verifyAuditChain } from "#app/platform/audit/verify-audit-chain.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { openUnitOfWork } from "#tenancy/unit-of-work.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { checkAuditChain, keepAuditChain } from "./audit-chains.ts";
import { compileSql, qualifyTables, sql, type Sql } from "#tenancy/sql.ts";

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

function run(statement: Sql): Promise<pg.QueryResult> {
  const { text, values } = compileSql(statement);
  return intruder.query(qualifyTables(text, acme.tenant.schemaName), values);
}

/** Does something to the log with every right there is, looks at the chain, and puts everything back. */
async function verdictAfter(tampering: () => Promise<unknown>) {
  await intruder.query("begin");
  try {
    await intruder.query("set local session_replication_role = replica");
    await tampering();
    const anchors = await readAuditAnchors(world.application, acme.tenant.id, world.clock.now());
    return await verifyAuditChain(
      {
        rows: async <Row extends object>(statement: Sql) => (await run(statement)).rows as Row[],
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
  const { rows } = await run(sql`select e.id::text as id from {audit_entry} e order by e.id`);
  const ids = rows.map(({ id }: { id: string }) => id);
  const kinds = {
    edit: (id: string) =>
      run(
        sql`update {audit_entry}
          set ${random.pick([
            sql`action = action || 'x'`,
            sql`actor_id = null`,
            sql`at = at
          + interval '1 second'`,
            sql`detail = detail || '{"number": -1}'`,
            sql`request_id = 'r'`,
          ])} where id = ${id}`,
      ),
    remove: (id: string) => run(sql`delete from {audit_entry} where id = ${id}`),
    "remove with link": async (id: string) => (
      await run(sql`delete from {audit_link} where entry_id = ${id}`),
      run(sql`delete from {audit_entry} where id = ${id}`)
    ),
    swap: (id: string) =>
      run(
        sql`update {audit_entry} e set action = o.action, detail = o.detail from {audit_entry} o
          where e.id = ${id} and o.id = ${random.pick(ids.filter((each) => each !== id))}`,
      ),
    "cut the tail": async (id: string) => (
      await run(sql`delete from {audit_link} where entry_id >= ${id}`),
      run(sql`delete from {audit_entry} where id >= ${id}`)
    ),
    insert: () =>
      run(
        sql`insert into {audit_entry} (at, action, subject_type, detail, request_id, transaction_id)
          values (now(), 'x', 'Goal', '{}', 'r', '3')`,
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
    await run(sql`delete from {audit_link}`);
    await run(sql`update {audit_entry} set action = 'test.nothing' where id = (select max(id) from {audit_entry})`);
    const unit = {
      tenant: acme.tenant,
      rows: async <Row extends object>(statement: Sql) => {
        const { text, values } = compileSql(statement);
        const everything = text.replace("e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())", "true");
        return (await intruder.query(qualifyTables(everything, acme.tenant.schemaName), values)).rows as Row[];
      },
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
    sql`update {audit_link} set hash = hash`,
    sql`delete from {audit_link}`,
    sql`drop table {audit_link}`,
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
