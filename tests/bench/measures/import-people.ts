import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { contextOf, type Application } from "#app/composition/application.ts";
import { asProduct, createCompany } from "#app/composition/create-company.ts";
import { applyImport, checkImport, readImportFile } from "#app/modules/people/testing/import-steps.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { rawImport } from "../baseline/raw-import.ts";
import { against, type Measure } from "../measure.ts";
import { interleave } from "../statistics.ts";
import { sql } from "#tenancy/sql.ts";

const people = 50_000;
const megabyte = 1024 * 1024;

/** A file of 50,000 people checked and applied, against COPY and three statements into the same tables. */
export const importPeople: Measure = {
  id: "P16",
  about: "50,000 people from a file: dry run and apply, against COPY and SQL into the same tables",
  run: async ({ application, adminDatabaseUrl, databaseUrl, rounds }) => {
    // The product's own logins may make no table, not even for a moment.
    const address = new URL(adminDatabaseUrl);
    address.pathname = new URL(databaseUrl).pathname;
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    const file = new File([fileOfPeople()], "people.csv");
    const memory: number[] = [];
    try {
      const { ours, raw } = await interleave(rounds, {
        ours: async () => {
          const done = await importInto(application, file);
          memory.push(done.memory);
          return done.time;
        },
        raw: async () => rawImport(client, (await newCompany(application)).tenant, await file.text()),
      });
      return [
        against({
          id: "P16",
          what: "dry run and apply of 50,000",
          goal: "≤ 3.0× B2",
          limit: 3,
          ours,
          baseline: raw,
          name: "B2",
        }),
        {
          id: "P16",
          what: "memory while it lasts",
          goal: "≤ +150 MB",
          value: Math.max(...memory),
          limit: 150,
          unit: "MB",
          ours: `${Math.max(...memory).toFixed(0)} MB`,
          baseline: "before",
          spread: 0,
        },
      ];
    } finally {
      await client.end();
    }
  },
};

function fileOfPeople(): string {
  const lines = Array.from({ length: people }, (_, index) => {
    const joined = new Date(Date.UTC(2018, 0, 1 + Math.floor(index / 20))).toISOString().slice(0, 10);
    return `E${index},First${index},Last${index % 977},p${index}@bench.test,${joined},${index === 0 ? "" : `p${Math.floor((index - 1) / 8)}@bench.test`}`;
  });
  return ["Employee ID,First name,Last name,Work email,Hire date,Manager", ...lines].join("\n");
}

async function newCompany(application: Application): Promise<{ tenant: Tenant; adminId: string }> {
  const slug = `import-${randomBytes(6).toString("hex")}`;
  const tenant = await createCompany(application, { slug, name: slug });
  const adminId = randomUUID();
  await asProduct(application, tenant, async (context) => {
    await context.rows(
      sql`insert into {employee} (id, first_name, display_name, work_email, joined_on, created_at, updated_at)
        values (${adminId}, 'Ada', 'Ada', 'ada@bench.test', '2018-01-01', now(), now())`,
    );
    await context.rows(
      sql`insert into {admin_access} (employee_id, kind, granted_at) values (${adminId}, 'PLATFORM_ADMIN', now())`,
    );
  });
  return { tenant, adminId };
}

async function importInto(application: Application, file: File): Promise<{ time: number; memory: number }> {
  const { tenant, adminId } = await newCompany(application);
  const as = <Result>(work: (context: Context) => Promise<Result>) =>
    inUnitOfWork(application.database, tenant, {}, async (unit) => work(await contextOf(application, unit, adminId)));
  const { importId } = await as((context) => readImportFile(context, { file }));
  const [row] = await as((context) =>
    context.rows<{ mapping: object; settings: { dateFormat: string; from: string } }>(
      sql`select mapping, settings from {imported_file} where id = ${importId}`,
    ),
  );
  const { mapping: column, settings } = row!;
  const { dateFormat, from } = settings;
  if (!globalThis.gc)
    throw new Error("Memory can be compared only after what is not used any more was cleared: --expose-gc");
  globalThis.gc();
  const before = process.memoryUsage.rss();
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const start = performance.now();
  await as((context) => checkImport(context, { importId, column, dateFormat, from }));
  const { counts } = await as((context) => applyImport(context, { importId, joinMany: true }));
  const time = performance.now() - start;
  clearInterval(watching);
  if (counts.CREATED !== people) throw new Error(`${counts.CREATED} people came.`);
  return { time, memory: (most - before) / megabyte };
}
