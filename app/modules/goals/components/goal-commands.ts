import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/goal.tsx";
import type { action as structureAction } from "../routes/structure.tsx";
import { useAct } from "./use-act.ts";

/** Forms and acts of one goal, sent to its own page, and those about where it stands, sent to that of its structure. */
export const { useCommand, useCommandForm, usePageAnswer, PageAnswer } = commandsOf<
  typeof action & typeof structureAction
>("goals");

export function goalAction(goalId: string): string {
  return `/app/goal/${goalId}`;
}

export function goalStructure(goalId: string): string {
  return `/app/goal/${goalId}/structure`;
}

/** The page without the form of a goal that its address has open, if it has any. */
export function useClosedAct(): string | null {
  const act = useAct();
  return act.current ? act.closed : null;
}
