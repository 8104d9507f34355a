import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Block } from "../domain/blocks.ts";
import { coarserBlocks, coarserPlaces } from "../domain/coarser.ts";
import { wholeForm } from "../domain/lattice.ts";
import { againstKeys } from "../domain/score.ts";
import { fewestEver, fewestForComments, mostFewest } from "../domain/survey.ts";
import { readResults, type Results } from "../queries/survey-results.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const minimumInput = z.object({
  fewest: z.coerce
    .number()
    .int()
    .min(fewestEver, { error: "engagement.fewest" })
    .max(mostFewest)
    .describe("Of fewer answers than this nothing is told, in any survey."),
});

/** So many surveys are read at once. */
const atOnce = 20;

/**
 * Says of how few answers the company shows nothing. Raising it lifts every survey there is: drafts, those that run, and
 * published results, which are joined in place so that no page, file or program reads finer ones. Lowering it is for new
 * surveys alone: whoever answered was told how many it takes.
 */
export async function setMinimum(context: Context, { fewest }: z.output<typeof minimumInput>): Promise<object> {
  await authorize(context, "create", { kind: "Survey" });
  await context.rows(
    sql`insert into {survey_minimum} (id, fewest) values (1, ${fewest})
      on conflict (id) do update set fewest = excluded.fewest`,
  );
  await context.rows(sql`update {survey_series} set fewest = ${fewest} where fewest < ${fewest}`);
  const lifted = await context.rows<{ id: string }>(
    sql`update {survey} set fewest = ${fewest} where fewest < ${fewest} returning id`,
  );
  const ids = lifted.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce);
    for (const results of await readResults(context, sql`s.id = any(${some}::uuid[])`))
      if (results.privacy !== "NAMED") await joinResults(context, results, fewest);
  }
  await writeDown(
    context,
    "engagement.minimum-changed",
    { fewest },
    { action: "set-minimum", subject: "Survey", id: context.tenant.id, detail: { fewest, surveys: ids.length } },
  );
  return {};
}

/** Results of a survey as they would have been told with more answers behind each number. */
async function joinResults(context: Context, results: Results, fewest: number): Promise<void> {
  const joined = [...results.blocks].map(([question_id, blocks]) => {
    const question = results.questions.find(({ id }) => id === question_id);
    const isAgainst = question && againstKeys(question);
    return { question_id, blocks: coarserBlocks(blocks, results, fewest, isAgainst) };
  });
  await context.rows(
    sql`update {survey_result} r set blocks = j.blocks
      from jsonb_to_recordset(${JSON.stringify(joined)}::jsonb) as j (question_id text, blocks jsonb)
      where r.survey_id = ${results.id} and r.question_id = j.question_id`,
  );
  await joinComments(context, results, fewestForComments(fewest));
}

async function joinComments(context: Context, results: Results, fewest: number): Promise<void> {
  const rows = await context.rows<{ groups: number[] }>(
    sql`select distinct groups from {survey_comment} where survey_id = ${results.id}`,
  );
  const places = rows.map(({ groups }) => groups);
  const forms: readonly Block[] = results.blocks.get(wholeForm) ?? [];
  const placeOf = coarserPlaces(places, forms, results, fewest);
  const moved = places.map((before) => ({ before, now: placeOf(before) }));
  await context.rows(
    sql`update {survey_comment} c set groups = m.now
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (before jsonb, now jsonb)
      where c.survey_id = ${results.id} and c.groups = m.before`,
  );
}
