import { CommentSection } from "#app/modules/comments/ui.ts";
import { PageAnswer, goalAction, useCommand } from "../goal-commands.ts";
import { RecordSections } from "#app/shell/components/record-sections.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { CheckInForm } from "./check-in-form.tsx";
import { CloseGoalForm } from "./close-goal-form.tsx";
import { EditGoalForm } from "./edit-goal-form.tsx";
import { FollowedMetric } from "./followed-metric.tsx";
import { GoalActions } from "./goal-actions.tsx";
import classes from "./goal-body.module.css";
import { GoalDependencies } from "./goal-dependencies.tsx";
import { GoalFeeds } from "./goal-feeds.tsx";
import { GoalGraph } from "./goal-graph.tsx";
import { GoalHistory } from "../history/goal-history.tsx";
import { GoalFacts, GoalSummary } from "./goal-summary.tsx";
import { useGoalWords } from "../goal-words.ts";
import { KeyResults } from "./key-results.tsx";
import { useAct } from "../use-act.ts";
import { RecordTags } from "#app/modules/tags/ui.ts";
import { useCallback } from "react";
import { useGoalAddress } from "../goal-address.ts";

export type GoalBodyProps = {
  detail: GoalDetail;
  afterDeleting: string;
};

/** What has no form on the page that would say why it was refused. */
const acts = [
  "acknowledge-check-in",
  "reopen-goal",
  "delete-and-leave",
  "restore-goal",
  "refresh-metric",
  "tag-goal",
] as const;

/** All of one goal: how it stands, what it is made of, how it went, what was said. */
export function GoalBody({ detail, afterDeleting }: GoalBodyProps) {
  const words = useGoalWords(detail.timeZone);
  const { t } = words;
  const { goal } = detail;
  return (
    <div className={classes.body} ref={useScrollTo()}>
      <PageAnswer intents={acts} />
      <GoalSummary detail={detail} />
      <GoalActions detail={detail} afterDeleting={afterDeleting} />
      <OpenForm detail={detail} />
      {goal.description ? <p className={classes.description}>{goal.description}</p> : null}
      <GoalTags detail={detail} />
      {goal.kind === "OBJECTIVE" ? (
        <div id="key-results" className={classes.body}>
          <KeyResults detail={detail} />
        </div>
      ) : null}
      <RecordSections about="Goal" record={goal.id} />
      <FollowedMetric detail={detail} />
      <Section title={t("detail.graph")}>
        <GoalGraph detail={detail} />
      </Section>
      <Section title={t("detail.facts")}>
        <GoalFacts detail={detail} />
      </Section>
      <GoalFeeds detail={detail} />
      <GoalDependencies detail={detail} />
      <CommentSection thread={detail.comments} />
      <div id="history">
        <Section title={t("detail.history")}>
          <GoalHistory detail={detail} />
        </Section>
      </div>
    </div>
  );
}

function OpenForm({ detail }: { detail: GoalDetail }) {
  const { current } = useAct();
  const { goal, permissions } = detail;
  if (current === "edit" && permissions.edit) return <EditGoalForm key={goal.id} detail={detail} />;
  if (current === "close" && permissions.close) return <CloseGoalForm detail={detail} />;
  if (current === `check-in:${goal.id}` && permissions["check-in"] && !goal.closure) {
    return <CheckInForm goal={goal} suggested={detail.suggestedLevel} />;
  }
  return null;
}

/** The tags of a goal; whoever may edit it gives and takes them here. */
function GoalTags({ detail: { goal, offeredTags } }: { detail: GoalDetail }) {
  const command = useCommand({ intent: "tag-goal", action: goalAction(goal.id) });
  return (
    <RecordTags
      tags={goal.tags}
      offered={offeredTags}
      command={command}
      fields={{ intent: "tag-goal", goalId: goal.id }}
    />
  );
}

/** Brings the part that the address names (`scrollToId`) into sight, once it stands. */
function useScrollTo() {
  const id = useGoalAddress().search.get("scrollToId");
  return useCallback(
    (body: HTMLElement | null) => {
      if (body && id) body.querySelector(`[id="${CSS.escape(id)}"]`)?.scrollIntoView();
    },
    [id],
  );
}
