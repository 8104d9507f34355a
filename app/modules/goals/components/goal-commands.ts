import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/goal.tsx";

/** Forms and acts of one goal, sent to its own page. */
export const { useCommand, useCommandForm } = commandsOf<typeof action>("goals");

export function goalAction(goalId: string): string {
  return `/app/goal/${goalId}`;
}
