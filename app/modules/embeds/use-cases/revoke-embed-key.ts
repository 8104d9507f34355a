import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const revokeEmbedKeyInput = z.object({ keyId: z.uuid() });

/** For good: its tokens open nothing any more, and the sessions they opened are gone. */
export async function revokeEmbedKey(context: Context, { keyId }: z.output<typeof revokeEmbedKeyInput>): Promise<void> {
  await authorize(context, "edit", { kind: "EmbedKey" });
  const revoked = await context.rows(
    sql`update {embed_key} set revoked_at = ${context.clock.now()} where id = ${keyId} and revoked_at is null returning id`,
  );
  if (revoked.length !== 1) throw notFound("The key");
  await context.rows(sql`delete from {embed_session} where key_id = ${keyId}`);
  await writeDown(context, "embeds.key-revoked", { keyId }, { action: "revoke-key", subject: "EmbedKey", id: keyId });
}
