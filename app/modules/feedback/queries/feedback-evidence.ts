import { commentCount } from "#app/modules/comments/index.ts";
import { withheldEvidence, type EvidenceSource } from "#app/platform/contributions/evidence.ts";
import { attachmentsOn, type AttachmentView } from "#app/platform/files/attachments/attachments.ts";
import { feedbackAllowing } from "../data/feedback-rules-sql.ts";
import { feedbackPlaces } from "../feedback-places.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** What both the receiver and who leads them were shown: praise or advice about a competency. */
const rows = sql`(select f.id, f.author_id, f.receiver_id as employee_id, f.competency_id, case f.sentiment
  when 'APPRECIATIVE' then 'PRAISE' else 'ADVICE' end as kind,
    f.created_at as at from {feedback} f where f.competency_id is not null and f.receiver_id is not null and f.deleted_at is null
     and f.visibility in ('PUBLIC', 'RECEIVER_AND_MANAGER') and f.sentiment in ('APPRECIATIVE', 'CONSTRUCTIVE'))`;

type Row = {
  id: string;
  kind: "PRAISE" | "ADVICE";
  at: string;
  by: string | null;
  text: string | null;
  files: AttachmentView[];
  comments: number | null;
};

/** Feedback as evidence of competencies; what the reader may not read is counted, and nothing of it is told. */
export const feedbackEvidence: EvidenceSource = {
  rows,
  read: async (context, { employeeId, competencyId, since, kinds, limit }) => {
    const readable = await feedbackAllowing(context, "view");
    const found = await context.rows<Row>(
      sql`select e.id, e.kind, ${instant(sql`e.at`)} as at, case when (${readable}) then coalesce(a.display_name,
        f.author_name) end as by, case when (${readable}) then f.body end as text,
        case when (${readable}) then ${attachmentsOn("Feedback", sql`f.id`)} else '[]' end as files,
        case when (${readable}) then ${commentCount("Feedback", sql`f.id`)} end as comments
        from ${rows} e join {feedback} f on f.id = e.id left join {employee} a on a.id = f.author_id
       where e.employee_id = ${employeeId} and e.competency_id = ${competencyId} and e.at >= ${since}
         and e.kind = any(${kinds}::text[]) order by e.at desc, e.id limit ${limit}`,
    );
    return found.map((row) => ({
      ...withheldEvidence,
      ...row,
      link: row.text === null ? null : feedbackPlaces.feedback(row.id),
    }));
  },
};
