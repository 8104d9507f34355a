import type { Feature } from "#app/platform/context/actor.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/**
 * Condition on a notification called `told`: it comes from a module that is on for the actor, and names no record that they may
 * not see now. What others brought about stays as it was, unread or read, and is told again when module or right come back.
 */
export async function isTold(context: Context): Promise<Sql> {
  const kinds = Object.values(context.seenRecords);
  const seen = await Promise.all(
    kinds.map(async ({ kind, isSeen }) => sql`when ${kind} then ${await isSeen(context, sql`told.about_id`)}`),
  );
  // Nothing is told of a kind of record of which nothing is known.
  const names = seen.length === 0 ? sql`false` : sql`case told.about_kind ${sql.join(seen, sql` `)} else false end`;
  return sql`(${comesFrom(context.roomsWith(context.actor.features))} and (told.about_id is null or ${names}))`;
}

/** The same for everybody at once, by the modules of the company: the product, which asks so, has all of them itself. */
export async function isToldInCompany(context: Context): Promise<Sql> {
  const company = await firstRow<{ on: Feature[] }>(context, sql`select enabled_features as on from {organization}`);
  return comesFrom(context.roomsWith(company?.on ?? []));
}

function comesFrom(rooms: readonly string[]): Sql {
  return sql`split_part(told.kind, ':', 1) = any(${rooms}::text[])`;
}
