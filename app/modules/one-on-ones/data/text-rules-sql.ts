import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql, uuids, type Sql } from "#tenancy/sql.ts";

/** The texts called `alias`, of a series called `s`, that the actor may read, by the rules that decide in memory. */
export async function textsReadable(context: Context, alias: "p" | "n"): Promise<Sql> {
  return rulesToSql(await context.ability(), "view", "OneOnOneText", {
    audience: sql`${sql.ref(alias)}.audience`,
    authorId: sql`${sql.ref(alias)}.author_id`,
    participantIds: (values) => sql`(s.organiser_id in (${uuids(values)}) or s.partner_id in (${uuids(values)}))`,
  });
}

/** The series called `s` that are the actor's, by the same rules. */
export async function seriesReadable(context: Context): Promise<Sql> {
  return rulesToSql(await context.ability(), "view", "OneOnOne", {
    participantIds: (values) => sql`(s.organiser_id in (${uuids(values)}) or s.partner_id in (${uuids(values)}))`,
  });
}
