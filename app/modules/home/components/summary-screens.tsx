import { useTranslation } from "react-i18next";
import type { HomeData } from "#app/platform/contributions/home-card.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { CardGroup } from "./card-group.tsx";
import classes from "./home.module.css";
import { ObligationsCard, type ObligationsCardProps } from "./obligations-card.tsx";

/** How one's people stand, room by room. */
export function TeamSummaryScreen({ cards }: HomeData) {
  const { t } = useTranslation("home");
  return (
    <>
      <PageHeader title={t("team-summary")} />
      {cards.length === 0 ? <EmptyState title={t("team-none")} /> : null}
      <div className={classes.first}>
        <CardGroup cards={cards} />
      </div>
    </>
  );
}

/** All that waits for the person, soonest first. */
export function TasksSummaryScreen(props: ObligationsCardProps) {
  const { t } = useTranslation("home");
  return (
    <>
      <PageHeader title={t("tasks-summary")} />
      <ObligationsCard {...props} />
    </>
  );
}
