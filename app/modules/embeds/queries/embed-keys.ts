import type { Context } from "#app/platform/context/context.ts";
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
};

type EmbedKeyRow = Omit<EmbedKeyView, "createdAt" | "lastUsedAt" | "revokedAt"> & {
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

/** The keys of host sites, those in use first; revoked ones stay in sight, the newest fifty. */
export async function embedKeys(
  context: Context,
): Promise<{ keys: EmbedKeyView[]; company: string; timeZone: string; now: string }> {
  const rows = await context.rows<EmbedKeyRow>(
    sql`select k.id, k.name, k.origins, k.scopes, e.display_name as creator, k.created_at, k.last_used_at, k.revoked_at
       from {embed_key} k left join {employee} e on e.id = k.created_by
      order by k.revoked_at desc nulls first, lower(k.name), k.id limit 100`,
  );
  const keys = rows.map(({ created_at, last_used_at, revoked_at, ...key }) => ({
    ...key,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
    revokedAt: revoked_at?.toISOString() ?? null,
  }));
  return {
    keys,
    company: context.tenant.slug,
    timeZone: context.actor.timeZone,
    now: context.clock.now().toISOString(),
  };
}
