import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { deviceOf, type Device } from "#app/platform/http/device-name.ts";
import { usualPolicy } from "../domain/sign-in-policy.ts";
import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

export type SessionView = {
  id: string;
  device: Device;
  address: string;
  company: string | null;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
};

type SessionRow = {
  id: string;
  user_agent: string;
  address: string;
  company: string | null;
  created_at: Date;
  last_seen_at: Date;
};

/** Where the person is signed in now, this browser first. */
export async function listSessions({
  database,
  clock,
  session,
}: Pick<RequestScope, "clock"> & {
  database: Pick<Database, "control">;
  session: { id: string; identityId: string } | null;
}): Promise<SessionView[]> {
  const now = clock.now();
  const { rows } = await database.control.query<SessionRow>(
    sql`select s.id, s.user_agent, s.address, t.name as company, s.created_at, s.last_seen_at
       from control.session s left join control.tenant t on t.id = s.tenant_id
         left join control.sign_in_policy p on p.tenant_id = s.tenant_id
      where s.identity_id = ${session?.identityId ?? null} and s.expires_at > ${now}
        and s.last_seen_at > ${now}::timestamptz - make_interval(mins => coalesce(p.idle_minutes, ${usualPolicy.idleMinutes}))
        and s.created_at > ${now}::timestamptz - make_interval(hours => coalesce(p.absolute_hours, ${usualPolicy.absoluteHours}))
      order by s.id = ${session?.id ?? null} desc, s.last_seen_at desc, s.id`,
  );
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    address: row.address,
    company: row.company,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === session?.id,
  }));
}
