import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { isAddressAllowed } from "../domain/address-range.ts";
import type { SignInPolicy } from "../domain/sign-in-policy.ts";
import { findSignInPolicy } from "../queries/find-sign-in-policy.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export type SignInPolicyScope = Pick<RequestScope, "database" | "address" | "settle">;

/** Refuses ranges that would shut out whoever saves them. */
export function refuseOwnLockOut(
  { address }: Pick<SignInPolicyScope, "address">,
  { allowedRanges }: SignInPolicy,
): void {
  if (isAddressAllowed(address, allowedRanges)) return;
  throw invalid("identity.locks-you-out", "The ranges leave out the address this comes from.", {
    params: { address },
    fields: { allowedRanges: "leaves-you-out" },
  });
}

/** What the company asks of those who sign in, from the next request on. */
export async function saveSignInPolicy(
  context: Context,
  policy: SignInPolicy,
  scope: SignInPolicyScope,
): Promise<void> {
  await authorize(context, "edit", { kind: "SignInPolicy" });
  refuseOwnLockOut(scope, policy);
  const former = await findSignInPolicy(scope.database, context.tenant.id);
  await writeDown(
    context,
    "identity.sign-in-policy-changed",
    { ...policy },
    { action: "change-sign-in-policy", subject: "Company", id: context.tenant.id, detail: { former, policy } },
  );
  await scope.settle();
  await scope.database.control.query(
    sql`insert into control.sign_in_policy (tenant_id, password_rule, idle_minutes, absolute_hours,
      second_factor_required, allowed_ranges, changed_at)
     values (${context.tenant.id}, ${policy.passwordRule}, ${policy.idleMinutes}, ${policy.absoluteHours},
       ${policy.secondFactorRequired}, ${policy.allowedRanges}, ${context.clock.now()})
     on conflict (tenant_id) do update set password_rule = excluded.password_rule, idle_minutes = excluded.idle_minutes,
        absolute_hours = excluded.absolute_hours, second_factor_required = excluded.second_factor_required,
        allowed_ranges = excluded.allowed_ranges, changed_at = excluded.changed_at`,
  );
}
