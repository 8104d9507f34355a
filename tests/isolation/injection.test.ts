import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { roomServers } from "#app/composition/rooms.server.ts";
import { jobHandlers } from "#app/composition/worker/job-handlers.ts";
import { roleOf } from "#tenancy/logins.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { inputsOf, requestOf } from "#tests/support/api-inputs.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

// Suppose that somebody found a place where a statement takes their text as SQL. Each statement the product sends is sent
// again with such a text in it, and must reach nothing but the company it worked for.
const statements = new Set<string>();
let tampering: ((sql: string) => string) | null = null;
let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld({
    onStatement: (sql) => {
      if (tampering) return tampering(sql);
      statements.add(sql);
      return undefined;
    },
  });
  globex = await (await world.company("globex")).employee("canary").build();
  acme = await (
    await world.company("acme")
  )
    .employee("asha")
    .admin("PLATFORM_ADMIN", "GOAL_ADMIN", "TASK_ADMIN")
    .build();
  await acme.switchOn("TASK");
  await world.application.jobs.prepare(jobHandlers(world.application).map(({ job }) => job));
  await collectStatements();
  // Every address is asked fifteen times, one after the other.
}, 180_000);
afterAll(() => world.close());

/** What the product sends while every address of the API is asked. */
async function collectStatements(): Promise<void> {
  const door = openDoor(world);
  await door.letIn(acme, "asha");
  const served = await serveApi(world);
  const asha = await served.as(door, acme, "asha");
  statements.clear();
  for (const { method, path, input } of roomServers.flatMap((room) => room.endpoints ?? [])) {
    for (const body of fc.sample(inputsOf(input as z.ZodType, [acme.id("asha")], { sparse: true }), {
      seed: 7,
      numRuns: 15,
    })) {
      const { address, ...request } = requestOf({ method, path }, body, acme.id("asha"));
      await asha(address, request);
    }
  }
  await served.close();
}

const expressions = () => {
  const other = `"${globex.tenant.schemaName}"`;
  const login = roleOf(world.application.config.logins.tenants);
  const owner = roleOf(world.application.config.logins.owner);
  return [
    `exists (select from ${other}.employee)`,
    "exists (select from control.login_identity)",
    "exists (select from control.tenant)",
    "exists (select from jobs.job)",
    ...[globex.tenant.schemaName, login, owner, "none", "cairn_audit"].map(
      (role) => `set_config('role', '${role}', true) is not null`,
    ),
    `set_config('session_authorization', '${owner}', false) is not null`,
    "set_config('search_path', 'control', false) is not null",
    "query_to_xml('select * from control.login_identity', true, false, '') is not null",
    `schema_to_xml('${globex.tenant.schemaName}', true, false, '') is not null`,
    "database_to_xml(true, false, '') is not null",
    `exists (select from ts_stat('select to_tsvector(name) from ${other}.organization'))`,
    "lo_create(0) is not null",
    "lo_import('/etc/passwd') is not null",
    "pg_read_file('/etc/passwd') is not null",
    "exists (select from pg_ls_dir('/'))",
    "exists (select from pg_stat_file('/etc/passwd'))",
    "pg_terminate_backend(pg_backend_pid()) is not null",
    "pg_try_advisory_lock(1)",
    "exists (select from pg_authid)",
    "exists (select from pg_shadow)",
  ];
};
const ends = () => [
  `; set role "${globex.tenant.schemaName}"; select * from "${globex.tenant.schemaName}".employee`,
  "; reset role",
  "; commit; set role cairn_audit",
  "; copy (select 1) to program 'id'",
];

/** Sends a text under acme's role as the product does; answers how PostgreSQL refused it. */
async function refusalOf(text: string): Promise<string> {
  tampering = () => text;
  try {
    await inUnitOfWork(world.application.database, acme.tenant, {}, (unit) => unit.rows(sql`select 1`));
    return `reached: ${text}`;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    tampering = null;
  }
}

test("what the product sends was collected", () => expect(statements.size).toBeGreaterThan(100));

test.each(Array.from({ length: 24 }, (_, index) => index))("expression %i reaches nothing", async (index) => {
  const expression = expressions()[index];
  if (!expression) return expect(index).toBeGreaterThanOrEqual(expressions().length);
  expect(await refusalOf(`select 1 where ${expression}`)).toBe("42501");
});

test("at no place of any statement does a text slipped in reach beyond the company", async () => {
  const reached: string[] = [];
  const all = expressions();
  let number = 0;
  for (const statement of statements) {
    const places = [...statement.matchAll(/\bwhere\b/gi)].map(({ index }) => index + "where".length);
    for (const place of places) {
      const expression = all[(number += 1) % all.length]!;
      const code = await refusalOf(`${statement.slice(0, place)} ${expression} and ${statement.slice(place)}`);
      // Refused for the right, or not understood at all because the text fits no grammar there; values were never sent.
      if (!["42501", "42601", "08P01", "42P02", "42803", "42702"].includes(code)) reached.push(code);
    }
    for (const end of ends()) {
      const code = await refusalOf(statement + end);
      if (code !== "42601") reached.push(code);
    }
  }
  expect(number).toBeGreaterThan(300);
  expect(reached).toEqual([]);
}, 120_000);

test("the same in a request: it fails, and the next one has its own rights", async () => {
  const door = openDoor(world);
  const served = await serveApi(world);
  const asha = await served.as(door, acme, "asha");
  for (const expression of expressions()) {
    tampering = (sql) => sql.replace(/\bwhere\b/i, `where ${expression} and `);
    const answer = await asha("/employees");
    tampering = null;
    expect(await answer.text()).not.toContain("canary");
    expect(answer.status).toBe(500);
  }
  expect((await asha("/employees")).status).toBe(200);
  const roles = await inUnitOfWork(world.application.database, acme.tenant, { readOnly: true }, (unit) =>
    unit.rows<{ role: string }>(sql`select current_user as role`),
  );
  expect(roles).toEqual([{ role: acme.tenant.schemaName }]);
  await served.close();
});
