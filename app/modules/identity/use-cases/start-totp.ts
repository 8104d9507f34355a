import { z } from "zod";
import { conflict } from "#app/platform/errors/app-error.ts";
import { createSealer } from "#app/platform/secrets/sealer.ts";
import { currentPassword } from "../domain/proof-input.ts";
import { newTotpSecret } from "../domain/totp.ts";
import { sealedTotp } from "../queries/find-totp.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { confirmPassword, requireOwnIdentity, type OwnIdentityScope } from "./own-identity.ts";
import { sql } from "#tenancy/sql.ts";

export const startTotpInput = z.object({ currentPassword });

/** Makes a secret for an authenticator app. It counts once a code of it was confirmed; starting again replaces it. */
export async function startTotp(
  scope: OwnIdentityScope & Pick<RequestScope, "config">,
  input: z.output<typeof startTotpInput>,
): Promise<void> {
  const { id } = requireOwnIdentity(scope);
  await confirmPassword(scope, input.currentPassword);
  const { rowCount } = await scope.database.control.query(
    sql`insert into control.totp as known (identity_id, secret, created_at)
      values (${id}, ${createSealer(scope.config.appSecrets).seal(newTotpSecret(), sealedTotp(id))},
      ${scope.clock.now()})
     on conflict (identity_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
      where known.confirmed_at is null`,
  );
  if (rowCount !== 1) throw conflict("identity.totp-exists", "An authenticator app is set up already.");
}
