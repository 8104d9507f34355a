import type { Context } from "#app/platform/context/context.ts";
import { vaultOf } from "../data/sealed.ts";
import { sql } from "#tenancy/sql.ts";

/** Why lines were sent back last, by member. */
export async function latestReasons(context: Context, memberIds: readonly string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await context.rows<{ id: string; memberId: string; sealed: string }>(
    sql`select distinct on (member_id) id, member_id as "memberId", sealed from {compensation_entry}
      where member_id = any(${[...memberIds]}::uuid[]) and kind = 'SENT_BACK' and sealed is not null
      order by member_id, position desc`,
  );
  const vault = await vaultOf(context);
  return new Map(
    rows.map(({ id, memberId, sealed }) => [
      memberId,
      vault.open("compensation_entry.sealed", id, sealed).reason ?? "",
    ]),
  );
}
