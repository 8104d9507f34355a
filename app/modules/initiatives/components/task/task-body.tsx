import { GoalLink } from "#app/modules/goals/ui.ts";
import { IconCalendarPlus, IconCopy, IconPencil, IconShieldQuestion } from "@tabler/icons-react";
import { useRecordLinks } from "#app/platform/contributions/record-links.ts";
import { RecordSections } from "#app/shell/components/record-sections.tsx";
import { RecordDetails, RecordView } from "#app/shell/components/record-view/record-view.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { WrittenText } from "#app/ui/written-text/written-text.tsx";
import type { InitiativeDetail } from "../../queries/initiative-detail.ts";
import { CompleteButton } from "../complete-button.tsx";
import { DeleteTask } from "../delete-task.tsx";
import { EditTaskForm } from "./edit-task-form.tsx";
import { NewTask } from "../new-task.tsx";
import { RecurrenceLine } from "./recurrence-line.tsx";
import { RepeatForm } from "./repeat-form.tsx";
import { taskCalendarAddress, useNewTaskPanel, useTaskAddress } from "../task-address.ts";
import { taskAction, useCommand } from "../task-commands.ts";
import { TaskList } from "../list/task-list.tsx";
import { DueDate, Owners, StatusChip } from "../task-marks.tsx";
import { useTaskWords } from "../task-words.ts";
import { RecordTags } from "#app/modules/tags/ui.ts";
import { TaskActivity } from "./task-history.tsx";

export type TaskBodyProps = { detail: InitiativeDetail; leaveTo: string };

/** One task: how it stands, what it is about, its parts, what was done and said. */
export function TaskBody({ detail, leaveTo }: TaskBodyProps) {
  const address = useTaskAddress();
  const { initiative: task, comments } = detail;
  const act = task.mayEdit ? address.search.get("act") : null;
  const editing = act === "edit";
  const repeating = !task.parentId && act === "repeat";
  return (
    <RecordView
      state={
        <>
          <CompleteButton task={task} />
          <StatusChip task={task} />
        </>
      }
      acts={<TaskActs detail={detail} editing={editing} />}
      more={<TaskMoreActs detail={detail} leaveTo={leaveTo} />}
      facts={
        <>
          <Owners owners={task.owners} />
          <DueDate task={task} />
          {detail.goal ? <GoalLink goal={detail.goal} /> : null}
        </>
      }
      overview={<Overview detail={detail} />}
      activity={{ count: comments.comments.length, content: <TaskActivity detail={detail} /> }}
    >
      {editing ? <EditTaskForm key={task.id} detail={detail} /> : null}
      {repeating ? <RepeatForm detail={detail} /> : null}
    </RecordView>
  );
}

function Overview({ detail }: Pick<TaskBodyProps, "detail">) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const { initiative: task, parts } = detail;
  return (
    <>
      {task.description ? <WrittenText>{task.description}</WrittenText> : null}
      <RecurrenceLine detail={detail} />
      {task.parentId ? null : (
        <Section title={t("parts")}>
          <TaskList
            rows={parts}
            label={t("parts")}
            hrefOf={(id) => address.with({ showTaskDetails: id, act: null })}
            withOwners={false}
          />
          {task.mayEdit ? (
            <NewTask action={taskAction(task.id)} intent="add-part" parentId={task.id} label={t("form.new-part")} />
          ) : null}
        </Section>
      )}
      <RecordSections about="Initiative" record={task.id} />
      <TaskTags detail={detail} />
      <RecordDetails>
        <Facts detail={detail} />
      </RecordDetails>
    </>
  );
}

function TaskActs({ detail: { initiative: task }, editing }: Pick<TaskBodyProps, "detail"> & { editing: boolean }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  if (!task.mayEdit || editing) return null;
  return (
    <Button
      icon={<IconPencil />}
      href={address.with({ act: "edit", showTaskDetails: address.search.get("showTaskDetails") })}
    >
      {t("edit")}
    </Button>
  );
}

function TaskMoreActs({ detail: { initiative: task }, leaveTo }: TaskBodyProps) {
  const { t } = useTaskWords();
  const newTaskPanel = useNewTaskPanel();
  const links = useRecordLinks("Initiative", task.id);
  return (
    <>
      {task.dueDate ? (
        <Button tone="quiet" icon={<IconCalendarPlus />} href={taskCalendarAddress(task.id)} download>
          {t("calendar-one")}
        </Button>
      ) : null}
      <Button tone="quiet" icon={<IconCopy />} href={newTaskPanel(`copy-${task.id}`)}>
        {t("duplicate")}
      </Button>
      {links.map(({ label, href }) => (
        <Button key={href} tone="quiet" icon={<IconShieldQuestion />} href={href}>
          {label}
        </Button>
      ))}
      {task.mayDelete ? <DeleteTask id={task.id} title={task.text} leaveTo={leaveTo} /> : null}
    </>
  );
}

function Facts({ detail: { initiative: task, goal } }: { detail: InitiativeDetail }) {
  const { t, format } = useTaskWords();
  const names = (people: readonly { name: string }[]) =>
    people.length > 0 ? format.list(people.map(({ name }) => name)) : "–";
  return (
    <DefinitionList
      items={[
        { term: t("form.owners"), detail: names(task.owners) },
        { term: t("form.collaborators"), detail: names(task.collaborators) },
        ...(goal ? [{ term: t("list.goal"), detail: <GoalLink goal={goal} /> }] : []),
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
  );
}

/** The tags of a task; whoever may edit it gives and takes them here. */
function TaskTags({
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
