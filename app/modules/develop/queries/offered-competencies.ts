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

/** Those of these competencies that are in use, by id. */
export async function competenciesInUse(
  context: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OfferedCompetency>> {
  if (ids.length === 0 || !context.actor.features.includes("COMPETENCY_IDP")) return new Map();
  const rows = await context.rows<OfferedCompetency>(
    sql`select c.id, c.name from ${competencies} c where not c.archived and c.id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((one) => [one.id, one]));
}

/** Whether the company keeps competencies to choose from. */
export async function keepsCompetencies(context: Context): Promise<boolean> {
  if (!context.actor.features.includes("COMPETENCY_IDP")) return false;
  const found = await context.rows(sql`select 1 from ${competencies} c where not c.archived limit 1`);
  return found.length > 0;
}
