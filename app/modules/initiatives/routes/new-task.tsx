import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { asked, wholeTaskForm, type TypedWholeTask } from "../components/task-forms.ts";
import { NewTaskScreen } from "../components/task/new-task-screen.tsx";
import { initiativePlaces } from "../initiative-places.ts";
import { newTask } from "../queries/new-task.ts";
import { createInitiativeInput, createInitiativeOnce } from "../use-cases/create-initiative.ts";

/** A new task with all that can be said of it: a page of its own, and what the panel of the same form sends to. */
export const loader = page({
  can: feature("TASK"),
  input: z.object({ from: z.string().max(60).default("mine") }),
  load: (context, { from }) => newTask(context, from),
});

function create(context: Context, typed: TypedWholeTask) {
  return createInitiativeOnce(context, createInitiativeInput.parse(asked(typed)));
}

export const action = command({
  can: feature("TASK"),
  intents: {
    "create-whole-task": { input: wholeTaskForm, run: create },
    // The page itself leads to the task afterwards.
    "create-and-open": {
      input: wholeTaskForm,
      run: create,
      redirectTo: ({ initiativeId }: { initiativeId: string }) => initiativePlaces.task(initiativeId),
    },
  },
});

export const meta: MetaFunction<typeof loader> = () => [{ title: "Cairn" }];

export default function NewTaskPage() {
  return <NewTaskScreen start={useLoaderData<typeof loader>()} />;
}
