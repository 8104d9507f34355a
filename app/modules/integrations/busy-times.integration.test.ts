import { afterAll, beforeAll, expect, test } from "vitest";
import { SourceServer, type Answer } from "#sdk/testing/index.ts";
import type { World } from "#tests/support/world.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";
import { busyTimes } from "./queries/busy-times.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: IntegrationWorld;
let globex: IntegrationWorld;
let asked = 0;
let works = true;

beforeAll(async () => {
  ({ world, acme, globex } = await IntegrationWorld.create());
});
afterAll(() => world.close());

const busyAt = (email: string) => {
  const moment = (hour: number) => ({ dateTime: `2026-11-20T${hour}:00:00.0000000`, timeZone: "UTC" });
  const scheduleItems = [{ status: "busy", subject: "Talk to the doctor", start: moment(13), end: moment(14) }];
  return { scheduleId: email, scheduleItems };
};

const answer: Answer = ({ path, body }) => {
  if (path.endsWith("/token")) return { body: { access_token: "token", token_type: "Bearer", expires_in: 3600 } };
  if (!path.endsWith("/calendar/getSchedule")) return { body: { value: [{ displayName: "Acme" }] } };
  asked += 1;
  if (!works) return { status: 500, body: {} };
  const { schedules } = JSON.parse(body) as { schedules: string[] };
  return { body: { value: schedules.slice(0, 1).map(busyAt) } };
};

const window = { from: new Date("2026-11-16T00:00:00Z"), until: new Date("2026-11-30T00:00:00Z") };
const busy = (of: IntegrationWorld, ...who: string[]) =>
  of.company.as(
    "ravi",
    (context) =>
      busyTimes(
        context,
        { employeeIds: who.map((name) => of.company.id(name)), ...window },
        world.application as never,
      ),
    { readOnly: true },
  );

test("a connected calendar tells when somebody is busy, once a minute, and of no company that has none", async () => {
  expect(await busy(acme, "asha")).toEqual([]);
  await using server = await SourceServer.start(answer);
  acme.plays({ "graph.microsoft.com": server.address });
  const id = await acme.connect("microsoft-365", {
    setting: { authority: server.address },
    user: "client",
    secret: "word",
  });
  await acme.company.asProduct((context) =>
    context.rows(sql`update {connector_installation} set status = 'ACTIVE' where id = ${id}`),
  );
  const later = (minutes: number) =>
    world.clock.set(new Date(world.clock.now().getTime() + minutes * 60_000).toISOString());
  later(2);
  const seen = await busy(acme, "asha");
  expect(seen).toEqual([
    {
      employeeId: acme.company.id("asha"),
      from: new Date("2026-11-20T13:00:00Z"),
      until: new Date("2026-11-20T14:00:00Z"),
    },
  ]);
  expect(JSON.stringify(seen)).not.toContain("doctor");
  await busy(acme, "asha");
  expect(asked).toBe(1);
  expect(await busy(globex, "asha")).toEqual([]);
  expect(asked).toBe(1);
  // A calendar that fails takes nobody's time away.
  works = false;
  later(2);
  expect(await busy(acme, "asha")).toEqual([]);
  expect(asked).toBeGreaterThan(1);
  const then = asked;
  expect(await busy(acme, "asha", "ravi")).toEqual([]);
  expect(asked).toBe(then);
});
