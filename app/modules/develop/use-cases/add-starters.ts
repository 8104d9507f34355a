import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { competencies } from "../data/competency-sql.ts";
import { fields, type FieldOfWork } from "../domain/fields.ts";
import { starters } from "../domain/starters/starters.ts";
import { saveCompetency } from "./save-competency.ts";
import { sql } from "#tenancy/sql.ts";

export const addStartersInput = z.object({
  field: z.enum(fields, { error: "develop.choose" }).describe("The field of work whose starter library is added."),
});

/** The starter library of a field of work becomes the company's own text; what has a name that is taken is left as it is. */
export async function addStarters(
  context: Context,
  { field }: { field: FieldOfWork },
): Promise<{ added: number; known: number }> {
  await authorize(context, "edit", { kind: "CompetencyLibrary" });
  const rows = await context.rows<{ name: string }>(sql`select lower(c.name) as name from ${competencies} c`);
  const taken = new Set(rows.map(({ name }) => name));
  const fresh = starters[field].filter(({ name }) => !taken.has(name.toLowerCase()));
  for (const { name, description, wording } of fresh)
    await saveCompetency(context, {
      competencyId: null as never,
      name,
      description,
      field,
      wording,
      number: undefined,
    });
  return { added: fresh.length, known: starters[field].length - fresh.length };
}
