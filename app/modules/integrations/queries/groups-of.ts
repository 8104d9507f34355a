import { listedIn } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export type SentGroup = {
  id: string;
  name: string;
  /** Of whom the provider says that they are in it, and who of them are people here. */
  members: number;
  people: number;
  /** Null until a run has made it. */
  cohortId: string | null;
  /** Rights rest on the cohort that the connection's person may not change. */
  held: boolean;
};

const most = 100;

/** The first groups that an identity provider has sent, by name, and how many there are. */
export async function groupsOf(
  context: Context,
  installationId: string,
): Promise<{ rows: SentGroup[]; total: number }> {
  const rows = await context.rows<SentGroup & { total: number }>(
    sql`select g.id, g.display_name as name, g.cohort_id as "cohortId", g.held is not null as held,
        (select count(*)::int from {connector_group_member} m where m.group_id = g.id) as members,
        cardinality(array${listedIn(sql`g.cohort_id`)}) as people,
        count(*) over ()::int as total
      from {connector_group} g where g.installation_id = ${installationId} and g.removed_at is null
      order by lower(g.display_name), g.id limit ${most}`,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
