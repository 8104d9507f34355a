import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Mention } from "../domain/comment.ts";
import { sql, tableNamed } from "#tenancy/sql.ts";

/**
 * Who is named by texts, kept in a room's own `table`, whose column `of` is the text's: `read` says who is named by one
 * text; `set` sets it, whoever it was before, and answers with those who were not.
 */
export function keepsMentions({ table, of }: { table: string; of: string }) {
  const read = (context: Context, textId: string): Promise<Mention[]> =>
    context.rows<Mention>(
      sql`select employee_id as id, name from ${tableNamed(table)} where ${sql.ref(of)} = ${textId} order by position`,
    );
  const set = async (context: Context, textId: string, mentions: readonly Mention[]): Promise<string[]> => {
    const before = await context.rows<{ id: string }>(
      sql`delete from ${tableNamed(table)} where ${sql.ref(of)} = ${textId} returning employee_id as id`,
    );
    await insertRows(
      context,
      table,
      `${of} uuid, employee_id uuid, position smallint, name text`,
      mentions.map(({ id, name }, position) => ({ [of]: textId, employee_id: id, position, name })),
    );
    return mentions.map(({ id }) => id).filter((id) => !before.some((one) => one.id === id));
  };
  return { read, set };
}
