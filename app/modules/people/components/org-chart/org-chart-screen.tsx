import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import type { OrgChart } from "../../queries/org-chart.ts";
import { DayForm } from "../day-form.tsx";
import { withParameters } from "../list/list-address.ts";
import { OrgChartCanvas } from "./org-chart-canvas.tsx";
import { OrgChartList } from "./org-chart-list.tsx";
import classes from "./org-chart.module.css";
import { PersonField } from "../person-field/person-field.tsx";
import { useChart } from "./use-chart.ts";

export type OrgChartScreenProps = { chart: OrgChart; today: string; mayLookAhead: boolean };

/** Who reports to whom on a day, from the top or around one person. */
export function OrgChartScreen({ chart: loaded, today, mayLookAhead }: OrgChartScreenProps) {
  const { t } = useTranslation("people");
  const { search } = useLocation();
  const navigate = useNavigate();
  const chart = useChart(loaded, today);
  useFinderKey();
  const focused = loaded.nodes.find((node) => node.id === loaded.focusId);
  return (
    <>
      <PageHeader title={t("navigation.org-chart")} description={t("chart.description")} />
      <Toolbar
        label={t("chart.tools")}
        end={
          focused ? (
            <Button href={withParameters(search, { person: null, from: "top" })}>{t("chart.from-top")}</Button>
          ) : (
            <Button href={withParameters(search, { person: null, from: null })}>{t("chart.own-place")}</Button>
          )
        }
      >
        <PersonField
          key={loaded.focusId ?? ""}
          name="person"
          label={t("chart.find")}
          hideLabel
          placeholder={t("chart.find")}
          className={classes.finder}
          clearable
          offered={focused ? [focused] : []}
          defaultValue={loaded.focusId}
          onChange={(person) => navigate(withParameters(search, { person, from: person ? null : "top" }))}
        />
        <DayForm
          day={loaded.day}
          today={today}
          mayLookAhead={mayLookAhead}
          keep={{ person: loaded.focusId, from: loaded.focusId ? null : "top" }}
        />
      </Toolbar>
      {loaded.nodes.length === 0 ? (
        <EmptyState variant="people" title={t("chart.nobody")}>
          {t("chart.nobody-text")}
        </EmptyState>
      ) : (
        <>
          <OrgChartCanvas
            chart={chart}
            focusId={loaded.focusId}
            openHref={(person) => withParameters(search, { person, from: null })}
          />
          <OrgChartList chart={chart} focusId={loaded.focusId} />
        </>
      )}
    </>
  );
}

/** The slash leads to the search, unless something is being typed. */
function useFinderKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || (event.target as HTMLElement).closest("input, textarea, select, [contenteditable]"))
        return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>(`.${classes.finder} input:not([type=hidden])`)?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
