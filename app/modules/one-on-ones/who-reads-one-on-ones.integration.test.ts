import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { pointComments } from "./queries/point-comments.ts";
import { exportMeetings } from "./queries/export-meetings.ts";
import { insightTrend } from "./queries/insights-trend.ts";
import { insights, insightsInput } from "./queries/insights.ts";
import { oneOnOneMeasures } from "./queries/one-on-one-measures.ts";
import { listMeetings } from "./queries/meeting-list.ts";
import { meetingPage } from "./queries/meeting-page.ts";
import { meetingsOnDays } from "./queries/one-on-one-calendar.ts";
import { pairTimeline } from "./queries/pair-timeline.ts";
import { searchOneOnOnes } from "./queries/search-one-on-ones.ts";
import { teamPeople } from "./queries/team-people.ts";
import { meetingsOfTwoCompanies, type OneOnOneWorld } from "./testing/one-on-one-world.ts";
import { addPoint, addPointInput } from "./use-cases/add-point.ts";
import { acknowledgeMeeting, cancelMeeting, openMeeting } from "./use-cases/change-meeting-state.ts";
import { editPoint } from "./use-cases/edit-point.ts";
import { finishPoint, removePoint, restorePoint } from "./use-cases/finish-point.ts";
import { reflect } from "./use-cases/reflect.ts";
import { saveNote, saveNoteInput } from "./use-cases/save-note.ts";
import { appendNotes, typeNotes } from "./use-cases/type-notes.ts";
import { saveSettings, saveSettingsInput } from "./use-cases/save-settings.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

const canary = "Kanarienvogel";
let world: World;
let acme: Company;
let globex: Company;
let meetings: OneOnOneWorld;
let meetingId = "";
let shared = "";
let secret = "";

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, meetings } = await meetingsOfTwoCompanies(world));
  ({ meetingId } = await meetings.schedule("ravi", "asha"));
  shared = await meetings.point("asha", meetingId, `${canary} shared`);
  secret = await meetings.point("asha", meetingId, `${canary} secret`, "AUTHOR");
  await acme.as("asha", (context) =>
    saveNote(context, saveNoteInput.parse({ meetingId, body: `${canary} private note` })),
  );
  await acme.as("asha", (context) => appendNotes(context, { meetingId, text: `${canary} shared note` }));
  await acme.as("asha", (context) => reflect(context, { meetingId, mood: 2, rating: 1 }));
  await acme.as("asha", (context) => openMeeting(context, { meetingId }));
});
afterAll(() => world.close());

const outsiders = ["skip", "lena", "otto", "tara"] as const;

test("nobody but the two reads a meeting or does anything with it: it is not there", async () => {
  for (const who of outsiders)
    for (const attempt of [
      (context: Context) => meetingPage(context, meetingId),
      (context: Context) => openMeeting(context, { meetingId }),
      (context: Context) => acknowledgeMeeting(context, { meetingId }),
      (context: Context) => cancelMeeting(context, { meetingId }),
      (context: Context) => addPoint(context, addPointInput.parse({ meetingId, text: "Let me in" })),
      (context: Context) => finishPoint(context, { pointId: shared, meetingId }),
      (context: Context) => editPoint(context, { pointId: shared, text: "Changed", version: undefined }),
      (context: Context) => removePoint(context, { pointId: shared }),
      (context: Context) => restorePoint(context, { pointId: shared }),
      (context: Context) => reflect(context, { meetingId, mood: 5 }),
      (context: Context) => saveNote(context, saveNoteInput.parse({ meetingId, body: "x" })),
      (context: Context) => appendNotes(context, { meetingId, text: "x" }),
      (context: Context) => typeNotes(context, { meetingId, vector: "AA==" }),
      (context: Context) => typeNotes(context, { meetingId, vector: "AA==", edit: "AAA=" }),
      (context: Context) =>
        pairTimeline(context, { employeeId: acme.id(who === "lena" ? "otto" : "asha"), page: 1, text: "" }),
    ])
      expect(
        await refusalOf(acme.as(who, (context) => attempt(context) as Promise<unknown>)),
        `${who} ${attempt}`,
      ).toMatchObject({ status: 404 });
});

