import { exportPKCS8, exportSPKI, generateKeyPair } from "jose";
import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { embedKeyFields, embedScopeField, refusingTakenKey } from "./embed-key-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const createEmbedKeyInput = z.object({ ...embedKeyFields, scopes: embedScopeField });

/** How many keys may stand at a time. */
const mostKeys = 50;

export type MadeEmbedKey = {
  keyId: string;
  name: string;
  /** PKCS #8, PEM: answered this once and stored nowhere. */ privateKey: string;
};

/** A pair of Ed25519 keys for a host site: it keeps the private half and signs tokens with it; Cairn keeps the public one. */
export async function createEmbedKey(
  context: Context,
  { name, origins, scopes }: z.output<typeof createEmbedKeyInput>,
): Promise<MadeEmbedKey> {
  await authorize(context, "edit", { kind: "EmbedKey" });
  const [standing] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {embed_key} where revoked_at is null`,
  );
  if (standing!.count >= mostKeys)
    throw conflict("embeds.too-many-keys", "There are as many keys as there may be.", { params: { most: mostKeys } });
  const { privateKey, publicKey } = await generateKeyPair("Ed25519", { extractable: true });
  const keyId = context.newId();
  await refusingTakenKey(
    context.rows(
      sql`insert into {embed_key} (id, name, public_key, origins, scopes, created_by, created_at)
        values (${keyId}, ${name}, ${await exportSPKI(publicKey)}, ${origins}, ${scopes}, ${context.actor.employeeId},
        ${context.clock.now()})`,
    ),
  );
  await writeDown(
    context,
    "embeds.key-created",
    { keyId },
    { action: "create-key", subject: "EmbedKey", id: keyId, detail: { name, origins, scopes } },
  );
  return { keyId, name, privateKey: await exportPKCS8(privateKey) };
}
