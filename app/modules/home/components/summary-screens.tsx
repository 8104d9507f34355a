import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { HomeData } from "#app/platform/contributions/home-card.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { CardGroup } from "./card-group.tsx";
import classes from "./home.module.css";
import type { ModuleOfTeam } from "../queries/team-signals.ts";
import { TeamModules } from "./team-modules.tsx";
import { ObligationsCard, type ObligationsCardProps } from "./obligations-card.tsx";

type TeamSummary = Pick<HomeData, "cards"> & { people: number; modules: readonly ModuleOfTeam[] };

/** How one's people stand: who needs something, module by module, and then the rooms' cards. */
export function TeamSummaryScreen({ cards, people, modules }: TeamSummary) {
  const { t } = useTranslation("home");
  return (
    <>
      <PageHeader title={t("team-summary")} />
      {people === 0 && cards.length === 0 ? <EmptyState title={t("team-none")} /> : null}
      <div className={classes.first}>
        <TeamModules modules={modules} />
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