test("another company finds nothing by its id", async () => {
  expect(await refusalOf(globex.as("eve", (context) => meetingPage(context, meetingId)))).toMatchObject({
    status: 404,
  });
  expect(
    await refusalOf(globex.as("eve", (context) => finishPoint(context, { pointId: shared, meetingId }))),
  ).toMatchObject({ status: 404 });
});

test("the other one reads what is shared and how one feels, and never what is private nor what one thought of the meeting", async () => {
  const read = JSON.stringify(await acme.as("ravi", (context) => meetingPage(context, meetingId)));
  expect(read).toContain(`${canary} shared`);
  expect(read).toContain(`${canary} shared note`);
  expect(read).toContain('"theirMood":2');
  expect(read).not.toContain(`${canary} secret`);
  expect(read).not.toContain(`${canary} private note`);
  expect(read).not.toContain('"rating":1');
  const found = await acme.as("ravi", (context) => searchOneOnOnes(context, exactly(canary), 10));
  expect(found.map(({ title }) => title)).toEqual([`${canary} shared`]);
  for (const text of ["private", "secret"])
    expect(
      (await acme.as("ravi", (context) => pairTimeline(context, { employeeId: acme.id("asha"), page: 1, text }))).total,
    ).toBe(0);
  expect(
    await refusalOf(acme.as("ravi", (context) => finishPoint(context, { pointId: secret, meetingId }))),
  ).toMatchObject({ status: 404 });
  expect(
    await refusalOf(
      acme.as("ravi", (context) => editPoint(context, { pointId: shared, text: "Mine now", version: undefined })),
    ),
  ).toMatchObject({ status: 403 });
});

