import type { Database } from "#tenancy/database.ts";

/** From the next request on, this session sees the product as that person. */
export async function beginViewing(
  { control }: Pick<Database, "control">,
  sessionId: string,
  employeeId: string,
): Promise<void> {
  await control.query("update control.session set viewing_employee_id = $2 where id = $1", [sessionId, employeeId]);
}

/** From the next request on, this session sees the product as its own person again. */
export async function endViewing({ control }: Pick<Database, "control">, sessionId: string): Promise<void> {
  await control.query("update control.session set viewing_employee_id = null where id = $1", [sessionId]);
}
