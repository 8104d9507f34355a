import { Can } from "#app/platform/ability/granting.tsx";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CompleteButton } from "#app/modules/initiatives/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { PlanGoal } from "../../queries/plan-page.ts";
import { planCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import { planOf } from "./plan-beside.tsx";
import type { PlanData } from "./plan-screen.tsx";
import { RemoveGoal } from "./reopens.tsx";

/** A goal of the plan with its steps. */
export function PlanGoalRow({ page, goal }: { page: PlanData; goal: PlanGoal }) {
  const { t, format, levelName } = useDevelopWords();
  const { competency, level, note, reachedAt, steps, all, done } = goal;
  return (
    <li className={`${classes.row} ${classes.goal}`} data-row>
      <span className={classes.words}>
        <span className={classes.line}>
          <span className={classes.name}>
            {t("plan.goal", { competency: competency.name, level: levelName(level, page.levels) })}
          </span>
          {reachedAt ? <Chip tone="green">{t("plan.reached", { date: format.date(reachedAt) })}</Chip> : null}
          {all > 0 ? <span className={classes.soft}>{t("plan.steps", { done, count: all })}</span> : null}
        </span>
        {note ? (
          <span className={classes.soft} dir="auto">
            {note}
          </span>
        ) : null}
        <ul className={classes.plain}>
          {steps.map((step) => (
            <li key={step.id} className={classes.step}>
              {step.mayComplete ? <CompleteButton task={step} /> : null}
              <UiLink href={step.link}>{step.text}</UiLink>
              {step.dueDate ? (
                <time className={classes.soft} dateTime={step.dueDate}>
                  {format.date(step.dueDate)}
                </time>
              ) : null}
            </li>
          ))}
        </ul>
      </span>
      <Can I="edit" this={planOf(page)}>
        <GoalActs page={page} goal={goal} />
      </Can>
    </li>
  );
}

function GoalActs({ page, goal: { id, reachedAt } }: { page: PlanData; goal: PlanGoal }) {
  const { t } = useDevelopWords();
  const address = useAddress();
  const reach = planCommands.useCommand({ intent: "reach-goal", key: `reach ${id}`, said: t("said.saved") });
  return (
    <span className={classes.line}>
      {page.hasTasks && !reachedAt ? (
        <Button size="small" href={address({ step: id, form: null })}>
          {t("plan.add-step")}
        </Button>
      ) : null}
      <ActForm command={reach} intent="reach-goal" fields={{ goalId: id, reached: reachedAt ? "false" : "true" }}>
        <Button type="submit" size="small" tone="quiet" loading={reach.busy}>
          {t(reachedAt ? "plan.reopen" : "plan.reach")}
        </Button>
      </ActForm>
      {page.plan ? <RemoveGoal plan={page.plan} goalId={id} /> : null}
    </span>
  );
}
