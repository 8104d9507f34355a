import { z } from "zod";
import { isPresent, summaryColumns, type PersonSummary } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { offeredCompetencies, type OfferedCompetency } from "./offered-competencies.ts";
import { readSettings } from "./settings.ts";
import { standingsOf } from "./standings.ts";
import { sql } from "#tenancy/sql.ts";

export const findPeopleInput = z.object({ competency: z.guid().optional().catch(undefined) });
export type FindPeople = {
  allowed: boolean;
  competency: string | null;
  offered: OfferedCompetency[];
  people: PersonSummary[];
};

const mostPeople = 500;

/** Who can do something, of those who let colleagues find them by it; only that they can is told. */
export async function findPeople(
  context: Context,
  { competency }: z.output<typeof findPeopleInput>,
): Promise<FindPeople> {
  const { allowsSearch } = await readSettings(context);
  const offered = await offeredCompetencies(context);
  const known = offered.some(({ id }) => id === competency);
  const people = allowsSearch && known ? await openTo(context) : [];
  const standings = await standingsOf(
    context,
    people.map(({ id }) => id),
  );
  const able = people.filter(({ id }) =>
    standings
      .get(id)
      ?.some(({ competencyId, label }) => competencyId === competency && (label === "SKILLED" || label === "EXCELLED")),
  );
  return { allowed: allowsSearch, competency: competency ?? null, offered, people: able };
}

function openTo(context: Context): Promise<PersonSummary[]> {
  return context.rows<PersonSummary>(
    sql`select ${summaryColumns(context.today())} from {employee} e join {develop_preference} p on p.employee_id = e.id
      and p.findable
      where ${isPresent(sql`e.id`, context.today())} order by lower(e.display_name), e.id limit ${mostPeople}`,
  );
}
