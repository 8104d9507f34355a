import type { Context } from "#app/platform/context/context.ts";
import { isOn } from "#app/platform/flags/flags.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { isStillWithUs } from "#app/modules/people/index.ts";
import { sql } from "#tenancy/sql.ts";

export type Viewing = { employeeId: string; viewedBy: NonNullable<Context["viewedBy"]> };

/**
 * Whom an admin sees the product as; null as soon as the company switched that off, they are no platform admin any
 * more or have left, or the other has become one.
 */
export async function findViewing(
  unit: Pick<UnitOfWork, "rows" | "tenant">,
  adminId: string,
  employeeId: string,
  now: Date,
): Promise<Viewing | null> {
  if (!isOn(unit.tenant, "view-as")) return null;
  const [admin] = await unit.rows<{ name: string }>(
    sql`select e.display_name as name from {employee} e join {admin_access} x on x.employee_id = e.id
      and x.kind = 'PLATFORM_ADMIN'
      where e.id = ${adminId} and ${isStillWithUs(sql`e.id`, now)} and exists (select from {employee} where id = ${employeeId})
        and not exists (select from {admin_access} where employee_id = ${employeeId} and kind = 'PLATFORM_ADMIN')`,
  );
  return admin ? { employeeId, viewedBy: { employeeId: adminId, name: admin.name } } : null;
}
