import type { Clock } from "#app/platform/time/clock.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";

/** What is counted of a key, day by day: sessions opened, changes made through them, and refusals. */
export type EmbedUseKind = "opened" | "sent" | "refused";

/** Counts one use of a key, where there is such a key; days are those of UTC. */
export async function countUse(unit: UnitOfWork, clock: Clock, keyId: string, kind: EmbedUseKind): Promise<void> {
  const now = clock.now();
  const one = (counted: EmbedUseKind) => (counted === kind ? 1 : 0);
  await unit.rows(
    sql`insert into {embed_use} as u (key_id, day, opened, sent, refused)
      select id, ${now.toISOString().slice(0, 10)}::date, ${one("opened")}, ${one("sent")}, ${one("refused")}
        from {embed_key} where id = ${keyId}
     on conflict (key_id, day) do update set opened = u.opened + excluded.opened, sent = u.sent + excluded.sent,
       refused = u.refused + excluded.refused`,
  );
}
