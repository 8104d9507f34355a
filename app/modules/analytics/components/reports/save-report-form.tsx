import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { ReportDefinition } from "../../domain/report.ts";
import type { ReportPage } from "../../queries/report-page.ts";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import classes from "../analytics.module.css";
import { useAnalyticsWords } from "../use-analytics-words.ts";
import { newReportCommands, reportCommands } from "./report-commands.ts";

/** What a report asks stands in the address: it is changed while its name is typed. */
const samePage = (next: { pathname: string }, current: { pathname: string }) => next.pathname === current.pathname;

/** What a form sends of what is looked at. */
function fieldsOf({ measures, splits, ...rest }: ReportDefinition): Record<string, string> {
  return { ...rest, measures: measures.join(","), splits: splits.join(",") };
}

/** Keeps what is looked at under a name. */
export function SaveNewReport({ definition }: { definition: ReportDefinition }) {
  const form = newReportCommands.useCommandForm({ intent: "create", fields: fieldsOf(definition) });
  return <Naming form={form} name="" shared={false} />;
}

/** Keeps what is looked at in place of what the report said, under this name. */
export function SaveReport({ definition, report }: { definition: ReportDefinition; report: OwnReport }) {
  const { t } = useAnalyticsWords();
  const read = useVersionRead(report.version);
  const form = reportCommands.useCommandForm({
    intent: "edit",
    fields: { ...fieldsOf(definition), reportId: report.id, version: String(read.version) },
    said: t("report.saved"),
    then: read.told,
  });
  return <Naming form={form} name={report.name} shared={report.shared} />;
}

type OwnReport = NonNullable<ReportPage["report"]>;

function Naming({ form, name, shared }: { form: AnyCommandForm; name: string; shared: boolean }) {
  const { t } = useAnalyticsWords();
  return (
    <Section title={t("report.save")}>
      <CommandForm form={form} guarded stays={samePage} className={classes.form}>
        <TextField {...form.field("name")} label={t("report.name")} defaultValue={name} maxLength={120} required />
        <Checkbox
          name="shared"
          label={t("report.shared")}
          description={t("report.shared-text")}
          defaultChecked={shared}
        />
        <SubmitRow form={form} label={t("report.save")} />
      </CommandForm>
    </Section>
  );
}
