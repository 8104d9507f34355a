import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { listMeetings } from "./queries/meeting-list.ts";
import { meetingPage } from "./queries/meeting-page.ts";
import { meetingFile } from "./queries/one-on-one-calendar.ts";
import { listSeries } from "./queries/series-list.ts";
import { meetingsOfTwoCompanies, type OneOnOneWorld } from "./testing/one-on-one-world.ts";
import { addActionItem, addActionItemInput } from "./use-cases/add-action-item.ts";
import { archiveSeriesOfList } from "./jobs/many-series.ts";
import { oneOnOnePlaces } from "./one-on-one-places.ts";
import { archiveManySeries, archiveSeries } from "./use-cases/archive-series.ts";
import { arrangePoints } from "./use-cases/arrange-points.ts";
import { acknowledgeMeeting, cancelMeeting, openMeeting, restoreMeeting } from "./use-cases/change-meeting-state.ts";
import { tendSeries } from "./use-cases/extend-series.ts";
import { finishPoint, reopenPoint } from "./use-cases/finish-point.ts";
import { moveMeeting, moveMeetingInput } from "./use-cases/move-meeting.ts";
import { saveNote, saveNoteInput } from "./use-cases/save-note.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let meetings: OneOnOneWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, meetings } = await meetingsOfTwoCompanies(world));
});
afterAll(() => world.close());

const all = { page: 1, text: "", relation: undefined };

describe("a series", () => {
  test("is read off the reporting line, twelve weeks ahead, and both have it, each from their side", async () => {
    const { seriesId } = await meetings.schedule("ravi", "asha");
    expect(await meetings.meetings("asha", seriesId)).toHaveLength(12);
    const of = (who: string) => acme.as(who, (context) => listSeries(context, { ...all, archived: false }));
    expect((await of("ravi")).rows.map(({ relation, other }) => [other.name, relation])).toEqual([
      ["asha", "REPORTEE"],
    ]);
    expect((await of("asha")).rows.map(({ relation, other }) => [other.name, relation])).toEqual([["ravi", "MANAGER"]]);
    expect((await of("lena")).total).toBe(0);
  });

  test("moves one meeting alone, or all from it on, by the clock of who moves it", async () => {
    const { seriesId } = await meetings.schedule("ravi", "lena");
    const starts = async () =>
      (await acme.as("lena", (context) => listMeetings(context, { ...all, when: "UPCOMING", seriesId }))).rows.map(
        ({ startsAt }) => startsAt,
      );
    const ids = (await meetings.meetings("ravi", seriesId)).map(({ id }) => id);
    const move = (meetingId: string, asked: object) =>
      acme.as("lena", (context) => moveMeeting(context, moveMeetingInput.parse({ meetingId, ...asked })));
    await move(ids[1]!, { start: "2026-11-26T09:00" });
    expect((await starts()).slice(0, 3)).toEqual([
      "2026-11-17T13:30:00.000Z",
      "2026-11-26T08:00:00.000Z",
      "2026-12-01T13:30:00.000Z",
    ]);
    await move(ids[1]!, { start: "2026-11-25T10:00", which: "FOLLOWING" });
    expect((await starts()).slice(0, 3)).toEqual([
      "2026-11-17T13:30:00.000Z",
      "2026-11-25T09:00:00.000Z",
      "2026-12-02T09:00:00.000Z",
    ]);
    expect(await refusalOf(move(ids[1]!, { start: "2026-01-01T10:00" }))).toMatchObject({
      code: "one-on-ones.in-past",
    });
    expect(await refusalOf(move(ids[0]!, { start: "2026-11-18T10:00", version: 99 }))).toMatchObject({
      code: "platform.changed-meanwhile",
    });
  });

  test("is put away for both and brought back; the product writes more of it down in time", async () => {
    const { seriesId } = await meetings.schedule("otto", "lena", { everyWeeks: 2 });
    await acme.as("lena", (context) => archiveSeries(context, { seriesId, archived: true }));
    expect(await meetings.meetings("otto", seriesId)).toHaveLength(1);
    await acme.as("otto", (context) => archiveSeries(context, { seriesId, archived: false }));
    expect(await meetings.meetings("otto", seriesId)).toHaveLength(6);
    world.clock.set("2026-12-20T09:00:00Z");
    await acme.asProduct(tendSeries);
    expect((await meetings.meetings("otto", seriesId)).length).toBeGreaterThan(6);
    world.clock.set("2026-11-16T09:00:00Z");
  });

  test("is put away with others at once, all or none; what comes of it can be taken back", async () => {
    const [one, other] = [await meetings.schedule("otto", "asha"), await meetings.schedule("otto", "ravi")];
    const foreign = await meetings.schedule("lena", "ravi");
    const seriesIds = [one.seriesId, other.seriesId];
    const put = (who: string, ids: string[], archived: boolean) =>
      acme.as(who, (context) => archiveManySeries(context, { seriesIds: ids, archived }));
    expect(await refusalOf(put("otto", [...seriesIds, foreign.seriesId], true))).toMatchObject({ status: 404 });
    expect((await meetings.meetings("otto", one.seriesId)).length).toBeGreaterThan(1);
    await put("otto", [one.seriesId], true);
    const changed = await put("otto", seriesIds, true);
    expect(changed).toEqual({ seriesIds: [other.seriesId], archived: true });
    expect(await meetings.meetings("otto", other.seriesId)).toHaveLength(1);
    expect((await put("otto", changed.seriesIds, false)).seriesIds).toEqual([other.seriesId]);
    expect((await meetings.meetings("otto", other.seriesId)).length).toBeGreaterThan(1);
    const all = (address: string, archived: boolean) =>
      acme.as("otto", (context) =>
        archiveSeriesOfList.intent.run(context, { matching: address, archived }, world.application as never),
      );
    // Of what the list of that address holds; what is somebody else's is not among it.
    expect(await all(`${oneOnOnePlaces.active}?text=ravi`, true)).toEqual({
      seriesIds: [other.seriesId],
      archived: true,
    });
    expect(await all(`${oneOnOnePlaces.archived}?text=ravi`, false)).toMatchObject({ seriesIds: [other.seriesId] });
    await put("otto", seriesIds, true);
    await put("lena", [foreign.seriesId], true);
  });

  test("is with somebody else who is here, and not in the past", async () => {
    expect(await refusalOf(meetings.schedule("asha", "asha"))).toMatchObject({ code: "one-on-ones.oneself" });
    expect(await refusalOf(meetings.schedule("asha", "lena", { start: "2026-11-01T10:00" }))).toMatchObject({
      code: "one-on-ones.in-past",
    });
  });
});

