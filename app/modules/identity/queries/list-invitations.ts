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

const waiting = ({ tenant }: Context) => sql`purpose = 'INVITE' and used_at is null and tenant_id = ${tenant.id}`;

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
      where ${waiting(context)} order by created_at desc, employee_id limit ${limit} offset ${offset}`,
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

export async function countInvitations(context: Context, { control }: Pick<Database, "control">): Promise<number> {
  await authorize(context, "view", { kind: "Invitation" });
  const { rows } = await control.query<{ count: number }>(
    sql`select count(*)::int as count from control.one_time_link where ${waiting(context)}`,
  );
  return rows[0]!.count;
}

/** Who was written to before this moment and has not joined yet, the newest first. */
export async function idsWaiting(
  context: Context,
  { control }: Pick<Database, "control">,
  before: Date,
): Promise<string[]> {
  await authorize(context, "view", { kind: "Invitation" });
  const { rows } = await control.query<{ id: string }>(
    sql`select employee_id as id from control.one_time_link where ${waiting(context)} and created_at < ${before}
      order by created_at desc, employee_id`,
  );
  return rows.map(({ id }) => id);
}

/** To how many the actor has written since this moment. */
export async function countSent(
  { tenant, actor }: Pick<Context, "tenant" | "actor">,
  { control }: Pick<Database, "control">,
  since: Date,
): Promise<number> {
  const { rows } = await control.query<{ count: number }>(
    sql`select count(*)::int as count from control.one_time_link where purpose = 'INVITE' and tenant_id = ${tenant.id}
      and created_by = ${actor.employeeId} and created_at >= ${since}`,
  );
  return rows[0]!.count;
}
