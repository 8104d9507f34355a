import { z } from "zod";
import { isPresent } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { recordSharingChange } from "../data/record-audience-change.ts";

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
    `select e.display_name as name, e.can_create_shared_cohort as held from {employee} e where e.id = ? ${granted ? `and ${isPresent("e.id")}` : ""} for update`,
    [employeeId, ...(granted ? [context.today()] : [])],
  );
  if (!person) throw notFound("Employee");
  if (person.held === granted) return { employeeId, name: person.name };
  await context.rows("update {employee} set can_create_shared_cohort = ?, updated_at = ? where id = ?", [
    granted,
    context.clock.now(),
    employeeId,
  ]);
  await recordSharingChange(context, granted ? "audiences.sharing-granted" : "audiences.sharing-withdrawn", employeeId);
  return { employeeId, name: person.name };
}
