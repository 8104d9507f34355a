import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { analyticsPlaces } from "../../analytics-places.ts";
import { reportFormats } from "../../domain/report-formats.ts";
import { rhythms } from "../../domain/report.ts";
import type { ReportPage } from "../../queries/report-page.ts";
import classes from "../analytics.module.css";
import { useAnalyticsWords } from "../use-analytics-words.ts";
import { ReportAnswer } from "./report-answer.tsx";
import { reportCommands as commands } from "./report-commands.ts";
import { ReportFields } from "./report-fields.tsx";
import { SaveNewReport, SaveReport } from "./save-report-form.tsx";

type Kept = NonNullable<ReportPage["report"]>;

/** A report: what it asks, what it says, and what its reader does with it. */
export function ReportScreen({ page }: { page: ReportPage }) {
  const { t } = useAnalyticsWords();
  const { report, definition, choices, changed } = page;
  return (
    <Stack>
      <PageHeader
        title={report ? <bdi>{report.name}</bdi> : t("report.new")}
        breadcrumbs={[{ label: t("navigation.reports"), href: analyticsPlaces.reports }]}
        breadcrumbsLabel={t("navigation.reports")}
        actions={report ? <Acts report={report} /> : null}
      />
      {report ? <KeptAnswers /> : null}
      {report ? (
        <Fold title={t("report.asks")} open={changed}>
          <ReportFields definition={definition} choices={choices} />
        </Fold>
      ) : (
        <ReportFields definition={definition} choices={choices} />
      )}
      {report && changed ? <Callout>{t("report.changed")}</Callout> : null}
      <Said page={page} />
      {page.result && report?.mine ? <SaveReport definition={definition} report={report} /> : null}
      {page.result && !report ? <SaveNewReport definition={definition} /> : null}
      {report && !page.refused ? <Mail report={report} /> : null}
    </Stack>
  );
}

function Said({ page: { result, refused } }: { page: ReportPage }) {
  const { t } = useAnalyticsWords();
  if (refused) return <EmptyState title={t("report.refused")}>{t("report.refused-text")}</EmptyState>;
  if (!result) return <EmptyState title={t("report.empty")}>{t("report.empty-text")}</EmptyState>;
  return <ReportAnswer result={result} />;
}

function KeptAnswers() {
  const { t } = useAnalyticsWords();
  return (
    <>
      <commands.PageAnswer intents={["edit"]} said={t("report.saved")} />
      <commands.PageAnswer intents={["schedule"]} said={t("report.scheduled")} />
    </>
  );
}

function Acts({ report: { id, mine, pinned } }: { report: Kept }) {
  const { t } = useAnalyticsWords();
  const pin = commands.useCommand({ intent: "pin", said: t(pinned ? "report.unpinned" : "report.pinned") });
  const remove = commands.useCommand({
    ...{ intent: "delete", said: t("report.deleted"), leaveTo: analyticsPlaces.reports },
  });
  return (
    <>
      <ActForm command={pin} intent="pin" fields={{ reportId: id, pinned: pinned ? "no" : "yes" }}>
        <Button type="submit" loading={pin.busy}>
          {t(pinned ? "report.unpin" : "report.pin")}
        </Button>
      </ActForm>
      <MoreActions label={t("report.more")}>
        {reportFormats.map((format) => (
          <Button key={format} href={analyticsPlaces.reportFile(id, format)} download tone="quiet">
            {t("report.download", { format })}
          </Button>
        ))}
        {mine ? (
          <ActForm command={remove} intent="delete" fields={{ reportId: id }}>
            <Button type="submit" tone="quiet" loading={remove.busy}>
              {t("report.delete")}
            </Button>
          </ActForm>
        ) : null}
      </MoreActions>
    </>
  );
}

/** When the reader gets it by mail, and as what. */
function Mail({ report: { id, rhythm, format } }: { report: Kept }) {
  const { t } = useAnalyticsWords();
  const form = commands.useCommandForm({
    ...{ intent: "schedule", fields: { reportId: id }, said: t("report.scheduled") },
  });
  return (
    <Section title={t("report.mail")} description={t("mails.report-due")}>
      <CommandForm form={form} guarded className={classes.form}>
        <SelectField
          {...form.field("rhythm")}
          label={t("report.mail")}
          defaultValue={rhythm ?? "NEVER"}
          options={["NEVER", ...rhythms].map((value) => ({ value, label: t(`rhythm.${value}`) }))}
        />
        <SelectField
          {...form.field("format")}
          label={t("report.format")}
          defaultValue={format ?? "XLSX"}
          options={reportFormats.map((value) => ({ value, label: value }))}
        />
        <SubmitRow form={form} label={t("report.schedule")} tone="secondary" />
      </CommandForm>
    </Section>
  );
}
