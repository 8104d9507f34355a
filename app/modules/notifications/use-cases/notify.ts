import type { Context } from "#app/platform/context/context.ts";
import type { Notice, RecordedEvent } from "#app/platform/contributions/room-time.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { noticesTopic } from "../notices-topic.ts";
import { sql } from "#tenancy/sql.ts";

/** What happened longer ago than this is told in the inbox alone: a mail of it would come as if it were new. */
const mailedWithinDays = 2;

/** A notice, and the event it is of: nobody is told twice of one. */
export type ToldOf = { event: string; notice: Notice };

/** Tells people of one event, once each however often it is relayed: see `notifyEach`. */
export function notify(
  context: Context,
  event: RecordedEvent,
  notices: readonly Notice[],
  goesByMail: (notice: Notice) => boolean,
): Promise<string[]> {
  const told = notices.map((notice) => ({ event: event.id, notice }));
  return notifyEach(context, event, told, goesByMail);
}

/**
 * Tells people, each of an event of their own, in one statement; nobody is told of their own act. `goesByMail` says which kinds
 * wait for a mail as well; those are told on people's devices and in their chat too. Answers what was told now.
 */
export async function notifyEach(
  context: Context,
  { actorId, recordedAt }: Pick<RecordedEvent, "actorId" | "recordedAt">,
  all: readonly ToldOf[],
  goesByMail: (notice: Notice) => boolean,
): Promise<string[]> {
  const meant = all.filter(({ notice }) => notice.recipientId !== actorId);
  if (meant.length === 0) return [];
  const others = meant.map(({ notice }) => notice);
  const now = context.clock.now();
  const fresh = now.getTime() - recordedAt.getTime() < mailedWithinDays * 86_400_000;
  const reaching = fresh ? others.filter(goesByMail).map(({ room, kind }) => `${room}:${kind}`) : [];
  const told = await context.rows<{ id: string }>(
    sql`with told as (insert into {notification} (id, recipient_id, kind, event_key, payload, link, about_kind, about_id, created_at,
       mail_at)
     select * from unnest(${others.map(() => context.newId())}::uuid[],
       ${others.map((notice) => notice.recipientId)}::uuid[],
       ${others.map((notice) => `${notice.room}:${notice.kind}`)}::text[],
       ${meant.map(({ event, notice }) => `${event}:${notice.kind}`)}::text[],
       ${others.map((notice) => JSON.stringify(notice.params))}::jsonb[],
       ${others.map((notice) => notice.link)}::text[], ${others.map((notice) => notice.about?.kind ?? null)}::text[],
       ${others.map((notice) => notice.about?.id ?? null)}::uuid[], ${others.map(() => recordedAt)}::timestamptz[],
       ${others.map((notice) => (fresh && !notice.mailedApart && goesByMail(notice) ? now : null))}::timestamptz[])
     on conflict (recipient_id, event_key) do nothing returning id, recipient_id, kind),
     reaching as materialized (select id, recipient_id from told where kind = any(${reaching}::text[])),
     away as materialized (
       select r.id, 'PUSH' as channel, d.id as target from reaching r join {push_device} d on d.employee_id = r.recipient_id
       union all
       select r.id, 'CHAT', r.recipient_id from reaching r where exists (select from {notice_default} c where c.chat)
         or exists (select from {notice_choice} c where c.employee_id = r.recipient_id and c.chat)),
     put as (insert into {notice_delivery} (id, notification_id, channel, target_id, created_at, due_at)
       select gen_random_uuid(), id, channel, target, ${now}::timestamptz, ${now}::timestamptz from away)
     select id from told`,
  );
  await announceLive(
    context,
    noticesTopic,
    others.map(({ recipientId }) => recipientId),
  );
  return told.map(({ id }) => id);
}
