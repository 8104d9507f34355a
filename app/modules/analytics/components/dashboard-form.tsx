import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { Provider } from "../domain/provider.ts";
import { filterValues } from "../domain/row-filters.ts";
import { shownModules } from "../domain/shown-module.ts";
import type { KeptDashboard } from "../queries/connection-screen.ts";
import { useCommandForm } from "./analytics-commands.ts";
import classes from "./analytics.module.css";

export type DashboardFormProps = { kind: Provider; dashboard: KeptDashboard | null };

/** A dashboard's name here and at the service, and which of its filters the server fills with what. */
export function DashboardForm({ kind, dashboard }: DashboardFormProps) {
  const { t } = useTranslation("analytics");
  const form = useCommandForm({
    intent: "save-dashboard",
    id: `dashboard-${dashboard?.id ?? "new"}`,
    fields: dashboard ? { dashboardId: dashboard.id } : {},
    about: "dashboardId",
    defaultValue: {
      name: dashboard?.name,
      providerRef: dashboard?.providerRef,
      module: dashboard?.module ?? "GOAL",
      ...dashboard?.filters,
    },
    said: t("saved"),
    clears: dashboard === null,
  });
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <TextField
        {...form.field("name")}
        label={t("dashboards.name")}
        description={t("dashboards.name-help")}
        autoComplete="off"
        maxLength={100}
        required
      />
      <TextField
        {...form.field("providerRef")}
        label={t(`dashboards.ref-${kind}`)}
        description={t(`dashboards.ref-help-${kind}`)}
        autoComplete="off"
        dir="ltr"
        maxLength={100}
        spellCheck={false}
        required
      />
      <SelectField
        {...form.field("module")}
        label={t("dashboards.place")}
        options={shownModules.map((value) => ({ value, label: t(`shown-in.${value}`) }))}
      />
      <RowFilters kind={kind} form={form} />
      <SubmitRow
        form={form}
        label={t(dashboard ? "save" : "dashboards.add")}
        tone={dashboard ? "secondary" : "primary"}
      />
    </CommandForm>
  );
}

/** Which of the dashboard's filters the server fills with which fact about the one who looks. */
function RowFilters({ kind, form }: Pick<DashboardFormProps, "kind"> & { form: Pick<AnyCommandForm, "field"> }) {
  const { t } = useTranslation("analytics");
  return (
    <fieldset className={classes.filters}>
      <legend className={classes.legend}>{t("filters.title")}</legend>
      <p className={classes.detail}>{t(`filters.text-${kind}`)}</p>
      {filterValues.map((value) => (
        <TextField
          key={value}
          {...form.field(value)}
          label={t(`filters.${value}`)}
          autoComplete="off"
          dir="ltr"
          maxLength={63}
          spellCheck={false}
        />
      ))}
    </fieldset>
  );
}
