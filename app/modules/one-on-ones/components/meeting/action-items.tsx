import { IconPlus } from "@tabler/icons-react";
import type { TaskBrief } from "#app/modules/initiatives/index.ts";
import { CompleteButton } from "#app/modules/initiatives/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** What follows from it: tasks of either, which both see. */
export function ActionItems({ page, actions }: { page: MeetingPage; actions: readonly TaskBrief[] }) {
  const { t, format } = useOneOnOneWords();
  return (
    <Section title={t("meeting.actions")} description={t("actions.text", { name: page.other.name })}>
      {actions.length > 0 ? (
        <ul className={classes.points} aria-label={t("meeting.actions")}>
          {actions.map((task) => (
            <li key={task.id} className={classes.point} data-done={task.completedOn !== null || undefined}>
              <CompleteButton task={task} />
              <span className={classes.pointWords}>
                <UiLink href={task.link} className={classes.pointText}>
                  {task.text}
                </UiLink>
                <span className={classes.soft}>
                  <span>{format.list(task.owners.map(({ name }) => name))}</span>
                  {task.dueDate ? <span>{t("actions.due", { date: format.date(task.dueDate) })}</span> : null}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {page.status === "DISABLED" ? null : <NewAction page={page} />}
    </Section>
  );
}

function NewAction({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const form = meetingCommands.useCommandForm({ intent: "add-action", fields: { meetingId: page.id }, clears: true });
  return (
    <CommandForm form={form} className={classes.newAction}>
      <TextField
        {...form.field("text")}
        key={form.turn}
        label={t("actions.new")}
        maxLength={500}
        className={classes.wide}
      />
      <SelectField
        {...form.field("ownerId")}
        key={`owner ${form.turn}`}
        defaultValue={form.typed("ownerId") ?? page.me.id}
        label={t("actions.owner")}
        options={[page.me, page.other].map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DateField {...form.field("dueDate")} key={`due ${form.turn}`} label={t("actions.due-label")} />
      <Button type="submit" icon={<IconPlus aria-hidden="true" />} loading={form.busy}>
        {t("actions.add")}
      </Button>
    </CommandForm>
  );
}
