import { exportPKCS8, exportSPKI, generateKeyPair } from "jose";
import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { daysAhead } from "#app/platform/time/days-ago.ts";
import { daysBeside } from "../domain/embed-scope.ts";
import { refusingTakenKey } from "./embed-key-input.ts";
import type { MadeEmbedKey } from "./create-embed-key.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const rotateEmbedKeyInput = z.object({
  keyId: z.uuid(),
  days: z.coerce.number().pipe(z.union(daysBeside.map((days) => z.literal(days)))),
});

type Former = { name: string; origins: string[]; scopes: string[] };

/** A new pair takes the place of a key: same name, sites and scopes. The former one counts for some days, or no longer. */
export async function rotateEmbedKey(
  context: Context,
  { keyId, days }: z.output<typeof rotateEmbedKeyInput>,
): Promise<MadeEmbedKey> {
  await authorize(context, "edit", { kind: "EmbedKey" });
  const former = await firstRow<Former>(
    context,
    sql`select name, origins, scopes from {embed_key}
      where id = ${keyId} and revoked_at is null and retires_at is null for update`,
  );
  if (!former) throw notFound("The key");
  const retiresAt = daysAhead(context, days);
  await context.rows(sql`update {embed_key} set retires_at = ${retiresAt} where id = ${keyId}`);
  if (days === 0) await context.rows(sql`delete from {embed_session} where key_id = ${keyId}`);
  const made = await storeSuccessor(context, keyId, former);
  await writeDown(
    context,
    "embeds.key-rotated",
    { keyId, successorId: made.keyId },
    {
      action: "rotate-key",
      subject: "EmbedKey",
      id: keyId,
      detail: { successorId: made.keyId, retiresAt: retiresAt.toISOString() },
    },
  );
  return made;
}

async function storeSuccessor(context: Context, replacesId: string, former: Former): Promise<MadeEmbedKey> {
  const { name, origins, scopes } = former;
  const { privateKey, publicKey } = await generateKeyPair("Ed25519", { extractable: true });
  const keyId = context.newId();
  await refusingTakenKey(
    context.rows(
      sql`insert into {embed_key} (id, name, public_key, origins, scopes, created_by, created_at, replaces_id)
        values (${keyId}, ${name}, ${await exportSPKI(publicKey)}, ${origins}, ${scopes}, ${context.actor.employeeId},
          ${context.clock.now()}, ${replacesId})`,
    ),
  );
  return { keyId, name, privateKey: await exportPKCS8(privateKey) };
}
