import type { Context } from "#app/platform/context/context.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import type { EmbedScope } from "../domain/embed-scope.ts";
import { sql } from "#tenancy/sql.ts";

export type EmbedKeyView = {
  id: string;
  name: string;
  origins: string[];
  scopes: EmbedScope[];
  creator: string | null;
  createdAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
  /** Until when it counts beside the key that replaced it. */
  retiresAt: string | null;
  /** Of the last thirty days. */
  use: { opened: number; sent: number; refused: number };
};

const daysCounted = 30;

type EmbedKeyRow = Omit<EmbedKeyView, "createdAt" | "lastUsedAt" | "revokedAt" | "retiresAt"> & {
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  retires_at: Date | null;
};

/** The keys of host sites, those in use first; revoked ones stay in sight, the newest fifty. */
export async function embedKeys(
  context: Context,
): Promise<{ keys: EmbedKeyView[]; company: string; timeZone: string; now: string }> {
  const since = daysAgo(context, daysCounted).toISOString().slice(0, 10);
  const rows = await context.rows<EmbedKeyRow>(
    sql`select k.id, k.name, k.origins, k.scopes, e.display_name as creator, k.created_at, k.last_used_at, k.revoked_at,
        k.retires_at,
        (select jsonb_build_object('opened', coalesce(sum(u.opened), 0), 'sent', coalesce(sum(u.sent), 0),
           'refused', coalesce(sum(u.refused), 0)) from {embed_use} u where u.key_id = k.id and u.day > ${since}::date) as use
       from {embed_key} k left join {employee} e on e.id = k.created_by
      order by k.revoked_at desc nulls first, lower(k.name), k.retires_at nulls first, k.id limit 100`,
  );
  const keys = rows.map(({ created_at, last_used_at, revoked_at, retires_at, ...key }) => ({
    ...key,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
    revokedAt: revoked_at?.toISOString() ?? null,
    retiresAt: retires_at?.toISOString() ?? null,
  }));
  return {
    keys,
    company: context.tenant.slug,
    timeZone: context.actor.timeZone,
    now: context.clock.now().toISOString(),
  };
}
