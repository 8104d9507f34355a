import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireHeldAccess } from "../data/held-access-rows.ts";
import { holds, normalAccess, withAccess, type HeldAccess } from "../domain/held-access.ts";
import { requireOtherPlatformAdmin } from "../data/require-other-platform-admin.ts";
import { requireSound, type SaveAdminAccessInput } from "../use-cases/save-admin-access.ts";
import { accessEffects, type AccessEffect, type AsksReach } from "./access-effects.ts";
import { loadActor } from "./load-actor.ts";

export type AdminAccessPreview = { draft: HeldAccess; changed: boolean; effects: AccessEffect[] };

/** What saving this access would give to the person and take from them; refuses what saving would refuse. */
export async function previewAdminAccess(
  context: Context,
  input: SaveAdminAccessInput,
  rooms: AsksReach,
): Promise<AdminAccessPreview> {
  await authorize(context, "grant", { kind: "AdminAccess" });
  const former = await requireHeldAccess(context, input.employeeId);
  const draft = normalAccess(input);
  await requireSound(context, draft, former);
  if (holds(former, "PLATFORM_ADMIN") && !holds(draft, "PLATFORM_ADMIN"))
    await requireOtherPlatformAdmin(context, input.employeeId);
  const actor = await loadActor(context, input.employeeId, context.clock.now());
  const effects = await accessEffects(context, rooms, actor, withAccess(actor, draft));
  return { draft, changed: JSON.stringify(former) !== JSON.stringify(draft), effects };
}
