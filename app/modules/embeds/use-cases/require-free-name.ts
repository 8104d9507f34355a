import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";

/** Two keys in use never share a name; `keyId` may keep its own. Changes of keys wait for one another here, so that of two at once the later finds the name taken. */
export async function requireFreeName(context: Context, name: string, keyId: string | null): Promise<void> {
  await context.rows("lock table {embed_key} in share row exclusive mode");
  const taken = await context.rows("select from {embed_key} where lower(name) = lower(?) and revoked_at is null and id is distinct from ?::uuid", [name, keyId]);
  if (taken.length > 0) throw conflict("embeds.duplicate-name", "A key in use has this name.", { fields: { name: "duplicate-name" } });
}
