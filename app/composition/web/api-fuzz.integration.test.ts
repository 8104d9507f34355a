import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { deliverMail } from "#app/platform/mail/deliver-mail.job.ts";
import { inputsOf, requestOf } from "#tests/support/api-inputs.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { roomServers } from "../rooms.server.ts";

const seed = 20_261_116;
const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let admin: Awaited<ReturnType<typeof served.as>>;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("asha")
    .employee("admin")
    .admin("PLATFORM_ADMIN", "GOAL_ADMIN", "TASK_ADMIN")
    .build();
  await acme.switchOn("TASK");
  // What invites people writes to them.
  await world.application.jobs.prepare([deliverMail]);
  const door = openDoor(world);
  await door.letIn(acme, "admin");
  served = await serveApi(world);
  admin = await served.as(door, acme, "admin");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s answers anything, and never with a fault",
  async (_, { method, path, input }) => {
    const ids = ["0193a1b2-0000-7000-8000-000000000000", acme.id("asha"), acme.id("admin")];
    const asked = fc.sample(
      fc.tuple(
        inputsOf(input as z.ZodType, ids),
        fc.constantFrom("0193a1b2-0000-7000-8000-000000000000", acme.id("asha"), "x", "%00", "%F0%9F%98%80"),
      ),
      { seed, numRuns: 25 },
    );
    for (const [body, id] of asked) {
      const { address, ...request } = requestOf({ method, path }, body, id);
      const answer = await admin(address, request);
      expect([answer.status < 500, address, body, answer.status < 500 ? "" : await answer.text()]).toEqual([
        true,
        address,
        body,
        "",
      ]);
    }
  },
);
