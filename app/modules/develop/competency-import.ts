import type { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { defineImportable, type ImportedLine } from "#app/platform/contributions/importable.ts";
import { importColumnsOf, lineOf } from "#app/modules/records/index.ts";
import { competencyFields } from "./develop-fields.ts";
import { competencies } from "./data/competency-sql.ts";
import { developPlaces } from "./develop-places.ts";
import { levelsInUse } from "./queries/levels.ts";
import { wordsOf } from "./queries/words.ts";
import { archiveCompetency, saveCompetency, saveCompetencyInput } from "./use-cases/save-competency.ts";
import { sql } from "#tenancy/sql.ts";

/** One competency a line, as the form takes it; a level is a column. */
const competencyLine = lineOf(competencyFields).extend(saveCompetencyInput.pick({ wording: true }).shape);
type CompetencyLine = z.output<typeof competencyLine>;
type Known = Pick<CompetencyLine, "name" | "description" | "wording"> & {
  id: string;
  field: string | null;
  number: number | null;
  archived: boolean;
};

const known = sql`select c.id, c.name, c.description, c.field, c.wording, c.number, c.archived from ${competencies} c`;

/** Competencies from a file: a name that is known gets another version of its wording. */
export const competencyImport = defineImportable<CompetencyLine>({
  kind: "competencies",
  title: "import.title",
  text: "import.text",
  list: { path: developPlaces.library, label: "navigation.library" },
  authorize: (context) => authorize(context, "edit", { kind: "CompetencyLibrary" }),
  columns: async (context) => [
    ...importColumnsOf(competencyFields, wordsOf),
    ...(await levelsInUse(context)).map(({ id, name }) => ({
      name: `wording.${id}`,
      label: name === null ? `level.${id}` : { text: name },
      heads: [`wording.${id}`, id, name ?? id],
      examples: ["Prepares every meeting.", ""],
    })),
  ],
  input: competencyLine,
  begin: async (context) => {
    const all = new Map((await context.rows<Known>(known)).map((one) => [one.name.toLowerCase(), one]));
    return async (line) => {
      const former = all.get(line.name.toLowerCase());
      const field = line.field ?? ((former?.field || null) as CompetencyLine["field"]);
      const said = { ...line, field, wording: { ...former?.wording, ...line.wording } };
      if (former && !former.archived && isSame(former, said)) return { outcome: "UNCHANGED", id: former.id };
      if (former?.archived) await archiveCompetency(context, { competencyId: former.id, archived: false });
      const asked = { ...said, description: said.description || (former?.description ?? "") };
      const input = { ...asked, competencyId: (former?.id ?? null) as never, number: undefined };
      const { competencyId: id } = await saveCompetency(context, input);
      return former ? { outcome: "CHANGED", id, was: former } : { outcome: "CREATED", id };
    };
  },
  undo: takeBack,
});

function isSame(
  former: Known,
  { description, field, wording }: { description: string; field: unknown; wording: object },
) {
  const words = (one: object) => JSON.stringify(Object.entries(one).sort());
  const told = description === "" || description === former.description;
  return told && (field ?? "") === (former.field ?? "") && words(wording) === words(former.wording);
}

/** What a job asks for, somebody was assessed by, or was worded since is built on; what was made goes out of use. */
async function takeBack(context: Context, made: readonly ImportedLine[]): Promise<{ builtOn: string | null }> {
  for (const { id, outcome, was } of made) {
    const since = outcome === "CREATED" ? 1 : ((was as Known).number ?? 0) + 1;
    const builtOn = await firstRow<{ name: string }>(
      context,
      sql`select c.name from ${competencies} c where c.id = ${id} and (c.number > ${since}
        or exists (select from {competency_assessment} a where a.competency_id = c.id and a.version_id = c.version_id)
        or ${outcome === "CREATED"} and (exists (select from {role_expectation} x where x.competency_id = c.id)
          or exists (select from {growth_goal} g where g.competency_id = c.id)
          or exists (select from {profile_note} n where n.competency_id = c.id and n.deleted_at is null)))`,
    );
    if (builtOn) return { builtOn: builtOn.name };
  }
  for (const { id, outcome, was } of made) {
    const former = was as Known | undefined;
    if (outcome === "CHANGED" && former)
      await saveCompetency(context, {
        ...former,
        field: (former.field || null) as never,
        competencyId: id,
        number: undefined,
      });
    if (outcome === "CREATED" || former?.archived)
      await archiveCompetency(context, { competencyId: id, archived: true });
  }
  return { builtOn: null };
}
