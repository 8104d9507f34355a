import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { goalsAllowing } from "./goal-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** Words shown as they stand wherever there is no translator, as on the HTTP API. */
const message = "An objective with the same name already exists in the selected time frame.";

export type AskedTitle = { title: string; periodId: string; goalId?: string };

/**
 * Refuses a title that another objective of the time frame has, of those the actor may see: no refusal may tell of what is
 * hidden from them. Titles of a time frame are decided one after another, so that of two who ask at once one gets it; its
 * row is locked after those of goals.
 */
export async function refuseDuplicateTitle(context: Context, asked: AskedTitle): Promise<void> {
  await context.rows(prepared(sql`select id from {goal_period} where id = ${asked.periodId} for no key update`));
  if (await seesTitle(context, asked))
    throw conflict("goals.duplicate-title", message, { fields: { title: "goals.duplicate-title" } });
}

/** Whether the actor sees an objective of this title in the time frame, besides the goal itself. */
export async function seesTitle(context: Context, { title, periodId, goalId }: AskedTitle): Promise<boolean> {
  const allowed = await goalsAllowing(context, "view");
  const row = await firstRow(
    context,
    sql`with recursive ${allowed.with} select 1 from {goal} g
      where g.period_id = ${periodId} and lower(g.title) = lower(${title}) and g.kind = 'OBJECTIVE' and g.deleted_at is null
        and g.id is distinct from ${goalId ?? null}::uuid and (${allowed.where}) limit 1`,
  );
  return row !== null;
}
