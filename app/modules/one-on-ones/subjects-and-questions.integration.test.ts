import { afterAll, beforeAll, expect, test } from "vitest";
import { FeedbackWorld } from "#app/modules/feedback/testing/feedback-world.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { companyQuestions } from "./queries/company-questions.ts";
import { explainOneOnOne } from "./queries/explain-one-on-one.ts";
import { exportInsightList } from "./queries/export-insight-list.ts";
import { insightList } from "./queries/insights-list.ts";
import { meetingPage } from "./queries/meeting-page.ts";
import { settingsPage, settingsPageInput } from "./queries/settings-page.ts";
import { meetingsOfTwoCompanies, type OneOnOneWorld } from "./testing/one-on-one-world.ts";
import { addPoint, addPointInput } from "./use-cases/add-point.ts";
import { acknowledgeMeeting, openMeeting } from "./use-cases/change-meeting-state.ts";
import { editPoint, editPointInput } from "./use-cases/edit-point.ts";
import { reflect } from "./use-cases/reflect.ts";
import { archiveQuestion, saveQuestion, saveQuestionInput } from "./use-cases/save-question.ts";

let world: World;
let acme: Company;
let meetings: OneOnOneWorld;
let meetingId = "";

beforeAll(async () => {
  world = await createWorld();
  ({ acme, meetings } = await meetingsOfTwoCompanies(world));
  ({ meetingId } = await meetings.schedule("ravi", "asha"));
});
afterAll(() => world.close());

const page = (who: string) => acme.as(who, (context) => meetingPage(context, meetingId));
const add = (who: string, subject: string) =>
  acme.as(who, (context) => addPoint(context, addPointInput.parse({ meetingId, text: "About it", subject })));

test("a talking point is about feedback for whoever may read it, and says nothing of it to the other one", async () => {
  const feedback = await new FeedbackWorld(acme).open();
  const id = await feedback.give("lena", "asha", {
    ...{ body: "Well explained to the board", sentiment: "APPRECIATIVE", visibility: "RECEIVER" },
  });
  const offered = (await page("asha")).subjectChoices;
  expect(offered).toMatchObject([{ kind: "FEEDBACK", id, title: "Well explained to the board" }]);
  expect((await page("ravi")).subjectChoices).toEqual([]);
  expect((await page("asha")).since.feedback.map(({ text }) => text)).toEqual(["Well explained to the board"]);
  expect((await page("asha")).recommended.map(({ kind }) => kind)).toContain("FEEDBACK");
  const { pointId } = await add("asha", `FEEDBACK:${id}`);
  expect((await page("asha")).points[0]).toMatchObject({ subject: { kind: "FEEDBACK", id } });
  const theirs = await page("ravi");
  expect(theirs.points[0]).toMatchObject({ text: "About it", subject: null });
  expect(JSON.stringify(theirs)).not.toContain("Well explained");
  for (const subject of [`FEEDBACK:${id}`, `GOAL:${id}`, `COMPETENCY:${id}`, `REVIEW:${id}`])
    expect(await refusalOf(add("ravi", subject))).toMatchObject({ code: "one-on-ones.unknown-subject" });
  const edit = (asked: object) =>
    acme.as("asha", (context) => editPoint(context, editPointInput.parse({ pointId, text: "About it", ...asked })));
  await edit({});
  expect((await page("asha")).points[0]!.subject).not.toBeNull();
  await edit({ changesSubject: "true", subject: "" });
  expect((await page("asha")).points[0]!.subject).toBeNull();
});

test("who administers 1:1s keeps the company's questions; everybody finds those in use in the library", async () => {
  const save = (who: string, asked: object) =>
    acme.as(who, (context) =>
      saveQuestion(context, saveQuestionInput.parse({ text: "What did we learn?", about: "GROWTH", ...asked })),
    );
  expect(await refusalOf(save("ravi", {}))).toMatchObject({ status: 404 });
  const { questionId } = await save("tara", {});
  await save("tara", { questionId, text: "What did you learn?", version: 1 });
  expect(await refusalOf(save("tara", { questionId, version: 1 }))).toMatchObject({
    code: "platform.changed-meanwhile",
  });
  const found = (who: string) => acme.as(who, (context) => companyQuestions(context, { all: false }));
  expect(await found("asha")).toMatchObject([{ id: questionId, text: "What did you learn?" }]);
  await acme.as("tara", (context) => archiveQuestion(context, { questionId, archived: true }));
  expect(await found("asha")).toEqual([]);
  const settings = await acme.as("tara", (context) =>
    settingsPage(context, settingsPageInput.parse({ activeTabId: "question_library" }), "https://acme.test"),
  );
  expect(settings.questions).toMatchObject([{ id: questionId, archived: true }]);
});

test("why somebody sees a 1:1 is explained to the two alone", async () => {
  const facts = (who: string) => acme.as(who, (context) => explainOneOnOne.facts(context, meetingId));
  expect(await facts("asha")).toMatchObject({ participantIds: [acme.id("ravi"), acme.id("asha")] });
  for (const who of ["skip", "tara", "otto"]) {
    expect(await refusalOf(facts(who))).toMatchObject({ status: 404 });
    expect(await acme.as(who, (context) => explainOneOnOne.nameOf(context, meetingId))).toBeNull();
  }
});

test("behind each number stands who and when, and no mood of a few", async () => {
  await acme.as("asha", (context) => openMeeting(context, { meetingId }));
  await acme.as("asha", (context) => reflect(context, { meetingId, mood: 1, rating: 1 }));
  await acme.as("asha", (context) => acknowledgeMeeting(context, { meetingId }));
  world.clock.set("2026-11-25T09:00:00Z");
  const behind = (list: "HELD" | "MISSED" | "SILENT" | "ACTIONS" | "MOOD") =>
    acme.as("skip", (context) => insightList(context, "all-reports", { list, page: 1 }));
  expect((await behind("HELD"))!.rows).toMatchObject([{ employee: { name: "asha" }, standing: "HELD" }]);
  expect((await behind("MISSED"))!.total).toBe(1);
  expect((await behind("SILENT"))!.rows.map((row) => "name" in row && row.name)).toContain("lena");
  expect((await behind("MOOD"))!.rows).toMatchObject([{ name: "ravi", mood: null, rating: null }]);
  for (const who of ["asha", "otto"])
    expect(
      await refusalOf(acme.as(who, (context) => insightList(context, "all-reports", { list: "MOOD", page: 1 }))),
    ).toMatchObject({ status: 404 });
  world.clock.set("2026-11-16T09:00:00Z");
  const file = (who: string, list: "HELD" | "SILENT" | "ACTIONS" | "MOOD", batch?: number) =>
    acme.as(who, async (context) => csvOf(await exportInsightList(context, "all-reports", list, batch)));
  for (const list of ["HELD", "SILENT", "ACTIONS", "MOOD"] as const)
    expect(await file("skip", list, 1)).toBe(await file("skip", list));
  expect(await file("skip", "MOOD")).toBe("\ufeffmanager,mood,rating\r\nravi,,\r\n");
  expect(await refusalOf(file("otto", "MOOD"))).toMatchObject({ status: 404 });
});
