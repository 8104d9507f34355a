import { z } from "zod";
import { peopleScopes } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { fileFormats } from "#app/platform/files/file-kinds.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import { pagesBySlice, pagesOf } from "#app/platform/files/sheet-pages.ts";
import type { LongSheet, SheetPages } from "#app/platform/files/sheet.ts";
import { feature } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { sheetColumnsOf } from "#app/modules/records/index.ts";
import { competencyFields } from "../develop-fields.ts";
import { members, requireScope } from "../data/scope-sql.ts";
import { standardLevels } from "../domain/levels.ts";
import { levelsEver } from "./levels.ts";
import { libraryRows, type LibraryCompetency } from "./library-page.ts";
import type { Request } from "./level-up-page.ts";
import { requestsOfScope } from "./request-list.ts";
import { standingsOf, type Standing } from "./standings.ts";
import { wordsOf } from "./words.ts";
import { sql } from "#tenancy/sql.ts";

const { date, long, number, text } = sheetsIn(wordsOf);

export const exportInput = z.object({
  what: z.enum(["competencies", "level-ups", "library"]).default("competencies"),
  scope: z.enum(peopleScopes).default("direct-reports"),
  format: z.enum(fileFormats).catch("CSV").default("CSV"),
});

type Scope = z.output<typeof exportInput>["scope"];

/** Development as a file: how people of a scope stand, their level-ups, or the library. */
export async function exportDevelopment(
  context: Context,
  { what, scope }: Pick<z.output<typeof exportInput>, "what" | "scope">,
): Promise<LongSheet> {
  if (what === "library") return exportLibrary(context);
  return what === "level-ups" ? exportRequests(context, scope) : exportStandings(context, scope);
}

/** So many people stand in one page; each has a row for each competency. */
const peopleAtOnce = 200;

type PersonStanding = Standing & { person: string };

async function* standingsInPages(context: Context, scope: Scope): SheetPages<PersonStanding> {
  const read = ({ limit, offset }: Slice) =>
    context.rows<{ id: string; name: string }>(
      sql`${members(context, scope)} select e.id, e.display_name as name from member
        join {employee} e on e.id = member.employee_id order by lower(e.display_name), e.id limit ${limit} offset ${offset}`,
    );
  for await (const people of pagesBySlice(read, peopleAtOnce)) {
    const standings = await standingsOf(
      context,
      people.map(({ id }) => id),
    );
    yield people.flatMap(({ id, name }) => (standings.get(id) ?? []).map((one) => ({ ...one, person: name })));
  }
}

async function exportStandings(context: Context, scope: Scope): Promise<LongSheet> {
  await requireScope(context, scope);
  const names = new Map((await levelsEver(context)).map((level) => [level.id, level.name ?? level.id]));
  const called = (level: string | null | undefined) => (level ? (names.get(level) ?? level) : null);
  return long<PersonStanding>(
    "insights.COMPETENCIES",
    [
      text("employee", "team.person", ({ person }) => person),
      text("competency", "competency", ({ name }) => name),
      text("expected_level", "expectations.panel", ({ expectedLevel }) => called(expectedLevel), "level"),
      text("manager_level", "column.manager_level", ({ manager }) => called(manager?.level), "level"),
      date("manager_assessed_on", "column.manager_assessed_on", ({ manager }) => manager?.at.slice(0, 10) ?? null),
      text("own_level", "column.own_level", ({ self }) => called(self?.level), "level"),
      number("praise", "column.praise", ({ praise }) => praise),
      number("advice", "column.advice", ({ advice }) => advice),
      number("review_ratings", "column.review_ratings", ({ ratings }) => ratings),
      text("label", "column.label", ({ label }) => label, "label"),
    ],
    standingsInPages(context, scope),
  );
}

async function exportRequests(context: Context, scope: Scope): Promise<LongSheet> {
  await requireScope(context, scope);
  return long<Request>(
    "navigation.requests",
    [
      text("employee", "team.person", ({ employee }) => employee.name),
      text("from", "column.from", ({ from }) => from),
      text("to", "column.to", ({ to }) => to),
      text("state", "requests.state", ({ state }) => state, "request-state"),
      date("requested_on", "requests.asked", ({ requestedAt }) => requestedAt.slice(0, 10)),
      text("manager", "requests.manager", ({ manager }) => manager?.name ?? null),
      text("administrator", "column.administrator", ({ admin }) => admin?.name ?? null),
      date("effective_on", "column.effective_on", ({ effectiveOn }) => effectiveOn),
    ],
    pagesBySlice((slice) => requestsOfScope(context, scope, slice)),
  );
}

/** The library as it is imported again. */
async function exportLibrary(context: Context): Promise<LongSheet> {
  await authorize(context, "edit", { kind: "CompetencyLibrary" });
  const library = long<LibraryCompetency>(
    "navigation.library",
    [
      ...sheetColumnsOf<LibraryCompetency>(competencyFields, wordsOf),
      ...standardLevels.map((level) =>
        text(level, `level.${level}`, ({ wording }: LibraryCompetency) => wording[level] ?? null),
      ),
    ],
    pagesOf(await libraryRows(context, { text: "", field: undefined, shelf: "use" })),
  );
  return { ...library, readAgain: true };
}

/** Long where a company has many people: each has a row for each competency. Paper is made at once. */
export const developmentExport = listExport({
  kind: "develop.list-export",
  can: feature("COMPETENCY_IDP"),
  input: exportInput.extend({ format: z.enum(["CSV", "XLSX"]).catch("CSV").default("CSV") }),
  name: (context, { what }) => `development-${what}-${context.today()}`,
  sheet: exportDevelopment,
});
