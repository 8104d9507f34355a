import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { asResponse } from "#app/platform/http/as-response.ts";
import { command } from "#app/platform/http/command.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { askUndo } from "#app/platform/tasks/undo-task.ts";
import { cancelTask, retryTask } from "#app/platform/tasks/tend-tasks.ts";

const input = z.object({ taskId: z.uuid(), returnTo: z.string().optional() });

/**
 * Cancels long work, has it done again, or takes back what it did to many, from whichever page shows it, and goes back
 * there; who asks in passing, without leaving their page, stays on it. A refusal has no page here.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { taskKinds, taskHandlers } = args.context.scope.gatherings;
  const isPage = args.request.headers.get("accept")?.includes("text/html") ?? false;
  const redirectTo = (_: unknown, { returnTo }: z.output<typeof input>) =>
    isPage || returnTo !== undefined ? safeReturn(returnTo, "/app") : null;
  const answer = await command({
    can: signedIn,
    intents: {
      cancel: { input, run: (context, { taskId }) => cancelTask(context, taskKinds, taskId), redirectTo },
      undo: { input, run: (context, { taskId }) => askUndo(context, taskHandlers, taskId), redirectTo },
      retry: { input, run: (context, { taskId }) => retryTask(context, taskKinds, taskId), redirectTo },
    },
  })(args);
  return asResponse(answer);
}
