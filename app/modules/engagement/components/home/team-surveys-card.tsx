import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { engagementPlaces } from "../../engagement-places.ts";
import type { TeamSurveysCard } from "../../queries/home-team-surveys.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

/** The latest survey whose results one's people told, and whether anything came of it. */
export default function TeamSurveys({ data: { id, title, publishedAt, plans } }: { data: TeamSurveysCard }) {
  const { t, say, format } = useEngagementWords();
  const insights = engagementPlaces.team("all-reports");
  return (
    <Card level={2} title={t("home.team")} actions={<UiLink href={insights}>{t("home.team-all")}</UiLink>}>
      <div className={classes.reading}>
        <UiLink href={`${insights}?surveyId=${id}`}>{t("home.results", { title: say(title) })}</UiLink>
        <p className={classes.soft}>
          {[
            t("home.published", { date: format.date(publishedAt) }),
            plans > 0 ? t("home.plans", { count: plans }) : t("home.no-plan"),
          ].join(" · ")}
        </p>
      </div>
    </Card>
  );
}
