import { z } from "zod";
import { isPresent } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { recordSharingChange } from "../data/record-audience-change.ts";
import { sql } from "#tenancy/sql.ts";

export const oneSharer = z.object({ employeeId: z.uuid({ error: "audiences.person-required" }) });
export type OneSharer = z.output<typeof oneSharer>;

/** Lets somebody share views and cohorts with the company. */
export function grantSharing(
  context: Context,
  { employeeId }: OneSharer,
): Promise<{ employeeId: string; name: string }> {
  return setSharingRight(context, employeeId, true);
}

/** Takes the right away; what they have shared stays shared. */
export function withdrawSharing(
  context: Context,
  { employeeId }: OneSharer,
): Promise<{ employeeId: string; name: string }> {
  return setSharingRight(context, employeeId, false);
}

async function setSharingRight(
  context: Context,
  employeeId: string,
  granted: boolean,
): Promise<{ employeeId: string; name: string }> {
  await authorize(context, "grant", { kind: "SharingRight" });
  const [person] = await context.rows<{ name: string; held: boolean }>(
    sql`select e.display_name as name, e.can_create_shared_cohort as held from {employee} e
      where e.id = ${employeeId} ${granted ? sql`and ${isPresent(sql`e.id`, context.today())}` : sql``} for update`,
  );
  if (!person) throw notFound("Employee");
  if (person.held === granted) return { employeeId, name: person.name };
  await context.rows(
    sql`update {employee} set can_create_shared_cohort = ${granted}, updated_at = ${context.clock.now()} where
      id = ${employeeId}`,
  );
  await recordSharingChange(context, granted ? "audiences.sharing-granted" : "audiences.sharing-withdrawn", employeeId);
  return { employeeId, name: person.name };
}
