import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RecordedEvent } from "#app/platform/contributions/room-time.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { oneOnOneMails } from "./mails.ts";
import { oneOnOneNotices } from "./notices.ts";
import { listMeetings } from "./queries/meeting-list.ts";
import { meetingPage } from "./queries/meeting-page.ts";
import { oneOnOnesWith } from "./queries/with-person.ts";
import { runningSeries } from "./queries/running-series.ts";
import { seriesPlan, seriesPlanInput } from "./queries/series-layout.ts";
import { meetingsOfTwoCompanies, type OneOnOneWorld } from "./testing/one-on-one-world.ts";
import { archiveSeries } from "./use-cases/archive-series.ts";
import { acknowledgeMeeting, cancelMeeting, openMeeting, restoreMeeting } from "./use-cases/change-meeting-state.ts";
import { editSeries, editSeriesInput } from "./use-cases/edit-series.ts";
import { tendSeries } from "./use-cases/extend-series.ts";
import { moveMeeting, moveMeetingInput } from "./use-cases/move-meeting.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let meetings: OneOnOneWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, meetings } = await meetingsOfTwoCompanies(world));
});
beforeEach(() => world.clock.set("2026-11-16T09:00:00Z"));
afterAll(() => world.close());

const rhythm = { start: "2026-12-02T10:00", minutes: 45, everyWeeks: 2 };
const edit = (who: string, seriesId: string, asked: object = {}, company = acme) =>
  company.as(who, (context) => editSeries(context, editSeriesInput.parse({ seriesId, ...rhythm, ...asked })));
const plan = (who: string, seriesId: string, asked: object = {}, company = acme) =>
  company.as(who, (context) => seriesPlan(context, seriesPlanInput.parse({ seriesId, ...rhythm, ...asked })), {
    readOnly: true,
  });

type Shown = { startsAt: string; minutes: number };
async function times(seriesId: string): Promise<string[]> {
  const rows = await acme.asProduct((context) =>
    context.rows<Shown & { status: string }>(
      sql`select to_char(starts_at at time zone 'UTC', 'MM-DD HH24:MI') as "startsAt", status,
        (extract(epoch from ends_at - starts_at) / 60)::int as minutes
        from {one_on_one_meeting} where series_id = ${seriesId} order by position`,
    ),
  );
  return rows.map(
    ({ startsAt, minutes, status }) => `${startsAt} ${minutes}${status === "NOT_STARTED" ? "" : ` ${status}`}`,
  );
}

/** A weekly series whose first was held, whose third was moved by hand, and which has something on two agendas. */
async function grownSeries() {
  const { seriesId, meetingId } = await meetings.schedule("ravi", "asha");
  const ids = (await meetings.meetings("ravi", seriesId)).map(({ id }) => id);
  world.clock.set("2026-11-17T13:30:00Z");
  await acme.as("ravi", (context) => openMeeting(context, { meetingId }));
  await acme.as("ravi", (context) => acknowledgeMeeting(context, { meetingId }));
  world.clock.set("2026-11-18T09:00:00Z");
  await acme.as("asha", (context) =>
    moveMeeting(context, moveMeetingInput.parse({ meetingId: ids[2], start: "2026-12-03T09:00" })),
  );
  await meetings.point("asha", ids[1]!, "Soon");
  await meetings.point("asha", ids[11]!, "Far ahead");
  return { seriesId, ids };
}

test("another rhythm and length: what was held or moved by hand stays, and what lies ahead moves with its agenda", async () => {
  const { seriesId, ids } = await grownSeries();
  expect(await plan("asha", seriesId)).toEqual({ moves: 10, stays: 1, falls: 0, adds: 0 });
  expect(await edit("asha", seriesId)).toMatchObject({ moved: 10, added: 0, removed: 0 });
  const after = await times(seriesId);
  expect(after.slice(0, 5)).toEqual([
    "11-17 13:30 30 ACKNOWLEDGED",
    "12-02 09:00 45",
    "12-03 08:00 30",
    "12-30 09:00 45",
    "01-13 09:00 45",
  ]);
  expect(after).toHaveLength(12);
  expect((await meetings.meetings("ravi", seriesId)).map(({ id }) => id)).toEqual(ids);
  expect(await meetings.agenda("ravi", seriesId, ids[1]!)).toEqual(["Soon"]);
  expect(await meetings.agenda("ravi", seriesId, ids[11]!)).toEqual(["Far ahead"]);
  const held = await acme.as("asha", (context) => meetingPage(context, ids[0]!), { readOnly: true });
  expect([held.minutes, held.series.minutes]).toEqual([30, 45]);
});

