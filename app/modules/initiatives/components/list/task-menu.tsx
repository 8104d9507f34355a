import { IconCopy, IconListTree, IconPencil } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import type { ListedInitiative } from "../../queries/initiative-row.ts";
import { DeleteTask } from "../delete-task.tsx";
import { useNewTaskPanel } from "../task-address.ts";
import { useTaskWords } from "../task-words.ts";

/** What may be done with a task of a list besides what its row shows; `href` leads to its details. */
export function TaskMenu({ task, href }: { task: ListedInitiative; href: string }) {
  const { t } = useTaskWords();
  const newTaskPanel = useNewTaskPanel();
  if (!task.mayEdit) return null;
  return (
    <MoreActions quiet label={t("more", { title: task.text })} elsewhere={href}>
      <Button tone="quiet" icon={<IconPencil />} href={`${href}${href.includes("?") ? "&" : "?"}act=edit`}>
        {t("edit")}
      </Button>
      <Button tone="quiet" icon={<IconCopy />} href={newTaskPanel(`copy-${task.id}`)}>
        {t("duplicate")}
      </Button>
      {task.parentId ? null : (
        <Button tone="quiet" icon={<IconListTree />} href={newTaskPanel(`part-${task.id}`)}>
          {t("form.new-part")}
        </Button>
      )}
      {task.mayDelete ? <DeleteTask id={task.id} title={task.text} leaveTo={null} /> : null}
    </MoreActions>
  );
}
