import { IconPlus, IconTargetArrow } from "@tabler/icons-react";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { measureOf } from "#app/modules/metrics/domain.ts";
import { leftOutOfSum } from "../../domain/progress.ts";
import { isWeighted, weightless } from "../../domain/weightless.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import type { ListedGoal } from "../../queries/goal-list.ts";
import { AddKeyResultForm } from "../goal-form/add-key-result-form.tsx";
import { CheckInForm } from "./check-in-form.tsx";
import { useGoalAddress } from "../goal-address.ts";
import classes from "./goal-body.module.css";
import { FedMark, GoalProgress, GoalTitle, StartToTarget } from "../goal-marks.tsx";
import { useGoalWords } from "../goal-words.ts";
import { staysInPart, useAct } from "../use-act.ts";

/** What an objective is made of: its key results, with a check-in each. */
export function KeyResults({ detail }: { detail: GoalDetail }) {
  const words = useGoalWords();
  const { t } = words;
  const act = useAct();
  const may = useMayOn("Goal", detail.goal.id);
  const keyResults = detail.children.filter((child) => child.kind === "KEY_RESULT");
  const mayAdd = may("add-key-result") && !detail.goal.closure;
  return (
    <Section
      title={words.keyResults(detail.names)}
      actions={
        mayAdd ? (
          <Button size="small" icon={<IconPlus />} href={act.open("add-key-result")}>
            {t("create.add-key-result")}
          </Button>
        ) : null
      }
    >
      <WeightlessNote detail={detail} />
      <LeftOutNote detail={detail} />
      {keyResults.length === 0 ? <SmallText as="p">{t("detail.no-key-results")}</SmallText> : null}
      <ul className={classes.parts}>
        {keyResults.map((child) => (
          <Part
            key={child.id}
            goal={child}
            weighted={isWeighted(detail.children)}
            mayCheckIn={may("check-in") && (child.fedWeight ?? null) === null}
          />
        ))}
      </ul>
      {mayAdd && act.current === "add-key-result" ? <AddKeyResultForm key={keyResults.length} detail={detail} /> : null}
    </Section>
  );
}

/** The objectives that stand under this one. */
export function AlignedObjectives({ detail }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  const aligned = detail.children.filter((child) => child.kind === "OBJECTIVE");
  if (aligned.length === 0) return null;
  return (
    <Section title={t("detail.aligned")}>
      <ul className={classes.parts}>
        {aligned.map((child) => (
          <Part key={child.id} goal={child} weighted={isWeighted(detail.children)} mayCheckIn={false} />
        ))}
      </ul>
    </Section>
  );
}

/** What has no weight beside what has one counts for nothing: that is easily meant otherwise. */
function WeightlessNote({ detail: { goal, children } }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  const count = goal.progressType === "DERIVED_AVG" ? weightless(children) : 0;
  return count > 0 ? <Callout tone="info" title={t("feeds.weightless", { count })} /> : null;
}

/** What a sum leaves out, since it is counted in another unit. */
function LeftOutNote({ detail: { goal, children } }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  const parts = children.map((child) => ({ ...child, measure: measureOf(child) }));
  const left = leftOutOfSum({ ...goal, measure: measureOf(goal) }, parts);
  if (left.length === 0) return null;
  const unit = goal.currency ?? t(`measure.${goal.measureType}`);
  return (
    <Callout tone="info" title={t("sum.left-out", { count: left.length, unit })}>
      {left.map(({ title }) => title).join(", ")}
    </Callout>
  );
}

/** The right to check in on a key result mostly follows from its objective's; the answer comes when it is sent. */
function Part({ goal, weighted, mayCheckIn }: { goal: ListedGoal; weighted: boolean; mayCheckIn: boolean }) {
  const words = useGoalWords();
  const { t } = words;
  const act = useAct();
  const address = useGoalAddress();
  const checkingIn = act.current === `check-in:${goal.id}`;
  return (
    <li className={classes.part}>
      <span className={classes.partTitle}>
        <span>
          <UiLink href={address.stacked(goal.id)}>
            <GoalTitle goal={goal} />
          </UiLink>
          <FedMark goal={goal} />
        </span>
        <span className={classes.numbers}>
          {goal.kind === "KEY_RESULT" ? (
            <StartToTarget goal={goal} />
          ) : (
            goal.owners.map((owner) => owner.name).join(", ")
          )}
          {weighted && (goal.fedWeight ?? null) === null
            ? ` · ${t("feeds.weight", { weight: words.format.number(goal.weightage) })}`
            : null}
        </span>
      </span>
      <GoalProgress goal={goal} />
      {mayCheckIn && !goal.closure ? (
        <IconButton
          href={checkingIn ? act.closed : act.open(`check-in:${goal.id}`)}
          label={t("check-in.title", { title: goal.title })}
          icon={<IconTargetArrow />}
        />
      ) : (
        <span />
      )}
      {checkingIn && mayCheckIn ? <CheckInForm goal={goal} stays={staysInPart} /> : null}
    </li>
  );
}
