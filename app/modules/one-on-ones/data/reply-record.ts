import type { Context } from "#app/platform/context/context.ts";
import type { Reply, ShownReply } from "../domain/replies.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

/** What this person said to the invitation to the meeting called `m`; null where they said nothing since it changed last. */
export function replyOf(employeeId: Sql): Sql {
  return sql`(select w.reply from {one_on_one_reply} w
    where w.meeting_id = m.id and w.employee_id = ${employeeId} and w.sequence = m.sequence)`;
}

/** Who arranges a time will be there, and so will who asked for it. */
export async function acceptFor(
  { rows, clock }: Pick<Context, "rows" | "clock">,
  meetingIds: readonly string[],
  employeeIds: readonly string[],
): Promise<void> {
  await rows(
    sql`with said as materialized (select m.id as meeting_id, who.id as employee_id, m.sequence
        from {one_on_one_meeting} m cross join unnest(${[...employeeIds]}::uuid[]) as who (id)
       where m.id = any(${[...meetingIds]}::uuid[]))
      insert into {one_on_one_reply} (meeting_id, employee_id, reply, note, sequence, replied_at)
      select meeting_id, employee_id, 'ACCEPTED', '', sequence, ${clock.now()}::timestamptz from said
      on conflict (meeting_id, employee_id) do update set reply = excluded.reply, note = excluded.note,
        proposed_at = null, sequence = excluded.sequence, replied_at = excluded.replied_at`,
  );
}

/** Meetings that are added to a series are accepted by whoever accepted the one before them. */
export async function acceptLikeBefore(
  context: Pick<Context, "rows" | "clock">,
  seriesId: string,
  meetingIds: readonly string[],
): Promise<void> {
  const accepting = await context.rows<{ id: string }>(
    sql`select w.employee_id as id from {one_on_one_reply} w join {one_on_one_meeting} m on m.id = w.meeting_id
      where w.reply = 'ACCEPTED' and w.sequence = m.sequence and m.id = (select p.id from {one_on_one_meeting} p
        where p.series_id = ${seriesId} and not p.id = any(${[...meetingIds]}::uuid[]) order by p.position desc limit 1)`,
  );
  await acceptFor(
    context,
    meetingIds,
    accepting.map(({ id }) => id),
  );
}

/** Who proposed to meet at this time, of those whose reply to it still stands. */
export async function proposersOf(context: Context, meetingId: string, start: Date): Promise<string[]> {
  const found = await context.rows<{ id: string }>(
    sql`select w.employee_id as id from {one_on_one_reply} w join {one_on_one_meeting} m on m.id = w.meeting_id
      where m.id = ${meetingId} and w.sequence = m.sequence and w.proposed_at = ${start}`,
  );
  return found.map(({ id }) => id);
}

/** What the two said since it changed last, by who said it. */
export async function repliesTo(context: Pick<Context, "rows">, meetingId: string): Promise<Map<string, ShownReply>> {
  const found = await context.rows<ShownReply & { employeeId: string }>(
    sql`select w.employee_id as "employeeId", w.reply, w.note, ${instant(sql`w.proposed_at`)} as "proposedAt"
      from {one_on_one_reply} w join {one_on_one_meeting} m on m.id = w.meeting_id
      where m.id = ${meetingId} and w.sequence = m.sequence`,
  );
  return new Map(found.map(({ employeeId, ...reply }) => [employeeId, reply]));
}

export type StoredReply = { employeeId: string; reply: Reply; note: string; proposedAt: Date | null };

/** Keeps a reply to each of these meetings; answers how many said something else before. */
export async function storeReplies(
  { rows, clock }: Pick<Context, "rows" | "clock">,
  meetingIds: readonly string[],
  { employeeId, reply, note, proposedAt }: StoredReply,
): Promise<number> {
  const changed = await rows(
    sql`with said as materialized (select m.id as meeting_id, m.sequence from {one_on_one_meeting} m
       where m.id = any(${[...meetingIds]}::uuid[]))
      insert into {one_on_one_reply} as w (meeting_id, employee_id, reply, note, proposed_at, sequence, replied_at)
      select meeting_id, ${employeeId}::uuid, ${reply}, ${note}, ${proposedAt}::timestamptz, sequence,
        ${clock.now()}::timestamptz from said
      on conflict (meeting_id, employee_id) do update set reply = excluded.reply, note = excluded.note,
        proposed_at = excluded.proposed_at, sequence = excluded.sequence, replied_at = excluded.replied_at
      where (w.reply, w.note, w.proposed_at, w.sequence) is distinct from
        (excluded.reply, excluded.note, excluded.proposed_at, excluded.sequence)
      returning w.meeting_id`,
  );
  return changed.length;
}
