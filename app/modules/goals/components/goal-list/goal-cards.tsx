import { TagChips } from "#app/modules/tags/ui.ts";
import { Card } from "#app/ui/card/card.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { shownTeam } from "../../domain/shown-team.ts";
import type { GoalGroup } from "../../domain/goal-groups.ts";
import type { ListedGoal } from "../../queries/goal-list.ts";
import { useGoalAddress } from "../goal-address.ts";
import { DueDate, GoalProgress, GoalTitle, LevelChip, Owners } from "../goal-marks.tsx";
import classes from "./goal-cards.module.css";
import { useGoalWords } from "../goal-words.ts";

export type GoalCardsProps = { rows: readonly ListedGoal[]; label: string; group?: GoalGroup | undefined };

/** Goals as cards: fewer at once, each readable from a little further away; in groups, one below another. */
export function GoalCards({ rows, label, group }: GoalCardsProps) {
  const heads = useHeads();
  if (!group) return <Cards rows={rows} label={label} />;
  return [...Map.groupBy(rows, heads[group])].map(([head, goals]) => (
    <Section key={head} title={head}>
      <Cards rows={goals} label={head} />
    </Section>
  ));
}

/** What a goal's team and department are called where one is to be shown. */
function useHeads(): Record<GoalGroup, (goal: ListedGoal) => string> {
  const { t } = useGoalWords();
  return {
    team: ({ teams }) => {
      const shown = shownTeam(teams);
      return shown === "DEFAULT" ? t("group.default-team") : (shown?.name ?? t("group.no-team"));
    },
    department: ({ departmentName }) => departmentName ?? t("group.no-department"),
  };
}

/** The level, with the department and team it is for. */
function Kind({ goal }: { goal: ListedGoal }) {
  const { t } = useGoalWords();
  const heads = useHeads();
  const said = [
    goal.kind === "OBJECTIVE" ? t(`objective-level.${goal.level}`) : t("key-result"),
    goal.departmentName,
    goal.teams.length > 0 ? heads.team(goal) : null,
  ];
  return (
    <span className={classes.kind} title={goal.teams.map(({ name }) => name).join(", ") || undefined}>
      {said.filter(Boolean).join(" · ")}
    </span>
  );
}

function Cards({ rows, label }: { rows: readonly ListedGoal[]; label: string }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  return (
    <ul className={classes.grid} aria-label={label}>
      {rows.map((goal) => (
        <li key={goal.id}>
          <Card href={address.panel(goal.id)} stacked>
            <Kind goal={goal} />
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
