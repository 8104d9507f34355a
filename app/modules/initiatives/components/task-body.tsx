import { IconCalendarPlus, IconPencil, IconShieldQuestion, IconTrash } from "@tabler/icons-react";
import { useNavigate, useSubmit } from "@remix-run/react";
import { useCallback, type FormEvent } from "react";
import { useRecordLinks } from "#app/platform/contributions/record-links.ts";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { InitiativeDetail } from "../queries/initiative-detail.ts";
import { CompleteButton } from "./complete-button.tsx";
import { EditTaskForm } from "./edit-task-form.tsx";
import { NewTask } from "./new-task.tsx";
import { RecurrenceLine } from "./recurrence-line.tsx";
import { RepeatForm } from "./repeat-form.tsx";
import { taskCalendarAddress, useTaskAddress } from "./task-address.ts";
import classes from "./task.module.css";
import { TaskList } from "./task-list.tsx";
import { DueDate, Owners, StatusChip } from "./task-marks.tsx";
import { TaskTags } from "./task-tags.tsx";
import { useTaskWords } from "./task-words.ts";
import { taskAction, useTaskCommand } from "./use-task-command.ts";

export type TaskBodyProps = { detail: InitiativeDetail; answer: CommandResult | null; leaveTo: string };

/** One task: how it stands, what it is about, its parts, and what may be done with it. */
export function TaskBody({ detail, answer, leaveTo }: TaskBodyProps) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const { initiative: task, parts } = detail;
  const editing = task.mayEdit && address.search.get("act") === "edit";
  const repeating = task.mayEdit && !task.parentId && address.search.get("act") === "repeat";
  return (
    <div className={classes.body}>
      <div className={classes.facts}>
        <CompleteButton task={task} />
        <StatusChip task={task} />
        <DueDate task={task} />
        <Owners owners={task.owners} />
      </div>
      <TaskTools detail={detail} editing={editing} leaveTo={leaveTo} />
      {repeating ? <RepeatForm detail={detail} answer={answer} /> : <RecurrenceLine detail={detail} />}
      {editing ? <EditTaskForm key={task.version} detail={detail} answer={answer} /> : <Facts detail={detail} />}
      <TaskTags detail={detail} />
      {task.parentId ? null : (
        <Section title={t("parts")}>
          <TaskList
            rows={parts}
            label={t("parts")}
            hrefOf={(id) => address.with({ showTaskDetails: id, act: null })}
            withOwners={false}
          />
          {task.mayEdit ? (
            <NewTask
              action={taskAction(task.id)}
              intent="add-part"
              parentId={task.id}
              label={t("form.new-part")}
              answer={answer}
            />
          ) : null}
        </Section>
      )}
    </div>
  );
}

type TaskToolsProps = Pick<TaskBodyProps, "detail" | "leaveTo"> & { editing: boolean };

function TaskTools({ detail: { initiative: task }, leaveTo, editing }: TaskToolsProps) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const links = useRecordLinks("Initiative", task.id);
  return (
    <div className={classes.tools}>
      {task.mayEdit && !editing ? (
        <Button
          icon={<IconPencil size={16} />}
          href={address.with({ act: "edit", showTaskDetails: address.search.get("showTaskDetails") })}
        >
          {t("edit")}
        </Button>
      ) : null}
      {task.mayDelete ? <DeleteTask id={task.id} title={task.text} leaveTo={leaveTo} /> : null}
      {task.dueDate ? (
        <Button tone="quiet" icon={<IconCalendarPlus size={16} />} href={taskCalendarAddress(task.id)} download>
          {t("calendar-one")}
        </Button>
      ) : null}
      {links.map(({ label, href }) => (
        <Button key={href} tone="quiet" icon={<IconShieldQuestion size={16} />} href={href}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Facts({ detail: { initiative: task, goal } }: { detail: InitiativeDetail }) {
  const { t, format } = useTaskWords();
  const names = (people: readonly { name: string }[]) =>
    people.length > 0 ? format.list(people.map(({ name }) => name)) : "–";
  return (
    <>
      {task.description ? <p className={classes.description}>{task.description}</p> : null}
      <DefinitionList
        items={[
          { term: t("form.owners"), detail: names(task.owners) },
          { term: t("form.collaborators"), detail: names(task.collaborators) },
          ...(goal
            ? [{ term: t("form.goal"), detail: <UiLink href={`/app/goal/${goal.id}`}>{goal.title}</UiLink> }]
            : []),
          { term: t("form.start"), detail: task.startDate ? format.date(task.startDate) : "–" },
          ...(task.completedOn
            ? [
                {
                  term: t("completed-on"),
                  detail: t("completed-by", { date: format.date(task.completedOn), name: task.completedBy ?? "" }),
                },
              ]
            : []),
          { term: t("form.weightage"), detail: format.number(task.weightage) },
          { term: t("form.visibility"), detail: t(`visibility.${task.visibility}`) },
          { term: t("written-by"), detail: task.creator.name },
        ]}
      />
    </>
  );
}

/** Goes at once, and offers to take it back. */
function DeleteTask({ id, title, leaveTo }: { id: string; title: string; leaveTo: string }) {
  const { t, refusal } = useTaskWords();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const resubmit = useSubmit();
  const then = useCallback(
    (answer: CommandResult) => {
      if (answer.error) snackbar.show({ tone: "error", text: refusal(answer.error.code, answer.error.params) });
      if (!answer.done) return;
      navigate(leaveTo, { preventScrollReset: true });
      const undo = () =>
        resubmit(
          { intent: "restore-task", initiativeId: id },
          { method: "post", action: taskAction(id), navigate: false, fetcherKey: `restore ${id}` },
        );
      snackbar.show({
        tone: "success",
        text: t("done.deleted", { title }),
        action: { label: t("undo"), onSelect: undo },
      });
    },
    [id, leaveTo, navigate, refusal, resubmit, snackbar, t, title],
  );
  const { Form, submit, busy, action } = useTaskCommand(taskAction(id), then);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit({ intent: "delete-task", initiativeId: id, leaves: "yes" }, { method: "post", action: action! });
  };
  return (
    <Form method="post" action={action} onSubmit={send}>
      <input type="hidden" name="initiativeId" value={id} />
      <Button
        type="submit"
        name="intent"
        value="delete-and-leave"
        tone="quiet"
        loading={busy}
        icon={<IconTrash size={16} />}
      >
        {t("delete")}
      </Button>
    </Form>
  );
}
