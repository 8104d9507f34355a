import type { Context } from "#app/platform/context/context.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { opens, recordsNamedIn } from "../domain/opens.ts";
import { noticesTopic } from "../notices-topic.ts";
import { sql } from "#tenancy/sql.ts";

/** Who has a record before them, however they came there, has read what they were told of it; answers how many notices. */
export async function readOpened(
  context: Context,
  { employeeId, address }: { employeeId: string; address: string },
): Promise<number> {
  const records = recordsNamedIn(address).map((record) => `%${record}%`);
  if (records.length === 0) return 0;
  const unread = await context.rows<{ id: string; link: string }>(
    sql`select id, link from {notification} where recipient_id = ${employeeId} and read_at is null
      and link like any(${records}::text[])`,
  );
  const opened = unread.filter(({ link }) => opens(address, link)).map(({ id }) => id);
  if (opened.length === 0) return 0;
  await context.rows(
    sql`update {notification} set read_at = ${context.clock.now()}
      where id = any(${opened}::uuid[]) and read_at is null`,
  );
  await announceLive(context, noticesTopic, [employeeId]);
  return opened.length;
}
