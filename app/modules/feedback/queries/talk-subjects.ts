import type { Context } from "#app/platform/context/context.ts";
import type { TalkSubject, TalkSubjects } from "#app/platform/contributions/talk-subject.ts";
import { feedbackAllowing } from "../data/feedback-rules-sql.ts";
import { feedbackPlaces } from "../feedback-places.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const most = 15;
const signs = 80;

/** Feedback as a subject of 1:1s, by its first words, for who may read it. */
export const feedbackSubjects: TalkSubjects = {
  kind: "FEEDBACK",
  offered: (context, employeeIds) =>
    subjectsWhere(
      context,
      sql`f.receiver_id = any(${employeeIds}::uuid[])
        and f.created_at > ${context.clock.now()}::timestamptz - interval '120 days'`,
      most,
    ),
  named: (context, ids) => subjectsWhere(context, sql`f.id = any(${ids}::uuid[])`, ids.length),
};

async function subjectsWhere(context: Context, where: Sql, limit: number): Promise<TalkSubject[]> {
  const readable = await feedbackAllowing(context, "view");
  const rows = await context.rows<{ id: string; text: string }>(
    sql`select f.id, f.body as text from {feedback} f left join {employee} a on a.id = f.author_id
      where f.deleted_at is null and ${where} and (${readable}) order by f.created_at desc, f.id limit ${limit}`,
  );
  return rows.map(({ id, text }) => ({
    ...{ kind: "FEEDBACK" as const, id, link: feedbackPlaces.feedback(id) },
    title: text.length > signs ? `${text.slice(0, signs - 1).trimEnd()}…` : text,
  }));
}
