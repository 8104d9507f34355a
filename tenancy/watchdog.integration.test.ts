import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failHeldTask } from "#app/platform/tasks/held-task.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { compileSql, sql } from "./sql.ts";

let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("asha").build();
});
afterAll(() => world.close());

/** A process that does `body` while it is watched, as a worker is, with half a second instead of five. */
async function doWatched(taskId: string, body: string) {
  const place = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `import { startWatchdog } from ${place("./watchdog.ts")};
    import { failHeldTask } from ${place("../app/platform/tasks/held-task.ts")};
    const watchdog = startWatchdog({ connectionString: process.env.TENANTS, longest: 500 });
    await new Promise((resolve) => setTimeout(resolve, 600));
    const tenant = { schemaName: process.env.SCHEMA };
    await watchdog.during(tenant, failHeldTask(process.env.TASK), async () => { ${body} });
    process.exit(0);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: new URL("..", import.meta.url).pathname,
    env: {
      ...process.env,
      TENANTS: world.application.database.logins.tenants,
      SCHEMA: acme.tenant.schemaName,
      TASK: taskId,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  return { ended: signal ?? code, said };
}

async function runningTask(): Promise<string> {
  const taskId = crypto.randomUUID();
  await acme.asProduct((context) =>
    context.rows(sql`insert into {background_task} (id, kind, params, asked_by, asked_at, heard_at, state, attempts, most_attempts)
      values (${taskId}, 'goals.export', '{}'::jsonb, ${acme.id("asha")}, now(), now(), 'RUNNING', 1, 3)`),
  );
  return taskId;
}

const stateOf = async (taskId: string) => {
  const [row] = await acme.asProduct((context) =>
    context.rows(sql`select state, error->>'code' as code from {background_task} where id = ${taskId}`),
  );
  return row;
};

test("work that holds its process up is ended with it, and says why; nobody takes it up again", async () => {
  const taskId = await runningTask();
  const { ended, said } = await doWatched(taskId, "for (;;);");
  expect(ended).toBe("SIGKILL");
  expect(said).toContain("its event loop stood still");
  expect(await stateOf(taskId)).toEqual({ state: "FAILED", code: "platform.task-held-process" });
});

test("work that yields may take as long as it needs", async () => {
  const taskId = await runningTask();
  const yielding = "for (let at = 0; at < 12; at += 1) await new Promise((resolve) => setTimeout(resolve, 100));";
  expect((await doWatched(taskId, yielding)).ended).toBe(0);
  expect(await stateOf(taskId)).toEqual({ state: "RUNNING", code: null });
});

test("only a task that is being done fails", () => {
  expect(compileSql(failHeldTask("0")).text).toContain("state = 'RUNNING'");
});
