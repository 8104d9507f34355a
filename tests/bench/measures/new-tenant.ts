import { randomBytes } from "node:crypto";
import pg from "pg";
import { createCompany } from "#app/composition/create-company.ts";
import { createRawTenant } from "../baseline/raw-tenant.ts";
import { against, type Measure } from "../measure.ts";
import { interleave, median } from "../statistics.ts";

/** A new company, walls and first rows, against its DDL as one script. */
export const newTenant: Measure = {
  id: "P9",
  about: "a new company against the script of its tables",
  run: async ({ application, databaseUrl, rounds }) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const { ours, raw } = await interleave(rounds, {
        ours: async () => median(await severally(() => createNew(application))),
        raw: async () => median(await severally(() => createRawTenant(client))),
      });
      return [
        against({ id: "P9", what: "new company", goal: "≤ 1.25× B2", limit: 1.25, ours, baseline: raw, name: "B2" }),
      ];
    } finally {
      await client.end();
    }
  },
};

async function createNew(application: Parameters<typeof createCompany>[0]): Promise<number> {
  const slug = `new-${randomBytes(6).toString("hex")}`;
  const start = performance.now();
  await createCompany(application, { slug, name: slug });
  return performance.now() - start;
}

async function severally(work: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) times.push(await work());
  return times;
}
