import { Choice } from "#app/shell/components/choice.tsx";
import { IconChartLine } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { ShownMeasure } from "../../queries/measures-of.ts";
import { useFaultWords } from "../use-fault-words.ts";
import { useCommand, useCommandForm } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

/** What the rows amount to goes into metrics with every run; key results that follow those move by themselves. */
export function Measures({ page }: InstallationProps) {
  const { t } = useTranslation("integrations");
  return (
    <Section title={t("measures")} description={t(`measures-text.${page.kind === "crm" ? "crm" : "issue-tracker"}`)}>
      <div className={classes.body}>
        {page.measures.length > 0 ? (
          <EntryList label={t("measures")}>
            {page.measures.map((measure) => (
              <MeasureRow key={measure.id} measure={measure} page={page} />
            ))}
          </EntryList>
        ) : null}
        <MeasureForm key={page.measures.length} page={page} />
      </div>
    </Section>
  );
}

function MeasureRow({ measure, page }: { measure: ShownMeasure } & InstallationProps) {
  const { t } = useTranslation("integrations");
  const format = useFormat(page.timeZone);
  const fault = useFaultWords();
  const drop = useCommand({ intent: "drop", said: t("saved") });
  const { project, owner, status, ...words } = measure.filter;
  const narrowed = [
    page.projects.find(({ id }) => id === project)?.name ?? project,
    page.figures.owners.find(({ id }) => id === owner)?.name ?? owner,
    status && t(`status.${status}`),
    measure.field,
    ...Object.values(words),
  ].filter(Boolean);
  const valueOf = ({ value, currency }: ShownMeasure) =>
    currency === null ? format.number(value ?? 0) : format.money(value ?? 0, currency);
  return (
    <Entry
      icon={<IconChartLine aria-hidden="true" />}
      title={<bdi>{measure.metric ?? t("metric-gone")}</bdi>}
      facts={
        <>
          <span>{t(`measure.${measure.measure}`)}</span>
          {narrowed.length > 0 ? <bdi>{narrowed.join(" · ")}</bdi> : null}
          {measure.value === null ? null : <span>{t("newest-value", { value: valueOf(measure) })}</span>}
          {measure.error ? <span className={classes.wrong}>{fault(measure.error)}</span> : null}
        </>
      }
      action={
        <ActForm command={drop} intent="drop" fields={{ installationId: page.id, measureId: measure.id }}>
          <Button type="submit" tone="quiet" size="small" loading={drop.busy}>
            {t("drop")}
          </Button>
        </ActForm>
      }
    />
  );
}

function MeasureForm({ page }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const crm = page.kind === "crm";
  const form = useCommandForm({
    intent: "follow",
    fields: { installationId: page.id, ...(crm ? { measure: "VALUE" } : {}) },
    said: t("saved"),
    clears: true,
  });
  const metrics = page.metrics.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <Choice
        {...form.field("metricId")}
        label={t("metric")}
        description={t("metric-help")}
        options={metrics}
        placeholder={t("choose")}
        required
      />
      {crm ? <FigureFields form={form} page={page} /> : <IssueFields form={form} page={page} />}
      <SubmitRow form={form} label={t("follow")} tone="secondary" />
    </CommandForm>
  );
}

/** What the CRM told of stands to choose from; before it was first read, names are typed. */
function FigureFields({ form, page: { figures } }: { form: AnyCommandForm } & InstallationProps) {
  const { t } = useTranslation("integrations");
  const asOption = (word: string) => ({ value: word, label: word });
  if (figures.keys.length === 0)
    return (
      <div className={classes.pairs}>
        <TextField
          {...form.field("key")}
          label={t("crm-key")}
          description={t("crm-key-help")}
          maxLength={200}
          required
        />
      </div>
    );
  return (
    <div className={classes.pairs}>
      <Choice
        {...form.field("key")}
        label={t("crm-key")}
        options={figures.keys.map(asOption)}
        placeholder={t("choose")}
        required
      />
      <Choice
        {...form.field("owner")}
        label={t("crm-owner")}
        options={figures.owners.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t("any")}
      />
      <Choice
        {...form.field("stage")}
        label={t("crm-stage")}
        options={figures.stages.map(asOption)}
        placeholder={t("any")}
      />
    </div>
  );
}

function IssueFields({ form, page }: { form: AnyCommandForm } & InstallationProps) {
  const { t } = useTranslation("integrations");
  return (
    <div className={classes.pairs}>
      <SelectField
        {...form.field("measure")}
        label={t("what")}
        options={(["COUNT", "SHARE_DONE", "SUM"] as const).map((value) => ({
          value,
          label: t(`measure.${value}`),
        }))}
      />
      <SelectField
        {...form.field("status")}
        label={t("state")}
        options={(["planned", "in-progress", "done"] as const).map((value) => ({
          value,
          label: t(`status.${value}`),
        }))}
        placeholder={t("any")}
      />
      <Choice
        {...form.field("project")}
        label={t("project")}
        options={page.projects.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t("any")}
      />
      <TextField {...form.field("text")} label={t("title-holds")} maxLength={200} />
      <TextField {...form.field("field")} label={t("sum-field")} description={t("sum-field-help")} maxLength={200} />
    </div>
  );
}
