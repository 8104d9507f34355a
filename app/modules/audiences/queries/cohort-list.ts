import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage, type Slice, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { cohortColumns, cohortFacts, recordOf, type CohortRecord, type CohortRow } from "../data/cohort-record.ts";
import { isUnfinished } from "../domain/cohort-query.ts";
import { cohortPageSize } from "../domain/cohort.ts";
import { countEach } from "./cohort-people.ts";
import { sql } from "#tenancy/sql.ts";
import { prepared } from "#tenancy/prepared-statement.ts";

export const cohortListInput = z.object({
  search: searchInput("Words looked for in the name; left out, everything is listed."),
  whose: z
    .enum(["all", "mine", "shared"])
    .catch("all")
    .default("all")
    .describe("Whose cohorts: all the caller may see, their own, or shared ones of others."),
  page: pageInput,
});
export type CohortListInput = z.output<typeof cohortListInput>;

export type ListedCohort = {
  id: string;
  name: string;
  description: string;
  source: CohortRecord["source"];
  shared: boolean;
  mine: boolean;
  ownerName: string;
  people: number;
  unfinished: boolean;
  frozenOn: string | null;
  fileName: string | null;
  updatedAt: string;
  mayEdit: boolean;
  mayDelete: boolean;
};
export type CohortList = { rows: ListedCohort[]; total: number };

type FoundCohort = CohortRecord & { ownerName: string };

/** Cohorts the actor may see, their own first: one's own and what is shared, as the rules say. One statement. */
export async function visibleCohorts(
  context: Context,
  { search, whose }: Pick<CohortListInput, "search" | "whose">,
  page: Slice,
): Promise<{ rows: FoundCohort[]; total: number }> {
  const me = context.actor.employeeId;
  const kept = {
    all: sql`(c.owner_id = ${me} or c.shared)`,
    mine: sql`c.owner_id = ${me}`,
    shared: sql`c.shared`,
  }[whose];
  const rows = await context.rows<CohortRow & { ownerName: string; total: number }>(
    prepared(sql`select ${cohortColumns}, o.display_name as "ownerName", count(*) over ()::int as total
       from {cohort} c join {employee} o on o.id = c.owner_id
      where c.deleted_at is null and ${kept} and position(lower(${search}) in lower(c.name)) > 0
      order by c.owner_id <> ${me}, lower(c.name), c.id limit ${page.limit} offset ${page.offset}`),
  );
  return { rows: rows.map(recordOf), total: rows[0]?.total ?? 0 };
}

/** A page of cohorts with how many people each has in the actor's eyes: three statements for any number of them. */
export async function cohortList(
  context: Context,
  input: CohortListInput,
  slice = sliceOfPage(input.page, cohortPageSize),
): Promise<CohortList> {
  const { rows, total } = await visibleCohorts(context, input, slice);
  const counts = await countEach(context, rows);
  const ability = await context.ability();
  return {
    total,
    rows: rows.map((cohort, index) => {
      const may = (action: string) => ability.decide(action, cohortFacts(cohort)).allowed;
      const { id, name, description, source, shared, frozenOn, fileName } = cohort;
      return {
        id,
        name,
        description,
        source,
        shared,
        frozenOn,
        fileName,
        ownerName: cohort.ownerName,
        mine: cohort.ownerId === context.actor.employeeId,
        people: counts[index]!,
        unfinished: isUnfinished(cohort.query),
        updatedAt: cohort.updatedAt.toISOString(),
        mayEdit: may("edit"),
        mayDelete: may("delete"),
      };
    }),
  };
}

/** Whether what the actor makes may be shared with the company. */
export async function mayShareCohorts(context: Context): Promise<boolean> {
  return (await context.ability()).decide("share", cohortFacts({ ownerId: context.actor.employeeId, shared: true }))
    .allowed;
}
