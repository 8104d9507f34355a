import type { Context } from "#app/platform/context/context.ts";
import type { Reach } from "#app/platform/contributions/room-access.ts";

/** Whether the actor shapes access and modules. */
export async function accessReach(context: Context): Promise<readonly Reach[]> {
  const ability = await context.ability();
  const had: [boolean, string][] = [
    [ability.anyOf("grant", "AdminAccess"), "reach.grant"],
    [ability.anyOf("edit", "CustomRole"), "reach.roles"],
    [ability.anyOf("edit", "Features"), "reach.modules"],
  ];
  return had.flatMap(([may, label]) => (may ? [{ label, count: null }] : []));
}
