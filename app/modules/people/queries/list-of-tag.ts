import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Where the people who have a tag are listed; null where people have no such tag. */
export async function listOfTag(context: Context, tagId: string): Promise<string | null> {
  const tag = await firstRow<object>(context, sql`select from {people_tag} where id = ${tagId}`);
  return tag && `/app/my-data/people?${new URLSearchParams({ tag: tagId })}`;
}
