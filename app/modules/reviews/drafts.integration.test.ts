import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { inOrder, orders } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { reviewsOfTwoCompanies, type ReviewWorld } from "./testing/review-world.ts";
import { saveAnswers, saveAnswersInput } from "./use-cases/save-answers.ts";
import { submitForm } from "./use-cases/submit-form.ts";
import { compileSql, sql, type Sql } from "#tenancy/sql.ts";

// A draft that was begun is saved in one read and one write, and nobody is waited for between the two.

let world: World;
let acme: Company;
let reviews: ReviewWorld;
let formId: string;
let turn = 0;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, reviews } = await reviewsOfTwoCompanies(world));
});
beforeEach(async () => {
  const cycleId = await reviews.cycle(["asha"], {}, `Cycle ${++turn}`);
  formId = (await reviews.form(cycleId, "asha", "SELF", "asha")).id;
  await save({ "q:words": "Begun", "q:rating": "1" });
});
afterAll(() => world.close());

const inputOf = (answers: object, versions: object = {}) => saveAnswersInput.parse({ formId, answers, versions });
const save = (answers: object, versions: object = {}) =>
  acme.as("asha", (context) => saveAnswers(context, inputOf(answers, versions)));
const submit = () => acme.as("asha", (context) => submitForm(context, inputOf({ "q:rating": "2" })));
const stored = () =>
  acme.asProduct(async (context) => {
    const rows = await context.rows<{ field: string; value: string; version: number }>(
      sql`select field, value, version from {review_answer} where form_id = ${formId} order by field`,
    );
    return Object.fromEntries(rows.map(({ field, value, version }) => [field, [value, version]]));
  });

/** The same context, which hears each statement before it is sent. */
const heard = (context: Context, before: (text: string) => Promise<void> | void): Context => ({
  ...context,
  rows: async (statement: Sql) => {
    await before(compileSql(statement).text);
    return context.rows(statement);
  },
});

/** Saves a draft, and does something else between its reading and its writing. */
function saveWhile(meanwhile: () => Promise<unknown>, answers: object, versions: object = {}) {
  let done = false;
  return acme.as("asha", (context) => {
    const interrupted = heard(context, async (text) => {
      if (done || !text.includes("insert into {review_answer}")) return;
      done = true;
      await meanwhile();
    });
    return saveAnswers(interrupted, inputOf(answers, versions));
  });
}

test("a draft that was begun takes one read and one write, and nothing at all where nothing changed", async () => {
  const sent: string[] = [];
  const counted = (answers: object, versions: object) =>
    acme.as("asha", async (context) => {
      await context.ability();
      return saveAnswers(
        heard(context, (text) => void sent.push(text)),
        inputOf(answers, versions),
      );
    });
  expect((await counted({ "q:words": "More" }, { "q:words": 1 })).versions).toEqual({ "q:words": 2 });
  expect(sent).toHaveLength(2);
  expect(sent.every((text) => text.startsWith("/* prepared */"))).toBe(true);
  expect((await counted({ "q:words": "More" }, { "q:words": 2 })).versions).toEqual({});
  expect(sent).toHaveLength(3);
  expect(await stored()).toEqual({ "q:rating": ["1", 1], "q:words": ["More", 2] });
});

test("a field that another window wrote between reading and writing is told, and nothing is written", async () => {
  const versions = { "q:words": 1, "q:rating": 1 };
  const refused = saveWhile(
    () => save({ "q:words": "Theirs" }, { "q:words": 1 }),
    { "q:words": "Mine", "q:rating": "3" },
    versions,
  );
  await expect(refused).rejects.toMatchObject({
    code: "reviews.answer-changed",
    details: { params: { field: "q:words", value: "Theirs", version: 2 } },
  });
  expect(await stored()).toEqual({ "q:rating": ["1", 1], "q:words": ["Theirs", 2] });
});

test("what another window wrote in another field stands beside it", async () => {
  const saved = await saveWhile(() => save({ "q:rating": "2" }), { "q:words": "Mine" }, { "q:words": 1 });
  expect(saved.versions).toEqual({ "q:words": 2 });
  expect(await stored()).toEqual({ "q:rating": ["2", 2], "q:words": ["Mine", 2] });
});

test("who sends no version has the last word, and all fields are answered with theirs", async () => {
  const saved = await saveWhile(() => save({ "q:words": "Theirs" }), { "q:words": "Mine", "q:rating": "3" });
  expect(saved.versions).toEqual({ "q:words": 3, "q:rating": 2 });
  expect(await stored()).toEqual({ "q:rating": ["3", 2], "q:words": ["Mine", 3] });
});

test("a form that was submitted between reading and writing is closed", async () => {
  await expect(saveWhile(submit, { "q:words": "Late" })).rejects.toMatchObject({ code: "reviews.closed-submitted" });
  expect((await stored())["q:words"]).toEqual(["Begun", 1]);
});

test.each(orders)("of two windows in the order %s, one is told, whoever is first", async (order) => {
  const session = (text: string) => (beforeCommit: () => Promise<void>) =>
    acme.as("asha", async (context) => {
      await saveAnswers(context, inputOf({ "q:words": text }, { "q:words": 1 }));
      await beforeCommit();
    });
  const ended = await inOrder(world, order, session("First"), session("Second"));
  expect([...ended].sort()).toEqual(["DONE", "reviews.answer-changed"]);
});

test.each([
  ["a field there is not", { "q:other": "3" }],
  ["an option there is not", { "q:rating": "9" }],
  ["a result that is not theirs to give", { result: "option-1" }],
])("%s is refused in a form that was begun, and an emptied field is emptied", async (_, answers) => {
  await expect(save(answers)).rejects.toMatchObject({ code: "reviews.unknown-field" });
  expect((await save({}, { "q:words": 1 })).versions).toEqual({ "q:words": 2 });
});
