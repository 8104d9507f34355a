import { Card } from "#app/ui/card/card.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import type { MyGoalsCard } from "../../queries/home-goals.ts";
import { toneOfStanding } from "../goal-marks.tsx";
import { useGoalWords } from "../goal-words.ts";
import classes from "./home-cards.module.css";

const list = "/app/my-data/goal/my-goals";

/** How one's own objectives stand. */
export default function MyGoals({ data: { goals, count } }: { data: MyGoalsCard }) {
  const { t, format } = useGoalWords();
  return (
    <Card level={2} title={t("navigation.mine")} actions={<UiLink href={list}>{t("home.all", { count })}</UiLink>}>
      <ul>
        {goals.map(({ id, title, percent, standing, dueDate }) => (
          <li key={id} className={classes.row}>
            <UiLink href={`?panelStack=OBJECTIVE:${id}`} className={classes.title}>
              {title}
            </UiLink>
            <span className={classes.facts}>
              {percent === null ? (
                <span className={classes.soft}>{t("home.no-check-in")}</span>
              ) : (
                <ProgressBar
                  value={percent}
                  formatted={format.percent(percent)}
                  tone={toneOfStanding(standing)}
                  label={t("progress-of", { title })}
                />
              )}
              <Chip tone={standing === "STALE" ? "neutral" : toneOfStanding(standing)}>
                {standing === "STALE" ? t("stale.status") : t(`level.${standing}`)}
              </Chip>
              <time className={classes.soft} dateTime={dueDate}>
                {format.date(dueDate)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
