import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addComment } from "#app/modules/comments/use-cases/add-comment.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { loadFeedbackFacts } from "./data/feedback-facts.ts";
import { feedbackAllowing } from "./data/feedback-rules-sql.ts";
import { visibilities, type Visibility } from "./domain/visibility.ts";
import { feedbackNotices } from "./notices.ts";
import { feedbackDetail } from "./queries/feedback-detail.ts";
import { exportFeedback } from "./queries/feedback-export.ts";
import { countFeedback, feedbackListInput } from "./queries/feedback-list.ts";
import { searchFeedback } from "./queries/search-feedback.ts";
import { feedbackOfTwoCompanies, FeedbackWorld } from "./testing/feedback-world.ts";
import { archiveFeedback } from "./use-cases/archive-feedback.ts";
import { deleteFeedback, restoreFeedback } from "./use-cases/delete-feedback.ts";
import { editFeedback } from "./use-cases/edit-feedback.ts";
import { noteChange, thankForFeedback } from "./use-cases/thank.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

/** No word of one is within a word of another's. */
const saidOf = (visibility: Visibility) => `Zebra of ${visibility} number${visibilities.indexOf(visibility)}`;

let world: World;
let acme: Company;
let globex: Company;
let feedback: FeedbackWorld;
const given = {} as Record<Visibility, string>;
const people = ["asha", "lena", "ravi", "skip", "otto", "fay"];

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, feedback } = await feedbackOfTwoCompanies(world));
  for (const visibility of visibilities)
    given[visibility] = await feedback.give("otto", "asha", { body: saidOf(visibility), visibility });
});
afterAll(() => world.close());

const opens = (name: string, id: string, company = acme) =>
  company
    .as(name, (context) => feedbackDetail(context, id))
    .then(
      () => true,
      (error: { status: number }) => {
        expect(error.status).toBe(404);
        return false;
      },
    );

