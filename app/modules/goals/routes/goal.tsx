import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { checkInRowsForm } from "../components/check-in/check-in-rows-form.ts";
import {
  checkInForm,
  editGoalForm,
  stored,
  storedEdit,
  type TypedCheckIn,
  type TypedEdit,
} from "../components/goal-forms.ts";
import { GoalScreen } from "../components/goal-panel/goal-screen.tsx";
import { keyResultForm, measured } from "../components/goal-form/objective-form.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { acknowledgeCheckIn, acknowledgeCheckInInput } from "../use-cases/acknowledge-check-in.ts";
import { checkIn } from "../use-cases/check-in.ts";
import { closeGoal, closeGoalInput } from "../use-cases/close-goal.ts";
import { createKeyResultInput, createKeyResultOnce } from "../use-cases/create-key-result.ts";
import { deleteGoal, deleteGoalInput } from "../use-cases/delete-goal.ts";
import { editGoal } from "../use-cases/edit-goal.ts";
import { refreshMetric, refreshMetricInput } from "../use-cases/refresh-metric.ts";
import { reopenGoal, reopenGoalInput } from "../use-cases/reopen-goal.ts";
import { restoreGoal, restoreGoalInput } from "../use-cases/restore-goal.ts";
import { tagGoal, tagGoalInput } from "../use-cases/tag-goal.ts";
import { checkInTyped } from "./check-in-typed.server.ts";

export const loader = page({
  can: feature("GOAL"),
  input: z.object({ goalId: z.uuid() }),
  load: (context, { goalId }) => goalDetail(context, goalId),
});

export const action = command({
  can: feature("GOAL"),
  intents: {
    "check-in": {
      input: checkInForm,
      run: (context, { currency, value, ...typed }: TypedCheckIn) =>
        checkIn(context, { ...typed, value: stored(currency, value) }),
    },
    "check-in-many": { input: checkInRowsForm, run: checkInTyped },
    "acknowledge-check-in": { input: acknowledgeCheckInInput, run: acknowledgeCheckIn },
    "edit-goal": {
      input: editGoalForm,
      run: (context, typed: TypedEdit) => editGoal(context, storedEdit(typed)),
    },
    "add-key-result": {
      input: keyResultForm,
      run: (context, typed: z.output<typeof keyResultForm>) =>
        createKeyResultOnce(context, createKeyResultInput.parse(measured(typed))),
    },
    "close-goal": { input: closeGoalInput, run: closeGoal },
    "reopen-goal": { input: reopenGoalInput, run: reopenGoal },
    "delete-goal": { input: deleteGoalInput, run: deleteGoal },
    // Before any script the goal's own page is what sends the form, and it is gone afterwards.
    "delete-and-leave": { input: deleteGoalInput, run: deleteGoal, redirectTo: () => "/app/my-data/goal/my-goals" },
    "restore-goal": { input: restoreGoalInput, run: restoreGoal },
    "refresh-metric": { input: refreshMetricInput, run: refreshMetric },
    "tag-goal": { input: tagGoalInput, run: tagGoal },
  },
});

export { shouldRevalidateUnlessLeft as shouldRevalidate } from "#app/platform/http/leaves-by-itself.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.goal.title} · Cairn` : "Cairn" },
];

export default function Goal() {
  return <GoalScreen detail={useLoaderData<typeof loader>()} />;
}
