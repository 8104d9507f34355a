import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage } from "#app/platform/http/paging.ts";
import { initiativePrelude, initiativeRightsColumns, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { initiativePageSize, initiativeStatuses, type InitiativeStatus } from "../domain/status.ts";
import {
  dueWithin,
  filterConditions,
  initiativeFilters,
  initiativeScopes,
  orderSql,
  scopeCondition,
  statusCondition,
  statusSql,
} from "./initiative-filters.ts";
import { initiativeColumns, listed, type InitiativeRow, type ListedInitiative } from "./initiative-row.ts";
import { allOf, sql } from "#tenancy/sql.ts";
import { prepared } from "#tenancy/prepared-statement.ts";

export const initiativeListInput = initiativeFilters.extend({
  scope: z
    .enum(initiativeScopes)
    .default("mine")
    .describe("Whose tasks: `company` for all the caller may see, `mine`, `direct-reports` or `all-reports`."),
});
export type InitiativeListInput = z.output<typeof initiativeListInput>;

export type InitiativeCounts = Readonly<Record<InitiativeStatus | "total", number>>;
export type InitiativeList = { rows: ListedInitiative[]; counts: InitiativeCounts; pages: number };

/** One page of the tasks the actor may see and how many there are: two statements for any number of rows. */
export async function listInitiatives(
  context: Context,
  input: InitiativeListInput,
  { limit, offset } = sliceOfPage(input.page, initiativePageSize),
): Promise<InitiativeList> {
  const counts = await countInitiatives(context, input);
  const shown = allOf([...(await conditionsOf(context, input)), ...statusCondition(input)]);
  const rights = await initiativeRightsColumns(context);
  const prelude = initiativePrelude(context);
  const rows = await context.rows<InitiativeRow>(
    prepared(sql`${prelude}
     select ${initiativeColumns}, ${rights}
       from {initiative} i where i.deleted_at is null and ${shown}
      order by ${orderSql[input.sort]} limit ${limit} offset ${offset}`),
  );
  const today = context.today();
  return { rows: rows.map((row) => listed(row, today)), counts, pages: Math.ceil(countOf(counts, input) / limit) };
}

export function countOf(counts: InitiativeCounts, { status }: Pick<InitiativeListInput, "status">): number {
  if (!status) return counts.total;
  return status === "OPEN" ? counts.total - counts.COMPLETED : counts[status];
}

/** Everything but the status: filters, whose tasks, and what the actor may see of them. */
export async function conditionsOf(context: Context, input: InitiativeListInput) {
  return [
    ...filterConditions(input),
    ...(await dueWithin(context, input)),
    scopeCondition(context, input.scope),
    await initiativesAllowing(context, "view"),
  ];
}

export async function countInitiatives(context: Context, input: InitiativeListInput): Promise<InitiativeCounts> {
  const where = allOf(await conditionsOf(context, input));
  const prelude = initiativePrelude(context);
  const by = initiativeStatuses.map(
    (status) => sql`count(*) filter (where status = ${sql.lit(status)})::int as ${sql.ref(status)}`,
  );
  const [counts] = await context.rows<InitiativeCounts>(
    prepared(sql`${prelude} select count(*)::int as total, ${sql.join(by)}
       from (select ${statusSql} as status from {initiative} i where i.deleted_at is null and ${where}) counted`),
  );
  return counts!;
}
