import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { newTaskForm, type TypedNewTask } from "../components/task-forms.ts";
import { TaskPage } from "../components/list/task-page.tsx";
import { initiativePage, initiativePageInput } from "../queries/initiative-page.ts";
import { createInitiativeInput, createInitiativeOnce } from "../use-cases/create-initiative.ts";

export const loader = page({
  can: feature("TASK"),
  input: initiativePageInput,
  load: async (context, input, { url }, { gatherings }) => {
    const views = await viewsOfList(context, gatherings.rooms, url);
    if (views?.leadsTo) throw redirect(views.leadsTo);
    return { page: await initiativePage(context, input, new URL(url).pathname), views };
  },
});

export const action = command({
  can: feature("TASK"),
  intents: {
    "create-task": {
      input: newTaskForm,
      run: (context, typed: TypedNewTask) => createInitiativeOnce(context, createInitiativeInput.parse(typed)),
    },
  },
});

export default function Tasks() {
  return <TaskPage {...useLoaderData<typeof loader>()} />;
}
