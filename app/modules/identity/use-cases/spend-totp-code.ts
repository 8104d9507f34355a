import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { totpStep } from "../domain/totp.ts";
import { findTotp } from "../queries/find-totp.ts";
import { sql } from "#tenancy/sql.ts";

export type SpendTotpScope = Pick<RequestScope, "database" | "config" | "clock">;

/** The time step of a code of the person's app, set up or still to be; null where it is none of its codes. */
export async function findTotpStep(
  scope: SpendTotpScope,
  identityId: string,
  code: string,
  confirmed: boolean,
): Promise<number | null> {
  const totp = await findTotp(scope, identityId);
  return totp?.confirmed === confirmed ? totpStep(code.replace(/\s/g, ""), totp.secret, scope.clock.now()) : null;
}

/** True once for a step and never for an earlier one: a code seen over a shoulder is worth nothing. The first sets the app up. */
export async function spendTotpStep(
  { database, clock }: SpendTotpScope,
  identityId: string,
  step: number,
): Promise<boolean> {
  const { rowCount } = await database.control.query(
    sql`update control.totp set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${clock.now()})
      where identity_id = ${identityId} and last_step < ${step}`,
  );
  return rowCount === 1;
}
