import type { Context } from "#app/platform/context/context.ts";
import type { SettledNudge } from "#app/platform/contributions/room-time.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { noticesTopic } from "../notices-topic.ts";
import { sql } from "#tenancy/sql.ts";

/** Notices that asked for what is done now count as read and done; told before the event, so that a later reminder stands. */
export async function settleNudges(
  context: Context,
  { recordedAt }: { recordedAt: Date },
  settled: readonly (SettledNudge & { room: string })[],
): Promise<void> {
  for (const { room, recipientId, kinds, link } of settled) {
    const done = await context.rows(
      sql`update {notification} set done_at = ${recordedAt}, read_at = coalesce(read_at, ${context.clock.now()}),
          mail_at = null
        where recipient_id = ${recipientId} and link = ${link} and done_at is null and created_at <= ${recordedAt}
          and kind = any(${kinds.map((kind) => `${room}:${kind}`)}::text[]) returning id`,
    );
    if (done.length > 0) await announceLive(context, noticesTopic, [recipientId]);
  }
}
