import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { IssuesOfTask } from "../../queries/issues-of-task.ts";
import classes from "../integrations.module.css";
import { IssueList, PageAnswer } from "./issue-list.tsx";

/** What other systems know of one task. */
export function IssuesScreen({ page }: { page: IssuesOfTask }) {
  const { t } = useTranslation("integrations");
  const { task, issues } = page;
  return (
    <>
      <PageHeader title={t("issues-of-task", { task: `\u2068${task.text}\u2069` })} />
      <div className={classes.body}>
        <PageAnswer intents={["create-issue"]} said={t("saved")} />
        {issues.length === 0 ? <p>{t("no-issues")}</p> : null}
        <IssueList page={page} />
        <UiLink href={task.link}>{t("back")}</UiLink>
      </div>
    </>
  );
}
