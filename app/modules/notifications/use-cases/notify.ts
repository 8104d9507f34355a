import type { Context } from "#app/platform/context/context.ts";
import type { Notice, RecordedEvent } from "#app/platform/contributions/room.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { noticesTopic } from "../notices-topic.ts";
import { sql } from "#tenancy/sql.ts";

/** Tells people, once each for one event however often it is relayed; nobody is told of their own act. */
export async function notify(context: Context, event: RecordedEvent, notices: readonly Notice[]): Promise<void> {
  const others = notices.filter((notice) => notice.recipientId !== event.actorId);
  if (others.length === 0) return;
  await context.rows(
    sql`insert into {notification} (id, recipient_id, kind, event_key, payload, link, created_at)
     select * from unnest(${others.map(() => context.newId())}::uuid[],
       ${others.map((notice) => notice.recipientId)}::uuid[],
       ${others.map((notice) => `${notice.room}:${notice.kind}`)}::text[],
       ${others.map((notice) => `${event.id}:${notice.kind}`)}::text[],
       ${others.map((notice) => JSON.stringify(notice.params))}::jsonb[],
       ${others.map((notice) => notice.link)}::text[], ${others.map(() => event.recordedAt)}::timestamptz[])
     on conflict (recipient_id, event_key) do nothing`,
  );
  await announceLive(
    context,
    noticesTopic,
    others.map(({ recipientId }) => recipientId),
  );
}
