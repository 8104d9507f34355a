import type { Context } from "#app/platform/context/context.ts";
import { writeBoth } from "#app/platform/events/write-down.ts";
import type { TeamChanged } from "../events.ts";

/** The event and the audit entry of one change of a team. */
export async function announceTeam(
  context: Context,
  payload: TeamChanged["payload"],
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const changed: TeamChanged = { name: "people.team-changed", payload };
  await writeBoth(context, changed, { action, subject: "Team", id: payload.teamId, detail });
}
