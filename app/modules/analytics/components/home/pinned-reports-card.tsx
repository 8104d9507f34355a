import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { analyticsPlaces } from "../../analytics-places.ts";
import type { PinnedReports } from "../../queries/pinned-reports.ts";
import classes from "../analytics.module.css";
import { useAnalyticsWords } from "../use-analytics-words.ts";

/** The reports somebody wants at hand. */
export default function PinnedReportsCard({ data: { reports } }: { data: PinnedReports }) {
  const { t } = useAnalyticsWords();
  return (
    <Card level={2} title={t("home.pinned")} actions={<UiLink href={analyticsPlaces.reports}>{t("home.open")}</UiLink>}>
      <ul className={classes.plain}>
        {reports.map(({ id, name }) => (
          <li key={id}>
            <UiLink href={analyticsPlaces.report(id)}>
              <bdi>{name}</bdi>
            </UiLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
