import type { Context } from "#app/platform/context/context.ts";
import { plainAddress, plainAddressOf } from "#app/platform/mail/plain-address.ts";
import { sql } from "#tenancy/sql.ts";

/** Whose mailbox this is, at work or personal, however the address is tagged: for what is sent to people outside alone. */
export async function ownersOfAddress(context: Context, email: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select e.id from {employee} e where ${plainAddress(email)} in
      (${plainAddressOf(sql`e.work_email`)}, ${plainAddressOf(sql`e.personal_email`)})`,
  );
  return rows.map(({ id }) => id);
}
