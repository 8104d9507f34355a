import { afterAll, beforeAll, expect, test } from "vitest";
import type { RecordedEvent } from "#app/platform/contributions/room-time.ts";
import { provesWith } from "#app/platform/outside-links/proof.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { oneOnOneMails } from "./mails.ts";
import { meetingsOfTwoCompanies, type OneOnOneWorld } from "./testing/one-on-one-world.ts";
import { cancelMeeting } from "./use-cases/change-meeting-state.ts";
import { moveMeeting, moveMeetingInput } from "./use-cases/move-meeting.ts";
import { sql } from "#tenancy/sql.ts";

const prove = provesWith("a secret of this test");
let world: World;
let acme: Company;
let meetings: OneOnOneWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, meetings } = await meetingsOfTwoCompanies(world));
});
afterAll(() => world.close());

/** The mails of the event that was announced last. */
function mailsOfLast() {
  return acme.asProduct(async (context) => {
    const [row] = await context.rows<{ id: string; name: string; payload: RecordedEvent["payload"]; actorId: string }>(
      sql`select id::text as id, name, payload, actor_id as "actorId" from {outbox} order by {outbox}.id desc limit 1`,
    );
    const event: RecordedEvent = { ...row!, recordedAt: context.clock.now() };
    return (await oneOnOneMails[event.name]?.(context, event, "https://cairn.test", prove)) ?? [];
  });
}

const line = (text: string, name: string) => text.split("\r\n").find((one) => one.startsWith(name));

test("both are invited to the series; one moved or cancelled is told by the time it would have been, under the same name", async () => {
  const { seriesId } = await meetings.schedule("ravi", "asha");
  const [mine, theirs] = await mailsOfLast();
  expect([mine?.to, theirs?.to].sort()).toEqual(["asha@acme.test", "ravi@acme.test"]);
  const first = mine!.calendar!.content;
  expect(line(first, "UID")).toBe(`UID:${seriesId}@cairn`);
  expect(line(first, "RRULE")).toBe("RRULE:FREQ=WEEKLY;INTERVAL=1");
  const second = (await meetings.meetings("ravi", seriesId))[1]!.id;
  await acme.as("asha", (context) =>
    moveMeeting(context, moveMeetingInput.parse({ meetingId: second, start: "2026-11-26T10:00" })),
  );
  const moved = (await mailsOfLast())[0]!.calendar!;
  expect(moved.method).toBe("REQUEST");
  expect(line(moved.content, "UID")).toBe(line(first, "UID"));
  expect(line(moved.content, "RECURRENCE-ID")).toBe("RECURRENCE-ID;TZID=Europe/Berlin:20261124T143000");
  expect(line(moved.content, "DTSTART;TZID")).toBe("DTSTART;TZID=Europe/Berlin:20261126T100000");
  await acme.as("ravi", (context) => cancelMeeting(context, { meetingId: second }));
  const cancelled = (await mailsOfLast())[0]!.calendar!;
  expect(cancelled.method).toBe("CANCEL");
  const number = (text: string) => Number(line(text, "SEQUENCE")!.slice("SEQUENCE:".length));
  expect(number(first)).toBeLessThan(number(moved.content));
  expect(number(moved.content)).toBeLessThan(number(cancelled.content));
});

test("a series that does not go to calendars sends no mail", async () => {
  await meetings.schedule("ravi", "lena", { inCalendar: false });
  expect(await mailsOfLast()).toEqual([]);
});
