import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Scalar } from "#app/platform/ability/conditions.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql, uuids, type Sql } from "#tenancy/sql.ts";

/** Texts by the alias they have in a statement: talking points, private notes, and the shared notes of both. */
const texts = {
  p: { audience: sql`p.audience`, authorId: sql`p.author_id`, handedToIds: () => sql`false` },
  n: { audience: sql`'AUTHOR'`, authorId: sql`n.author_id`, handedToIds: () => sql`false` },
  w: {
    audience: sql`'BOTH'`,
    authorId: sql`null::uuid`,
    handedToIds: (values: readonly Scalar[]) => sql`exists (select from {one_on_one_handover} h
      where h.former_series_id = s.id and h.state = 'AGREED' and h.manager_id in (${uuids(values)}))`,
  },
};

/** The texts called `alias`, of a series called `s`, that the actor may read, by the rules that decide in memory. */
export async function textsReadable(context: Context, alias: keyof typeof texts): Promise<Sql> {
  return rulesToSql(await context.ability(), "view", "OneOnOneText", {
    ...texts[alias],
    participantIds: (values) => sql`(s.organiser_id in (${uuids(values)}) or s.partner_id in (${uuids(values)}))`,
  });
}

/** The series called `s` that are the actor's, by the same rules. */
export async function seriesReadable(context: Context): Promise<Sql> {
  return rulesToSql(await context.ability(), "view", "OneOnOne", {
    participantIds: (values) => sql`(s.organiser_id in (${uuids(values)}) or s.partner_id in (${uuids(values)}))`,
  });
}