test("comments on a private point are its author's alone", async () => {
  const may = (who: string, id: string) =>
    acme.as(
      who,
      async (context) => (await context.ability()).decide("comment", await pointComments.facts(context, id)).allowed,
    );
  expect([await may("asha", shared), await may("ravi", shared), await may("tara", shared)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([await may("ravi", secret), await may("tara", secret)]).toEqual([false, false]);
});

test("lists, search and calendars of others hold no word of it", async () => {
  for (const who of outsiders) {
    const told = await acme.as(who, async (context) => [
      await searchOneOnOnes(context, exactly(canary), 10),
      (await listMeetings(context, { page: 1, text: "", relation: undefined, when: "PAST" })).rows,
      await meetingsOnDays(context),
    ]);
    expect(told.flat()).toEqual([]);
  }
});

test("who leads and who administers see counts: no word, and no mood of fewer than five", async () => {
  await acme.as("asha", (context) => acknowledgeMeeting(context, { meetingId }));
  world.clock.set("2026-11-18T09:00:00Z");
  const team = await acme.as("skip", async (context) => ({
    people: await teamPeople(context, "all-reports", { page: 1, text: "", show: undefined }),
    numbers: await insights(context, "all-reports"),
    file: await exportMeetings(context, { scope: "all-reports", when: "PAST" }).then(heldSheet),
  }));
  expect(JSON.stringify(team)).not.toContain(canary);
  expect(team.numbers).toMatchObject({ held: 1, people: 3, mood: null, rating: null });
  expect(team.people.rows.find(({ name }) => name === "asha")).toMatchObject({ held: 1 });
  expect(await acme.as("tara", (context) => insights(context, "company"))).toMatchObject({ held: 1, mood: null });
  for (const who of ["asha", "otto"])
    expect(await refusalOf(acme.as(who, (context) => insights(context, "company")))).toMatchObject({ status: 404 });
  expect(await refusalOf(acme.as("asha", (context) => insightTrend(context, "company")))).toMatchObject({
    status: 404,
  });
  const { months, mood, rating } = await acme.as("tara", (context) => insightTrend(context, "company"));
  expect(months.map(({ month, held }) => [month, held]).slice(-2)).toEqual([
    ["2026-10", 0],
    ["2026-11", 1],
  ]);
  expect([mood, rating, ...months.flatMap((one) => [one.mood, one.rating])].every((felt) => felt.mean === null)).toBe(
    true,
  );
  const asked = (input: object) =>
    acme.as("tara", (context) => insights(context, "company", insightsInput.parse(input)));
  const under = async (groupBy: string) =>
    (await asked({ groupBy })).managers.map(({ name, people, held }) => `${name}: ${people}, ${held} held`);
  expect(await under("MANAGER")).toEqual(expect.arrayContaining(["ravi: 2, 1 held", "skip: 1, 0 held"]));
  expect(await under("SKIP_MANAGER")).toContain("skip: 3, 1 held");
  const until = (to: string) => asked({ dates: "BETWEEN", from: "2026-11-01", to });
  expect((await until("2026-11-16")).held).toBe(0);
  expect((await until("2026-11-17")).held).toBe(1);
  world.clock.set("2026-11-16T09:00:00Z");
});

test("the company says who may schedule: managers alone, with those below them", async () => {
  const settings = (who: string, version: number, arrangedBy: string) =>
    acme.as(who, (context) =>
      saveSettings(
        context,
        saveSettingsInput.parse({ arrangedBy, minutes: 30, everyWeeks: 2, asksMood: true, version }),
      ),
    );
  expect(await refusalOf(settings("ravi", 0, "MANAGERS"))).toMatchObject({ status: 404 });
  await settings("tara", 0, "MANAGERS");
  expect(await refusalOf(meetings.schedule("asha", "lena"))).toMatchObject({ status: 403 });
  await meetings.schedule("skip", "lena");
  await expect(settings("tara", 0, "EVERYBODY")).rejects.toMatchObject({
    code: "platform.changed-meanwhile",
    details: { params: { version: 1, who: "you", name: "tara" } },
  });
  await settings("tara", 1, "EVERYBODY");
});

test("a file holds all meetings, however many are asked for at a time", async () => {
  const asked = { scope: "company", when: "UPCOMING" } as const;
  const [whole, piecemeal] = await acme.as("tara", async (context) => [
    await exportMeetings(context, asked).then(heldSheet),
    await exportMeetings(context, asked, 2).then(heldSheet),
  ]);
  expect(whole!.rows.length).toBeGreaterThan(4);
  expect([csvOf(piecemeal!), piecemeal!.rows]).toEqual([csvOf(whole!), whole!.rows]);
});

test("the share of planned 1:1s that took place is that of the insights: cancelled ones are in neither", async () => {
  const range = { from: "2026-11-01", to: "2027-01-31" };
  await acme.as("asha", (context) =>
    context.rows(sql`update {one_on_one_meeting} set status = 'CANCELLED' where starts_at::date = '2026-12-01'`),
  );
  world.clock.set("2027-02-01T09:00:00Z");
  const kept = oneOnOneMeasures.find(({ key }) => key === "one-on-ones-kept")!;
  const share = await acme.as("tara", (context) =>
    context.rows<{ value: number; weight: number }>(
      sql`select sum(f.value)::int as value, sum(f.weight)::int as weight from (${"facts" in kept ? kept.facts(context, range) : sql``}) f`,
    ),
  );
  const told = await acme.as("tara", (context) =>
    insights(context, "company", insightsInput.parse({ dates: "BETWEEN", ...range })),
  );
  expect(told.cancelled).toBeGreaterThan(0);
  expect(told.missed).toBeGreaterThan(0);
  expect(share).toEqual([{ value: told.held, weight: told.held + told.missed }]);
});
