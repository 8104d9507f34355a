import type { Commentable } from "#app/platform/contributions/commentable.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { competencies } from "../data/competency-sql.ts";
import { competencyOver, developPlaces } from "../develop-places.ts";
import { sql } from "#tenancy/sql.ts";

/** Everybody reads what is said of a competency; who worded it is told, and who took part. */
export const competencyComments: Commentable = {
  kind: "Competency",
  comment: "CompetencyComment",
  tellsWhoTookPart: true,
  facts: async (context, id) => {
    const { archived } = await readCompetency(context, id);
    return { kind: "Competency", archived };
  },
  tell: async (context, id) => {
    const { name } = await readCompetency(context, id);
    return {
      title: name,
      link: competencyOver(developPlaces.competencies, id),
      concerns: await authorsOf(context, id),
    };
  },
};

async function readCompetency(context: Context, id: string): Promise<{ name: string; archived: boolean }> {
  const found = await firstRow<{ name: string; archived: boolean }>(
    context,
    sql`select c.name, c.archived from ${competencies} c where c.id = ${id}`,
  );
  if (!found) throw notFound("Competency");
  return found;
}

/** Who worded it, ever. */
async function authorsOf(context: Context, id: string): Promise<string[]> {
  const authors = await context.rows<{ id: string }>(
    sql`select distinct v.created_by as id from {competency_version} v
      where v.competency_id = ${id} and v.created_by is not null`,
  );
  return authors.map((author) => author.id);
}
