import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { initiativePlaces } from "../../initiative-places.ts";
import type { InitiativeDetail } from "../../queries/initiative-detail.ts";
import { TaskBody } from "./task-body.tsx";
import { PageAnswer } from "../task-commands.ts";
import { useTaskWords } from "../task-words.ts";
import classes from "../task.module.css";

/** What has no form of its own that would say what came of it. */
const acts = [
  "complete-task",
  "reopen-task",
  "tag-task",
  "stop-repeating",
  "delete-and-leave",
  "rename-task",
  "set-due-date",
] as const;

/** One task on a page of its own: what works before any script. */
export function TaskScreen({ detail }: { detail: InitiativeDetail }) {
  const { t } = useTaskWords();
  return (
    <div className={classes.screen}>
      <PageHeader title={detail.initiative.text} />
      <PageAnswer intents={acts} said={t("done.saved")} />
      <TaskBody detail={detail} leaveTo={initiativePlaces.mine} />
    </div>
  );
}
