import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readCycle } from "./data/cycle-record.ts";
import { cycleProgress } from "./queries/cycle-progress.ts";
import { launchedCycle, paidTeam, stagesReminded } from "./testing/compensation-world.ts";
import { passOn } from "./use-cases/pass-on.ts";
import { remindNow } from "./use-cases/remind-now.ts";
import { saveRaises } from "./use-cases/save-raises.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  acme = await paidTeam(world);
});
afterAll(() => world.close());

const announced = () => stagesReminded(acme);

test("a launched cycle says how far it is and whom it waits for, and they are reminded once a day", async () => {
  const changes = { proposeBy: "2026-11-20", approveBy: "2026-11-24" };
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false, changes });
  const progress = () => acme.as("hr", async (context) => cycleProgress(context, await readCycle(context, cycleId)));
  const waits = async () =>
    (await progress()).owing.map(({ person, turn, people, dueOn, overdue }) => [
      person.id,
      turn,
      people,
      dueOn,
      overdue,
    ]);

  expect(await waits()).toEqual([[acme.id("ravi"), "PROPOSER", 1, "2026-11-20", false]]);
  await expect(acme.as("ravi", (context) => remindNow(context, { cycleId }))).rejects.toThrow();
  expect(await announced()).toEqual([]);
  expect(await acme.as("hr", (context) => remindNow(context, { cycleId }))).toEqual({ cycleId, reminded: 1 });
  expect(await announced()).toEqual(["proposeBy"]);
  expect(await progress()).toMatchObject({ remindedToday: true, reminds: 1 });
  await expect(acme.as("hr", (context) => remindNow(context, { cycleId }))).rejects.toMatchObject({
    code: "compensation.reminded-today",
  });
  expect(await announced()).toEqual(["proposeBy"]);

  const cell = { memberId: (await line("asha")).id, raise: "2 %", reason: "", version: 1 };
  await acme.as("ravi", (context) => saveRaises(context, { cycleId, cells: [cell] }));
  await acme.as("ravi", (context) => passOn(context, { cycleId, memberIds: [] }));
  world.clock.set("2026-11-25T09:00:00Z");
  expect(await waits()).toEqual([[acme.id("sales"), "APPROVER", 1, "2026-11-24", true]]);
  await acme.as("hr", (context) => remindNow(context, { cycleId }));
  expect(await announced()).toEqual(["proposeBy", "approveBy"]);

  await acme.as("sales", (context) => passOn(context, { cycleId, memberIds: [] }));
  expect(await progress()).toMatchObject({
    people: 1,
    reminds: 0,
    stages: { PROPOSER: 0, APPROVER: 0, PUBLISHER: 1, DONE: 0 },
  });
  world.clock.set("2026-11-26T09:00:00Z");
  await expect(acme.as("hr", (context) => remindNow(context, { cycleId }))).rejects.toMatchObject({
    code: "compensation.nobody-waited-for",
  });
});
