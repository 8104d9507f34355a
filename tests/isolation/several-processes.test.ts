import { readFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuild } from "#app/composition/launch/build.ts";
import { sessionCookieName } from "#app/modules/identity/index.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveProduct, type ServedProduct } from "#tests/support/served-product.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let product: ServedProduct;
let admin: string;
let asha: string;

beforeAll(async () => {
  await ensureBuild(new AbortController().signal);
  world = await createWorld({ now: new Date().toISOString() });
  acme = await (await world.company("acme")).employee("admin").admin("PLATFORM_ADMIN").employee("asha").build();
  const door = openDoor(world);
  await door.letIn(acme, "admin", "asha");
  admin = (await door.signedIn(acme, "admin")).cookie!;
  asha = (await door.signedIn(acme, "asha")).cookie!;
  product = await serveProduct(world.database.url, "web", {
    APP_SECRET: world.application.config.appSecrets.join(),
    CAIRN_WEB_PROCESSES: "2",
    DATABASE_POOL: "12",
    CAIRN_API_RATE: "1000000",
    LOG_LEVEL: "debug",
  });
}, 600_000);
afterAll(async () => {
  await product.stop();
  await world.close();
});

const patience = { timeout: 25_000 };

const serving = () =>
  readFileSync(`/proc/${product.pid}/task/${product.pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** By a connection of its own, as a proxy may open one for each: the processes take turns. */
function ask(path: string, cookie = "", method = "GET"): Promise<{ status: number; text: string }> {
  const headers = { cookie: `${sessionCookieName}=${cookie}`, "sec-fetch-site": "same-origin" };
  return new Promise((resolve, reject) => {
    const asked = request(`${product.url}${path}`, { method, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode!, text }));
      response.once("error", reject);
    });
    asked.once("error", reject);
    asked.end();
  });
}

/** What each of several requests was answered with, and how many processes answered. */
async function askAll(path: string, cookie: string): Promise<{ statuses: number[]; processes: number }> {
  const before = product.output().length;
  const answers = [];
  for (let count = 0; count < 8; count += 1) answers.push(await ask(path, cookie));
  const lines = () => product.output().slice(before).split("\n");
  const pids = () =>
    lines().flatMap((line) => (line.includes(`"path":"${path}"`) ? [/"pid":(\d+)/.exec(line)?.[1]] : []));
  await expect.poll(() => pids().length, patience).toBe(8);
  return { statuses: [...new Set(answers.map(({ status }) => status))], processes: new Set(pids()).size };
}

test("two processes serve one port, and each line of the log says which", async () => {
  expect(serving()).toHaveLength(2);
  expect(await askAll("/api/v1/me", asha)).toEqual({ statuses: [200], processes: 2 });
});

test("a right that was given or taken, and a session that ended, are known to both with the next request", async () => {
  expect(await askAll("/api/v1/members", asha)).toEqual({ statuses: [403], processes: 2 });
  const write = (statement: ReturnType<typeof sql>) => acme.asProduct((context) => context.rows(statement));
  await write(
    sql`insert into {admin_access} (employee_id, kind, granted_at) values (${acme.id("asha")}, 'PLATFORM_ADMIN', now())`,
  );
  expect(await askAll("/api/v1/members", asha)).toEqual({ statuses: [200], processes: 2 });
  await write(sql`delete from {admin_access} where employee_id = ${acme.id("asha")}`);
  expect(await askAll("/api/v1/members", asha)).toEqual({ statuses: [403], processes: 2 });
  expect((await ask("/logout", asha, "POST")).status).toBe(302);
  expect(await askAll("/api/v1/me", asha)).toEqual({ statuses: [401], processes: 2 });
  expect(await askAll("/api/v1/me", admin)).toEqual({ statuses: [200], processes: 2 });
});

test("one scrape tells of all processes, and the connections to the database are shared out", async () => {
  const { text } = await ask("/metrics");
  const figure = (name: string) =>
    [...text.matchAll(new RegExp(`^${name} (\\S+)$`, "gm"))].map(([, value]) => Number(value));
  expect(figure("cairn_processes")).toEqual([2]);
  expect(figure('cairn_database_connections\\{pool="tenants",state="most"\\}')).toEqual([12]);
  const [answered] = figure('cairn_http_request_seconds_count\\{method="GET",status="2xx"\\}');
  expect(answered).toBeGreaterThanOrEqual(24);
  expect(figure("process_resident_memory_bytes")[0]).toBeGreaterThan(2 * 100 * 1024 * 1024);
});

test("one that ends is started again, and meanwhile the others answer", async () => {
  const lanes = 4;
  const faults: string[] = [];
  let [answered, isOver] = [0, false];
  const all = Array.from({ length: lanes }, async () => {
    while (!isOver) {
      const said = await ask("/api/v1/me", admin).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
      if (said === 200) answered += 1;
      else faults.push(String(said));
    }
  });
  await expect.poll(() => answered, patience).toBeGreaterThan(20);
  const [killed, other] = serving();
  process.kill(killed!, "SIGKILL");
  const atKill = answered;
  await expect.poll(() => answered, patience).toBeGreaterThan(atKill + 20);
  await expect.poll(() => serving().filter((pid) => pid !== killed), patience).toHaveLength(2);
  expect(serving()).toContain(other);
  await expect.poll(async () => /^cairn_processes (\d)$/m.exec((await ask("/metrics")).text)?.[1], patience).toBe("2");
  isOver = true;
  // Nobody waits for an answer that nobody gives.
  await Promise.all(all);
  // What was under way in it is lost, and nothing else.
  expect(faults.length).toBeLessThanOrEqual(lanes);
  expect(faults.filter((fault) => /^\d/.test(fault))).toEqual([]);
  expect(product.output()).toMatch(/^cairn: web process \d ended by itself \(SIGKILL\); it is started again\.$/m);
}, 120_000);

test("all end when they are asked to, and what was begun is answered", async () => {
  const before = serving();
  const last = ask("/api/v1/me", admin);
  const code = await last.then(() => product.stop());
  expect((await last).status).toBe(200);
  expect(code).toBe(0);
  for (const pid of before) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

test("what keeps all of them from starting is said once", async () => {
  const started = serveProduct(world.database.url, "web", {
    APP_SECRET: world.application.config.appSecrets.join(),
    CAIRN_WEB_PROCESSES: "2",
    HOST: "192.0.2.1",
  });
  const failure = await started.then(
    () => "",
    (error: Error) => error.message,
  );
  expect(failure).toMatch(/^The server ended with 1: /);
  expect(failure.match(/cairn: /g)).toHaveLength(1);
});