test("empty ones that would lie too far ahead are taken away, and more are planned where it is more often", async () => {
  const { seriesId } = await meetings.schedule("otto", "lena");
  expect(await plan("lena", seriesId, { start: "2026-11-17T14:30" })).toEqual({
    moves: 6,
    stays: 0,
    falls: 6,
    adds: 0,
  });
  await edit("lena", seriesId, { start: "2026-11-17T14:30" });
  expect(await times(seriesId)).toHaveLength(6);
  await edit("otto", seriesId, { start: "2026-11-19T09:00", everyWeeks: 1 });
  const often = await times(seriesId);
  expect(often).toHaveLength(12);
  expect([often[0], often[11]]).toEqual(["11-19 08:00 45", "02-04 08:00 45"]);
  world.clock.set("2026-12-20T09:00:00Z");
  await acme.asProduct(tendSeries);
  expect((await times(seriesId))[12]).toBe("02-11 08:00 45");
});

test("a cancelled one takes the new hour when it is restored; one alone becomes a series; a series does not become one", async () => {
  const { seriesId } = await meetings.schedule("ravi", "lena");
  const second = (await meetings.meetings("ravi", seriesId))[1]!.id;
  await acme.as("ravi", (context) => cancelMeeting(context, { meetingId: second }));
  await edit("ravi", seriesId, { start: "2026-11-18T10:00", everyWeeks: 1 });
  await acme.as("lena", (context) => restoreMeeting(context, { meetingId: second }));
  expect((await times(seriesId))[1]).toBe("11-25 09:00 45");
  expect(await plan("ravi", seriesId, { everyWeeks: 0 })).toEqual({ refused: "every-weeks" });
  expect(await refusalOf(edit("ravi", seriesId, { everyWeeks: 0 }))).toMatchObject({ code: "one-on-ones.every-weeks" });
  const alone = await meetings.schedule("ravi", "otto", { everyWeeks: 0 });
  world.clock.set("2026-11-20T09:00:00Z");
  expect(await refusalOf(edit("ravi", alone.seriesId, { everyWeeks: 0 }))).toMatchObject({ code: "one-on-ones.over" });
  await edit("ravi", alone.seriesId, { everyWeeks: 4 });
  expect(await times(alone.seriesId)).toEqual(["11-17 13:30 30", "12-02 09:00 45", "12-30 09:00 45", "01-27 09:00 45"]);
});

test("what cannot be is refused: the past, too far ahead, a version that is old, a series put away", async () => {
  const { seriesId } = await meetings.schedule("ravi", "asha");
  const code = async (asked: object) => (await refusalOf(edit("ravi", seriesId, asked)))?.code;
  expect(await code({ start: "2026-11-01T10:00" })).toBe("one-on-ones.in-past");
  expect(await code({ start: "2027-11-01T10:00" })).toBe("one-on-ones.too-far");
  expect(await code({ version: 99 })).toBe("platform.changed-meanwhile");
  await acme.as("ravi", (context) => archiveSeries(context, { seriesId, archived: true }));
  expect(await code({})).toBe("one-on-ones.ended");
});

test("a third person, who leads them, who administers 1:1s and another company find nothing", async () => {
  const { seriesId } = await meetings.schedule("ravi", "asha");
  const before = await times(seriesId);
  for (const who of ["lena", "skip", "tara"]) {
    expect(await refusalOf(edit(who, seriesId))).toMatchObject({ status: 404 });
    expect(await refusalOf(plan(who, seriesId))).toMatchObject({ status: 404 });
  }
  expect(await refusalOf(edit("eve", seriesId, {}, globex))).toMatchObject({ status: 404 });
  expect(await refusalOf(plan("eve", seriesId, {}, globex))).toMatchObject({ status: 404 });
  expect(await times(seriesId)).toEqual(before);
});

