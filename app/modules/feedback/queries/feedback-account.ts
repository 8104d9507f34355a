import type { Context } from "#app/platform/context/context.ts";
import type { AccountAsked, AccountItem } from "#app/platform/contributions/account.ts";
import { feedbackAllowing } from "../data/feedback-rules-sql.ts";
import { feedbackPlaces } from "../feedback-places.ts";
import { instant, sql } from "#tenancy/sql.ts";

const most = 30;

/** Feedback somebody was given in some months, as far as the actor may read it: the newest first. */
export async function feedbackAccount(
  context: Context,
  { employeeId, from, to }: AccountAsked,
): Promise<AccountItem[]> {
  const readable = await feedbackAllowing(context, "view");
  const rows = await context.rows<Omit<AccountItem, "link">>(
    sql`select f.id, case f.sentiment when 'APPRECIATIVE' then 'PRAISE' when 'CONSTRUCTIVE' then 'ADVICE'
        else 'OBSERVATION' end as kind, ${instant(sql`f.created_at`)} as at,
        coalesce(a.display_name, f.author_name) as by, f.body as text
      from {feedback} f left join {employee} a on a.id = f.author_id
     where f.receiver_id = ${employeeId} and f.deleted_at is null and f.created_at >= ${from}::date
       and f.created_at < ${to}::date + 1 and (${readable}) order by f.created_at desc, f.id limit ${most}`,
  );
  return rows.map((row) => ({ ...row, link: feedbackPlaces.feedback(row.id) }));
}
