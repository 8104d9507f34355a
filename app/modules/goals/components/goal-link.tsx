import { UiLink } from "#app/ui/link/link.tsx";
import type { GoalBrief } from "../queries/goals-in-brief.ts";
import classes from "./goal-link.module.css";
import { GoalProgress, GoalTitle, LevelChip } from "./goal-marks.tsx";
import { useGoalWords } from "./goal-words.ts";

/** A goal beside another room's record: its title as a link, on whose behalf it is, how far it is and how it stands. */
export function GoalLink({ goal }: { goal: GoalBrief }) {
  const { t } = useGoalWords();
  return (
    <span className={classes.goal}>
      <UiLink href={`/app/goal/${goal.id}`}>
        <GoalTitle goal={goal} />
      </UiLink>
      <span className={classes.marks}>
        <span className={classes.level}>
          {goal.kind === "OBJECTIVE" ? t(`objective-level.${goal.level}`) : t("key-result")}
        </span>
        <GoalProgress goal={goal} />
        <LevelChip level={goal.progressLevel} closure={goal.closure} silentDays={goal.silentDays} />
      </span>
    </span>
  );
}
