import { Form } from "@remix-run/react";
import { IconChartBar } from "@tabler/icons-react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Provider } from "../domain/provider.ts";
import type { KeptDashboard } from "../queries/connection-screen.ts";
import classes from "./analytics.module.css";
import { DashboardForm } from "./dashboard-form.tsx";
import { useAnalyticsWords } from "./use-analytics-words.ts";

export type KeptDashboardsProps = {
  kind: Provider;
  dashboards: KeptDashboard[];
  open: string | null;
  result: CommandResult | null;
};

/** The dashboards that show here, each with its filters, and a new one. */
export function KeptDashboards({ kind, dashboards, open, result }: KeptDashboardsProps) {
  const { t } = useAnalyticsWords(result, "save-dashboard");
  return (
    <>
      <Section title={t("dashboards.title")} description={t("dashboards.text")}>
        {dashboards.length === 0 ? (
          <EmptyState title={t("dashboards.none")}>{t("dashboards.none-text")}</EmptyState>
        ) : (
          <EntryList label={t("dashboards.title")}>
            {dashboards.map((dashboard) => (
              <Row key={dashboard.id} kind={kind} dashboard={dashboard} open={open === dashboard.id} result={result} />
            ))}
          </EntryList>
        )}
      </Section>
      <Section title={t("dashboards.new")} description={t("dashboards.new-text")}>
        <DashboardForm kind={kind} dashboard={null} result={result} />
      </Section>
    </>
  );
}

function Row({
  kind,
  dashboard,
  open,
  result,
}: {
  kind: Provider;
  dashboard: KeptDashboard;
  open: boolean;
  result: CommandResult | null;
}) {
  const { t } = useAnalyticsWords(result, "save-dashboard", dashboard.id);
  const filters = Object.values(dashboard.filters);
  return (
    <Entry
      icon={<IconChartBar />}
      title={<bdi>{dashboard.name}</bdi>}
      facts={
        <>
          <span>{t(`shown-in.${dashboard.module}`)}</span>
          <bdi dir="ltr">{dashboard.providerRef}</bdi>
          {filters.length > 0 ? (
            <span>{t("dashboards.filtered", { names: filters.join(", ") })}</span>
          ) : (
            <span>{t("dashboards.unfiltered")}</span>
          )}
        </>
      }
      action={<UiLink href={open ? "?" : `?dashboard=${dashboard.id}`}>{open ? t("close") : t("change")}</UiLink>}
    >
      {open ? (
        <>
          <DashboardForm kind={kind} dashboard={dashboard} result={result} />
          <Form method="post" className={classes.buttons}>
            <input type="hidden" name="intent" value="remove-dashboard" />
            <input type="hidden" name="dashboardId" value={dashboard.id} />
            <Button type="submit" tone="danger">
              {t("dashboards.remove", { name: dashboard.name })}
            </Button>
          </Form>
        </>
      ) : null}
    </Entry>
  );
}
