import { RecordTags } from "#app/modules/tags/ui.ts";
import type { GoalDetail } from "../queries/goal-detail.ts";
import { useGoalCommand } from "./use-goal-command.ts";

const stays = () => undefined;

/** The tags of a goal; whoever may edit it gives and takes them here. */
export function GoalTags({ detail: { goal, offeredTags } }: { detail: GoalDetail }) {
  const { Form, action, busy } = useGoalCommand(goal.id, { then: stays });
  return (
    <RecordTags
      tags={goal.tags}
      offered={offeredTags}
      command={{ Form, action, busy, fields: { intent: "tag-goal", goalId: goal.id } }}
    />
  );
}
