import { z } from "zod";
import { peopleScopes } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { fileFormats } from "#app/platform/files/file-kinds.ts";
import { date, number, sheet, text, type Sheet } from "#app/platform/files/sheet.ts";
import { members, requireScope } from "../data/scope-sql.ts";
import { standardLevels } from "../domain/levels.ts";
import { levelsEver } from "./levels.ts";
import { libraryRows, type LibraryCompetency } from "./library-page.ts";
import type { Request } from "./level-up-page.ts";
import { requestsOfScope } from "./request-list.ts";
import { standingsOf, type Standing } from "./standings.ts";
import { sql } from "#tenancy/sql.ts";

export const exportInput = z.object({
  what: z.enum(["competencies", "level-ups", "library"]).default("competencies"),
  scope: z.enum(peopleScopes).default("direct-reports"),
  format: z.enum(fileFormats).catch("CSV").default("CSV"),
});

/** Development as a file: how people of a scope stand, their level-ups, or the library. */
export async function exportDevelopment(
  context: Context,
  { what, scope }: Pick<z.output<typeof exportInput>, "what" | "scope">,
): Promise<Sheet> {
  if (what === "library") return exportLibrary(context);
  return what === "level-ups" ? exportRequests(context, scope) : exportStandings(context, scope);
}

async function exportStandings(context: Context, scope: z.output<typeof exportInput>["scope"]): Promise<Sheet> {
  await requireScope(context, scope);
  const people = await context.rows<{ id: string; name: string }>(
    sql`${members(context, scope)} select e.id, e.display_name as name from member
      join {employee} e on e.id = member.employee_id order by lower(e.display_name), e.id`,
  );
  const standings = await standingsOf(
    context,
    people.map(({ id }) => id),
  );
  const names = new Map((await levelsEver(context)).map((level) => [level.id, level.name ?? level.id]));
  const called = (level: string | null | undefined) => (level ? (names.get(level) ?? level) : null);
  const rows = people.flatMap(({ id, name }) => (standings.get(id) ?? []).map((one) => ({ ...one, person: name })));
  return sheet<Standing & { person: string }>(
    [
      text("employee", ({ person }) => person),
      text("competency", ({ name }) => name),
      text("expected_level", ({ expectedLevel }) => called(expectedLevel)),
      text("manager_level", ({ manager }) => called(manager?.level)),
      date("manager_assessed_on", ({ manager }) => manager?.at.slice(0, 10) ?? null),
      text("own_level", ({ self }) => called(self?.level)),
      number("praise", ({ praise }) => praise),
      number("advice", ({ advice }) => advice),
      number("review_ratings", ({ ratings }) => ratings),
      text("label", ({ label }) => label),
    ],
    rows,
  );
}

async function exportRequests(context: Context, scope: z.output<typeof exportInput>["scope"]): Promise<Sheet> {
  return sheet<Request>(
    [
      text("employee", ({ employee }) => employee.name),
      text("from", ({ from }) => from),
      text("to", ({ to }) => to),
      text("state", ({ state }) => state),
      date("requested_on", ({ requestedAt }) => requestedAt.slice(0, 10)),
      text("manager", ({ manager }) => manager?.name ?? null),
      text("administrator", ({ admin }) => admin?.name ?? null),
      date("effective_on", ({ effectiveOn }) => effectiveOn),
    ],
    await requestsOfScope(context, scope),
  );
}

/** The library as it is imported again. */
async function exportLibrary(context: Context): Promise<Sheet> {
  await authorize(context, "edit", { kind: "CompetencyLibrary" });
  return sheet<LibraryCompetency>(
    [
      text("name", ({ name }) => name),
      text("description", ({ description }) => description),
      text("field", ({ field }) => field),
      ...standardLevels.map((level) => text<LibraryCompetency>(level, ({ wording }) => wording[level] ?? null)),
    ],
    await libraryRows(context, { text: "", field: undefined, shelf: "use" }),
  );
}
