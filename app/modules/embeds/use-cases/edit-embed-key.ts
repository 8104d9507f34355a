import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { embedKeyFields, embedScopeField, refusingTakenKey } from "./embed-key-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const editEmbedKeyInput = z.object({ keyId: z.uuid(), ...embedKeyFields, scopes: embedScopeField });

/** Names it anew, and says which sites it serves and what they may from now on: sessions that were opened with more end. */
export async function editEmbedKey(
  context: Context,
  { keyId, name, origins, scopes }: z.output<typeof editEmbedKeyInput>,
): Promise<void> {
  await authorize(context, "edit", { kind: "EmbedKey" });
  const [before] = await context.rows<{ name: string; origins: string[]; scopes: string[] }>(
    sql`select name, origins, scopes from {embed_key} where id = ${keyId} and revoked_at is null for update`,
  );
  if (!before) throw notFound("The key");
  await refusingTakenKey(
    context.rows(
      sql`update {embed_key} set name = ${name}, origins = ${origins}, scopes = ${scopes} where id = ${keyId}`,
    ),
  );
  await context.rows(
    sql`delete from {embed_session} where key_id = ${keyId} and (origin <> all (${origins}) or not scopes <@ ${scopes}::text[])`,
  );
  await writeDown(
    context,
    "embeds.key-edited",
    { keyId },
    { action: "edit-key", subject: "EmbedKey", id: keyId, detail: { before, after: { name, origins, scopes } } },
  );
}
