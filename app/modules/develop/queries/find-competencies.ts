import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { searchInput } from "#app/platform/http/paging.ts";
import { competencies } from "../data/competency-sql.ts";
import { competenciesNear } from "./competencies-near.ts";
import type { OfferedCompetency } from "./offered-competencies.ts";
import { exactly, holds } from "#tenancy/text-search.ts";
import { sql } from "#tenancy/sql.ts";

/** A competency as fields offer it, and whether the job of the person it is for asks for it, or the next grade. */
export type FoundCompetency = OfferedCompetency & { near: "now" | "next" | null };

export const findCompetenciesInput = z.object({
  text: searchInput(),
  /** Whose job says what is near; nobody's where nobody is chosen yet. */
  of: z.guid().optional().catch(undefined),
});

const mostFound = 20;

/** Competencies in use whose name holds every word of a text; those that the person's job asks for first. */
export async function findCompetencies(
  context: Context,
  { text, of }: z.output<typeof findCompetenciesInput>,
): Promise<{ competencies: FoundCompetency[] }> {
  const named = await context.rows<OfferedCompetency>(
    sql`select c.id, c.name from ${competencies} c where not c.archived and ${holds(sql`c.name`, exactly(text))}
      order by lower(c.name), c.id limit 500`,
  );
  const names = new Map(named.map((one) => [one.id, one]));
  const near = of ? (await competenciesNear(context, of)).filter((one) => one.near && names.has(one.id)) : [];
  const first = near.map((one) => ({ id: one.id, name: one.name, near: one.near!.by }));
  const rest = named.filter(({ id }) => !first.some((one) => one.id === id)).map((one) => ({ ...one, near: null }));
  return { competencies: [...first, ...rest].slice(0, mostFound) };
}
