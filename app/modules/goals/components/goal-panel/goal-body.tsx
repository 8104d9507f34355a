import { useCallback, useMemo } from "react";
import { Granting, useMayOn } from "#app/platform/ability/granting.tsx";
import { RecordSections } from "#app/shell/components/record-sections.tsx";
import { RecordDetails, RecordView } from "#app/shell/components/record-view/record-view.tsx";
import { RecordTags } from "#app/modules/tags/ui.ts";
import { Section } from "#app/ui/section/section.tsx";
import { WrittenText } from "#app/ui/written-text/written-text.tsx";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { useGoalAddress } from "../goal-address.ts";
import { PageAnswer, goalAction, useCommand, usePageAnswer } from "../goal-commands.ts";
import { useGoalWords } from "../goal-words.ts";
import { GoalActivity, LatestCheckIn } from "../history/goal-history.tsx";
import { staysAtHead, useAct } from "../use-act.ts";
import { CheckInForm } from "./check-in-form.tsx";
import { CheckInParts, partsToCheckIn } from "./check-in-parts.tsx";
import { CloseGoalForm } from "./close-goal-form.tsx";
import { EditGoalForm } from "./edit-goal-form.tsx";
import { FollowedMetric } from "./followed-metric.tsx";
import { GoalActs, GoalMoreActs } from "./goal-actions.tsx";
import { GoalDependencies } from "./goal-dependencies.tsx";
import { GoalFeeds } from "./goal-feeds.tsx";
import { GoalGraph } from "./goal-graph.tsx";
import { GoalPace } from "./goal-pace.tsx";
import { Ancestors, GoalFacts, GoalLine, GoalProgressLine, GoalState } from "./goal-summary.tsx";
import { AlignedObjectives, KeyResults } from "./key-results.tsx";

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

/** All of one goal: how it stands, what it is made of, what it is linked to, what was done and said. */
export function GoalBody(props: GoalBodyProps) {
  const { goal, permissions } = props.detail;
  const granted = useMemo(() => {
    const acts = Object.entries(permissions).flatMap(([act, allowed]) => (allowed ? [act] : []));
    return { records: { Goal: { [goal.id]: acts } } };
  }, [goal.id, permissions]);
  return (
    <Granting granted={granted}>
      <Body {...props} />
    </Granting>
  );
}

function Body({ detail, afterDeleting }: GoalBodyProps) {
  const may = useMayOn("Goal", detail.goal.id);
  const linked = detail.feeds.length + detail.dependencies.length + alignedTo(detail);
  return (
    <div ref={useScrollTo()}>
      <RecordView
        above={<Ancestors detail={detail} />}
        state={<GoalState detail={detail} />}
        acts={<GoalActs detail={detail} />}
        more={<GoalMoreActs detail={detail} afterDeleting={afterDeleting} />}
        facts={<GoalLine detail={detail} />}
        overview={<Overview detail={detail} />}
        activity={{ count: detail.comments.comments.length, content: <GoalActivity detail={detail} /> }}
        links={linked > 0 || may("edit") ? { count: linked, content: <Links detail={detail} /> } : null}
      >
        <PageAnswer intents={acts} />
        <OpenForm detail={detail} />
      </RecordView>
    </div>
  );
}

function alignedTo({ children }: GoalDetail): number {
  return children.filter(({ kind }) => kind === "OBJECTIVE").length;
}

function Overview({ detail }: { detail: GoalDetail }) {
  const { t } = useGoalWords(detail.timeZone);
  const { goal } = detail;
  return (
    <>
      <GoalProgressLine detail={detail} />
      <LatestCheckIn detail={detail} />
      {goal.description ? <WrittenText>{goal.description}</WrittenText> : null}
      {goal.kind === "OBJECTIVE" ? (
        <div id="key-results">
          <KeyResults detail={detail} />
        </div>
      ) : null}
      <RecordSections about="Goal" record={goal.id} />
      <FollowedMetric detail={detail} />
      <div id="goal-tags">
        <GoalTags detail={detail} />
      </div>
      <Section title={t("detail.graph")}>
        <GoalPace detail={detail} />
        <GoalGraph detail={detail} />
      </Section>
      <RecordDetails>
        <GoalFacts detail={detail} />
      </RecordDetails>
    </>
  );
}

function Links({ detail }: { detail: GoalDetail }) {
  return (
    <>
      <AlignedObjectives detail={detail} />
      <GoalFeeds detail={detail} />
      <GoalDependencies detail={detail} />
    </>
  );
}

function OpenForm({ detail }: { detail: GoalDetail }) {
  const { goal } = detail;
  const may = useMayOn("Goal", goal.id);
  const act = useAct();
  // Before any script the page that answers has no form in its address: what was refused is open again.
  const answer = usePageAnswer("check-in-many");
  const refused = answer !== null && (!answer.done || answer.value.refused.length > 0);
  const current = act.current ?? (refused ? `check-in:${goal.id}` : null);
  if (current === "edit" && may("edit")) return <EditGoalForm key={goal.id} detail={detail} />;
  if (current === "close" && may("close")) return <CloseGoalForm detail={detail} />;
  if (current === `check-in:${goal.id}` && may("check-in") && !goal.closure) {
    return partsToCheckIn(detail).length > 0 ? (
      <CheckInParts detail={detail} />
    ) : (
      <CheckInForm goal={goal} stays={staysAtHead} suggested={detail.suggestedLevel} />
    );
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
