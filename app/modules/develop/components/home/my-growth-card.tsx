import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { developPlaces } from "../../develop-places.ts";
import type { GrowthCard } from "../../queries/home-develop.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import { PlanChip, RequestChip } from "../marks.tsx";

/** One's growth plan and the level-up that runs. */
export default function MyGrowth({ data: { plan, levelUp } }: { data: GrowthCard }) {
  const { t, format } = useDevelopWords();
  return (
    <Card
      level={2}
      title={t("home.title")}
      actions={<UiLink href={developPlaces.competencies}>{t("profile.open")}</UiLink>}
    >
      <div className={classes.panel}>
        {levelUp ? (
          <div className={classes.line}>
            <UiLink href={developPlaces.levelUp}>{t("home.level-up", { grade: levelUp.to })}</UiLink>
            <RequestChip state={levelUp.state} />
          </div>
        ) : null}
        {plan ? (
          <>
            <div className={classes.line}>
              <UiLink href={developPlaces.plan}>{t("navigation.plan")}</UiLink>
              <PlanChip state={plan.state} />
              {plan.targetOn ? (
                <span className={classes.soft}>{t("plan.until", { date: format.date(plan.targetOn) })}</span>
              ) : null}
            </div>
            {plan.progress === null ? null : (
              <ProgressBar value={plan.progress} label={t("plan.progress")} formatted={format.percent(plan.progress)} />
            )}
            <ul className={classes.plain}>
              {plan.goals.map(({ id, name, all, done }) => (
                <li key={id} className={classes.line}>
                  {name}
                  {all > 0 ? <span className={classes.soft}>{t("plan.steps", { done, count: all })}</span> : null}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Card>
  );
}
