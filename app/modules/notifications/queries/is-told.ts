import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/**
 * Condition on a notification: it comes from a module that is on. What others brought about stays as it was, unread or read,
 * and is told again when its module comes back.
 */
export function isTold({ openRooms }: Pick<Context, "openRooms">): Sql {
  return sql`split_part(kind, ':', 1) = any(${openRooms}::text[])`;
}
