import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { searchInput } from "#app/platform/http/paging.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { toldOf } from "#app/modules/records/index.ts";
import { changesBetween, type Change } from "#app/platform/history/record-changes.ts";
import { competencyFields } from "../develop-fields.ts";
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
export type LibraryVersion = {
  id: string;
  number: number;
  name: string;
  at: string;
  by: string | null;
  /** What it changed of the version before; the wording of a level is `wording.<level>`. */
  changes: Change[];
};
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

type StoredVersion = Omit<LibraryVersion, "changes"> & Pick<LibraryCompetency, "description" | "field" | "wording">;

/** The latest first, each with what it changed. */
async function versionsOf(context: Context, competencyId: string): Promise<LibraryVersion[]> {
  const stored = await context.rows<StoredVersion>(
    sql`select v.id, v.number, v.name, v.description, v.field, v.wording, ${instant(sql`v.created_at`)} as at,
        e.display_name as by
      from {competency_version} v left join {employee} e on e.id = v.created_by
      where v.competency_id = ${competencyId} order by v.number desc limit ${versionsShown + 1}`,
  );
  return stored.slice(0, versionsShown).map((version, place) => {
    const { description: _, field: __, wording: ___, ...shown } = version;
    const before = stored[place + 1];
    const [former, told] = [before ? toldOfVersion(before) : {}, toldOfVersion(version)];
    return { ...shown, changes: before ? changesBetween(former, told, Object.keys({ ...told, ...former })) : [] };
  });
}

const versionsShown = 20;

function toldOfVersion(version: StoredVersion): Record<string, unknown> {
  const worded = Object.entries(version.wording).map(([level, text]) => [`wording.${level}`, text]);
  return { ...toldOf(competencyFields, version), ...Object.fromEntries(worded) };
}
