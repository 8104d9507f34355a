import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { members, requireScope } from "../data/scope-sql.ts";
import type { InsightScope } from "../develop-places.ts";
import { levelUpStates } from "../domain/level-up.ts";
import { requestRows, type Request } from "./level-up-page.ts";
import { sql } from "#tenancy/sql.ts";

export const requestListInput = z.object({
  state: z
    .enum([...levelUpStates, "ALL"])
    .catch("SUPPORTED")
    .default("SUPPORTED"),
});
export type RequestList = { state: z.output<typeof requestListInput>["state"]; rows: Request[]; mine: string };

/** Level-ups of the company, those that wait for an administrator first. */
export async function companyRequests(
  context: Context,
  { state }: z.output<typeof requestListInput>,
): Promise<RequestList> {
  await authorize(context, "view", { kind: "DevelopInsights" });
  const which = state === "ALL" ? sql`true` : sql`r.state = ${state}`;
  const rows = await context.rows<Request>(requestRows(which));
  return { state, rows, mine: context.actor.employeeId };
}

/** Level-ups of a scope, for files. */
export async function requestsOfScope(context: Context, scope: InsightScope): Promise<Request[]> {
  await requireScope(context, scope);
  return context.rows<Request>(
    sql`${members(context, scope)} select * from (${requestRows(sql`r.employee_id in (select employee_id from member)`)}) listed`,
  );
}
