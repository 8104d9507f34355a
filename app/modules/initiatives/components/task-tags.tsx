import { useCallback } from "react";
import { RecordTags } from "#app/modules/tags/ui.ts";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { InitiativeDetail } from "../queries/initiative-detail.ts";
import { useTaskWords } from "./task-words.ts";
import { taskAction, useTaskCommand } from "./use-task-command.ts";

/** The tags of a task; whoever may edit it gives and takes them here. */
export function TaskTags({
  detail: {
    initiative: { id, tags },
    offeredTags,
  },
}: {
  detail: InitiativeDetail;
}) {
  const { refusal } = useTaskWords();
  const { show } = useSnackbar();
  const then = useCallback(
    (answer: CommandResult) => {
      if (answer.error) show({ tone: "error", text: refusal(answer.error.code, answer.error.params) });
    },
    [refusal, show],
  );
  const { Form, action, busy } = useTaskCommand(taskAction(id), then);
  return (
    <RecordTags
      tags={tags}
      offered={offeredTags}
      command={{ Form, action, busy, fields: { intent: "tag-task", initiativeId: id } }}
    />
  );
}
