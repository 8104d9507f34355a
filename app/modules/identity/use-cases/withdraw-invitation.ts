import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { InvitationScope } from "./invite-employees.ts";
import { writeDown } from "./write-down.ts";
import type { Database } from "#tenancy/database.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export const withdrawInvitationInput = z.object({ employeeId: z.uuid() });
export const withdrawInvitationsInput = z.object({
  employeeId: z.array(z.uuid(), { error: "nobody-chosen" }).min(1, "nobody-chosen").max(100, "too-many-chosen"),
});

type WithdrawScope = Pick<InvitationScope, "database" | "settle">;
type Register = Pick<Database, "control">;

/** The link in the mail stops working at once. */
export async function withdrawInvitation(
  context: Context,
  { employeeId }: z.output<typeof withdrawInvitationInput>,
  scope: WithdrawScope,
): Promise<void> {
  if ((await withdrawInvitations(context, { employeeId: [employeeId] }, scope)) === 0) throw notFound("Invitation");
}

/** The same of several at once; who has joined meanwhile, or waits no longer, is left as they are. Answers how many. */
export async function withdrawInvitations(
  context: Context,
  { employeeId }: z.output<typeof withdrawInvitationsInput>,
  { database, settle }: WithdrawScope,
): Promise<number> {
  const ids = await noteWithdrawn(context, database, employeeId);
  if (ids.length === 0) return 0;
  await settle();
  await endLinks(context, database, ids);
  return ids.length;
}

/** Writes down whose invitations are taken back, of those who wait with one; their links end once that stays. */
export async function noteWithdrawn(
  context: Context,
  database: Register,
  asked: readonly string[],
  sentBefore?: Date,
): Promise<string[]> {
  await authorize(context, "delete", { kind: "Invitation" });
  const { rows } = await database.control.query<{ id: string }>(
    sql`select employee_id as id from control.one_time_link where ${waiting(context, asked, sentBefore)} order by 1`,
  );
  const ids = rows.map(({ id }) => id);
  await context.rows(
    sql`update {employee} set invited = false, sign_up_pending = false where id = any(${ids}::uuid[])`,
  );
  for (const id of ids)
    await writeDown(
      context,
      "identity.invitation-withdrawn",
      { employeeId: id },
      { action: "withdraw-invitation", subject: "Employee", id },
    );
  return ids;
}

export async function endLinks(
  context: Pick<Context, "tenant">,
  { control }: Register,
  ids: readonly string[],
  sentBefore?: Date,
): Promise<void> {
  await control.query(sql`delete from control.one_time_link where ${waiting(context, ids, sentBefore)}`);
}

function waiting({ tenant }: Pick<Context, "tenant">, ids: readonly string[], sentBefore?: Date): Sql {
  const earlier = sentBefore ? sql`created_at < ${sentBefore}` : sql`true`;
  return sql`purpose = 'INVITE' and used_at is null and tenant_id = ${tenant.id} and ${earlier}
    and employee_id = any(${[...ids]}::uuid[])`;
}
