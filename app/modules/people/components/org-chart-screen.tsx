import { Form, useLocation, useNavigate, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import type { OrgChart } from "../queries/org-chart.ts";
import { withParameters } from "./list-address.ts";
import { OrgChartCanvas } from "./org-chart-canvas.tsx";
import { OrgChartList } from "./org-chart-list.tsx";
import classes from "./org-chart.module.css";
import { PeoplePicker } from "./people-picker.tsx";
import { useChart } from "./use-chart.ts";

export type OrgChartScreenProps = { chart: OrgChart; today: string; mayLookAhead: boolean };

/** Who reports to whom on a day, from the top or around one person. */
export function OrgChartScreen({ chart: loaded, today, mayLookAhead }: OrgChartScreenProps) {
  const { t } = useTranslation("people");
  const { search } = useLocation();
  const navigate = useNavigate();
  const submit = useSubmit();
  const chart = useChart(loaded, today);
  const focused = loaded.nodes.find((node) => node.id === loaded.focusId);
  const asOf = loaded.day === today ? "" : loaded.day;
  return (
    <>
      <PageHeader title={t("chart.title")} description={t("chart.description")} />
      <Toolbar label={t("chart.tools")} end={focused ? <Button href={withParameters(search, { person: null })}>{t("chart.from-top")}</Button> : null}>
        <PeoplePicker key={loaded.focusId ?? ""} name="person" label={t("chart.find")} hideLabel placeholder={t("chart.find")} className={classes.finder} clearable offered={focused ? [focused] : []} defaultValue={loaded.focusId} onChange={(person) => navigate(withParameters(search, { person }))} />
        <Form method="get" className={classes.day} onChange={(event) => submit(withoutEmpty(event.currentTarget), { replace: true })}>
          {loaded.focusId ? <input type="hidden" name="person" value={loaded.focusId} /> : null}
          <label htmlFor="chart-day" className={classes.dayLabel}>{t("filter.as-of")}</label>
          <DateField id="chart-day" name="asOf" label={t("filter.as-of")} hideLabel defaultValue={asOf || today} {...(mayLookAhead ? {} : { max: today })} />
          <noscript><Button type="submit">{t("list.apply")}</Button></noscript>
        </Form>
      </Toolbar>
      {loaded.nodes.length === 0 ? <EmptyState variant="people" title={t("chart.nobody")}>{t("chart.nobody-text")}</EmptyState> : (
        <>
          <OrgChartCanvas chart={chart} focusId={loaded.focusId} openHref={(person) => withParameters(search, { person })} />
          <OrgChartList chart={chart} focusId={loaded.focusId} />
        </>
      )}
    </>
  );
}

function withoutEmpty(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as [string, string]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}
