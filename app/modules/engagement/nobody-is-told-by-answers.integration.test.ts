import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sealForm } from "./data/box.ts";
import { Survey } from "./data/entities.ts";
import { keysOf, makeKeys } from "./data/survey-keys.ts";
import { SurveyWorld } from "./testing/survey-world.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Surveys that are attacked; more in the long form. */
const count = process.env["CAIRN_LONG"] === "1" ? 1_000 : 200;

let world: World;
let surveys: SurveyWorld;

beforeAll(async () => {
  world = await createWorld();
  surveys = await new SurveyWorld(await world.company("acme")).open();
});
afterAll(() => world.close());

/** The orders that a dump has: as rows lie on the disk, by id, and by the transaction and command that wrote them. */
const orders = { place: sql`ctid`, id: sql`id`, written: sql`xmin::text::bigint, cmin::text::bigint, ctid` };
type Dump = Record<keyof typeof orders, string[]>;

/** Everybody answers in a known order with words that name them; what is left is put in each order that a dump has. */
async function attacked(): Promise<Dump[]> {
  const surveyId = await surveys.launched();
  const text = (await surveys.questions(surveyId)).find(({ kind }) => kind === "text")!;
  const dumps: Dump[] = [];
  for (let round = 0; round < count; round += 1) {
    await surveys.company.asProduct(async (context) => {
      // The same survey again: everything it left is cleared away, and its people answer anew in their order.
      await context.rows(sql`delete from {survey_comment} where survey_id = ${surveyId}`);
      await context.rows(sql`delete from {survey_result} where survey_id = ${surveyId}`);
      const record = await context.em.findOneOrFail(Survey, { id: surveyId });
      Object.assign(record, { state: "CLOSED", publishedAt: null });
      await context.em.flush();
      await makeKeys(context, surveyId);
      const { boxKey } = (await keysOf(context, surveyId))!;
      const forms = surveys.everybody.map((name) => ({
        ...{ id: randomUUID(), survey_id: surveyId },
        sealed: sealForm(boxKey, surveyId, { group: 0, answers: new Map([[text.id, { value: name }]]) }),
      }));
      await insertRows(context, "survey_box", "id uuid, survey_id uuid, sealed text", forms);
    });
    await surveys.publish(surveyId);
    dumps.push(
      await surveys.company.asProduct(async (context) => {
        const wordsBy = async (order: Sql) =>
          (
            await context.rows<{ words: string }>(
              sql`select words from {survey_comment} where survey_id = ${surveyId} order by ${order}`,
            )
          ).map(({ words }) => words);
        const { place, id, written } = orders;
        return { place: await wordsBy(place), id: await wordsBy(id), written: await wordsBy(written) };
      }),
    );
  }
  return dumps;
}

/** How often the attacker, who knows in which order people took their tokens, names the writer of a comment. */
const hits = (all: readonly string[][]) =>
  all.reduce((sum, order) => sum + order.filter((name, at) => name === surveys.everybody[at]).length, 0);

test("the order in a dump names the writers of comments no better than chance; with a planted link it does", async () => {
  const dumps = await attacked();
  expect(dumps.every(({ place }) => place.length === surveys.everybody.length)).toBe(true);
  // A random order has one fixed point on average, with a variance of one: five deviations over all surveys.
  const bound = count + 5 * Math.sqrt(count);
  for (const order of ["place", "id", "written"] as const)
    expect(hits(dumps.map((dump) => dump[order])), order).toBeLessThan(bound);
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
