import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

type SessionsScope = Pick<RequestScope, "settle"> & {
  database: Pick<Database, "control">;
  session: { id: string; identityId: string } | null;
};

export const revokeSessionInput = z.object({ sessionId: z.uuid().describe("The id of the session.") });

/** Signs one's own other device out with its next request; anybody else's session is not found. */
export async function revokeSession(
  context: Context,
  { sessionId }: z.output<typeof revokeSessionInput>,
  { database, session, settle }: SessionsScope,
): Promise<void> {
  const own = sql`id = ${sessionId} and identity_id = ${session?.identityId ?? null}`;
  const { rows } = await database.control.query(sql`select from control.session where ${own}`);
  if (rows.length !== 1) throw notFound("Session");
  await writeAuditEntry(context, { action: "identity.revoke-session", subjectType: "Session", subjectId: sessionId });
  await settle();
  await database.control.query(sql`delete from control.session where ${own}`);
}

export const revokeOtherSessionsInput = z.object({});

/** Everywhere but here. Answers how many there were. */
export async function revokeOtherSessions(
  context: Context,
  _input: unknown,
  { database, session, settle }: SessionsScope,
): Promise<number> {
  await writeAuditEntry(context, {
    action: "identity.revoke-other-sessions",
    subjectType: "Employee",
    subjectId: context.actor.employeeId,
  });
  await settle();
  const { rowCount } = await database.control.query(
    sql`delete from control.session where identity_id = ${session?.identityId ?? null} and id <> ${session?.id ?? null}`,
  );
  return rowCount;
}
