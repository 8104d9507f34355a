import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { analyticsPlaces } from "../analytics-places.ts";
import type { DashboardPage } from "../queries/dashboard-page.ts";
import { AnalyticsFrame } from "./analytics-frame.tsx";
import classes from "./analytics.module.css";

/** A dashboard of the company's analytics service, and the way to those beside it. */
export function DashboardScreen({ screen: { dashboards, shown } }: { screen: Omit<DashboardPage, "baseUrl"> }) {
  const { t } = useTranslation("analytics");
  return (
    <div className={classes.screen}>
      <PageHeader title={<bdi>{shown.name}</bdi>} description={t("frame.text")} />
      {dashboards.length > 1 ? (
        <Tabs
          label={t("frame.others")}
          current={shown.id}
          tabs={dashboards.map(({ id, name }) => ({ id, label: name, href: analyticsPlaces.dashboard(id) }))}
        />
      ) : null}
      <AnalyticsFrame key={shown.id} dashboardId={shown.id} name={shown.name} />
    </div>
  );
}