test("the other one is told, both calendars are told the whole series anew, and it is written down once", async () => {
  const { seriesId } = await meetings.schedule("ravi", "asha");
  await edit("ravi", seriesId);
  // The same once more changes nothing and tells nobody.
  await edit("asha", seriesId);
  const { events, notices, mails, audit } = await acme.asProduct(async (context) => {
    const found = await context.rows<{ id: string; name: string; payload: RecordedEvent["payload"]; actorId: string }>(
      sql`select id::text as id, name, payload, actor_id as "actorId" from {outbox}
        where name = 'one-on-ones.edited' and payload->>'seriesId' = ${seriesId}`,
    );
    const event: RecordedEvent = { ...found[0]!, recordedAt: context.clock.now() };
    return {
      events: found,
      notices: (await oneOnOneNotices[event.name]?.(context, event)) ?? [],
      mails: (await oneOnOneMails[event.name]?.(context, event, "https://cairn.test", () => "proof")) ?? [],
      audit: await context.rows<{ action: string }>(
        sql`select action from {audit_entry} where subject_id = ${seriesId} order by id`,
      ),
    };
  });
  expect(events).toHaveLength(1);
  expect(notices).toMatchObject([{ recipientId: acme.id("asha"), kind: "edited" }]);
  expect(mails.map(({ to }) => to).sort()).toEqual(["asha@acme.test", "ravi@acme.test"]);
  expect(mails[0]!.calendar!.content).toContain("RRULE:FREQ=WEEKLY;INTERVAL=2");
  expect(mails[0]!.calendar!.content).toContain("DTSTART;TZID=Europe/Berlin:20261202T100000");
  expect(audit.map(({ action }) => action)).toEqual(["one-on-ones.schedule", "one-on-ones.edit"]);
  const listed = await acme.as("asha", (context) =>
    listMeetings(context, { page: 1, text: "", relation: undefined, when: "UPCOMING", seriesId }),
  );
  expect(listed.rows[0]).toMatchObject({ startsAt: "2026-12-02T09:00:00.000Z", minutes: 45 });
});

test("a second series with somebody is told of to the two alone, and scheduled all the same", async () => {
  const running = (who: string, partner: string) =>
    acme.as(who, (context) => runningSeries(context, { with: acme.id(partner) }), { readOnly: true });
  expect(await running("tara", "skip")).toBeNull();
  const { seriesId } = await meetings.schedule("tara", "skip", { minutes: 60 });
  for (const [who, partner] of [
    ["tara", "skip"],
    ["skip", "tara"],
  ] as const)
    expect(await running(who, partner)).toEqual({ id: seriesId, everyWeeks: 1, minutes: 60 });
  expect(await running("ravi", "tara")).toBeNull();
  expect((await meetings.schedule("skip", "tara")).seriesId).not.toBe(seriesId);
});

test("a profile tells the reader of their own 1:1s with the person, and of nobody else's", async () => {
  // The two have series of other tests, begun at the very same moment.
  await acme.asProduct((context) => context.rows(sql`update {one_on_one_series} set archived_at = created_at`));
  const { seriesId } = await grownSeries();
  const of = (who: string, whose: string) =>
    acme.as(who, (context) => oneOnOnesWith(context, acme.id(whose)), { readOnly: true });
  const ravis = await of("ravi", "asha");
  expect(ravis).toMatchObject({ running: { id: seriesId }, mayMeet: true });
  expect(ravis!.held).toBeGreaterThan(0);
  expect(ravis!.next).not.toBeNull();
  expect(await of("asha", "asha")).toBeNull();
  expect(await of("skip", "asha")).toMatchObject({ next: null, running: null, lastAt: null, held: 0 });
});
