import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { accessTopic, announceLive } from "#app/platform/live/announce-live.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { endCalendarAddressOf } from "./end-calendar-address.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const changeMembershipInput = z.object({ employeeId: z.uuid() });

type MembershipScope = Pick<RequestScope, "database" | "settle">;
type ChangeMembershipInput = z.output<typeof changeMembershipInput>;

/**
 * Keeps somebody out: their sessions here end with their next request, also those an open browser holds, whose connection
 * ends at once, and their access tokens and calendar address are gone.
 */
export async function deactivateMember(
  context: Context,
  { employeeId }: ChangeMembershipInput,
  scope: MembershipScope,
): Promise<void> {
  await prepare(context, scope, employeeId, "ACTIVE");
  if (employeeId === context.actor.employeeId) throw conflict("identity.not-oneself", "Nobody keeps themselves out.");
  await writeDown(context, "identity.member-deactivated", { employeeId }, written("deactivate-member", employeeId));
  await endCalendarAddressOf(context, employeeId);
  await scope.settle();
  await scope.database.control.query(
    sql`with member as (
       update control.membership set status = 'DEACTIVATED'
         where tenant_id = ${context.tenant.id} and employee_id = ${employeeId} returning identity_id
     ), invitation as (
       delete from control.one_time_link where tenant_id = ${context.tenant.id} and employee_id = ${employeeId} and
         purpose = 'INVITE' and used_at is null
     ), tokens as (
       delete from control.access_token where tenant_id = ${context.tenant.id} and employee_id = ${employeeId}
     )
     delete from control.session where tenant_id = ${context.tenant.id} and employee_id = ${employeeId}`,
  );
  await announceLive(
    { tenant: context.tenant, rows: async (told) => (await scope.database.control.query(told)).rows as never },
    accessTopic,
    [employeeId],
  );
}

/** Lets somebody in again who was kept out, with the sign-in they had. */
export async function reactivateMember(
  context: Context,
  { employeeId }: ChangeMembershipInput,
  scope: MembershipScope,
): Promise<void> {
  await prepare(context, scope, employeeId, "DEACTIVATED");
  await writeDown(context, "identity.member-reactivated", { employeeId }, written("reactivate-member", employeeId));
  await scope.settle();
  await scope.database.control.query(
    sql`update control.membership set status = 'ACTIVE' where tenant_id = ${context.tenant.id} and employee_id = ${employeeId}`,
  );
}

/** Somebody of another company, or who is so already, is not found. */
async function prepare(
  context: Context,
  { database }: MembershipScope,
  employeeId: string,
  status: string,
): Promise<void> {
  await authorize(context, "edit", { kind: "Membership" });
  const { rows } = await database.control.query(
    sql`select from control.membership where tenant_id = ${context.tenant.id} and employee_id = ${employeeId} and
      status = ${status}`,
  );
  if (rows.length !== 1) throw notFound("The member");
}

const written = (action: string, id: string) => ({ action, subject: "Employee", id });
