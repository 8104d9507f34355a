import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { searchInput } from "#app/platform/http/paging.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { competencies } from "../data/competency-sql.ts";
import { fields } from "../domain/fields.ts";
import type { Level } from "../domain/levels.ts";
import { levelsInUse } from "./levels.ts";
import { containing, instant, sql } from "#tenancy/sql.ts";

export const libraryInput = z.object({
  text: searchInput(),
  field: optionalInput(z.enum(fields)).catch(undefined),
  shelf: z.enum(["use", "archived"]).catch("use").default("use"),
  /** The competency whose form is open; `new` for a new one, `starters` for those to begin with. */
  competency: z.string().max(60).optional().catch(undefined),
});

export type LibraryCompetency = {
  id: string;
  name: string;
  description: string;
  field: string;
  wording: Record<string, string>;
  number: number | null;
  archived: boolean;
  /** Jobs that ask for it. */
  jobs: number;
};
export type LibraryVersion = { number: number; name: string; at: string; by: string | null };
export type LibraryPage = {
  input: z.output<typeof libraryInput>;
  levels: Level[];
  rows: LibraryCompetency[];
  open: (LibraryCompetency & { versions: LibraryVersion[] }) | null;
};

/** The competencies of the company. */
export async function libraryPage(context: Context, input: z.output<typeof libraryInput>): Promise<LibraryPage> {
  await authorize(context, "edit", { kind: "CompetencyLibrary" });
  const rows = await libraryRows(context, input);
  const open = rows.find(({ id }) => id === input.competency) ?? null;
  return {
    input,
    levels: await levelsInUse(context),
    rows,
    open: open && { ...open, versions: await versionsOf(context, open.id) },
  };
}

/** Competencies by name, as far as they fit. */
export function libraryRows(
  context: Context,
  { text, field, shelf }: Pick<z.output<typeof libraryInput>, "text" | "field" | "shelf">,
): Promise<LibraryCompetency[]> {
  return context.rows<LibraryCompetency>(
    sql`select c.id, c.name, c.description, coalesce(c.field, '') as field, c.wording, c.number, c.archived,
        (select count(*)::int from {role_expectation} x where x.competency_id = c.id and x.superseded_at is null) as jobs
      from ${competencies} c where c.archived = ${shelf === "archived"}
       and ${text ? sql`(c.name ilike ${containing(text)} or c.description ilike ${containing(text)})` : sql`true`}
       and ${field ? sql`c.field = ${field}` : sql`true`} order by lower(c.name) limit 500`,
  );
}

function versionsOf(context: Context, competencyId: string): Promise<LibraryVersion[]> {
  return context.rows<LibraryVersion>(
    sql`select v.number, v.name, ${instant(sql`v.created_at`)} as at, e.display_name as by from {competency_version} v
      left join {employee} e on e.id = v.created_by
      where v.competency_id = ${competencyId} order by v.number desc limit 20`,
  );
}