describe("who reads what", () => {
  test.each([
    ["PUBLIC", people],
    ["RECEIVER_AND_MANAGER", ["asha", "ravi", "otto"]],
    ["RECEIVER", ["asha", "otto"]],
    ["MANAGER", ["ravi", "otto"]],
    ["NONE", ["otto"]],
  ] as const)(
    "%s is opened, listed, searched, exported and counted by exactly those it says",
    async (visibility, expected) => {
      const id = given[visibility];
      const text = saidOf(visibility);
      const asked = feedbackListInput.parse({ scope: "company", text });
      for (const name of people) {
        const reads = (expected as readonly string[]).includes(name);
        const found = await acme.as(name, async (context) => ({
          listed: (await countFeedback(context, asked)).total,
          searched: (await searchFeedback(context, exactly(text), 20)).filter(({ title }) => title === text).length,
          exported: JSON.stringify(await exportFeedback(context, asked).then(heldSheet)).includes(id),
        }));
        expect([name, await opens(name, id)]).toEqual([name, reads]);
        expect([name, found.searched, found.exported]).toEqual([name, reads ? 1 : 0, reads]);
        expect([name, found.listed]).toEqual([name, reads ? 1 : 0]);
      }
      expect(await opens("eve", id, globex)).toBe(false);
    },
  );

  test("the rules as SQL and in memory agree on every feedback, person and action", async () => {
    for (const name of people) {
      await acme.as(name, async (context) => {
        const all = (await context.rows<{ id: string }>(sql`select id from {feedback} where deleted_at is null`)).map(
          ({ id }) => id,
        );
        const facts = await loadFeedbackFacts(context, all);
        const ability = await context.ability();
        for (const action of ["view", "comment", "archive", "thank", "edit", "delete"]) {
          const rows = await context.rows<{ id: string }>(
            sql`select f.id from {feedback} f where f.deleted_at is null and (${await feedbackAllowing(context, action)})`,
          );
          const inMemory = all.filter((id) => ability.decide(action, facts.get(id)!).allowed);
          expect([name, action, rows.map(({ id }) => id).sort()]).toEqual([name, action, inMemory.sort()]);
        }
      });
    }
  });

  test("lists hold whose feedback they say, as far as one reads it", async () => {
    expect((await feedback.texts("asha", { scope: "received" })).sort()).toEqual([
      saidOf("PUBLIC"),
      saidOf("RECEIVER"),
      saidOf("RECEIVER_AND_MANAGER"),
    ]);
    expect(await feedback.texts("ravi", { scope: "direct-reports" })).toHaveLength(3);
    expect(await feedback.texts("skip", { scope: "direct-reports" })).toEqual([]);
    expect(await feedback.texts("skip", { scope: "all-reports" })).toEqual([saidOf("PUBLIC")]);
    expect(await feedback.texts("otto", { scope: "notes" })).toEqual([saidOf("NONE")]);
    expect(await feedback.texts("fay", { scope: "praise" })).toEqual([saidOf("PUBLIC")]);
  });

  test("nobody is told of what they do not read, and no notice holds a word of it", async () => {
    const told = async (visibility: Visibility) =>
      acme.asProduct(async (context) => {
        const event = {
          id: "1",
          name: "feedback.shared",
          payload: { feedbackId: given[visibility] },
          actorId: acme.id("otto"),
          recordedAt: new Date(),
        };
        const notices = await feedbackNotices["feedback.shared"]!(context, event);
        expect(JSON.stringify(notices)).not.toContain("Zebra");
        return notices.map(({ recipientId, kind }) => [people.find((name) => acme.id(name) === recipientId), kind]);
      });
    expect(await told("PUBLIC")).toEqual([["asha", "shared"]]);
    expect(await told("RECEIVER_AND_MANAGER")).toEqual([
      ["asha", "shared"],
      ["ravi", "shared-with-manager"],
    ]);
    expect(await told("RECEIVER")).toEqual([["asha", "shared"]]);
    expect(await told("MANAGER")).toEqual([["ravi", "shared-with-manager"]]);
    expect(await told("NONE")).toEqual([]);
  });

  test("who does not read it can do nothing with it, whatever they try; who reads it does only what is theirs", async () => {
    const attempts: ((context: Context, input: { feedbackId: string; note: string }) => Promise<unknown>)[] = [
      deleteFeedback,
      restoreFeedback,
      archiveFeedback,
      thankForFeedback,
      noteChange,
      (context, { feedbackId }) => editFeedback(context, { feedbackId, body: "Mine now" }),
      (context, { feedbackId }) =>
        addComment(context, { about: "Feedback", record: feedbackId, body: "I saw this", mentionIds: [] } as never),
    ];
    for (const name of ["lena", "skip", "fay"])
      for (const work of attempts)
        expect(
          await refusalOf(acme.as(name, (context) => work(context, { feedbackId: given.RECEIVER, note: "x" }))),
        ).toMatchObject({ status: 404 });
    expect(
      await refusalOf(globex.as("eve", (context) => deleteFeedback(context, { feedbackId: given.PUBLIC }))),
    ).toMatchObject({ status: 404 });
    expect(
      await refusalOf(acme.as("asha", (context) => deleteFeedback(context, { feedbackId: given.RECEIVER }))),
    ).toMatchObject({ status: 403 });
    expect(
      await refusalOf(
        acme.as("ravi", (context) => thankForFeedback(context, { feedbackId: given.RECEIVER_AND_MANAGER })),
      ),
    ).toMatchObject({ status: 403 });
    expect(
      await refusalOf(acme.as("lena", (context) => editFeedback(context, { feedbackId: given.PUBLIC, body: "Mine" }))),
    ).toMatchObject({ status: 403 });
  });

  test("who is the manager later reads nothing of what was shared with the one before", async () => {
    await acme.asProduct((context) =>
      context.rows(
        sql`update {assignment} set manager_id = ${acme.id("skip")} where employee_id = ${acme.id("asha")} and
          kind = 'REPORTING_LINE'`,
      ),
    );
    expect([await opens("skip", given.RECEIVER_AND_MANAGER), await opens("ravi", given.RECEIVER_AND_MANAGER)]).toEqual([
      false,
      true,
    ]);
    await acme.asProduct((context) =>
      context.rows(
        sql`update {assignment} set manager_id = ${acme.id("ravi")} where employee_id = ${acme.id("asha")} and
          kind = 'REPORTING_LINE'`,
      ),
    );
  });

  test("it is never widened; it is narrowed, and a note is shared, by its author alone", async () => {
    const id = await feedback.give("otto", "asha", { body: "For now yours", visibility: "RECEIVER" });
    const become = (feedbackId: string, visibility: Visibility) =>
      acme.as("otto", (context) => editFeedback(context, { feedbackId, visibility }));
    for (const wider of ["PUBLIC", "RECEIVER_AND_MANAGER", "MANAGER", "NONE"] as const)
      expect(await refusalOf(become(id, wider))).toMatchObject({ code: "feedback.never-wider", status: 422 });
    const note = await feedback.give("otto", "asha", { body: "Not yet", visibility: "NONE" });
    await become(note, "RECEIVER_AND_MANAGER");
    expect([await opens("ravi", note), await opens("asha", note)]).toEqual([true, true]);
    await become(note, "RECEIVER");
    expect([await opens("ravi", note), await opens("asha", note)]).toEqual([false, true]);
  });

  test("earlier wordings are shown to the author alone", async () => {
    const id = await feedback.give("otto", "asha", { body: "First words" });
    await acme.as("otto", (context) => editFeedback(context, { feedbackId: id, version: 1, body: "Better words" }));
    const seen = async (name: string) =>
      (await acme.as(name, (context) => feedbackDetail(context, id))).revisions.map(({ before }) => before);
    expect([await seen("otto"), await seen("asha")]).toEqual([["First words"], []]);
    expect(
      await refusalOf(
        acme.as("otto", (context) => editFeedback(context, { feedbackId: id, version: 1, body: "Late" })),
      ),
    ).toMatchObject({ status: 409 });
  });

  test("where the module is off, its rules give nothing", async () => {
    const closed = await (await world.company()).employees("solo", "duo").build();
    expect(
      (await refusalOf(new FeedbackWorld(closed).give("solo", "duo", { body: "Anything" }))).status,
    ).toBeGreaterThanOrEqual(403);
  });
});

test("a file holds the whole list, however many are asked for at a time", async () => {
  const asked = feedbackListInput.parse({ scope: "given" });
  const [whole, piecemeal] = await acme.as("otto", async (context) => [
    await exportFeedback(context, asked).then(heldSheet),
    await exportFeedback(context, asked, 1).then(heldSheet),
  ]);
  for (const visibility of visibilities.filter((one) => one !== "NONE"))
    expect(csvOf(piecemeal)).toContain(saidOf(visibility));
  expect([csvOf(piecemeal), piecemeal.rows]).toEqual([csvOf(whole), whole.rows]);
});

test("feedback is found by its words and by names, in any order, without regard to accents", async () => {
  const body = "Überraschend gut: the plan of the quarter";
  await feedback.give("otto", "asha", { body, visibility: "RECEIVER" });
  const found = (text: string, name = "asha") => feedback.texts(name, { scope: "company", text });
  expect(await found("plan uberraschend")).toEqual([body]);
  expect(await found("quarter otto")).toEqual([body]);
  expect(await found("quarter skip")).toEqual([]);
  expect(await found("plan uberraschend", "skip")).toEqual([]);
});
