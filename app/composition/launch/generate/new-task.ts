import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../places.ts";
import type { Change } from "./change.ts";
import type { Name } from "./names.ts";

/** Long work of a room that people ask for on a page, given to the worker, and a test that it is done. */
export function newTask(room: Name, name: Name): Change[] {
  const folder = `app/modules/${room.file}/jobs`;
  return [
    { path: `${folder}/${name.file}.ts`, text: source(room, name) },
    { path: `${folder}/${name.file}.integration.test.ts`, text: test(name) },
    ...givenToWorker(room, name),
  ];
}

function givenToWorker(room: Name, { file, value }: Name): Change[] {
  const path = `app/modules/${room.file}/room.server.ts`;
  const handler = `${value}.handler`;
  const standing = join(root, path);
  const hasTasks = existsSync(standing) && /^ {2}tasks: \[/m.test(readFileSync(standing, "utf8"));
  return [
    { path, line: `import { ${value} } from "./jobs/${file}.ts";`, before: /^$/ },
    hasTasks
      ? { path, item: handler, list: /^ {2}tasks: \[/m }
      : { path, line: `  tasks: [${handler}],`, before: /^\};$/ },
  ];
}

const source = (room: Name, name: Name) => `import { pageTask } from "#app/platform/tasks/page-task.ts";

/** What it does, and for whom. */
export const ${name.value} = pageTask({
  kind: "${room.file}.${name.file}",
  work: (run) =>
    run.finish(async (context) => {
      const records = await Promise.resolve([context.actor.employeeId]);
      for (const [done] of records.entries()) await run.progress(done + 1, records.length);
      return { result: { count: records.length } };
    }),
});
`;

const test = (name: Name) => `import { afterAll, beforeAll, expect, test } from "vitest";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { ownLatestTask } from "#app/platform/tasks/task-record.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { ${name.value} } from "./${name.file}.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  await world.application.jobs.prepare([runTaskJob]);
  acme = await (await world.company()).employee("asha").employee("omar").build();
});

afterAll(() => world.close());

const last = (by: string) => acme.as(by, (context) => ownLatestTask(context, ${name.value}.task));

test("is done for whoever asked for it, who alone sees it", async () => {
  await acme.as("asha", (context) => ${name.value}.ask(context));
  await expect(acme.as("asha", (context) => ${name.value}.ask(context))).rejects.toMatchObject({ code: "platform.task-busy" });
  await doTasks(acme);
  expect(await last("asha")).toMatchObject({ state: "DONE", done: 1, total: 1, result: { count: 1 } });
  expect(await last("omar")).toBeNull();
});
`;
