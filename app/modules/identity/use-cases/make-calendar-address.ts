import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { sql } from "#tenancy/sql.ts";

export const makeCalendarAddressInput = z.object({});

/** An address that calendars read in one's own name, in place of the one before. Answers it this once; only its digest is kept. */
export async function makeCalendarAddress(
  context: Context,
  _input: object,
  { origin }: Pick<RequestScope, "origin">,
): Promise<{ address: string }> {
  const { token, hash } = newToken();
  await context.rows(
    sql`insert into {calendar_address} (employee_id, secret_hash, created_at) values (${context.actor.employeeId},
      ${hash}, ${context.clock.now()})
     on conflict (employee_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at,
       last_read_at = null`,
  );
  await writeAuditEntry(context, {
    action: "identity.make-calendar-address",
    subjectType: "Employee",
    subjectId: context.actor.employeeId,
  });
  return { address: `${origin}/calendar/${context.tenant.slug}/${token}.ics` };
}
