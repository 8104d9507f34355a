import { giveRolesAtSignIn } from "#app/modules/access/index.ts";
import { addEmployee, addEmployeeInput } from "#app/modules/people/index.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { localDate } from "#app/platform/time/clock.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { writeDown } from "../../use-cases/write-down.ts";
import { groupsIn, namesIn, rolesOf } from "../domain/joining.ts";
import type { Claims } from "../domain/judge-claims.ts";
import { findJoining } from "../queries/find-joining.ts";
import type { FinishScope } from "./finish-sign-in.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Adds somebody whom the provider knows and the company does not, where it wants that: with their name and address, from
 * today on. False where it does not, or where the address is somebody's who left or waits to begin.
 */
export function joinCompany(scope: FinishScope, tenant: Tenant, claims: Claims, email: string): Promise<boolean> {
  return scope
    .asProduct(tenant, async (context) => {
      if (!(await findJoining(context)).addsPeople) return false;
      const joinedOn = await todayAt(context);
      const input = addEmployeeInput.safeParse({ ...namesIn(claims, email), workEmail: email, joinedOn });
      if (!input.success) return false;
      const { employeeId } = await addEmployee(context, input.data);
      await writeDown(
        context,
        "identity.joined-at-sign-in",
        { employeeId },
        { action: "join-at-sign-in", subject: "Employee", id: employeeId },
      );
      return true;
    })
    .catch((error: unknown) => {
      // Somebody has this address already: whoever signed in at the same moment, or somebody who may not come in.
      if (error instanceof AppError && error.status < 500) return false;
      throw error;
    });
}

/** The roles that the groups of this sign-in give, where the company has any given so. */
export function keepRoles(scope: FinishScope, tenant: Tenant, claims: Claims, employeeId: string): Promise<void> {
  return scope.asProduct(tenant, async (context) => {
    const joining = await findJoining(context);
    await giveRolesAtSignIn(context, employeeId, rolesOf(groupsIn(claims, joining), joining));
  });
}

/** The company's own day: the product itself keeps no calendar. */
async function todayAt(context: Context): Promise<string> {
  const [company] = await context.rows<{ timeZone: string }>(sql`select time_zone as "timeZone" from {organization}`);
  return localDate(context.clock.now(), company!.timeZone);
}
