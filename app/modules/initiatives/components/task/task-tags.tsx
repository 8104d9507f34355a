import { RecordTags } from "#app/modules/tags/ui.ts";
import type { InitiativeDetail } from "../../queries/initiative-detail.ts";
import { taskAction, useCommand } from "../task-commands.ts";

/** The tags of a task; whoever may edit it gives and takes them here. */
export function TaskTags({
  detail: {
    initiative: { id, tags },
    offeredTags,
  },
}: {
  detail: InitiativeDetail;
}) {
  const command = useCommand({ intent: "tag-task", action: taskAction(id) });
  return (
    <RecordTags tags={tags} offered={offeredTags} command={command} fields={{ intent: "tag-task", initiativeId: id }} />
  );
}
