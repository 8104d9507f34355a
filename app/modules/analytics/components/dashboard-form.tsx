import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { TextField, type TextFieldProps } from "#app/ui/text-field/text-field.tsx";
import type { Provider } from "../domain/provider.ts";
import { filterValues } from "../domain/row-filters.ts";
import type { KeptDashboard } from "../queries/connection-screen.ts";
import classes from "./analytics.module.css";
import { useAnalyticsWords } from "./use-analytics-words.ts";

export type DashboardFormProps = { kind: Provider; dashboard: KeptDashboard | null; result: CommandResult | null };

/** A dashboard's name here and at the service, and which of its filters the server fills with what. */
export function DashboardForm({ kind, dashboard, result }: DashboardFormProps) {
  const { t, own, typed, wrong, refusal } = useAnalyticsWords(result, "save-dashboard", dashboard?.id ?? null);
  const navigation = useNavigation();
  const busy =
    navigation.formData?.get("intent") === "save-dashboard" &&
    (navigation.formData.get("dashboardId") ?? null) === (dashboard?.id ?? null);
  const field = (name: string, kept: string | undefined) => ({
    name,
    defaultValue: typed(name) ?? kept ?? "",
    error: wrong(name),
    autoComplete: "off",
  });
  return (
    <Form method="post" className={classes.form} key={own?.done ? "done" : "open"} preventScrollReset>
      {refusal ? (
        <Callout tone="danger" announced>
          {refusal}
        </Callout>
      ) : null}
      <input type="hidden" name="intent" value="save-dashboard" />
      <input type="hidden" name="module" value="GOAL" />
      {dashboard ? <input type="hidden" name="dashboardId" value={dashboard.id} /> : null}
      <TextField
        {...field("name", dashboard?.name)}
        id={`name-${dashboard?.id ?? "new"}`}
        label={t("dashboards.name")}
        description={t("dashboards.name-help")}
        maxLength={100}
        required
      />
      <TextField
        {...field("providerRef", dashboard?.providerRef)}
        id={`ref-${dashboard?.id ?? "new"}`}
        label={t(`dashboards.ref-${kind}`)}
        description={t(`dashboards.ref-help-${kind}`)}
        dir="ltr"
        maxLength={100}
        spellCheck={false}
        required
      />
      <RowFilters kind={kind} dashboard={dashboard} field={field} />
      <div className={classes.buttons}>
        <Button type="submit" tone={dashboard ? undefined : "primary"} loading={busy}>
          {dashboard ? t("save") : t("dashboards.add")}
        </Button>
      </div>
    </Form>
  );
}

type RowFiltersProps = Pick<DashboardFormProps, "kind" | "dashboard"> & {
  field: (name: string, kept: string | undefined) => Pick<TextFieldProps, "name" | "defaultValue" | "error">;
};

/** Which of the dashboard's filters the server fills with which fact about the one who looks. */
function RowFilters({ kind, dashboard, field }: RowFiltersProps) {
  const { t } = useTranslation("analytics");
  return (
    <fieldset className={classes.filters}>
      <legend className={classes.legend}>{t("filters.title")}</legend>
      <p className={classes.detail}>{t(`filters.text-${kind}`)}</p>
      {filterValues.map((value) => (
        <TextField
          key={value}
          {...field(value, dashboard?.filters[value])}
          id={`${value}-${dashboard?.id ?? "new"}`}
          label={t(`filters.${value}`)}
          dir="ltr"
          maxLength={63}
          spellCheck={false}
        />
      ))}
    </fieldset>
  );
}
