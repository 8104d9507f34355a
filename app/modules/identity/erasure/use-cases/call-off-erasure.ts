import type { z } from "zod";
import { requirePersonToErase } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged, type AsRead } from "#app/platform/data/hold-record.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import { writeDown } from "../../use-cases/write-down.ts";
import { holdErasure } from "../data/hold-erasure.ts";
import type { erasureInput } from "../domain/erasure.ts";

/** The person stays as they are. What has begun cannot be called off: half of it is gone. */
export async function callOffErasure(
  context: Context,
  { employeeId, version }: AsRead<z.output<typeof erasureInput>>,
): Promise<{ employeeId: string }> {
  await requirePersonToErase(context, employeeId);
  const erasure = await holdErasure(context, sql`p.employee_id = ${employeeId} and p.state <> 'CALLED_OFF'`);
  if (!erasure) throw notFound("The erasure");
  await requireUnchanged(context, erasure, { version, subject: "Employee", changedBy: ["identity.ask-erasure"] });
  if (erasure.state !== "WAITING") throw conflict("identity.erase-begun", "It has begun.");
  await context.rows(
    sql`update {person_erasure} set state = 'CALLED_OFF', called_off_by = ${context.actor.employeeId},
        called_off_at = ${context.clock.now()}, version = version + 1 where id = ${erasure.id}`,
  );
  const written = { action: "withdraw-erasure", subject: "Employee", id: employeeId };
  await writeDown(context, "identity.erasure-called-off", { employeeId }, written);
  return { employeeId };
}
