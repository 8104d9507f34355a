import type { Context } from "#app/platform/context/context.ts";
import { readersOf, type Parties, type Reader } from "../domain/visibility.ts";
import { sql } from "#tenancy/sql.ts";

/** Who reads a feedback, by name, for the sentence on its screen. */
export type NamedReaders = "EVERYBODY" | { name: string; as: Exclude<Reader, "EVERYBODY">; isMe: boolean }[];

export async function namedReaders(context: Context, parties: Parties): Promise<NamedReaders> {
  const who = readersOf(parties);
  if (who === "EVERYBODY") return who;
  const ids = who.map(({ id }) => id);
  const rows = await context.rows<{ id: string; name: string }>(
    sql`select id, display_name as name from {employee} where id = any(${ids}::uuid[])`,
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return who.map(({ id, as }) => ({ name: names.get(id) ?? "", as, isMe: id === context.actor.employeeId }));
}
