import { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { pageInput, sliceOfPage, type Slice } from "#app/platform/http/paging.ts";
import { members, requireScope } from "../data/scope-sql.ts";
import type { InsightScope } from "../develop-places.ts";
import { levelUpStates, requestPageSize } from "../domain/level-up.ts";
import { requestRows, type Request } from "./level-up-page.ts";
import { sql } from "#tenancy/sql.ts";

export const requestListInput = z.object({
  state: z
    .enum([...levelUpStates, "ALL"])
    .catch("SUPPORTED")
    .default("SUPPORTED"),
  page: pageInput,
});
type RequestListInput = z.output<typeof requestListInput>;
export type RequestList = RequestListInput & { rows: Request[]; total: number; mine: string };

/** Level-ups of the company, the newest first, a page at a time. */
export async function companyRequests(context: Context, { state, page }: RequestListInput): Promise<RequestList> {
  await authorize(context, "view", { kind: "DevelopInsights" });
  const which = state === "ALL" ? sql`true` : sql`r.state = ${state}`;
  const { limit, offset } = sliceOfPage(page, requestPageSize);
  const rows = await context.rows<Request>(sql`${requestRows(which)} limit ${limit} offset ${offset}`);
  const counted = await firstRow<{ total: number }>(
    context,
    sql`select count(*)::int as total from {level_up_request} r where ${which}`,
  );
  return { state, page, rows, total: counted!.total, mine: context.actor.employeeId };
}

/** The ids of those that wait for an administrator. */
export async function idsSupported(context: Context): Promise<string[]> {
  await authorize(context, "view", { kind: "DevelopInsights" });
  const rows = await context.rows<{ id: string }>(
    sql`select r.id from {level_up_request} r where r.state = 'SUPPORTED' order by r.requested_at desc, r.id`,
  );
  return rows.map(({ id }) => id);
}

/** Level-ups of a scope, for files, the newest first. */
export async function requestsOfScope(
  context: Context,
  scope: InsightScope,
  { limit, offset }: Slice,
): Promise<Request[]> {
  await requireScope(context, scope);
  const ofScope = requestRows(sql`r.employee_id in (select employee_id from member)`);
  return context.rows<Request>(
    sql`${members(context, scope)} select * from (${ofScope} limit ${limit} offset ${offset}) listed`,
  );
}
