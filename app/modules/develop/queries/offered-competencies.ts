import type { Context } from "#app/platform/context/context.ts";
import { competencies } from "../data/competency-sql.ts";
import { sql } from "#tenancy/sql.ts";

export type OfferedCompetency = { id: string; name: string };

/** The competencies in use, by name; none where the company has not switched the module on. */
export async function offeredCompetencies(context: Context): Promise<OfferedCompetency[]> {
  if (!context.actor.features.includes("COMPETENCY_IDP")) return [];
  return context.rows<OfferedCompetency>(
    sql`select c.id, c.name from ${competencies} c where not c.archived order by lower(c.name) limit 500`,
  );
}
