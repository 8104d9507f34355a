import { IconTicket } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { integrationPlaces } from "../../integration-addresses.ts";
import type { IssuesOfTask, ShownIssue } from "../../queries/issues-of-task.ts";
import type { action } from "../../routes/issues-of-task.tsx";
import classes from "../integrations.module.css";

export const { useCommand, PageAnswer } = commandsOf<typeof action>("integrations");

const tones: Record<ShownIssue["status"], Tone> = { planned: "grey", "in-progress": "blue", done: "green" };

/** Issues as they stood when their tracker was last read, and where another can be made. */
export function IssueList({ page: { task, issues, trackers } }: { page: IssuesOfTask }) {
  const { t } = useTranslation("integrations");
  return (
    <div className={classes.acts}>
      {issues.length > 0 ? (
        <EntryList label={t("stream.issue")}>
          {issues.map((issue) => (
            <Issue key={`${issue.installationId} ${issue.externalId}`} issue={issue} />
          ))}
        </EntryList>
      ) : null}
      {trackers.length > 0 ? (
        <div className={classes.buttons}>
          {trackers.map((tracker) => (
            <CreateIssue key={tracker.id} tracker={tracker} taskId={task.id} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Issue({ issue: { key, title, url, status, tracker, paired } }: { issue: ShownIssue }) {
  const { t } = useTranslation("integrations");
  const name = <bdi>{[key, title].filter(Boolean).join(" ")}</bdi>;
  return (
    <Entry
      icon={<IconTicket aria-hidden="true" />}
      title={
        url ? (
          <UiLink href={url} target="_blank" rel="noreferrer">
            {name}
          </UiLink>
        ) : (
          name
        )
      }
      facts={
        <>
          <bdi>{tracker}</bdi>
          {paired ? <span>{t("in-step")}</span> : null}
        </>
      }
      action={<Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>}
    />
  );
}

function CreateIssue({ tracker, taskId }: { tracker: IssuesOfTask["trackers"][number]; taskId: string }) {
  const { t } = useTranslation("integrations");
  const command = useCommand({
    intent: "create-issue",
    action: integrationPlaces.issuesOfTask(taskId),
    said: ({ value }) => t("issue-created", { key: value.key }),
  });
  return (
    <ActForm command={command} intent="create-issue" fields={{ installationId: tracker.id, initiativeId: taskId }}>
      <Button type="submit" size="small" loading={command.busy}>
        {t("create-issue", { name: tracker.name })}
      </Button>
    </ActForm>
  );
}
