import { IconChartBar } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Provider } from "../domain/provider.ts";
import type { KeptDashboard } from "../queries/connection-screen.ts";
import { useCommand } from "./analytics-commands.ts";
import classes from "./analytics.module.css";
import { DashboardForm } from "./dashboard-form.tsx";

export type KeptDashboardsProps = {
  kind: Provider;
  dashboards: KeptDashboard[];
  open: string | null;
};

/** The dashboards that show here, each with its filters, and a new one. */
export function KeptDashboards({ kind, dashboards, open }: KeptDashboardsProps) {
  const { t } = useTranslation("analytics");
  return (
    <>
      <Section title={t("navigation.dashboards")} description={t("dashboards.text")}>
        {dashboards.length === 0 ? (
          <EmptyState title={t("dashboards.none")}>{t("dashboards.none-text")}</EmptyState>
        ) : (
          <EntryList label={t("navigation.dashboards")}>
            {dashboards.map((dashboard) => (
              <Row key={dashboard.id} kind={kind} dashboard={dashboard} open={open === dashboard.id} />
            ))}
          </EntryList>
        )}
      </Section>
      <Section title={t("dashboards.new")} description={t("dashboards.new-text")}>
        <DashboardForm kind={kind} dashboard={null} />
      </Section>
    </>
  );
}

function Row({ kind, dashboard, open }: { kind: Provider; dashboard: KeptDashboard; open: boolean }) {
  const { t } = useTranslation("analytics");
  const remove = useCommand({ intent: "remove-dashboard", said: t("dashboards.removed", { name: dashboard.name }) });
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
          <DashboardForm kind={kind} dashboard={dashboard} />
          <ActForm
            command={remove}
            intent="remove-dashboard"
            fields={{ dashboardId: dashboard.id }}
            className={classes.buttons}
          >
            <Button type="submit" tone="danger" loading={remove.busy}>
              {t("dashboards.remove", { name: dashboard.name })}
            </Button>
          </ActForm>
        </>
      ) : null}
    </Entry>
  );
}
