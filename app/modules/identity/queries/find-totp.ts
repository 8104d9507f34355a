import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { createSealer, type SealedPlace } from "#app/platform/secrets/sealer.ts";
import { renderSVG } from "uqr";
import { totpAddress } from "../domain/totp.ts";
import { sql } from "#tenancy/sql.ts";

export type Totp = { secret: string; confirmed: boolean; createdAt: Date };

export const sealedTotp = (identityId: string): SealedPlace => ({ column: "control.totp.secret", ownerId: identityId });

/** The secret of somebody's authenticator app; it leaves the server only until it is confirmed. */
export async function findTotp(
  { database, config }: Pick<RequestScope, "database" | "config">,
  identityId: string,
): Promise<Totp | null> {
  const { rows } = await database.control.query<{ secret: string; created_at: Date; confirmed_at: Date | null }>(
    sql`select secret, created_at, confirmed_at from control.totp where identity_id = ${identityId}`,
  );
  const row = rows[0];
  if (!row) return null;
  return {
    secret: createSealer(config.appSecrets).open(row.secret, sealedTotp(identityId)),
    confirmed: row.confirmed_at !== null,
    createdAt: row.created_at,
  };
}

export const totpStartLasts = 30 * 60_000;

export type TotpStart = { secret: string; address: string; picture: string };

/** What the person scans or types into their app while it is not confirmed; null where nothing was started. */
export async function findTotpStart(
  scope: Pick<RequestScope, "database" | "config" | "clock">,
  { id, email }: { id: string; email: string },
): Promise<TotpStart | null> {
  const totp = await findTotp(scope, id);
  if (!totp || totp.confirmed || scope.clock.now().getTime() - totp.createdAt.getTime() > totpStartLasts) return null;
  const address = totpAddress(totp.secret, email);
  return { secret: totp.secret, address, picture: renderSVG(address, { border: 2 }) };
}
