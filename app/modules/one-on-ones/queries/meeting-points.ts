import { commentCount } from "#app/modules/comments/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { placeOfPointSql } from "../data/carry-over-sql.ts";
import { textsReadable } from "../data/text-rules-sql.ts";
import type { Audience } from "../domain/readers.ts";
import type { Source } from "../domain/words.ts";
import { namedSubjects, subjectKey, type PointSubject, type SubjectKind } from "./point-subjects.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type ShownPoint = {
  id: string;
  text: string;
  author: { id: string; name: string };
  audience: Audience;
  source: Source;
  /** What it is about, where the reader may see that. */
  subject: PointSubject | null;
  done: boolean;
  doneBy: string | null;
  /** When the meeting was that it came over from; null where it was written for this one. */
  carriedFrom: string | null;
  /** Still open, and to be talked about in a later one. */
  carriedOn: boolean;
  comments: number;
  version: number;
};

/** The talking points that stand in a meeting, or stood in it, as far as the actor may read them: two statements. */
export async function pointsOf(context: Context, meetingId: string, holds: boolean): Promise<ShownPoint[]> {
  const readable = await textsReadable(context, "p");
  const now = context.clock.now();
  type Row = Omit<ShownPoint, "subject" | "carriedOn"> & { kind: SubjectKind | null; subjectId: string | null };
  const rows = await context.rows<Row>(
    sql`select p.id, p.body as text, jsonb_build_object('id', a.id, 'name', a.display_name) as author, p.audience,
      p.source, case when p.goal_id is null then p.subject_kind else 'GOAL' end as kind,
        coalesce(p.goal_id, p.subject_id) as "subjectId", p.version,
        p.done_in = m.id as done, d.display_name as "doneBy", ${commentCount("OneOnOneText", sql`p.id`)} as comments,
        case when home.id <> m.id then ${instant(sql`home.starts_at`)} end as "carriedFrom"
      from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
      join {one_on_one_point} p on p.series_id = s.id and p.deleted_at is null
      join {one_on_one_meeting} home on home.id = p.meeting_id join {employee} a on a.id = p.author_id
        left join {employee} d on d.id = p.done_by
      left join {one_on_one_meeting} finished on finished.id = p.done_in
     where m.id = ${meetingId} and (${readable}) and (p.done_in = m.id
       or (p.done_in is null and (${holds} and ${placeOfPointSql(now)} = m.id
         or home.id = m.id
         or not ${holds} and m.status = 'ACKNOWLEDGED' and home.position < m.position and p.created_at < m.acknowledged_at))
       or (finished.position > m.position and (home.id = m.id or m.status = 'ACKNOWLEDGED'
         and home.position < m.position and p.created_at < m.acknowledged_at)))
     order by p.place, p.id limit 300`,
  );
  const aboutOf = ({ kind, subjectId }: Row) => (kind && subjectId ? { kind, id: subjectId } : null);
  const named = await namedSubjects(
    context,
    rows.flatMap((row) => aboutOf(row) ?? []),
  );
  return rows.map((row) => {
    const { kind: _, subjectId: __, done, ...point } = row;
    const about = aboutOf(row);
    return {
      ...point,
      done: done ?? false,
      subject: (about && named.get(subjectKey(about))) ?? null,
      carriedOn: !done && !holds,
    };
  });
}
