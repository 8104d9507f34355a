import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "#tests/support/world.ts";
import { sealForm } from "./data/box.ts";
import { Survey } from "./data/entities.ts";
import { keysOf } from "./data/survey-keys.ts";
import { SurveyWorld } from "./testing/survey-world.ts";
import { sql } from "#tenancy/sql.ts";
import { randomUUID } from "node:crypto";

/** Surveys that are attacked; more in the long form. */
const count = process.env["CAIRN_LONG"] === "1" ? 1_000 : 25;

let world: World;
let surveys: SurveyWorld;

beforeAll(async () => {
  world = await createWorld();
  surveys = await new SurveyWorld(await world.company("acme")).open();
});
afterAll(() => world.close());

type Dumped = { words: string };

/** Everybody answers in a known order with words that name them; what is left is put in each order that a dump has. */
async function attacked(): Promise<Record<"place" | "id", string[]>[]> {
  const found: Record<"place" | "id", string[]>[] = [];
  const surveyId = await surveys.launched();
  const text = (await surveys.questions(surveyId)).find(({ kind }) => kind === "text")!;
  for (let round = 0; round < count; round += 1) {
    await surveys.company.asProduct(async (context) => {
      // The same survey again: everything it left is cleared away, and its people answer anew in their order.
      await context.rows(sql`delete from {survey_comment} where survey_id = ${surveyId}`);
      await context.rows(sql`delete from {survey_result} where survey_id = ${surveyId}`);
      const record = await context.em.findOneOrFail(Survey, { id: surveyId });
      Object.assign(record, { state: "CLOSED", publishedAt: null });
      await context.em.flush();
    });
    await surveys.restoreKeys(surveyId);
    await surveys.company.asProduct(async (context) => {
      const keys = (await keysOf(context, surveyId))!;
      for (const name of surveys.everybody) {
        const answers = new Map([[text.id, { value: name }]]);
        const sealed = sealForm(keys.boxKey, surveyId, { group: 0, answers });
        await context.rows(
          sql`insert into {survey_box} (id, survey_id, sealed) values (${randomUUID()}, ${surveyId}, ${sealed})`,
        );
      }
    });
    await surveys.publish(surveyId);
    const dumped = await surveys.company.asProduct((context) =>
      context.rows<Dumped>(sql`select words from {survey_comment} where survey_id = ${surveyId}`),
    );
    const byId = await surveys.company.asProduct((context) =>
      context.rows<Dumped>(sql`select words from {survey_comment} where survey_id = ${surveyId} order by id`),
    );
    const wordsOf = (rows: readonly Dumped[]) => rows.map(({ words }) => words);
    found.push({ place: wordsOf(dumped), id: wordsOf(byId) });
  }
  return found;
}

/** How often the attacker, who knows in which order people took their tokens, names the writer of a comment. */
const hits = (orders: readonly string[][]) =>
  orders.reduce((sum, order) => sum + order.filter((name, at) => name === surveys.everybody[at]).length, 0);

test("the order in a dump names the writers of comments no better than chance; with a planted link it does", async () => {
  const dumps = await attacked();
  expect(dumps.every(({ place }) => place.length === surveys.everybody.length)).toBe(true);
  // A random order has one fixed point on average, with a variance of one: five deviations over all surveys.
  const bound = count + 5 * Math.sqrt(count);
  expect(hits(dumps.map(({ place }) => place))).toBeLessThan(bound);
  expect(hits(dumps.map(({ id }) => id))).toBeLessThan(bound);
  expect(hits(dumps.map(() => surveys.everybody))).toBeGreaterThan(bound);
}, 600_000);

test("while a survey runs a dump holds no word that was written, and nothing that joins a form to a person", async () => {
  const surveyId = await surveys.launched();
  const text = (await surveys.questions(surveyId)).find(({ kind }) => kind === "text")!;
  await surveys.answer("l1", surveyId, { [text.id]: { value: "A word nobody else says: xylophone" } });
  const dump = await surveys.company.asProduct(async (context) => {
    const tables = await context.rows<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = current_schema()`,
    );
    const parts: string[] = [];
    for (const { name } of tables)
      parts.push(JSON.stringify(await context.rows(sql`select to_jsonb(t) as row from ${sql.ref(name)} t`)));
    return parts.join("\n");
  });
  expect(dump.length).toBeGreaterThan(1_000);
  expect(dump).not.toContain("xylophone");
  const rows = await surveys.company.asProduct((context) =>
    context.rows<{ columns: string }>(
      sql`select string_agg(column_name, ' ' order by column_name) as columns from information_schema.columns
        where table_schema = current_schema() and table_name in ('survey_box', 'survey_spent') group by table_name
        order by table_name`,
    ),
  );
  expect(rows.map(({ columns }) => columns)).toEqual(["id sealed survey_id", "survey_id token_hash"]);
});
