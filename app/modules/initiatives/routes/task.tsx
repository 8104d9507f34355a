import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import {
  dueDateForm,
  edited,
  editTaskForm,
  moveTaskForm,
  newPartForm,
  renameTaskForm,
  repeatTaskForm,
  type TypedDueDate,
  type TypedMove,
  type TypedNewPart,
  type TypedRepeat,
  type TypedTask,
} from "../components/task-forms.ts";
import { TaskScreen } from "../components/task/task-screen.tsx";
import { initiativePlaces } from "../initiative-places.ts";
import { initiativeDetail } from "../queries/initiative-detail.ts";
import { isHistoryCursor } from "../queries/task-history.ts";
import { completeInitiative } from "../use-cases/complete-initiative.ts";
import { createInitiativeInput, createInitiativeOnce } from "../use-cases/create-initiative.ts";
import { deleteInitiative } from "../use-cases/delete-initiative.ts";
import { oneInitiative } from "../use-cases/initiative-input.ts";
import { moveInitiative } from "../use-cases/move-initiative.ts";
import { reopenInitiative } from "../use-cases/reopen-initiative.ts";
import { repeatInitiative, repeatInitiativeInput } from "../use-cases/repeat-initiative.ts";
import { restoreInitiative } from "../use-cases/restore-initiative.ts";
import { stopRepeating } from "../use-cases/stop-repeating.ts";
import { tagInitiative, tagInitiativeInput } from "../use-cases/tag-initiative.ts";
import { updateInitiative } from "../use-cases/update-initiative.ts";

export const loader = page({
  can: feature("TASK"),
  input: oneInitiative.extend({
    historyAfter: z.string().max(2000).refine(isHistoryCursor).optional().catch(undefined),
  }),
  load: (context, { initiativeId, historyAfter }) => initiativeDetail(context, initiativeId, { historyAfter }),
});

export const action = command({
  can: feature("TASK"),
  intents: {
    "rename-task": { input: renameTaskForm, run: updateInitiative },
    "set-due-date": {
      input: dueDateForm,
      run: (context, { initiativeId, dueDate }: TypedDueDate) =>
        updateInitiative(context, { initiativeId, dueDate: dueDate ?? null }),
    },
    "move-task": {
      input: moveTaskForm,
      run: (context, { takenBack, dueDate, ...typed }: TypedMove) =>
        moveInitiative(context, { ...typed, ...(takenBack ? { dueDate: dueDate ?? null } : {}) }),
    },
    "update-task": {
      input: editTaskForm,
      run: (context, typed: TypedTask) => updateInitiative(context, edited(typed)),
    },
    "add-part": {
      input: newPartForm,
      run: (context, typed: TypedNewPart) => createInitiativeOnce(context, createInitiativeInput.parse(typed)),
    },
    "complete-task": { input: oneInitiative, run: completeInitiative },
    "reopen-task": { input: oneInitiative, run: reopenInitiative },
    "tag-task": { input: tagInitiativeInput, run: tagInitiative },
    "repeat-task": {
      input: repeatTaskForm,
      run: (context, typed: TypedRepeat) => repeatInitiative(context, repeatInitiativeInput.parse(typed)),
    },
    "stop-repeating": { input: oneInitiative, run: stopRepeating },
    "delete-task": { input: oneInitiative, run: deleteInitiative },
    // Before any script the task's own page is what sends the form, and it is gone afterwards.
    "delete-and-leave": { input: oneInitiative, run: deleteInitiative, redirectTo: () => initiativePlaces.mine },
    "restore-task": { input: oneInitiative, run: restoreInitiative },
  },
});

export { shouldRevalidateUnlessLeft as shouldRevalidate } from "#app/platform/http/leaves-by-itself.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.initiative.text} · Cairn` : "Cairn" },
];

export default function Task() {
  return <TaskScreen detail={useLoaderData<typeof loader>()} />;
}
