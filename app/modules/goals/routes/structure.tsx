import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { PageAnswer } from "../components/goal-commands.ts";
import { RealignForm } from "../components/copy-and-realign/realign-form.tsx";
import { useGoalWords } from "../components/goal-words.ts";
import { realignOptions } from "../queries/realign-options.ts";
import { answerDependency, answerDependencyInput } from "../use-cases/answer-dependency.ts";
import { archiveGoal, archiveGoalInput } from "../use-cases/archive-goal.ts";
import { askDependency, askDependencyInput } from "../use-cases/ask-dependency.ts";
import { contributeToGoal, contributeToGoalInput } from "../use-cases/contribute-to-goal.ts";
import { previewRealignment } from "../use-cases/preview-realignment.ts";
import { realignGoal, realignGoalInput } from "../use-cases/realign-goal.ts";
import { stopFeeding, stopFeedingInput } from "../use-cases/stop-feeding.ts";
import { unarchiveGoals, unarchiveGoalsInput } from "../use-cases/unarchive-goals.ts";
import { undoRealignment, undoRealignmentInput } from "../use-cases/undo-realignment.ts";
import { withdrawDependency, withdrawDependencyInput } from "../use-cases/withdraw-dependency.ts";

export const loader = page({
  can: feature("GOAL"),
  input: z.object({ goalId: z.uuid() }),
  load: (context, { goalId }) => realignOptions(context, goalId),
});

export const action = command({
  can: feature("GOAL"),
  intents: {
    "preview-realign": { input: realignGoalInput, run: previewRealignment },
    "realign-goal": { input: realignGoalInput, run: realignGoal },
    "undo-realign": { input: undoRealignmentInput, run: undoRealignment },
    "contribute-to-goal": { input: contributeToGoalInput, run: contributeToGoal },
    "stop-feeding": { input: stopFeedingInput, run: stopFeeding },
    "ask-dependency": { input: askDependencyInput, run: askDependency },
    "answer-dependency": { input: answerDependencyInput, run: answerDependency },
    "withdraw-dependency": { input: withdrawDependencyInput, run: withdrawDependency },
    "archive-goal": { input: archiveGoalInput, run: archiveGoal },
    "unarchive-goals": { input: unarchiveGoalsInput, run: unarchiveGoals },
  },
});

const acts = [
  "realign-goal",
  "undo-realign",
  "contribute-to-goal",
  "stop-feeding",
  "ask-dependency",
  "answer-dependency",
  "withdraw-dependency",
  "archive-goal",
  "unarchive-goals",
] as const;

/** Where a goal stands in the tree, on a page of its own: what works before any script. */
export default function Structure() {
  const { t } = useGoalWords();
  const options = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("realign.title", { title: options.goal.title })} />
      <PageAnswer intents={acts} said={t("done.saved")} />
      <RealignForm options={options} leaveHref={`/app/goal/${options.goal.id}`} />
    </>
  );
}
