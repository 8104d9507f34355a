import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { goalStructure, useCommand } from "../goal-commands.ts";
import { IconArchive, IconArchiveOff, IconBinaryTree2, IconCopy, IconCopyPlus } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { useGoalAddress } from "../goal-address.ts";
import { useGoalWords } from "../goal-words.ts";

/** Where a goal stands, and whether lists still show it. */
export function StructureActions({ detail: { goal } }: { detail: GoalDetail }) {
  const may = useMayOn("Goal", goal.id);
  const { t } = useGoalWords();
  const address = useGoalAddress();
  return (
    <>
      {may("edit") ? (
        <Button tone="quiet" icon={<IconBinaryTree2 />} href={address.about(goal.id, "GOAL_REALIGN", "structure")}>
          {t("action.realign")}
        </Button>
      ) : null}
      {may("copy") ? (
        <Button tone="quiet" icon={<IconCopy />} href={address.about(goal.id, "GOAL_CLONE", "copy")}>
          {t("action.clone")}
        </Button>
      ) : null}
      {may("copy") && goal.kind === "OBJECTIVE" ? (
        <Button tone="quiet" icon={<IconCopyPlus />} href={address.about(goal.id, "GOAL_COPY", "copy?to=NEXT")}>
          {t("action.copy-next")}
        </Button>
      ) : null}
      {may("edit") ? <Archive goal={goal} /> : null}
    </>
  );
}

function Archive({ goal }: { goal: GoalDetail["goal"] }) {
  const { t } = useGoalWords();
  const command = useCommand({
    intent: ["archive-goal", "unarchive-goals"],
    action: goalStructure(goal.id),
    said: ({ intent }) => t(intent === "archive-goal" ? "done.archived" : "done.unarchived"),
  });
  return (
    <ActForm command={command} fields={{ [goal.archived ? "goalIds" : "goalId"]: goal.id }}>
      <Button
        type="submit"
        name="intent"
        value={goal.archived ? "unarchive-goals" : "archive-goal"}
        tone="quiet"
        loading={command.busy}
        icon={goal.archived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
      >
        {t(goal.archived ? "action.unarchive" : "action.archive")}
      </Button>
    </ActForm>
  );
}