describe("a meeting", () => {
  test("goes through its states, each announced and written down; what is done twice is done once", async () => {
    const { meetingId } = await meetings.schedule("ravi", "asha", { everyWeeks: 0 });
    const act = (who: string, run: typeof openMeeting) => acme.as(who, (context) => run(context, { meetingId }));
    expect(await refusalOf(act("asha", acknowledgeMeeting))).toMatchObject({ status: 409 });
    await act("asha", cancelMeeting);
    expect(await act("ravi", restoreMeeting)).toMatchObject({ status: "NOT_STARTED" });
    await act("ravi", openMeeting);
    await act("asha", openMeeting);
    await act("asha", cancelMeeting);
    expect(await act("ravi", restoreMeeting)).toMatchObject({ status: "ACTIVE" });
    expect(await act("ravi", acknowledgeMeeting)).toMatchObject({ status: "ACKNOWLEDGED" });
    expect(await refusalOf(act("ravi", cancelMeeting))).toMatchObject({ status: 409 });
    const audit = await acme.asProduct((context) =>
      context.rows<{ action: string }>(
        sql`select action from {audit_entry} where subject_id = ${meetingId} order by id`,
      ),
    );
    expect(audit.map(({ action }) => action.slice("one-on-ones.".length))).toEqual([
      "cancel",
      "restore",
      "open",
      "cancel",
      "restore",
      "acknowledge",
    ]);
  });

  test("carries what is open over by the order of the series: completed, cancelled, restored, skipped", async () => {
    const { seriesId, meetingId } = await meetings.schedule("ravi", "asha");
    const ids = (await meetings.meetings("ravi", seriesId)).map(({ id }) => id);
    const agenda = (index: number) => meetings.agenda("ravi", seriesId, ids[index]!);
    const first = await meetings.point("asha", meetingId, "First");
    await meetings.point("ravi", meetingId, "Second");
    await acme.as("ravi", (context) => openMeeting(context, { meetingId }));
    await acme.as("ravi", (context) => finishPoint(context, { pointId: first, meetingId }));
    await acme.as("ravi", (context) => acknowledgeMeeting(context, { meetingId }));
    expect(await agenda(0)).toEqual([]);
    expect(await agenda(1)).toEqual(["Second"]);
    await acme.as("asha", (context) => cancelMeeting(context, { meetingId: ids[1]! }));
    expect(await agenda(2)).toEqual(["Second"]);
    await acme.as("asha", (context) => restoreMeeting(context, { meetingId: ids[1]! }));
    expect([await agenda(1), await agenda(2)]).toEqual([["Second"], []]);
    await acme.as("asha", (context) => reopenPoint(context, { pointId: first }));
    expect(await agenda(1)).toEqual(["First", "Second"]);
    world.clock.set("2026-11-25T09:00:00Z");
    expect(await agenda(2)).toEqual(["First", "Second"]);
    world.clock.set("2026-11-16T09:00:00Z");
  });

  test("points stand in the order that either gives them, and what the other keeps private stays where it is", async () => {
    const { seriesId, meetingId } = await meetings.schedule("ravi", "asha");
    const one = await meetings.point("asha", meetingId, "One");
    await meetings.point("asha", meetingId, "Secret", "AUTHOR");
    const two = await meetings.point("ravi", meetingId, "Two");
    await acme.as("ravi", (context) => arrangePoints(context, { meetingId, order: [two, one] }));
    expect(await meetings.agenda("asha", seriesId, meetingId)).toEqual(["Two", "Secret", "One"]);
    expect(await meetings.agenda("ravi", seriesId, meetingId)).toEqual(["Two", "One"]);
  });

  test("private notes are cleaned and their author's; the same person in two windows loses nothing", async () => {
    const { meetingId } = await meetings.schedule("ravi", "asha");
    const save = (who: string, asked: object) =>
      acme.as(who, (context) => saveNote(context, saveNoteInput.parse({ meetingId, ...asked })));
    await Promise.all([
      save("asha", { body: "<p>Of Asha<script>x</script></p>" }),
      save("ravi", { body: "<p>Mine alone</p>" }),
    ]);
    const page = await acme.as("asha", (context) => meetingPage(context, meetingId));
    expect(page.notes).toMatchObject({ shared: { body: "" }, mine: { body: "<p>Of Asha</p>", version: 1 } });
    expect(await refusalOf(save("asha", { body: "<p>Written over</p>", version: 0 }))).toMatchObject({
      code: "one-on-ones.note-changed",
    });
    expect(await save("asha", { body: "<p>Of Asha, and more</p>", version: 1 })).toMatchObject({ version: 2 });
  });

  test("an action item is a task that both see, and stays until it is done", async () => {
    const { seriesId, meetingId } = await meetings.schedule("ravi", "asha");
    await acme.as("ravi", (context) =>
      addActionItem(
        context,
        addActionItemInput.parse({ meetingId, text: "Ask the supplier", ownerId: acme.id("asha") }),
      ),
    );
    const next = (await meetings.meetings("ravi", seriesId))[1]!.id;
    for (const who of ["asha", "ravi"])
      expect(
        (await acme.as(who, (context) => meetingPage(context, next))).actions?.map(({ text, owners }) => [
          text,
          owners[0]?.name,
        ]),
      ).toEqual([["Ask the supplier", "asha"]]);
    expect(
      await refusalOf(
        acme.as("ravi", (context) =>
          addActionItem(context, addActionItemInput.parse({ meetingId, text: "For Lena", ownerId: acme.id("lena") })),
        ),
      ),
    ).toMatchObject({ code: "one-on-ones.not-of-both" });
  });

  test("has a file for calendars whose name stays and whose number rises when it is moved", async () => {
    const { meetingId } = await meetings.schedule("ravi", "asha", { everyWeeks: 0 });
    const file = () => acme.as("asha", (context) => meetingFile(context, meetingId, "https://acme.test"));
    const before = await file();
    expect(before).toContain(`UID:${meetingId}@cairn`);
    expect(before).toContain("DTSTART;TZID=Europe/Berlin:20261117T143000");
    expect(before).toContain("SEQUENCE:0");
    await acme.as("asha", (context) =>
      moveMeeting(context, moveMeetingInput.parse({ meetingId, start: "2026-11-18T09:00" })),
    );
    const after = await file();
    expect(after).toContain(`UID:${meetingId}@cairn`);
    expect(after).toContain("SEQUENCE:1");
  });
});
