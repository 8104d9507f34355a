import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import type { MyGoalsCard } from "../../queries/home-goals.ts";
import { toneOfStanding } from "../goal-marks.tsx";
import { useGoalWords } from "../goal-words.ts";
import classes from "./home-cards.module.css";

/** An objective in a line or two: its title, how far it is, how it stands and when it is due. */
export function ObjectiveRow({ goal }: { goal: MyGoalsCard["goals"][number] }) {
  const { t, format } = useGoalWords();
  const { id, title, percent, standing, dueDate } = goal;
  return (
    <li className={classes.row}>
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
  );
}
