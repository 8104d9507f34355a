import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

/** Whether somebody may come in: null where they have no sign-in here. */
export async function membershipOf(
  { control }: Pick<Database, "control">,
  tenantId: string,
  employeeId: string,
): Promise<"ACTIVE" | "DEACTIVATED" | null> {
  const { rows } = await control.query<{ status: "ACTIVE" | "DEACTIVATED" }>(
    sql`select status from control.membership where tenant_id = ${tenantId} and employee_id = ${employeeId}`,
  );
  return rows[0]?.status ?? null;
}
