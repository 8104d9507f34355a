import { ownOrNew, setOwn } from "#app/platform/http/own-properties.ts";
import { jobsOn } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { members, requireScope } from "../data/scope-sql.ts";
import type { InsightScope } from "../develop-places.ts";
import type { Label } from "../domain/label.ts";
import { standingsOf } from "./standings.ts";
import { sql } from "#tenancy/sql.ts";

export type MapPerson = { id: string; name: string; photo: string | null; role: string | null };
export type MapCompetency = {
  id: string;
  name: string;
  /** People whose job asks for it, and those of them who reach it: they could stand in for one another. */
  asked: number;
  able: number;
};
export type TeamMap = {
  scope: InsightScope;
  people: MapPerson[];
  competencies: MapCompetency[];
  /** By person and competency; nothing where neither is known. */
  cells: Record<string, Record<string, Label>>;
  more: number;
};

const mostPeople = 60;

/** Who can do what in a team: people against what their jobs ask for. */
export async function teamMap(context: Context, scope: InsightScope): Promise<TeamMap> {
  await requireScope(context, scope);
  const found = await context.rows<MapPerson & { total: number }>(
    sql`${members(context, scope)} select e.id, e.display_name as name, e.photo_key as photo, job.role_name as role,
      count(*) over ()::int as total
      from member join {employee} e on e.id = member.employee_id join ${jobsOn(context.today())} job on job.employee_id = e.id
     order by job.function_name nulls last, lower(e.display_name), e.id limit ${mostPeople}`,
  );
  const people = found.map(({ total: _, ...person }) => person);
  const standings = await standingsOf(
    context,
    people.map(({ id }) => id),
  );
  const cells: TeamMap["cells"] = {};
  const columns = new Map<string, MapCompetency>();
  for (const [personId, all] of standings)
    for (const { competencyId, name, label, expectedRank } of all) {
      setOwn(
        ownOrNew(cells, personId, () => ({})),
        competencyId,
        label,
      );
      const column = columns.get(competencyId) ?? { id: competencyId, name, asked: 0, able: 0 };
      if (expectedRank !== null && label !== "NOT_CRITICAL") column.asked += 1;
      if (label === "SKILLED" || label === "EXCELLED") column.able += 1;
      columns.set(competencyId, column);
    }
  return {
    scope,
    people,
    competencies: [...columns.values()]
      .filter(({ asked }) => asked > 0)
      .sort((a, b) => b.asked - a.asked || a.name.localeCompare(b.name)),
    cells,
    more: (found[0]?.total ?? 0) - people.length,
  };
}
