import type { Feature } from "#app/platform/context/actor.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/**
 * Condition on a notification: it comes from a module that is on for the actor. What others brought about stays as it was,
 * unread or read, and is told again when its module comes back.
 */
export function isTold({ roomsWith, actor }: Pick<Context, "roomsWith" | "actor">): Sql {
  return comesFrom(roomsWith(actor.features));
}

/** The same for everybody at once, by the modules of the company: the product, which asks so, has all of them itself. */
export async function isToldInCompany(context: Context): Promise<Sql> {
  const company = await firstRow<{ on: Feature[] }>(context, sql`select enabled_features as on from {organization}`);
  return comesFrom(context.roomsWith(company?.on ?? []));
}

function comesFrom(rooms: readonly string[]): Sql {
  return sql`split_part(kind, ':', 1) = any(${rooms}::text[])`;
}
