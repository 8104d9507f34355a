import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { compensationNotices } from "./notices.ts";
import { launchedCycle, paidTeam, stagesReminded } from "./testing/compensation-world.ts";
import { passOn } from "./use-cases/pass-on.ts";
import { remindStakeholders, type RemindedStage } from "./use-cases/remind-stakeholders.ts";
import { saveRaises } from "./use-cases/save-raises.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  acme = await paidTeam(world);
});
afterAll(() => world.close());

const announced = () => stagesReminded(acme);
const on = async (day: string) => {
  world.clock.set(`${day}T09:00:00Z`);
  for (let again = 0; again < 2; again++) await acme.asProduct(remindStakeholders);
  return announced();
};

test("who has not proposed, then who has not approved, is reminded once, two days before", async () => {
  const changes = { proposeBy: "2026-11-20", approveBy: "2026-11-24" };
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false, changes });
  const told = async (stage: RemindedStage) =>
    (
      await acme.asProduct((context) =>
        compensationNotices["compensation.day-near"]!(context, { actorId: null, payload: { cycleId, stage } } as never),
      )
    ).map(({ recipientId, kind, params }) => [recipientId, kind, params["due"]]);
  expect(await on("2026-11-17")).toEqual([]);
  expect(await on("2026-11-18")).toEqual(["proposeBy"]);
  expect(await told("proposeBy")).toEqual([[acme.id("ravi"), "plan-soon", "yes"]]);
  expect(await told("approveBy")).toEqual([]);
  const cell = { memberId: (await line("asha")).id, raise: "2 %", reason: "", version: 1 };
  await acme.as("ravi", (context) => saveRaises(context, { cycleId, cells: [cell] }));
  await acme.as("ravi", (context) => passOn(context, { cycleId, memberIds: [] }));
  expect(await on("2026-11-21")).toEqual(["proposeBy"]);
  expect(await on("2026-11-22")).toEqual(["proposeBy", "approveBy"]);
  expect(await told("approveBy")).toEqual([[acme.id("sales"), "review-soon", "yes"]]);
  await acme.as("sales", (context) => passOn(context, { cycleId, memberIds: [] }));
  expect(await on("2026-11-24")).toEqual(["proposeBy", "approveBy"]);
});

test("nobody is reminded on the day of the launch, which tells them, nor once the day is over", async () => {
  world.clock.set("2026-12-01T09:00:00Z");
  const changes = { proposeBy: "2026-12-02", approveBy: "2026-12-04" };
  await launchedCycle(acme, { by: "hr", rated: [], linked: false, changes });
  const before = await announced();
  expect(await on("2026-12-01")).toEqual(before);
  expect(await on("2026-12-03")).toEqual(before);
});
