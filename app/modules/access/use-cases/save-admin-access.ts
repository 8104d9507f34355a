import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { adminKinds } from "#app/platform/context/actor.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { requireHeldAccess, storeHeldAccess } from "../data/held-access-rows.ts";
import { requireOrgUnits } from "../data/require-org-units.ts";
import { requireOtherPlatformAdmin } from "../data/require-other-platform-admin.ts";
import { customAccessEntries, offeredEntries, offeredKinds } from "../domain/admin-kinds.ts";
import { accessMark, holds, kindsBeyond, normalAccess, type HeldAccess } from "../domain/held-access.ts";
import type { AdminGranted, AdminWithdrawn } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

const heldKindInput = z.object({
  kind: z.enum(adminKinds).describe("The kind of administrator."),
  orgUnitIds: z
    .array(z.uuid())
    .max(200)
    .nullable()
    .describe("The org units it reaches, each with all below it; null for the whole company."),
});

export const saveAdminAccessInput = z.object({
  employeeId: ids.employee,
  kinds: z
    .array(heldKindInput)
    .max(adminKinds.length)
    .describe("The kinds of administrator this person is, and where."),
  entries: z.array(z.enum(customAccessEntries)).default([]).describe("The screens opened to a custom administrator."),
  /** The mark of what was held when the change was thought of; another state meanwhile refuses it. */
  seen: z
    .string()
    .max(20_000)
    .default("")
    .describe("The `mark` that was read with this person's access; left out, they held none. Another is refused."),
});
export type SaveAdminAccessInput = z.output<typeof saveAdminAccessInput>;

/** Grants and withdraws what makes somebody an admin, all at once. Answers what they held before, to take it back. */
export async function saveAdminAccess(
  context: Context,
  input: SaveAdminAccessInput,
): Promise<{ former: HeldAccess; access: HeldAccess }> {
  await authorize(context, "grant", { kind: "AdminAccess" });
  await authorize(context, "revoke", { kind: "AdminAccess" });
  const { employeeId } = input;
  await context.rows(sql`select from {employee} where id = ${employeeId} for update`);
  const former = await requireHeldAccess(context, employeeId);
  await requireUnchanged(
    context,
    { id: employeeId, version: accessMark(former) },
    { version: input.seen, subject: "Employee", changedBy: ["access.save-admin-access", "access.grant-admin"] },
  );
  const access = normalAccess(input);
  await requireSound(context, access, former);
  if (holds(former, "PLATFORM_ADMIN") && !holds(access, "PLATFORM_ADMIN"))
    await requireOtherPlatformAdmin(context, employeeId);
  await storeHeldAccess(context, employeeId, access);
  await announce(context, employeeId, former, access);
  return { former, access };
}

/** What a preview and a change must both hold to. What was given before a module was switched off may stay. */
export async function requireSound(context: Context, access: HeldAccess, former: HeldAccess): Promise<void> {
  const kinds = offeredKinds(context.actor.features);
  const entries = offeredEntries(context.actor.features);
  if (
    kindsBeyond(access, former).some(({ kind }) => !kinds.includes(kind)) ||
    access.entries.some((entry) => !entries.includes(entry) && !former.entries.includes(entry))
  ) {
    throw invalid("access.not-offered", "The module of this access is switched off.");
  }
  if (access.kinds.some(({ kind, orgUnitIds }) => kind === "PLATFORM_ADMIN" && orgUnitIds))
    throw invalid("access.platform-whole", "A platform admin is one of the whole company.");
  if (holds(access, "CUSTOM_ADMIN") && access.entries.length === 0)
    throw invalid("access.entries-needed", "A custom admin needs an entry.", {
      fields: { entry: "access.entries-needed" },
    });
  await requireOrgUnits(
    context,
    access.kinds.map(({ orgUnitIds }) => orgUnitIds),
  );
}

async function announce(context: Context, employeeId: string, former: HeldAccess, access: HeldAccess): Promise<void> {
  for (const { kind, orgUnitIds } of kindsBeyond(access, former)) {
    await recordEvent(context, {
      name: "access.admin-granted",
      payload: { employeeId, kind, orgUnitIds },
    } satisfies AdminGranted);
  }
  for (const { kind } of former.kinds.filter((one) => !holds(access, one.kind))) {
    await recordEvent(context, {
      name: "access.admin-withdrawn",
      payload: { employeeId, kind },
    } satisfies AdminWithdrawn);
  }
  if (accessMark(former) === accessMark(access)) return;
  await writeAuditEntry(context, {
    action: "access.save-admin-access",
    subjectType: "Employee",
    subjectId: employeeId,
    detail: { former, access },
  });
}
