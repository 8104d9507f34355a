import { afterAll, beforeAll, expect, test } from "vitest";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { roomServers } from "../rooms.server.ts";

const lists = roomServers
  .flatMap((room) => room.endpoints ?? [])
  .filter(({ remembers }) => remembers)
  .map(({ path }) => path);
type Ask = Awaited<ReturnType<Awaited<ReturnType<typeof serveApi>>["as"]>>;
let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
const ask = new Map<string, Ask>();

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("zoe")
    .employee("admin")
    .admin("PLATFORM_ADMIN", "REVIEW_ADMIN", "GOAL_ADMIN", "TASK_ADMIN")
    .admin("DISCIPLINARY_ACTION_ADMIN", "POINTS_ADMIN", "COMPENSATION_ADMIN")
    .build();
  await acme.switchOn("TASK", "FEEDBACK", "CHECK_IN", "REVIEW", "COMPETENCY_IDP", "POINTS", "COMPENSATION");
  await acme.switchOn("DISCIPLINARY_ACTION", "LIFECYCLE");
  const door = openDoor(world);
  await door.letIn(acme, "ravi", "asha", "zoe", "admin");
  served = await serveApi(world);
  for (const name of ["ravi", "asha", "zoe", "admin"]) ask.set(name, await served.as(door, acme, name));
});
afterAll(async () => {
  await served.close();
  await world.close();
});

test("every list that is followed answers whoever may read it, and nobody else", async () => {
  for (const path of lists) {
    const answer = await ask.get("admin")!(path);
    console.log(path, answer.status, JSON.stringify(await answer.json()).slice(0, 150));
  }
});
