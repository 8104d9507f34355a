import { join } from "node:path";
import pg from "pg";
import { buildRemix } from "../baseline/build-remix.ts";
import { peopleScript } from "../baseline/remix/app/people.ts";
import { cpuPerRequest, residentMemory, serve } from "../load.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { interleave } from "../statistics.ts";
import type { Surroundings } from "../surroundings.ts";

const page = "/app/company/employees";
/** What a browser asks for that comes from another page, and has the frame. */
const withoutFrame = `${page}.data?${new URLSearchParams({ _routes: "root,modules/people/routes/employees" })}`;

/** The signed-in list of 25 employees with the whole frame, against pages of 25 rows without any of it. */
export const listPage: Measure = {
  id: "P1,P3",
  about: "signed-in list page of 25 rows, as a document and as data: CPU a request",
  run: async (surroundings) => {
    await writePeople(surroundings);
    await buildRemix();
    const baseline = join(import.meta.dirname, "..", "baseline");
    const [bare, remix] = [
      await serve([join(baseline, "bare.ts")], { NODE_ENV: "production" }),
      await serve([join(baseline, "remix-server.ts")], { NODE_ENV: "production" }),
    ];
    const { served, headers } = await surroundings.product();
    try {
      const times = await interleave(surroundings.rounds, {
        ours: () => cpuPerRequest(served, page, 400, headers),
        data: () => cpuPerRequest(served, withoutFrame, 400, headers),
        allData: () => cpuPerRequest(served, `${page}.data`, 400, headers),
        remix: () => cpuPerRequest(remix, "/?rows=25", 800),
        bare: () => cpuPerRequest(bare, "/?rows=25", 2_000),
      });
      return [...findings(times), memory(surroundings, residentMemory(served.pid))];
    } finally {
      await bare.stop();
      await remix.stop();
    }
  },
};

/** The table of the baselines; the product's own logins may make none. */
export async function writePeople({ adminDatabaseUrl, databaseUrl }: Surroundings): Promise<void> {
  const address = new URL(adminDatabaseUrl);
  address.pathname = new URL(databaseUrl).pathname;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(peopleScript);
  await client.end();
}

type Times = Record<"ours" | "data" | "allData" | "remix" | "bare", number[]>;

function findings({ ours, data, allData, remix, bare }: Times): Finding[] {
  const asData = (what: string, asked: number[]) =>
    against({ id: "P3", what, goal: "≤ 0.45× document", limit: 0.45, ours: asked, baseline: ours, name: "document" });
  return [
    against({
      id: "P1",
      what: "list page, 25 rows, against Remix",
      goal: "≤ 2.0× B1",
      limit: 2,
      ours,
      baseline: remix,
      name: "B1",
    }),
    against({
      id: "P1",
      what: "list page, 25 rows, against bare node",
      goal: "≤ 8× B0",
      limit: 8,
      ours,
      baseline: bare,
      name: "B0",
    }),
    asData("the same page as data, as a browser asks", data),
    asData("the same page as data, with the frame", allData),
  ];
}

function memory({ rounds }: Surroundings, megabytes: number): Finding {
  const requests = (rounds + 1) * 800;
  return {
    id: "P22",
    what: `web process after ${requests} pages`,
    goal: "≤ 350 MB",
    value: megabytes,
    limit: 350,
    unit: "MB",
    ours: `${megabytes.toFixed(0)} MB`,
    baseline: "",
    spread: 0,
  };
}
