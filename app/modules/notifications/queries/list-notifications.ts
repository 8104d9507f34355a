import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { isTold } from "./is-told.ts";
import { prepared } from "#tenancy/prepared-statement.ts";

export type NotificationRow = {
  id: string;
  room: string;
  kind: string;
  params: Record<string, string | number>;
  link: string;
  createdAt: string;
  read: boolean;
  /** What it asked for was done, or is asked no more. */
  done: boolean;
};

const pageSize = 25;

/**
 * Newest first, 25 at a time unless more are asked for; `before` is the id of the last one shown. Only of modules that
 * are on and of records the actor may see now. None for an admin who sees the product as the actor: what they say may be
 * for the two it names alone.
 */
export async function listNotifications(
  context: Context,
  before: string | null,
  limit: number = pageSize,
): Promise<{ rows: NotificationRow[]; next: string | null }> {
  if (context.viewedBy) return { rows: [], next: null };
  const rows = await context.rows<{
    id: string;
    kind: string;
    payload: Record<string, string | number>;
    link: string;
    created_at: Date;
    read_at: Date | null;
    done: boolean;
  }>(
    prepared(sql`select id, kind, payload, link, created_at, read_at, done_at is not null as done from {notification} told
      where recipient_id = ${context.actor.employeeId} and ${await isTold(context)}
        and (${before}::uuid is null or (created_at, id) < (select created_at, id from {notification}
          where id = ${before}::uuid and recipient_id = ${context.actor.employeeId}))
      order by created_at desc, id desc limit ${limit + 1}`),
  );
  const shown = rows.slice(0, limit).map((row) => {
    const [room = "", kind = ""] = row.kind.split(":");
    return {
      id: row.id,
      room,
      kind,
      params: row.payload,
      link: row.link,
      createdAt: row.created_at.toISOString(),
      read: row.read_at !== null,
      done: row.done,
    };
  });
  return { rows: shown, next: rows.length > limit ? shown.at(-1)!.id : null };
}
