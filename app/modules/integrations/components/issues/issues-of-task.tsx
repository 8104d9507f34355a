import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { integrationPlaces } from "../../integration-addresses.ts";
import type { IssuesOfTask } from "../../queries/issues-of-task.ts";
import { IssueList } from "./issue-list.tsx";

/** In a task: its issues in other systems, and the making of one; nothing where there is neither. */
export default function IssuesOfTaskSection({ record }: { record: string }) {
  const { t } = useTranslation("integrations");
  const address = integrationPlaces.issuesOfTask(record);
  const { data } = useLoaded<IssuesOfTask>(address);
  if (!data)
    return (
      <noscript>
        <UiLink href={address}>{t("stream.issue")}</UiLink>
      </noscript>
    );
  if (data.issues.length === 0 && data.trackers.length === 0) return null;
  return (
    <Section title={t("stream.issue")}>
      <IssueList page={data} />
    </Section>
  );
}
