import { useLoaderData } from "@remix-run/react";
import { ErasureScreen } from "../components/erasure/erasure-screen.tsx";
import { askErasureInput, erasureInput } from "../erasure/domain/erasure.ts";
import { leaverCopyTask } from "../erasure/jobs/leaver-copy.task.ts";
import { erasurePage } from "../erasure/queries/erasure-page.ts";
import { withWords } from "../erasure/queries/with-words.ts";
import { askErasure } from "../erasure/use-cases/ask-erasure.ts";
import { callOffErasure } from "../erasure/use-cases/call-off-erasure.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { latestTask } from "#app/platform/tasks/task-record.ts";

const can = mayEver("erase", "Employee");

export const loader = page({
  can,
  input: erasureInput,
  load: async (context, { employeeId }, _request, { gatherings, words }) => {
    const shown = await erasurePage(context, employeeId);
    const copy = shown.person.erased ? null : await latestTask(context, leaverCopyTask.task, employeeId);
    return {
      page: withWords(shown, gatherings.rooms, words),
      copy,
      mine: copy?.askedBy === context.actor.employeeId,
      timeZone: context.actor.timeZone,
    };
  },
});

export const action = command({
  can,
  intents: {
    ask: { input: askErasureInput, run: askErasure },
    "call-off": { input: erasureInput, run: callOffErasure },
    copy: { input: erasureInput, run: leaverCopyTask.ask },
  },
});

export default function Erasure() {
  return <ErasureScreen {...useLoaderData<typeof loader>()} />;
}
