import { z } from "zod";
import { textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { addTag, addTagInput, archiveTag, editTag, lockTags, requireTag } from "#app/modules/tags/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { requireUnchanged } from "#app/platform/data/hold-record.ts";
import { inputOf } from "#app/modules/records/index.ts";
import { competencyFields } from "../develop-fields.ts";
import { competencies } from "../data/competency-sql.ts";
import { addVersion, requireCompetency } from "../data/require.ts";
import { ids } from "../domain/ids.ts";
import { levelsEver } from "../queries/levels.ts";
import { optional } from "./develop-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const wordingInput = textInput({ most: 1000, tooLong: "develop.too-long" });

export const saveCompetencyInput = inputOf(competencyFields).extend({
  competencyId: optional(ids.competency),
  wording: z
    .record(z.string().max(60), wordingInput)
    .default({})
    .describe("What is expected at each level, by the level's id."),
  number: z.coerce
    .number()
    .int()
    .optional()
    .describe("The version the change was made on; left out, the last word wins."),
});
export type SaveCompetencyInput = z.output<typeof saveCompetencyInput>;

/** A competency is there, or worded anew: a change is another version of it, and what was assessed keeps its own. */
export async function saveCompetency(
  context: Context,
  { competencyId, name, description, field, wording, number }: SaveCompetencyInput,
): Promise<{ competencyId: string; number: number }> {
  await authorize(context, "edit", { kind: "CompetencyLibrary" });
  await lockTags(context);
  const known = new Set((await levelsEver(context)).map(({ id }) => id));
  const worded = Object.fromEntries(Object.entries(wording).filter(([level, text]) => known.has(level) && text));
  const former = competencyId ? await formerNumber(context, competencyId, number) : 0;
  const id = competencyId
    ? await reword(context, competencyId, { name, description })
    : (await addTag(context, addTagInput.parse({ kind: "COMPETENCY", name, description }))).tagId;
  const next = former + 1;
  await addVersion(context, { competencyId: id, number: next, name, description, field: field ?? "", wording: worded });
  await writeDown(
    context,
    "develop.competency-changed",
    { competencyId: id, change: competencyId ? "WORDED" : "ADDED" },
    { action: "save-competency", subject: "Competency", id, detail: { number: next } },
  );
  return { competencyId: id, number: next };
}

async function formerNumber(context: Context, competencyId: string, read: number | undefined): Promise<number> {
  await requireCompetency(context, competencyId);
  const found = await firstRow<{ number: number }>(
    context,
    sql`select c.number from ${competencies} c where c.id = ${competencyId}`,
  );
  await requireUnchanged(
    context,
    { id: competencyId, version: found!.number },
    { version: read || undefined, subject: "Competency", changedBy: ["develop.save-competency"] },
  );
  return found!.number;
}

async function reword(context: Context, tagId: string, said: { name: string; description: string }): Promise<string> {
  const { color, parentId } = await requireTag(context, tagId);
  await editTag(context, { tagId, version: undefined, color, parentId, ...said });
  return tagId;
}

export const archiveCompetencyInput = z.object({
  competencyId: ids.competency,
  archived: tickInput.describe("Whether it is out of use: no job asks for it and nobody is assessed by it."),
});

/** A competency is out of use, or in use again; what was assessed stays. */
export async function archiveCompetency(
  context: Context,
  { competencyId, archived }: z.output<typeof archiveCompetencyInput>,
): Promise<{ competencyId: string }> {
  await authorize(context, "edit", { kind: "CompetencyLibrary" });
  await requireCompetency(context, competencyId);
  await archiveTag(context, { tagId: competencyId, archived, version: undefined });
  await writeDown(
    context,
    "develop.competency-changed",
    { competencyId, change: archived ? "ARCHIVED" : "BROUGHT_BACK" },
    { action: "archive-competency", subject: "Competency", id: competencyId, detail: { archived } },
  );
  return { competencyId };
}
