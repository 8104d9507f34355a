import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { initiativeBoard } from "./queries/initiative-board.ts";
import { initiativeListInput } from "./queries/initiative-list.ts";
import type { InitiativeStatus } from "./domain/status.ts";
import { InitiativeWorld } from "./testing/initiative-world.ts";
import { moveInitiative, moveInitiativeInput } from "./use-cases/move-initiative.ts";

let world: World;
let acme: Company;
let globex: Company;
let tasks: InitiativeWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  acme = await (
    await world.company("acme")
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("otto")
    .build();
  globex = await (await world.company("globex")).employee("eve").admin("TASK_ADMIN").build();
  await new InitiativeWorld(globex).open();
  tasks = await new InitiativeWorld(acme).open();
});
afterAll(() => world.close());

const move = (by: string, initiativeId: string, to: InitiativeStatus, more: object = {}, of = acme) =>
  of.as(by, (context) => moveInitiative(context, moveInitiativeInput.parse({ initiativeId, to, ...more })));
const columnOf = (id: string) =>
  acme.as(
    "asha",
    async (context) =>
      (await initiativeBoard(context, initiativeListInput.parse({}))).find(({ rows }) =>
        rows.some((task) => task.id === id),
      )?.status,
  );

test("a task stands in the column it was moved to, whichever it came from, and back again", async () => {
  const id = await tasks.task("asha", { text: "To and fro", dueDate: "2026-11-10" });
  expect(await move("asha", id, "ONGOING")).toEqual({
    from: "DELAYED",
    to: "ONGOING",
    dueBefore: "2026-11-10",
    dueDate: "2026-11-23",
  });
  for (const to of ["COMPLETED", "ONGOING", "UNPLANNED", "COMPLETED", "UNPLANNED", "ONGOING"] as const) {
    await move("asha", id, to);
    expect(await columnOf(id)).toBe(to);
  }
  expect(await move("asha", id, "DELAYED", { dueDate: "2026-11-10" })).toMatchObject({
    to: "DELAYED",
    dueDate: "2026-11-10",
  });
  expect(await columnOf(id)).toBe("DELAYED");
});

test("only time makes a task late, and a date that says otherwise brings it nowhere", async () => {
  const id = await tasks.task("asha", { text: "In good time", dueDate: "2026-11-20" });
  expect(await refusalOf(move("asha", id, "DELAYED"))).toMatchObject({
    code: "initiatives.cannot-stand-there",
    status: 409,
  });
  expect(await refusalOf(move("asha", id, "ONGOING", { dueDate: "2026-11-01" }))).toMatchObject({
    code: "initiatives.cannot-stand-there",
  });
  expect(await columnOf(id)).toBe("ONGOING");
});

test("who helps says that it is done and moves no dates; strangers and other companies do not find it", async () => {
  const id = await tasks.task("asha", { text: "With Otto", dueDate: "2026-11-20", collaboratorIds: [acme.id("otto")] });
  expect(await refusalOf(move("otto", id, "UNPLANNED"))).toMatchObject({ status: 403 });
  await move("otto", id, "COMPLETED");
  await move("otto", id, "ONGOING");
  expect(await columnOf(id)).toBe("ONGOING");
  const own = await tasks.task("asha", { text: "Private", dueDate: "2026-11-20" });
  expect(await refusalOf(move("otto", own, "COMPLETED"))).toMatchObject({ status: 404 });
  expect(await refusalOf(move("eve", own, "COMPLETED", {}, globex))).toMatchObject({ status: 404 });
});

test("what is refused half-way leaves all as it was", async () => {
  const id = await tasks.task("asha", {
    text: "Helped with, done late",
    dueDate: "2026-11-10",
    collaboratorIds: [acme.id("otto")],
  });
  await move("otto", id, "COMPLETED");
  expect(await refusalOf(move("otto", id, "ONGOING"))).toMatchObject({ status: 403 });
  expect(await columnOf(id)).toBe("COMPLETED");
});
