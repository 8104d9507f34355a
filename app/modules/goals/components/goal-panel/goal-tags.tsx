import { RecordTags } from "#app/modules/tags/ui.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { goalAction, useCommand } from "../goal-commands.ts";

/** The tags of a goal; whoever may edit it gives and takes them here. */
export function GoalTags({ detail: { goal, offeredTags } }: { detail: GoalDetail }) {
  const command = useCommand({ intent: "tag-goal", action: goalAction(goal.id) });
  return (
    <RecordTags
      tags={goal.tags}
      offered={offeredTags}
      command={command}
      fields={{ intent: "tag-goal", goalId: goal.id }}
    />
  );
}
