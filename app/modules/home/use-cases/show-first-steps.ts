import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const firstStepsInput = z.object({});

/** The actor wants no first steps on their home page. */
export async function hideFirstSteps(context: Context): Promise<void> {
  const { employeeId } = context.actor;
  const hidden = await context.rows(
    sql`insert into {first_steps_hidden} (employee_id) values (${employeeId}) on conflict do nothing returning employee_id`,
  );
  if (hidden.length > 0) await writeDownShown(context, false);
}

/** The actor wants them after all. */
export async function showFirstSteps(context: Context): Promise<void> {
  const { employeeId } = context.actor;
  const shown = await context.rows(
    sql`delete from {first_steps_hidden} where employee_id = ${employeeId} returning employee_id`,
  );
  if (shown.length > 0) await writeDownShown(context, true);
}

async function writeDownShown(context: Context, shown: boolean): Promise<void> {
  const { employeeId } = context.actor;
  await writeDown(
    context,
    "home.first-steps-shown",
    { employeeId, shown },
    { action: "set-first-steps", subject: "Employee", id: employeeId, detail: { shown } },
  );
}
