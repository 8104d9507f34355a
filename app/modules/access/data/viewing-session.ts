import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

/** From the next request on, this session sees the product as that person. */
export async function beginViewing(
  { control }: Pick<Database, "control">,
  sessionId: string,
  employeeId: string,
): Promise<void> {
  await control.query(sql`update control.session set viewing_employee_id = ${employeeId} where id = ${sessionId}`);
}

/** From the next request on, this session sees the product as its own person again. */
export async function endViewing({ control }: Pick<Database, "control">, sessionId: string): Promise<void> {
  await control.query(sql`update control.session set viewing_employee_id = null where id = ${sessionId}`);
}
