import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

export type PendingInvitation = {
  employeeId: string;
  name: string;
  photo: string | null;
  email: string;
  sentAt: string;
  expiresAt: string;
  expired: boolean;
};

type LinkRow = { employee_id: string; email: string; created_at: Date; expires_at: Date };

/** Who was invited and has not joined yet, newest first. */
export async function listInvitations(
  context: Context,
  database: Pick<Database, "control">,
  { limit, offset }: Slice = { limit: 500, offset: 0 },
): Promise<PendingInvitation[]> {
  await authorize(context, "view", { kind: "Invitation" });
  const { rows: links } = await database.control.query<LinkRow>(
    sql`select employee_id, email::text as email, created_at, expires_at from control.one_time_link
      where purpose = 'INVITE' and used_at is null and tenant_id = ${context.tenant.id} order by created_at desc,
        employee_id limit ${limit} offset ${offset}`,
  );
  const people = await context.rows<{ id: string; name: string; photo: string | null }>(
    sql`select id, display_name as name, photo_key as photo from {employee} where id = any(${links.map((link) => link.employee_id)}::uuid[])`,
  );
  const shown = new Map(people.map((person) => [person.id, person]));
  const now = context.clock.now();
  return links.map((link) => ({
    employeeId: link.employee_id,
    name: shown.get(link.employee_id)?.name ?? link.email,
    photo: shown.get(link.employee_id)?.photo ?? null,
    email: link.email,
    sentAt: link.created_at.toISOString(),
    expiresAt: link.expires_at.toISOString(),
    expired: link.expires_at <= now,
  }));
}
