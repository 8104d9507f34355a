import { randomBytes, randomUUID } from "node:crypto";
import { contextOf, type Application } from "#app/composition/application.ts";
import { asProduct, createCompany } from "#app/composition/create-company.ts";
import { standardRules } from "#app/modules/points/domain/rules.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { refreshStatistics } from "#tenancy/refresh-statistics.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";

export type PointsCompany = { tenant: Tenant; adminId: string; ids: string[]; policyId: string; rulesId: string };

/** A company with so many people besides its admin, all under the standard rules. */
export async function newCompany(application: Application, people: number): Promise<PointsCompany> {
  const slug = `points-${randomBytes(6).toString("hex")}`;
  const tenant = await createCompany(application, { slug, name: slug });
  const [adminId, policyId, rulesId] = [randomUUID(), randomUUID(), randomUUID()];
  const ids = [adminId, ...Array.from({ length: people }, () => randomUUID())];
  await asProduct(application, tenant, async (context) => {
    await insertRows(
      context,
      "employee",
      "id uuid, first_name text, display_name text, work_email text, joined_on date, created_at timestamptz, updated_at timestamptz",
      ids.map((id, place) => ({
        ...{ id, first_name: "P", display_name: `Person ${place}`, work_email: `p${place}@bench.test` },
        ...{ joined_on: "2018-01-01", created_at: "2018-01-01", updated_at: "2018-01-01" },
      })),
    );
    await context.rows(
      sql`insert into {assignment} (id, employee_id, kind, status, valid, recorded_at)
        select gen_random_uuid(), id, 'STATUS', 'ACTIVE', daterange('2018-01-01', null), now() from unnest(${ids}::uuid[]) id`,
    );
    await context.rows(sql`update {organization} set enabled_features = array_append(enabled_features, 'POINTS')`);
    await context.rows(
      sql`insert into {admin_access} (employee_id, kind, granted_at) values (${adminId}, 'POINTS_ADMIN', now())`,
    );
    await context.rows(
      sql`insert into {points_policy} (id, name, audience, created_at)
        values (${policyId}, 'All', '{"everyone": true}', now())`,
    );
    await context.rows(
      sql`insert into {points_rules} (id, policy_id, valid_from, rules, recorded_at)
        values (${rulesId}, ${policyId}, '2018-01-01', ${JSON.stringify(standardRules)}::jsonb, now())`,
    );
    // As the import of people does.
    await refreshStatistics(context, ["employee", "assignment"]);
  });
  return { tenant, adminId, ids, policyId, rulesId };
}

/** Works as the admin of points. */
export const within = <Result>(
  { tenant, adminId }: PointsCompany,
  application: Application,
  work: (context: Context) => Promise<Result>,
) => inUnitOfWork(application.database, tenant, {}, async (unit) => work(await contextOf(application, unit, adminId)));
