import { afterAll, beforeAll, expect, test } from "vitest";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { manyTasks } from "./jobs/many-tasks.ts";
import { InitiativeWorld } from "./testing/initiative-world.ts";

let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let asha: Awaited<ReturnType<typeof served.as>>;
let ravi: typeof asha;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("ravi").team("ravi", "asha").build();
  const door = openDoor(world);
  await door.letIn(acme, "asha", "ravi");
  served = await serveApi(world);
  asha = await served.as(door, acme, "asha");
  ravi = await served.as(door, acme, "ravi");
}, 120_000);
afterAll(async () => {
  await served.close();
  await world.close();
});

type Told = { id: string; kind: string; state: string; mayUndo: boolean; undoneBy: string | null; result: object };
const told = async (answer: Response) => (await answer.json()) as Told;

test("a program is told what can be taken back, takes it back once, and not what another did", async () => {
  const tasks = await new InitiativeWorld(acme).open();
  const ids = [await tasks.task("asha", { text: "One" }), await tasks.task("asha", { text: "Two" })];
  const { keptAs } = (await acme.as("asha", (context) =>
    manyTasks["set-due-of-many"].intent.run(context, { ids, dueDate: "2030-01-31" }, world.application as never),
  )) as { keptAs: string };
  const { items } = (await (await asha("/tasks")).json()) as { items: Told[] };
  expect(items).toMatchObject([{ id: keptAs, kind: "initiatives.set-due-of-many", mayUndo: true, undoneBy: null }]);
  expect((await ravi(`/tasks/${keptAs}/undo`, { method: "POST" })).status).toBe(404);
  const undone = await asha(`/tasks/${keptAs}/undo`, { method: "POST" });
  expect(undone.status).toBe(200);
  const by = await told(undone);
  expect(by).toMatchObject({ kind: "tasks.undo", state: "DONE", mayUndo: false, result: { count: 2, left: 0 } });
  expect(await told(await asha(`/tasks/${keptAs}`))).toMatchObject({ mayUndo: false, undoneBy: by.id });
  expect((await asha(`/tasks/${keptAs}/undo`, { method: "POST" })).status).toBe(409);
});
