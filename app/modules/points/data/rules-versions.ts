import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import { isInAudience } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import type { VersionsOf } from "../domain/derive.ts";
import type { RulesVersion } from "../domain/rules.ts";

/** Every version in force of every set of rules, the earliest first; of archived sets too, as events fell under them. */
export async function readVersions(context: Context): Promise<{ all: RulesVersion[]; versionsOf: VersionsOf }> {
  const all = await context.rows<RulesVersion>(
    sql`select v.id, v.policy_id as "policyId", v.valid_from::text as "validFrom", v.rules from {points_rules} v
      where v.superseded_at is null order by v.valid_from, v.id`,
  );
  const by = Map.groupBy(all, ({ policyId }) => policyId);
  return { all, versionsOf: (policyId) => by.get(policyId) ?? [] };
}

export type PolicyAudience = { id: string; name: string; audience: AudienceRule };

/** Sets of rules that new events can fall under. */
export function livePolicies(context: Context): Promise<PolicyAudience[]> {
  return context.rows<PolicyAudience>(
    sql`select p.id, p.name, p.audience from {points_policy} p where p.archived_at is null order by p.created_at, p.id`,
  );
}

/** Under which set of rules each of these people is today; who is under none is missing. */
export async function policiesOf(context: Context, employeeIds: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (employeeIds.length === 0) return found;
  for (const { id, audience } of await livePolicies(context)) {
    const meant = await isInAudience(context, audience);
    const rows = await context.rows<{ id: string }>(
      sql`select e.id from {employee} e where e.id = any(${employeeIds}::uuid[]) and ${meant}`,
    );
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, id);
  }
  return found;
}
