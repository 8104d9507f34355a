import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { newTaskForm, type TypedNewTask } from "../components/task-forms.ts";
import { TaskPage } from "../components/task-page.tsx";
import { initiativePage, initiativePageInput } from "../queries/initiative-page.ts";
import { createInitiative, createInitiativeInput } from "../use-cases/create-initiative.ts";

export const loader = page({
  can: feature("TASK"),
  input: initiativePageInput,
  load: (context, input, request) => initiativePage(context, input, new URL(request.url).pathname),
});

export const action = command({
  can: feature("TASK"),
  intents: {
    "create-task": { input: newTaskForm, run: (context, typed: TypedNewTask) => createInitiative(context, createInitiativeInput.parse(typed)) },
  },
});

export const handle = { strings: ["tags"] };

export const meta: MetaFunction = () => [{ title: "Cairn" }];

export default function Tasks() {
  return <TaskPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />;
}
