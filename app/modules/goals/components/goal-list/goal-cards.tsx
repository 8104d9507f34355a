import { TagChips } from "#app/modules/tags/ui.ts";
import { Card } from "#app/ui/card/card.tsx";
import type { ListedGoal } from "../../queries/goal-list.ts";
import { useGoalAddress } from "../goal-address.ts";
import { DueDate, GoalProgress, GoalTitle, LevelChip, Owners } from "../goal-marks.tsx";
import classes from "./goal-cards.module.css";
import { useGoalWords } from "../goal-words.ts";

/** Goals as cards: fewer at once, each readable from a little further away. */
export function GoalCards({ rows, label }: { rows: readonly ListedGoal[]; label: string }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  return (
    <ul className={classes.grid} aria-label={label}>
      {rows.map((goal) => (
        <li key={goal.id}>
          <Card href={address.panel(goal.id)} stacked>
            <span className={classes.kind}>
              {goal.kind === "OBJECTIVE" ? t(`objective-level.${goal.level}`) : t("key-result")}
            </span>
            <span className={classes.title}>
              <GoalTitle goal={goal} />
            </span>
            <TagChips tags={goal.tags} />
            <GoalProgress goal={goal} />
            <span className={classes.facts}>
              <LevelChip level={goal.progressLevel} closure={goal.closure} silentDays={goal.silentDays} />
              <DueDate goal={goal} />
            </span>
            <span className={classes.foot}>
              <Owners owners={goal.owners} />
              {goal.childCount > 0 ? <span>{t("parts", { count: goal.childCount })}</span> : null}
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
