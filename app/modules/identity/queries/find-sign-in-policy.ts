import type { Database } from "#tenancy/database.ts";
import type { PasswordRuleKind } from "../domain/password-policy.ts";
import { usualPolicy, type SignInPolicy } from "../domain/sign-in-policy.ts";
import { sql } from "#tenancy/sql.ts";

type PolicyRow = {
  password_rule: PasswordRuleKind;
  idle_minutes: number;
  absolute_hours: number;
  second_factor_required: boolean;
  allowed_ranges: string[];
};

/** What a company asks of those who sign in; the usual where it has not said. */
export async function findSignInPolicy(database: Pick<Database, "control">, tenantId: string): Promise<SignInPolicy> {
  const { rows } = await database.control.query<PolicyRow>(
    sql`select password_rule, idle_minutes, absolute_hours, second_factor_required, allowed_ranges
      from control.sign_in_policy where tenant_id = ${tenantId}`,
  );
  const row = rows[0];
  if (!row) return usualPolicy;
  return {
    passwordRule: row.password_rule,
    idleMinutes: row.idle_minutes,
    absoluteHours: row.absolute_hours,
    secondFactorRequired: row.second_factor_required,
    allowedRanges: row.allowed_ranges,
  };
}
