import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { initiativePlaces } from "../../initiative-places.ts";
import type { NewTaskStart } from "../../queries/new-task.ts";
import classes from "../task.module.css";
import { useTaskWords } from "../task-words.ts";
import { NewTaskFields, useNewTaskForm } from "./new-task-fields.tsx";

/** A new task on a page of its own. */
export function NewTaskScreen({ start }: { start: NewTaskStart }) {
  const { t } = useTaskWords();
  const form = useNewTaskForm(start, { intent: "create-and-open" });
  const title = t(start.from.startsWith("copy-") ? "form.copy" : "form.new");
  return (
    <div className={classes.screen}>
      <PageHeader title={title} />
      <CommandForm form={form} guarded layout="reading" aria-label={title}>
        <NewTaskFields form={form} start={start} />
        <SubmitRow form={form} label={t("form.create")} cancelHref={initiativePlaces.mine} />
      </CommandForm>
    </div>
  );
}
